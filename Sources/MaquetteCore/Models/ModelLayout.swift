/// What a model is in its source: the argument of `@Mappable`.
public struct ModelLayout: Sendable, Hashable {
  private let isArray: Bool

  /// An object, each property behind a key.
  ///
  /// This is the default.
  public static let object = ModelLayout(isArray: false)

  /// An array, each property at a position in the order of declaration.
  public static let array = ModelLayout(isArray: true)
}
