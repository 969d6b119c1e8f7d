// Called by generated code for a property that is not always written. The overloads depend on the
// type, under any name: a value that cannot be nil or empty never is.

public import MaquetteCore

extension __Field {
  /// Whether an optional is nil.
  public static func isNil<T>(_ value: T?) -> Bool { value == nil }

  /// Types other than optionals are never nil.
  public static func isNil<T>(_ value: T) -> Bool { false }

  /// Whether a collection or a text is empty.
  public static func isEmpty<T: Collection>(_ value: T) -> Bool { value.isEmpty }

  /// Whether a collection or a text is nil or empty.
  public static func isEmpty<T: Collection>(_ value: T?) -> Bool { value?.isEmpty ?? true }

  /// Types other than collections are never empty.
  public static func isEmpty<T>(_ value: T) -> Bool { false }

  /// Whether a value is the default.
  public static func isDefault<T: Equatable>(_ value: T, _ standard: T) -> Bool {
    value == standard
  }

  /// A value that cannot be compared never equals the default.
  public static func isDefault<T>(_ value: T, _ standard: T) -> Bool { false }
}
