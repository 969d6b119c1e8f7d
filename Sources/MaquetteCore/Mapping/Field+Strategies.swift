// Generated code passes strategies through these, so that `.shouting` is looked up where the
// attribute looked it up: a member of `CodingStrategy` is none of `DecodingStrategy`.

extension Field {
  /// A strategy for both directions.
  @inlinable @inline(__always)
  public static func coding<S: CodingStrategy>(_ strategy: S) -> S { strategy }

  /// A strategy for reading.
  @inlinable @inline(__always)
  public static func decoding<S: DecodingStrategy>(_ strategy: S) -> S { strategy }

  /// A strategy for writing.
  @inlinable @inline(__always)
  public static func encoding<S: EncodingStrategy>(_ strategy: S) -> S { strategy }
}
