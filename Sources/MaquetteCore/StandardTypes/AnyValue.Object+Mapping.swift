extension AnyValue.Object: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Decodes an object as a tree, with its keys in source order.
  ///
  /// - Throws: `typeMismatch` for values other than objects, `unexpectedNull`, and syntax errors.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readObject()
  }

  /// Decodes an object as a tree, with its keys in source order.
  ///
  /// - Throws: `typeMismatch` for values other than objects, `unexpectedNull`.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readObject()
  }

  /// Writes the members in order.
  ///
  /// - Throws: `unencodable` for values that JSON cannot represent, `depthExceeded`.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(.object(self))
  }

  /// Writes the members in order.
  public func write(to writer: inout ValueWriter) { writer.writeValue(.object(self)) }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readObject() throws(ReadFailure) -> AnyValue.Object {
    let start = mark()
    var tree = try readOwnTree().untagged
    if case .string = tree {
      reset(to: start)
      tree = try readModelTree()
    }
    switch tree {
    case .object(let object): return object
    case .null: throw failure(.unexpectedNull, at: start, expected: "an object")
    default: throw failure(.typeMismatch, at: start, expected: "an object")
    }
  }
}
