// Ranges are arrays of their two bounds, as `Codable` has them.

extension Range: Readable where Bound: Readable {}
extension Range: Writable where Bound: Writable {}

extension Range: BodyReadable where Bound: Readable {
  package static func read<R: Reader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self {
    let bounds = try reader.readBounds(Bound.self)
    return Self(uncheckedBounds: bounds)
  }
}

extension Range: BodyWritable where Bound: Writable {
  package func write<W: Writer & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.writePair(lowerBound, upperBound)
  }
}

extension ClosedRange: Readable where Bound: Readable {}
extension ClosedRange: Writable where Bound: Writable {}

extension ClosedRange: BodyReadable where Bound: Readable {
  package static func read<R: Reader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self {
    let bounds = try reader.readBounds(Bound.self)
    return Self(uncheckedBounds: bounds)
  }
}

extension ClosedRange: BodyWritable where Bound: Writable {
  package func write<W: Writer & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.writePair(lowerBound, upperBound)
  }
}

extension Reader where Self: ~Copyable {
  /// Reads two bounds, the lower first.
  fileprivate mutating func readBounds<Bound: Readable & Comparable>(
    _ type: Bound.Type
  ) throws(ReadFailure) -> (lower: Bound, upper: Bound) {
    let start = mark()
    var lower: Bound?
    var upper: Bound?
    try readPositions(2) { (position, reader: inout Self) throws(ReadFailure) in
      let bound = try reader.read(type)
      if position == 0 { lower = bound } else { upper = bound }
    }
    // False for what has no order, such as NaN.
    guard let lower, let upper, lower <= upper else {
      throw failure(.invalidValue, at: start, expected: "a lower bound and an upper one")
    }
    return (lower, upper)
  }
}
