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
  // Invariants: the first `count` elements at `start` are initialised and belong to this
  // collector, and there is room for `capacity`. The memory is lent, and outlives the collector,
  // or it is the collector's own.
  @usableFromInline var start: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int
  @usableFromInline var ownsMemory = false

  @inlinable @inline(__always)
  init(lent buffer: UnsafeMutableBufferPointer<Element>) {
    start = buffer.baseAddress.unsafelyUnwrapped
    capacity = buffer.count
  }

  @inlinable
  deinit {
    start.deinitialize(count: count)
    if ownsMemory { start.deallocate() }
  }

  /// How many elements to lend: a few hundred bytes, for arrays may be nested hundreds deep.
  @inlinable @inline(__always)
  static var lentCapacity: Int { Swift.min(16, Swift.max(1, 256 / MemoryLayout<Element>.stride)) }

  /// Room for the next element, which counts once `count` is increased.
  @inlinable @inline(__always)
  mutating func next() -> UnsafeMutablePointer<Element> {
    if _slowPath(count == capacity) { grow() }
    return start + count
  }

  @inlinable @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 4)
    larger.moveInitialize(from: start, count: count)
    if ownsMemory { start.deallocate() }
    start = larger
    capacity *= 4
    ownsMemory = true
  }

  /// Takes the elements.
  @inlinable @inline(__always)
  mutating func finish() -> [Element] {
    #if hasFeature(BuiltinModule)
      let (array, elements) = _allocateUninitializedArray(count._builtinWordValue) as ([Element], _)
      if count > 0 {
        UnsafeMutablePointer<Element>(elements).moveInitialize(from: start, count: count)
      }
    #else
      var array: [Element] = []
      array.reserveCapacity(count)
      for index in 0..<count { array.append((start + index).move()) }
    #endif
    count = 0
    return array
  }
}

extension ValueReader {
  /// Reads an array, each element into its place.
  @inlinable @inline(__always)
  mutating func readElements<Element: Readable>(
    of type: Element.Type
  ) throws(ReadFailure) -> [Element] {
    try readArray { (reader: inout ValueReader, place) throws(ReadFailure) in
      place.initialize(to: try Element(from: &reader))
    }
  }
}

extension Reader where Self: ~Copyable {
  /// Reads an array by a function that reads one element into its place.
  @inlinable @inline(__always)
  mutating func readArray<Element>(
    _ readElement: (inout Self, UnsafeMutablePointer<Element>) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> [Element] {
    try collectElements {
      (reader: inout Self, elements: inout ElementCollector<Element>)
        throws(ReadFailure) in
      try reader.readElements { (reader: inout Self) throws(ReadFailure) in
        try readElement(&reader, elements.next())
        elements.count &+= 1
      }
    }
  }

  /// Lends a collector to a function and makes an array of what that collected.
  @inlinable @inline(__always)
  mutating func collectElements<Element>(
    _ body: (inout Self, inout ElementCollector<Element>) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> [Element] {
    let capacity = ElementCollector<Element>.lentCapacity
    // `withUnsafeTemporaryAllocation` rethrows without a type.
    let result = withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) {
      buffer -> Result<[Element], ReadFailure> in
      var elements = ElementCollector(lent: buffer)
      do throws(ReadFailure) {
        try body(&self, &elements)
        return .success(elements.finish())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
