/// Whether a model is decoded, encoded, or both: the argument of `@Mappable`.
///
/// Each direction is a separate type, so that each can have its own macro, which promises only the
/// conformances that it makes.
public enum __MappingDirection {
  /// The model is decoded and encoded.
  public struct Both: Sendable {
    /// The model is decoded and encoded.
    public static var both: Both { Both() }
  }

  /// The model is only decoded.
  public struct Decode: Sendable {
    /// The model is only decoded.
    public static var decode: Decode { Decode() }
  }

  /// The model is only encoded.
  public struct Encode: Sendable {
    /// The model is only encoded.
    public static var encode: Encode { Encode() }
  }
}
