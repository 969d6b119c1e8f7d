/// Gives a property a default that is not its initial value, or for other reasons than usual.
///
/// A plain initial value is the usual way to give a default. This attribute is for constants,
/// which cannot have one, and for choosing when the default is taken.
///
/// Input:
///
/// ```json
/// {"level": "very high"}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Settings {
///   @CodableDefault("default") let name: String
///   @CodableDefault(1, on: .missing, .invalid) var level: Int
/// }
/// ```
///
/// Result: `Settings(name: "default", level: 1)`; a report tells that the level was dropped.
///
/// Failure: what is no trigger throws: a null `level` is invalid and gives 1, but with
/// `on: .missing` alone it throws `unexpectedNull`.
///
/// It may stand several times, with other defaults for other reasons:
/// `@CodableDefault(0) @CodableDefault(-1, on: .invalid) var level: Int`.
///
/// - Parameters:
///   - value: The default, evaluated each time that it is needed.
///   - triggers: When the default is taken: if none is named, for a missing key and for null.
@attached(peer)
public macro CodableDefault<T>(_ value: T, on triggers: DefaultTrigger...) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
