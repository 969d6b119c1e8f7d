/// Whether a model is read, written, or both: the argument of `@Mappable`.
///
/// Each direction is a type of its own, so that each can have a macro of its own that promises just
/// the conformances it makes.
public enum __MappingDirection {
  /// The model is read and written.
  public struct Both: Sendable {
    /// The model is read and written.
    public static var both: Both { Both() }
  }

  /// The model is only read.
  public struct Decode: Sendable {
    /// The model is only read.
    public static var decode: Decode { Decode() }
  }

  /// The model is only written.
  public struct Encode: Sendable {
    /// The model is only written.
    public static var encode: Encode { Encode() }
  }
}
