/// Whether a model is read, written, or both: the argument of `@Mappable`.
///
/// Each direction is a type of its own, so that each can have a macro of its own that promises just
/// the conformances it makes.
public enum MappingDirection {
  /// The model is read and written.
  public struct __Both: Sendable {
    /// The model is read and written.
    public static var both: __Both { __Both() }
  }

  /// The model is only read.
  public struct __Decode: Sendable {
    /// The model is only read.
    public static var decode: __Decode { __Decode() }
  }

  /// The model is only written.
  public struct __Encode: Sendable {
    /// The model is only written.
    public static var encode: __Encode { __Encode() }
  }
}
