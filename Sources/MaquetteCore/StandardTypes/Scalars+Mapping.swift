// The types of the standard library that are a single value in every format.

extension Bool: MappingDecodable, MappingEncodable {
  /// Decoded by the core.
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { __DecodingKind(.bool) }

  /// Encoded by the core.
  @inlinable @inline(__always)
  public static var __encodingKind: __EncodingKind { __EncodingKind(.bool) }

  @inlinable @inline(__always)
  public init(from reader: inout JSONReader) throws(ReadFailure) { self = try reader.readBool() }

  public init(from reader: inout ValueReader) throws(ReadFailure) { self = try reader.readBool() }

  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.writeBool(self) }

  public func write(to writer: inout ValueWriter) { writer.writeBool(self) }
}

extension String: MappingDecodable, MappingEncodable {
  /// Decoded by the core.
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { __DecodingKind(.string) }

  /// Encoded by the core.
  @inlinable @inline(__always)
  public static var __encodingKind: __EncodingKind { __EncodingKind(.string) }

  @inlinable @inline(__always)
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readShortString()
  }

  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readString()
  }

  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.writeString(self) }

  public func write(to writer: inout ValueWriter) { writer.writeString(self) }
}

extension Double: MappingDecodable, MappingEncodable {
  /// Decoded by the core.
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { __DecodingKind(.double) }

  /// Encoded by the core.
  @inlinable @inline(__always)
  public static var __encodingKind: __EncodingKind { __EncodingKind(.double) }

  @inlinable @inline(__always)
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readShortDouble()
  }

  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readDouble()
  }

  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeDouble(self)
  }

  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeDouble(self)
  }
}

extension Float: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  public init(from reader: inout JSONReader) throws(ReadFailure) { self = try reader.readFloat() }

  public init(from reader: inout ValueReader) throws(ReadFailure) { self = try reader.readFloat() }

  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeFloat(self)
  }

  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeFloat(self)
  }
}

extension Character: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readCharacter()
  }

  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readCharacter()
  }

  public func write(to writer: inout JSONWriter) { writer.writeString(String(self)) }

  public func write(to writer: inout ValueWriter) { writer.writeString(String(self)) }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readCharacter() throws(ReadFailure) -> Character {
    let start = mark()
    let text = try readString()
    guard text.count == 1 else {
      throw failure(.invalidValue, at: start, expected: "one character")
    }
    return Character(text)
  }
}

extension AnyValue: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Null is a tree, too.
  public static func __acceptsNull(within enums: Int) -> Bool { true }

  public init(from reader: inout JSONReader) throws(ReadFailure) { self = try reader.readValue() }

  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readOwnTree()
  }

  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(self)
  }

  public func write(to writer: inout ValueWriter) { writer.writeValue(self) }
}
