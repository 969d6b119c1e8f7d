/// Calls a method when its model is decoded or encoded.
///
/// Input:
///
/// ```json
/// {"v": 1, "first": " Ada ", "last": "Lovelace"}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Person {
///   var first: String
///   var surname: String
///   @CodableIgnored var fullName = ""
///
///   @CodableHook(.willDecode) static func upgrade(_ tree: inout AnyValue) {
///     if tree["v"] == 1 { tree["surname"] = tree["last"] }
///   }
///
///   @CodableHook(.didDecode) mutating func tidy() throws {
///     guard !surname.isEmpty else { throw MappingError(.invalidValue, expected: "a surname") }
///     fullName = first + " " + surname
///   }
///
///   @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) { tree["v"] = 2 }
/// }
/// ```
///
/// Result: a person with the surname `Lovelace`, encoded with `"v": 2`.
///
/// | stage | method | can |
/// | --- | --- | --- |
/// | `.willDecode` | `static func (_: inout AnyValue) throws` | change the tree, refuse it |
/// | `.didDecode` | `mutating func () throws` | repair the model, refuse it |
/// | `.didDecode` | `static func (_: Model) throws -> Model` | return another model |
/// | `.validate` | `func () throws` | refuse the model, also in `validate()` |
/// | `.willEncode` | `mutating func () throws` | change the copy that is encoded, refuse it |
/// | `.didEncode` | `func (_: inout AnyValue) throws` | change the tree, refuse it |
///
/// Methods of one stage run in their order of declaration. Those of a superclass run first, each
/// once. When a subclass is encoded, a hook of its superclass sees the output of the superclass. An
/// update runs the decoding hooks; if one throws, nothing changes, because a class is modified only
/// after the whole update has been decoded. Hooks need not be marked `throws`.
///
/// Failure: errors that a hook throws get the path and the position of the model; a `MappingError`
/// keeps its message. A method whose signature does not fit its stage is a compile-time error. A
/// model with decoding hooks cannot be flattened.
///
/// - Parameter stage: When the method is called.
@attached(peer)
public macro CodableHook(_ stage: HookStage) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
