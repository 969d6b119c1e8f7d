// Generated code passes strategies through these functions, so that `.shouting` is looked up as in
// the attribute: a member of `CodingStrategy` is not one of `DecodingStrategy`.

public import MaquetteCore

extension __Field {
  /// A strategy for both directions.
  @inlinable @inline(__always)
  public static func coding<S: CodingStrategy>(_ strategy: S) -> S { strategy }

  /// A strategy for reading.
  @inlinable @inline(__always)
  public static func decoding<S: DecodingStrategy>(_ strategy: S) -> S { strategy }

  /// A strategy for writing.
  @inlinable @inline(__always)
  public static func encoding<S: EncodingStrategy>(_ strategy: S) -> S { strategy }

  /// A strategy for a schema.
  public static func stated<S: MappingStrategy>(_ strategy: S) -> any MappingStrategy { strategy }

  // The overloads for functions name their types. Without them the compiler does not infer closures
  // as sendable, and does not find `.transform`.

  /// A strategy for both directions, from two functions.
  @inlinable @inline(__always)
  public static func coding<Source, Value>(
    _ strategy: Transformation<Source, Value>
  ) -> Transformation<Source, Value> { strategy }

  /// A strategy for decoding, from a function.
  @inlinable @inline(__always)
  public static func decoding<Source, Value>(
    _ strategy: DecodingTransformation<Source, Value>
  ) -> DecodingTransformation<Source, Value> { strategy }

  /// A strategy for encoding, from a function.
  @inlinable @inline(__always)
  public static func encoding<Value, Result>(
    _ strategy: EncodingTransformation<Value, Result>
  ) -> EncodingTransformation<Value, Result> { strategy }
}
