extension AnyValue.Number: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Decodes a number of any size without loss of digits.
  ///
  /// - Throws: `typeMismatch` for values that are not numbers and do not convert to one,
  ///   `unexpectedNull`.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readExactNumber()
  }

  /// Decodes a number of any size without loss of digits.
  ///
  /// - Throws: `typeMismatch` for values that are not numbers and do not convert to one,
  ///   `unexpectedNull`.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readExactNumber()
  }

  /// Writes the number with the digits it was read with.
  ///
  /// - Throws: `unencodable` for NaN and infinities, unless the conventions define words for them.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(.number(self))
  }

  /// Writes the number with the digits it was read with.
  ///
  /// - Throws: `unencodable` for NaN and infinities, if the conventions reject them.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    if isFinite { writer.writeValue(.number(self)) } else { try writer.writeDouble(double) }
  }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readExactNumber() throws(ReadFailure) -> AnyValue.Number {
    let start = mark()
    let value = state.options.original(of: try readScalarValue())
    return try convert(value, from: start, by: .number)
  }
}

extension Conversion where Target == AnyValue.Number {
  /// Converts to an exact number; lossless for text that is a number.
  fileprivate static var number: Conversion {
    numeric { .same($0) }
  }
}
