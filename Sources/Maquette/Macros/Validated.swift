/// Holds the values of a property to rules.
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
/// Result: the error `expected a value in 1...9 at grade, found number 12`, with line and column.
/// The name becomes `Ada`; a report tells so. Nil, null for an optional and defaults are not asked.
///
/// `pupil.validate()` holds a model to its rules again. Under a strategy, `@CodableBy` and the like,
/// the rules see what the strategy has read. A model under rules is replaced by an update, not
/// changed in part.
///
/// Failure: `invalidValue` at the value, or at its element; what a closure throws. A report tells
/// all rules that refuse a value. `on: .invalid` takes the default instead.
///
/// - Parameter rules: The rules, in their order: a later one sees what an earlier one has repaired. In
///   closures the type of the value has to be written out.
@attached(peer)
public macro Validated(_ rules: ValidationRuleSyntax...) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
