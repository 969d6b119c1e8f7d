/// A strategy made of two functions: one for what the source holds, one for the way back.
///
/// ```swift
/// @CodableBy(.transform(decode: { (cents: Int) in Double(cents) / 100 },
///                       encode: { Int(($0 * 100).rounded()) }))
/// var price: Double
/// ```
///
/// What the functions take and give is read and written as its type is, and converted as the
/// policy allows. What they throw is told with the place of the value.
public struct Transformation<Source: Mappable, Value>: CodingStrategy {
  @usableFromInline let decode: ContextualFunction<Source, Value>
  @usableFromInline let encode: ContextualFunction<Value, Source>

  /// Creates a strategy of two functions.
  public init(
    decode: @escaping @Sendable (Source) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Source
  ) {
    self.decode = .plain(decode)
    self.encode = .plain(encode)
  }

  /// Creates a strategy of two functions that also take what the call hands to them.
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

  /// Reads what the source holds and transforms it.
  ///
  /// - Throws: What reading the source's type throws, and what the function throws.
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
  /// - Throws: What the function throws, and what writing the result throws.
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
  /// A strategy of two functions, for a property.
  public static func transform(
    decode: @escaping @Sendable (Source) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Source
  ) -> Transformation {
    Transformation(decode: decode, encode: encode)
  }

  /// A strategy of two functions that also take what the call hands to them, for a property.
  public static func transform(
    contextualDecode decode:
      @escaping @Sendable (Source, MappingContext) throws -> Value,
    encode: @escaping @Sendable (Value, MappingContext) throws -> Source
  ) -> Transformation {
    Transformation(contextualDecode: decode, encode: encode)
  }
}

/// A strategy for reading that is one function.
///
/// ```swift
/// @DecodableBy(.transform { (text: String) in text.count }) var length: Int
/// ```
public struct __DecodingTransformation<Source: MappingDecodable, Value>: DecodingStrategy {
  @usableFromInline let decode: ContextualFunction<Source, Value>

  init(_ decode: ContextualFunction<Source, Value>) {
    self.decode = decode
  }

  /// Creates a strategy of a function.
  public init(_ decode: @escaping @Sendable (Source) throws -> Value) {
    self.decode = .plain(decode)
  }

  /// Creates a strategy of a function that also takes what the call hands to it.
  public init(
    contextual decode:
      @escaping @Sendable (Source, MappingContext) throws -> Value
  ) {
    self.decode = .contextual(decode)
  }

  /// Reads what the source holds and transforms it.
  ///
  /// - Throws: What reading the source's type throws, and what the function throws.
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

  /// A strategy of a function, for a property.
  public static func transform(
    _ decode: @escaping @Sendable (Source) throws -> Value
  ) -> __DecodingTransformation {
    __DecodingTransformation(decode)
  }

  /// A strategy of a function that also takes what the call hands to it, for a property.
  public static func transform(
    contextual decode:
      @escaping @Sendable (Source, MappingContext) throws -> Value
  ) -> __DecodingTransformation {
    __DecodingTransformation(contextual: decode)
  }
}

/// A strategy for writing that is one function.
///
/// ```swift
/// @EncodableBy(.transform { (price: Double) in "\(price) EUR" }) var price: Double
/// ```
public struct __EncodingTransformation<Value, Result: MappingEncodable>: EncodingStrategy {
  @usableFromInline let encode: ContextualFunction<Value, Result>

  /// Creates a strategy of a function.
  public init(_ encode: @escaping @Sendable (Value) throws -> Result) {
    self.encode = .plain(encode)
  }

  /// Creates a strategy of a function that also takes what the call hands to it.
  public init(
    contextual encode:
      @escaping @Sendable (Value, MappingContext) throws -> Result
  ) {
    self.encode = .contextual(encode)
  }

  /// Transforms a value and writes the result.
  ///
  /// - Throws: What the function throws, and what writing the result throws.
  @inlinable
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    if case .plain(let encode) = encode { return try writer.write(value, via: encode) }
    let context = writer.state.options.context
    try writer.write(value) { (value: Value) throws in try encode(value, context) }
  }

  /// A strategy of a function, for a property.
  public static func transform(
    _ encode: @escaping @Sendable (Value) throws -> Result
  ) -> __EncodingTransformation {
    __EncodingTransformation(encode)
  }

  /// A strategy of a function that also takes what the call hands to it, for a property.
  public static func transform(
    contextual encode:
      @escaping @Sendable (Value, MappingContext) throws -> Result
  ) -> __EncodingTransformation {
    __EncodingTransformation(contextual: encode)
  }
}
