/// The form of a model in its source: the argument of `@Mappable`.
public struct ModelLayout: Sendable, Hashable {
  private let isArray: Bool

  /// An object, with one key for each property.
  ///
  /// This is the default.
  public static let object = ModelLayout(isArray: false)

  /// An array, each property at a position in the order of declaration.
  public static let array = ModelLayout(isArray: true)
}
