// Generated code passes strategies through these, so that `.shouting` is looked up where the
// attribute looked it up: a member of `CodingStrategy` is none of `DecodingStrategy`.

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

  // For functions there are overloads that name their types: only so are closures found to be
  // sendable, and `.transform` is looked up where there is something to find.

  /// A strategy for both directions, of two functions.
  @inlinable @inline(__always)
  public static func coding<Source, Value>(
    _ strategy: Transformation<Source, Value>
  ) -> Transformation<Source, Value> { strategy }

  /// A strategy for reading, of a function.
  @inlinable @inline(__always)
  public static func decoding<Source, Value>(
    _ strategy: __DecodingTransformation<Source, Value>
  ) -> __DecodingTransformation<Source, Value> { strategy }

  /// A strategy for writing, of a function.
  @inlinable @inline(__always)
  public static func encoding<Value, Result>(
    _ strategy: __EncodingTransformation<Value, Result>
  ) -> __EncodingTransformation<Value, Result> { strategy }
}
