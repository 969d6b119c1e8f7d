#if hasFeature(BuiltinModule)
  import Builtin
#endif

/// Collects the elements of an array whose length is not known.
///
/// The first ones lie in memory that the caller lends, so that short arrays, which most are, are
/// allocated once and at their exact size. Long ones grow as arrays do, so that they never exist
/// twice.
@frozen
@usableFromInline
struct ElementCollector<Element>: ~Copyable {
  // Invariants: `count` is the number of elements. As long as `overflow` is empty they are the first
  // ones at `start`, initialised, and belong to this collector; then all of them are in `overflow`.
  // The memory at `start` has room for `capacity` elements and outlives the collector.
  @usableFromInline let start: UnsafeMutablePointer<Element>
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0
  @usableFromInline var overflow: [Element] = []

  @inlinable @inline(__always)
  init(lent buffer: UnsafeMutableBufferPointer<Element>) {
    start = buffer.baseAddress.unsafelyUnwrapped
    capacity = buffer.count
  }

  @inlinable
  deinit {
    if overflow.isEmpty { start.deinitialize(count: count) }
  }

  /// How many elements to lend: a few hundred bytes, for arrays may be nested hundreds deep.
  @inlinable @inline(__always)
  static var lentCapacity: Int { Swift.min(16, Swift.max(1, 256 / MemoryLayout<Element>.stride)) }

  /// Room for the next element, which is not initialised; it counts once `commit` is called.
  @inlinable @inline(__always)
  mutating func next() -> UnsafeMutablePointer<Element> {
    if _slowPath(count == capacity) { spill() }
    return overflow.isEmpty ? start + count : start
  }

  /// Counts the element that has been made in the room that `next` gave.
  @inlinable @inline(__always)
  mutating func commit() {
    count &+= 1
    if _slowPath(count > capacity) { overflow.append(start.move()) }
  }

  /// Moves the elements into an array that can grow.
  @inlinable @inline(never)
  mutating func spill() {
    overflow.reserveCapacity(capacity * 4)
    for index in 0..<count { overflow.append((start + index).move()) }
  }

  /// Changes an element that counts already.
  @inlinable
  mutating func update(_ index: Int, _ change: (inout Element) -> Void) {
    if overflow.isEmpty { change(&start[index]) } else { change(&overflow[index]) }
  }

  /// An element that counts already.
  @inlinable
  subscript(index: Int) -> Element { overflow.isEmpty ? start[index] : overflow[index] }

  /// Takes the elements.
  @inlinable @inline(__always)
  mutating func finish() -> [Element] {
    guard overflow.isEmpty else { return overflow }
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
        elements.commit()
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
