extension AnyValue.Object: MappingDecodable, MappingEncodable {
  /// Reads an object as a tree, its keys in the order of the source.
  ///
  /// - Throws: `typeMismatch` for what is no object, `unexpectedNull`, and what the source is wrong in.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readObject()
  }

  /// Reads an object as a tree, its keys in the order of the source.
  ///
  /// - Throws: `typeMismatch` for what is no object, `unexpectedNull`.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readObject()
  }

  /// Writes the members in their order.
  ///
  /// - Throws: `unencodable` for what JSON cannot hold, `depthExceeded`.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(.object(self))
  }

  /// Writes the members in their order.
  public func write(to writer: inout ValueWriter) { writer.writeValue(.object(self)) }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readObject() throws(ReadFailure) -> AnyValue.Object {
    let start = mark()
    switch try readValue() {
    case .object(let object): return object
    case .null: throw failure(.unexpectedNull, at: start, expected: "an object")
    default: throw failure(.typeMismatch, at: start, expected: "an object")
    }
  }
}
