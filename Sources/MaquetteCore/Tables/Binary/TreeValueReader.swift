/// Reads single values with the reader of trees, one after the other.
@safe struct TreeValueReader: ~Copyable {
  // Invariant: `place` is initialized and outlives this value; while the reader reads, its value
  // does not change.
  private let place: UnsafeMutablePointer<AnyValue>
  var reader: ValueReader

  /// Creates a reader with a place for the values.
  ///
  /// Invariant: the place is initialized and outlives the reader.
  init(_ place: UnsafeMutablePointer<AnyValue>, _ state: __ReadingState) {
    unsafe self.place = place
    reader = unsafe ValueReader(UnsafePointer(place), state: state)
  }

  /// Reads a value with a closure.
  @inline(__always)
  mutating func read(
    _ value: consuming AnyValue,
    _ body: (inout ValueReader) throws(ReadFailure) -> Void
  ) throws(BinaryReader.Unusual) {
    // Nothing of the previous value is in use: the reader has left all its containers, or failed.
    unsafe place.pointee = value
    unsafe reader.cursor.reset(to: place, depth: 0)
    do throws(ReadFailure) {
      try body(&reader)
    } catch {
      throw BinaryReader.Unusual()
    }
  }
}
