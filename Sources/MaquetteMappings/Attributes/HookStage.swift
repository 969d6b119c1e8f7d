/// When a hook is called: the argument of `@CodableHook`.
public struct HookStage: Sendable, Hashable {
  private enum Storage {
    case willDecode, didDecode, validate, willEncode, didEncode
  }

  private let storage: Storage

  /// Before decoding: a static method that gets the tree, and can change it or throw an error.
  ///
  /// The model is decoded through a tree, which takes longer than decoding it straight from text.
  public static let willDecode = HookStage(storage: .willDecode)

  /// After decoding: a method that can repair the model or throw an error; or a static method that
  /// gets the model and returns the one to use.
  public static let didDecode = HookStage(storage: .didDecode)

  /// After `didDecode`: a method that refuses a model with an error; `validate()` calls it, too.
  public static let validate = HookStage(storage: .validate)

  /// Before encoding: a method that can change the encoded copy (of a class, the object), or throw
  /// an error.
  public static let willEncode = HookStage(storage: .willEncode)

  /// After encoding: a method that gets the encoded tree, and can change it or throw an error.
  public static let didEncode = HookStage(storage: .didEncode)
}
