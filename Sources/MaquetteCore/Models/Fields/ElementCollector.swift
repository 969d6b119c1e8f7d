/// Collects the elements of an array of unknown length.
///
/// The first elements are in memory that the caller lends, so short arrays, which are the most
/// common, need one allocation of their exact size. Each time this memory is full, its elements
/// move into a growing array, so they never exist twice. The array grows at once to the size that the
/// rest of the source promises, at most eightfold, because each step copies all elements.
@frozen
@usableFromInline
@safe struct ElementCollector<Element>: ~Copyable {
  // Invariants: the memory at `start` has room for `capacity` elements and outlives the collector.
  // The first `pending` of them are initialized and owned by the collector; they follow those in
  // `moved`.
  @usableFromInline let start: UnsafeMutablePointer<Element>
  @usableFromInline let capacity: Int
  @usableFromInline var pending = 0
  @usableFromInline var moved: [Element] = []

  @inlinable @inline(__always)
  init(lent buffer: UnsafeMutableBufferPointer<Element>) {
    unsafe start = buffer.baseAddress.unsafelyUnwrapped
    capacity = buffer.count
  }

  @inlinable
  deinit {
    unsafe start.deinitialize(count: pending)
  }

  /// The number of elements to lend: a few hundred bytes, because arrays may be nested hundreds
  /// deep.
  @inlinable @inline(__always)
  static var lentCapacity: Int { Swift.min(16, Swift.max(1, 256 / MemoryLayout<Element>.stride)) }

  /// The number of elements.
  @inlinable @inline(__always)
  var count: Int { moved.count &+ pending }

  /// Returns uninitialized memory for the next element, which counts once `commit` is called.
  ///
  /// - Parameter expectedCount: Returns about how many elements there will be, from how many there are.
  @inlinable @inline(__always)
  mutating func next(
    expecting expectedCount: (Int) -> Int = { _ in 0 }
  ) -> UnsafeMutablePointer<Element> {
    if _slowPath(pending == capacity) { movePending(expecting: expectedCount(count)) }
    return unsafe start + pending
  }

  /// Counts the element initialized in the memory that `next` returned.
  @inlinable @inline(__always)
  mutating func commit() {
    pending &+= 1
  }

  /// Moves the elements out of the lent memory.
  @inlinable @inline(never)
  mutating func movePending(expecting expected: Int = 0) {
    if moved.isEmpty {
      moved.reserveCapacity(Swift.max(capacity * 4, Swift.min(expected, capacity * 16)))
    } else if moved.count + pending > moved.capacity, expected > moved.count * 2 {
      moved.reserveCapacity(Swift.min(expected, moved.count * 8))
    }
    #if compiler(>=6.3) && !canImport(Darwin)
      moved.append(addingCapacity: pending) { span in
        unsafe span.withUnsafeMutableBufferPointer { room, count in
          unsafe (room.baseAddress.unsafelyUnwrapped + count)
            .moveInitialize(from: start, count: pending)
          count += pending
        }
      }
    #else
      for index in 0..<pending { moved.append((start + index).move()) }
    #endif
    pending = 0
  }

  /// Changes a counted element.
  @inlinable
  mutating func update(_ index: Int, _ change: (inout Element) -> Void) {
    if index < moved.count {
      change(&moved[index])
    } else {
      unsafe change(&start[index - moved.count])
    }
  }

  /// A counted element.
  @inlinable
  subscript(index: Int) -> Element {
    unsafe index < moved.count ? moved[index] : start[index - moved.count]
  }

  /// Takes the elements.
  @inlinable @inline(__always)
  mutating func finish() -> [Element] {
    guard moved.isEmpty else {
      movePending()
      // What the source promised may not have come.
      return moved.capacity / 8 > moved.count ? moved.map { $0 } : moved
    }
    let array = unsafe [Element].make(exactly: pending) { places, count in
      unsafe places.moveInitialize(from: start, count: pending)
      count = pending
    }
    pending = 0
    return array
  }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes an array with a function that decodes one element in place.
  @inlinable @inline(__always)
  mutating func readArray<Element>(
    _ readElement: (inout Self, UnsafeMutablePointer<Element>) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> [Element] {
    try collectElements {
      (reader: inout Self, elements: inout ElementCollector<Element>)
        throws(ReadFailure) in
      try reader.readElements { (reader: inout Self) throws(ReadFailure) in
        unsafe try readElement(&reader, elements.next())
        elements.commit()
      }
    }
  }

  /// Lends a collector to a function, and creates an array from its elements.
  @inlinable @inline(__always)
  mutating func collectElements<Element>(
    _ body: (inout Self, inout ElementCollector<Element>) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> [Element] {
    let capacity = ElementCollector<Element>.lentCapacity
    // `withUnsafeTemporaryAllocation` rethrows an untyped error.
    let result = unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) {
      buffer -> Result<[Element], ReadFailure> in
      var elements = unsafe ElementCollector(lent: buffer)
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
