/// Marks a method that is called when its model is read or written.
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
/// Result: a person with the surname `Lovelace`, written with `"v": 2`.
///
/// | stage | method | may |
/// | --- | --- | --- |
/// | `.willDecode` | `static func (_: inout AnyValue) throws` | change the tree, refuse it |
/// | `.didDecode` | `mutating func () throws` | repair the model, refuse it |
/// | `.didDecode` | `static func (_: Model) throws -> Model` | return another model |
/// | `.validate` | `func () throws` | refuse the model, also in `validate()` |
/// | `.willEncode` | `mutating func () throws` | change the copy that is written, refuse it |
/// | `.didEncode` | `func (_: inout AnyValue) throws` | change the tree, refuse it |
///
/// Several methods of one stage are called in their order; those of a superclass come first, each
/// once. A hook of a superclass that is called on writing sees what that class writes. An update
/// calls the hooks of reading, and if one throws, everything is as it was; a class is then changed
/// only when the whole update has been read. `throws` need not be written.
///
/// Failure: what a hook throws is told with the place of the model; a `MappingError` keeps its
/// words. A method whose shape does not fit its stage is an error when the model is compiled. A
/// model with hooks of reading cannot be flattened.
///
/// - Parameter stage: When the method is called.
@attached(peer)
public macro CodableHook(_ stage: HookStage) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
