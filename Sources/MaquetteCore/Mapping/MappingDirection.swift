/// Whether a model is read, written, or both.
public struct MappingDirection: Sendable, Hashable {
  private enum Storage {
    case both, decode, encode
  }

  private let storage: Storage

  /// The model is read and written.
  public static let both = MappingDirection(storage: .both)

  /// The model is only read.
  public static let decode = MappingDirection(storage: .decode)

  /// The model is only written.
  public static let encode = MappingDirection(storage: .encode)
}
