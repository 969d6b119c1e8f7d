#if hasFeature(BuiltinModule)
  import Builtin
#endif

/// Collects the elements of an array whose length is not known.
///
/// The first ones lie in memory that the caller lends, so that short arrays, which most are, are
/// allocated once and at their exact size.
@frozen
@usableFromInline
struct ElementCollector<Element>: ~Copyable {
  // Invariants: as long as `overflow` is empty, the first `count` elements of `buffer` are
  // initialised and belong to this collector; from then on `overflow` holds all elements and
  // `count` is 0. The buffer outlives the collector.
  @usableFromInline let buffer: UnsafeMutableBufferPointer<Element>
  @usableFromInline var count = 0
  @usableFromInline var overflow: [Element] = []

  @inlinable @inline(__always)
  init(lent buffer: UnsafeMutableBufferPointer<Element>) {
    self.buffer = buffer
  }

  @inlinable
  deinit {
    buffer.extracting(0..<count).deinitialize()
  }

  /// How many elements to lend: a few hundred bytes, for arrays may be nested hundreds deep.
  @inlinable @inline(__always)
  static var capacity: Int { Swift.min(16, Swift.max(1, 256 / MemoryLayout<Element>.stride)) }

  /// Adds an element.
  @inlinable @inline(__always)
  mutating func append(_ element: consuming Element) {
    if _fastPath(overflow.isEmpty && count < buffer.count) {
      buffer.initializeElement(at: count, to: consume element)
      count &+= 1
    } else {
      appendToOverflow(consume element)
    }
  }

  @inlinable @inline(never)
  mutating func appendToOverflow(_ element: consuming Element) {
    if overflow.isEmpty {
      overflow.reserveCapacity(buffer.count * 4)
      for index in 0..<count { overflow.append(buffer.moveElement(from: index)) }
      count = 0
    }
    overflow.append(consume element)
  }

  /// Takes the elements.
  @inlinable @inline(__always)
  mutating func finish() -> [Element] {
    guard overflow.isEmpty else { return overflow }
    #if hasFeature(BuiltinModule)
      let (array, start) = _allocateUninitializedArray(count._builtinWordValue) as ([Element], _)
      if count > 0 {
        UnsafeMutablePointer<Element>(start)
          .moveInitialize(from: buffer.baseAddress.unsafelyUnwrapped, count: count)
      }
    #else
      var array: [Element] = []
      array.reserveCapacity(count)
      for index in 0..<count { array.append(buffer.moveElement(from: index)) }
    #endif
    count = 0
    return array
  }
}

extension Reader where Self: ~Copyable {
  /// Reads an array by a function that reads one element.
  @inlinable @inline(__always)
  mutating func readArray<Element>(
    _ readElement: (inout Self) throws(ReadFailure) -> Element
  ) throws(ReadFailure) -> [Element] {
    let capacity = ElementCollector<Element>.capacity
    // `withUnsafeTemporaryAllocation` rethrows without a type.
    let result = withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) {
      buffer -> Result<[Element], ReadFailure> in
      var elements = ElementCollector(lent: buffer)
      do throws(ReadFailure) {
        try readElements { (reader: inout Self) throws(ReadFailure) in
          elements.append(try readElement(&reader))
        }
        return .success(elements.finish())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
