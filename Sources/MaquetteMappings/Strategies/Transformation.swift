public import MaquetteCore

/// A strategy made of two functions, one for each direction.
///
/// ```swift
/// @CodableBy(.transform(decode: { (cents: Int) in Double(cents) / 100 },
///                       encode: { Int(($0 * 100).rounded()) }))
/// var price: Double
/// ```
///
/// The values that the functions take and return are decoded and encoded by their types, with the
/// conversions of the policy. Errors of the functions get the place of the value.
public struct Transformation<Source: Mappable, Value>: CodingStrategy {
  @usableFromInline let decode: ContextualFunction<Source, Value>
  @usableFromInline let encode: ContextualFunction<Value, Source>

  /// Creates a strategy from two functions.
  ///
  /// - Parameters:
  ///   - decode: Makes the value of the property from the decoded one, or throws an error.
  ///   - encode: Makes the value to be written from that of the property, or throws an error.
  public init(
    decode: @escaping @Sendable (Source) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Source
  ) {
    self.decode = .plain(decode)
    self.encode = .plain(encode)
  }

  /// Creates a strategy from two functions that also receive the context of the call.
  ///
  /// - Parameters:
  ///   - decode: Makes the value of the property from the decoded one and the context of the call,
  ///     or throws an error.
  ///   - encode: Makes the value to be written from that of the property and the context of the
  ///     call, or throws an error.
  public init(
    contextualDecode decode:
      @escaping @Sendable (Source, MappingContext) throws -> Value,
    encode: @escaping @Sendable (Value, MappingContext) throws -> Source
  ) {
    self.decode = .contextual(decode)
    self.encode = .contextual(encode)
  }

  fileprivate init(
    _ decode: ContextualFunction<Source, Value>, _ encode: ContextualFunction<Value, Source>
  ) {
    (self.decode, self.encode) = (decode, encode)
  }

  /// Reads a value of the source type and transforms it.
  ///
  /// - Throws: The errors of reading the source type and of the function.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    if case .plain(let decode) = decode { return try reader.read(via: decode) }
    let context = reader.state.options.context
    return try reader.read { (source: Source) throws in try decode(source, context) }
  }

  /// Transforms a value and writes the result.
  ///
  /// - Throws: The errors of the function and of writing the result.
  @inlinable
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    if case .plain(let encode) = encode { return try writer.write(value, via: encode) }
    let context = writer.state.options.context
    try writer.write(value) { (value: Value) throws in try encode(value, context) }
  }
}

extension Transformation where Value: Mappable {
  /// The same strategy with its directions exchanged.
  public var inverted: Transformation<Value, Source> {
    Transformation<Value, Source>(encode, decode)
  }
}

extension Transformation {
  /// A strategy for a property, from two functions.
  ///
  /// - Parameters:
  ///   - decode: Makes the value of the property from the decoded one, or throws an error.
  ///   - encode: Makes the value to be written from that of the property, or throws an error.
  public static func transform(
    decode: @escaping @Sendable (Source) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Source
  ) -> Transformation {
    Transformation(decode: decode, encode: encode)
  }

  /// A strategy for a property, from two functions that also receive the context of the call.
  ///
  /// - Parameters:
  ///   - decode: Makes the value of the property from the decoded one and the context of the call,
  ///     or throws an error.
  ///   - encode: Makes the value to be written from that of the property and the context of the
  ///     call, or throws an error.
  public static func transform(
    contextualDecode decode:
      @escaping @Sendable (Source, MappingContext) throws -> Value,
    encode: @escaping @Sendable (Value, MappingContext) throws -> Source
  ) -> Transformation {
    Transformation(contextualDecode: decode, encode: encode)
  }
}

/// A decoding strategy made of one function.
///
/// ```swift
/// @DecodableBy(.transform { (text: String) in text.count }) var length: Int
/// ```
public struct DecodingTransformation<Source: MappingDecodable, Value>: DecodingStrategy {
  @usableFromInline let decode: ContextualFunction<Source, Value>

  init(_ decode: ContextualFunction<Source, Value>) {
    self.decode = decode
  }

  /// Creates a strategy from a function.
  ///
  /// - Parameter decode: Makes the value of the property from that of the source.
  public init(_ decode: @escaping @Sendable (Source) throws -> Value) {
    self.decode = .plain(decode)
  }

  /// Creates a strategy from a function that also receives the context of the call.
  ///
  /// - Parameter decode: Makes the value from that of the source and the context of the call.
  public init(
    contextual decode:
      @escaping @Sendable (Source, MappingContext) throws -> Value
  ) {
    self.decode = .contextual(decode)
  }

  /// Reads a value of the source type and transforms it.
  ///
  /// - Throws: The errors of reading the source type and of the function.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    if case .plain(let decode) = decode { return try reader.read(via: decode) }
    let enclosingObject = reader.enclosingObject
    let context = reader.state.options.context
    return try reader.read { (source: Source) throws in
      try decode(source, context, enclosingObject)
    }
  }

  /// A strategy for a property, from a function.
  ///
  /// - Parameter decode: Makes the value of the property from that of the source.
  public static func transform(
    _ decode: @escaping @Sendable (Source) throws -> Value
  ) -> DecodingTransformation {
    DecodingTransformation(decode)
  }

  /// A strategy for a property, from a function that also receives the context of the call.
  ///
  /// - Parameter decode: Makes the value from that of the source and the context of the call.
  public static func transform(
    contextual decode:
      @escaping @Sendable (Source, MappingContext) throws -> Value
  ) -> DecodingTransformation {
    DecodingTransformation(contextual: decode)
  }
}

/// An encoding strategy made of one function.
///
/// ```swift
/// @EncodableBy(.transform { (price: Double) in "\(price) EUR" }) var price: Double
/// ```
public struct EncodingTransformation<Value, Result: MappingEncodable>: EncodingStrategy {
  @usableFromInline let encode: ContextualFunction<Value, Result>

  /// Creates a strategy from a function.
  ///
  /// - Parameter encode: Makes the value to be written.
  public init(_ encode: @escaping @Sendable (Value) throws -> Result) {
    self.encode = .plain(encode)
  }

  /// Creates a strategy from a function that also receives the context of the call.
  ///
  /// - Parameter encode: Makes the value to be written from that of the property and the context.
  public init(
    contextual encode:
      @escaping @Sendable (Value, MappingContext) throws -> Result
  ) {
    self.encode = .contextual(encode)
  }

  /// Transforms a value and writes the result.
  ///
  /// - Throws: The errors of the function and of writing the result.
  @inlinable
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    if case .plain(let encode) = encode { return try writer.write(value, via: encode) }
    let context = writer.state.options.context
    try writer.write(value) { (value: Value) throws in try encode(value, context) }
  }

  /// A strategy for a property, from a function.
  ///
  /// - Parameter encode: Makes the value to be written.
  public static func transform(
    _ encode: @escaping @Sendable (Value) throws -> Result
  ) -> EncodingTransformation {
    EncodingTransformation(encode)
  }

  /// A strategy for a property, from a function that also receives the context of the call.
  ///
  /// - Parameter encode: Makes the value to be written from that of the property and the context.
  public static func transform(
    contextual encode:
      @escaping @Sendable (Value, MappingContext) throws -> Result
  ) -> EncodingTransformation {
    EncodingTransformation(contextual: encode)
  }
}
