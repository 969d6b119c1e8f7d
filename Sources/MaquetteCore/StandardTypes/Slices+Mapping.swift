// Other array types, decoded and encoded as arrays.

extension ContiguousArray: MappingDecodable where Element: MappingDecodable {}
extension ContiguousArray: MappingEncodable where Element: MappingEncodable {}

extension ContiguousArray: BodyDecodable where Element: MappingDecodable {
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self { Self(try reader.read([Element].self)) }
}

extension ContiguousArray: BodyEncodable where Element: MappingEncodable {
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.write(Array(self))
  }
}

extension ArraySlice: MappingDecodable where Element: MappingDecodable {}
extension ArraySlice: MappingEncodable where Element: MappingEncodable {}

/// The indices of a decoded slice start at 0.
extension ArraySlice: BodyDecodable where Element: MappingDecodable {
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self { try reader.read([Element].self)[...] }
}

extension ArraySlice: BodyEncodable where Element: MappingEncodable {
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.write(Array(self))
  }
}

extension ContiguousArray: DividedValue {
  static var shapeKind: ModelSchema.Shape.Kind { .array }
  static var elementType: any Any.Type { Element.self }
  var modelPart: ModelPart { .list(map { $0 }) }
}

extension ArraySlice: DividedValue {
  static var shapeKind: ModelSchema.Shape.Kind { .array }
  static var elementType: any Any.Type { Element.self }
  var modelPart: ModelPart { .list(map { $0 }) }
}
