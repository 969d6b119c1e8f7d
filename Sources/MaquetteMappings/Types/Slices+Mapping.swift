// Other array types, decoded and encoded as arrays.

public import MaquetteCore

extension ContiguousArray: MappingDecodable where Element: MappingDecodable {}
extension ContiguousArray: MappingEncodable where Element: MappingEncodable {}

extension ContiguousArray: BodyDecodable where Element: MappingDecodable {
  @usableFromInline
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self { Self(try reader.read([Element].self)) }
}

extension ContiguousArray: BodyEncodable where Element: MappingEncodable {
  @usableFromInline
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.write(Array(self))
  }
}

extension ArraySlice: MappingDecodable where Element: MappingDecodable {}
extension ArraySlice: MappingEncodable where Element: MappingEncodable {}

/// The indices of a decoded slice start at 0.
extension ArraySlice: BodyDecodable where Element: MappingDecodable {
  @usableFromInline
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self { try reader.read([Element].self)[...] }
}

extension ArraySlice: BodyEncodable where Element: MappingEncodable {
  @usableFromInline
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.write(Array(self))
  }
}
