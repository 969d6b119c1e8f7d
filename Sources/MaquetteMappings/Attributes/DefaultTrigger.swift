/// The reason for which a property takes its default.
public struct DefaultTrigger: Sendable, Hashable {
  private enum Storage {
    case missing, null, invalid
  }

  private let storage: Storage

  /// The key is missing.
  public static let missing = DefaultTrigger(storage: .missing)

  /// The value is null.
  public static let null = DefaultTrigger(storage: .null)

  /// The value is invalid for the property's type; a report lists it as dropped.
  ///
  /// A null counts as such a value unless the property is optional.
  public static let invalid = DefaultTrigger(storage: .invalid)
}
