/// When a hook is called: the argument of `@CodableHook`.
public struct HookStage: Sendable, Hashable {
  private enum Storage {
    case willDecode, didDecode, validate, willEncode, didEncode
  }

  private let storage: Storage

  /// Before reading: a static method that gets the tree, may change it, or refuse it by an error.
  ///
  /// The model is read through a tree, which takes longer than reading it straight from text.
  public static let willDecode = HookStage(storage: .willDecode)

  /// After reading: a method that may repair the model or refuse it by an error; or a static
  /// method that gets the model and returns the one to use.
  public static let didDecode = HookStage(storage: .didDecode)

  /// After all that: a method that refuses a model by an error, and is also called by `validate()`.
  public static let validate = HookStage(storage: .validate)

  /// Before writing: a method that may change the copy that is written (of a class, the object), or
  /// refuse by an error.
  public static let willEncode = HookStage(storage: .willEncode)

  /// After writing: a method that gets the tree that was written, and may change it or refuse it.
  public static let didEncode = HookStage(storage: .didEncode)
}
