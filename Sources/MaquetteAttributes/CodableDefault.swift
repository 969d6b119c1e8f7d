/// Gives a property a default, and chooses when it is used.
///
/// A plain initial value is the usual way to give a default. Use this attribute for constants,
/// which cannot have an initial value, and to choose when the default applies.
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
/// Result: `Settings(name: "default", level: 1)`. A report lists the dropped level.
///
/// Failure: anything that no trigger covers throws. A null `level` is invalid and gives 1; with
/// `on: .missing` alone it throws `unexpectedNull`.
///
/// Repeat the attribute to give different defaults for different triggers: `@CodableDefault(0)
/// @CodableDefault(-1, on: .invalid) var level: Int`.
///
/// - Parameters:
///   - value: The default, evaluated each time it is needed.
///   - triggers: When the default is used. Without triggers: for a missing key and for null.
@attached(peer)
public macro CodableDefault<T>(_ value: T, on triggers: DefaultTrigger...) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
