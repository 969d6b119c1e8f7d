// Arrays under other names: read and written as arrays.

extension ContiguousArray: Readable where Element: Readable {}
extension ContiguousArray: Writable where Element: Writable {}

extension ContiguousArray: BodyReadable where Element: Readable {
  package static func read<R: Reader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self { Self(try reader.read([Element].self)) }
}

extension ContiguousArray: BodyWritable where Element: Writable {
  package func write<W: Writer & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.write(Array(self))
  }
}

extension ArraySlice: Readable where Element: Readable {}
extension ArraySlice: Writable where Element: Writable {}

/// A slice that is read begins at 0.
extension ArraySlice: BodyReadable where Element: Readable {
  package static func read<R: Reader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self { try reader.read([Element].self)[...] }
}

extension ArraySlice: BodyWritable where Element: Writable {
  package func write<W: Writer & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.write(Array(self))
  }
}

extension ContiguousArray: DividedValue {
  static var shapeKind: Schema.Shape.Kind { .array }
  static var elementType: any Any.Type { Element.self }
  var modelPart: ModelPart { .list(map { $0 }) }
}

extension ArraySlice: DividedValue {
  static var shapeKind: Schema.Shape.Kind { .array }
  static var elementType: any Any.Type { Element.self }
  var modelPart: ModelPart { .list(map { $0 }) }
}
