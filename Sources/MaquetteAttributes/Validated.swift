/// Checks the values of a property against rules when it is decoded.
///
/// Input:
///
/// ```json
/// {"grade": 12, "name": " Ada "}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Pupil {
///   @Validated(.range(1...9)) var grade: Int
///   @Validated(.trimmed, .notEmpty, .pattern("[A-Z].*")) var name: String
///   @Validated(.count(...3), .each(.range(0...1))) var marks: [Double] = []
///   @Validated(.custom("an even number", { (age: Int) in age % 2 == 0 })) var age: Int?
/// }
/// ```
///
/// Result: the error `expected a value in 1...9 at 'grade', found number 12`, with line and column.
/// The name becomes `Ada`, which a report lists. The rules do not apply to nil, to null for an
/// optional, or to defaults.
///
/// `pupil.validate()` checks a model against its rules again. With a strategy, as in `@CodableBy`,
/// the rules see the decoded value. An update replaces a nested model that has rules, instead of
/// changing parts of it.
///
/// Failure: `invalidValue` at the value or at its element, or the error that a closure throws. A
/// report lists all rules that refuse a value. With `on: .invalid` the default replaces the value
/// instead.
///
/// - Parameter rules: The rules, in their order: a later one sees the repairs of an earlier one.
///   Spell out the type of the argument in closures.
@attached(peer)
public macro Validated(_ rules: ValidationRuleSyntax...) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
