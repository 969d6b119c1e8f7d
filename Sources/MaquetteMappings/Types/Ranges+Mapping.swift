// Ranges are arrays of their two bounds, as with `Codable`.

public import MaquetteCore

extension Range: MappingDecodable where Bound: MappingDecodable {}
extension Range: MappingEncodable where Bound: MappingEncodable {}

extension Range: BodyDecodable where Bound: MappingDecodable {
  @usableFromInline
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self {
    let bounds = try reader.readBounds(Bound.self)
    return unsafe Self(uncheckedBounds: bounds)
  }
}

extension Range: BodyEncodable where Bound: MappingEncodable {
  @usableFromInline
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.writePair(lowerBound, upperBound)
  }
}

extension ClosedRange: MappingDecodable where Bound: MappingDecodable {}
extension ClosedRange: MappingEncodable where Bound: MappingEncodable {}

extension ClosedRange: BodyDecodable where Bound: MappingDecodable {
  @usableFromInline
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self {
    let bounds = try reader.readBounds(Bound.self)
    return unsafe Self(uncheckedBounds: bounds)
  }
}

extension ClosedRange: BodyEncodable where Bound: MappingEncodable {
  @usableFromInline
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.writePair(lowerBound, upperBound)
  }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes two bounds, the lower one first.
  fileprivate mutating func readBounds<Bound: MappingDecodable & Comparable>(
    _ type: Bound.Type
  ) throws(ReadFailure) -> (lower: Bound, upper: Bound) {
    let start = mark()
    var lower: Bound?
    var upper: Bound?
    try readPositions(2) { (position, reader: inout Self) throws(ReadFailure) in
      let bound = try reader.read(type)
      if position == 0 { lower = bound } else { upper = bound }
    }
    // False for unordered values, such as NaN.
    guard let lower, let upper, lower <= upper else {
      throw failure(.invalidValue, at: start, expected: "a lower and an upper bound")
    }
    return (lower, upper)
  }
}
