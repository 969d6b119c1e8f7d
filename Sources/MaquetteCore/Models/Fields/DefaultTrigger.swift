/// What makes a property take its default.
public struct DefaultTrigger: Sendable, Hashable {
  private enum Storage {
    case missing, null, invalid
  }

  private let storage: Storage

  /// The key is not there.
  public static let missing = DefaultTrigger(storage: .missing)

  /// The value is null.
  public static let null = DefaultTrigger(storage: .null)

  /// The value cannot be mapped to the property's type; a report tells that it was dropped.
  ///
  /// A null counts as such a value unless the property is optional.
  public static let invalid = DefaultTrigger(storage: .invalid)
}
