// What generated code asks of a property that is not always written. Overloads go by the type, under
// whatever name: what can never be nil or empty never is.

extension __Field {
  /// Whether an optional is nil.
  public static func isNil<T>(_ value: T?) -> Bool { value == nil }

  /// What is no optional is not nil.
  public static func isNil<T>(_ value: T) -> Bool { false }

  /// Whether a collection or a text is empty.
  public static func isEmpty<T: Collection>(_ value: T) -> Bool { value.isEmpty }

  /// Whether a collection or a text is nil or empty.
  public static func isEmpty<T: Collection>(_ value: T?) -> Bool { value?.isEmpty ?? true }

  /// What is no collection is not empty.
  public static func isEmpty<T>(_ value: T) -> Bool { false }

  /// Whether a value is the default.
  public static func isDefault<T: Equatable>(_ value: T, _ standard: T) -> Bool {
    value == standard
  }

  /// Of values that cannot be compared none is taken for the default.
  public static func isDefault<T>(_ value: T, _ standard: T) -> Bool { false }
}
