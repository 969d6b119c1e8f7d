/// Says how values are taken that are not quite what is needed: of one property, or of a whole type.
///
/// **The nearest declaration wins.** What a property says holds for all that lies in its value,
/// models inside included, unless one of these says otherwise; then what its type says counts, and
/// at last what the call says (`DecodingRules` of the options). A rule that is not named is left as
/// it is. Every conversion made and every value dropped is told in a report.
///
/// Input:
///
/// ```json
/// {"isAdult": "yes", "age": 36.6, "tags": ["a", {}, "b"], "link": 7, "friends": {"name": "Bo"}}
/// ```
///
/// Code:
///
/// ```swift
/// @DecodableRules(conversions: .lenient, invalidProperties: .drop)
/// @Mappable
/// struct Form {
///   var isAdult: Bool
///   @DecodableRules(fractions: .round) var age: Int
///   @DecodableRules(conversions: .lossless, invalidElements: .drop) var tags: [String]
///   var link: URL?
///   @DecodableRules(acceptsSingleValues: true) var friends: [Friend]
/// }
/// ```
///
/// Result: `Form(isAdult: true, age: 37, tags: ["a", "b"], link: nil, friends: [Friend("Bo")])`.
/// Writing is as without the rules.
///
/// Failure: what the rules do not allow is an error as ever: without them `isAdult` throws
/// `typeMismatch`. Of a class, the rules hold for the properties that it declares itself. A
/// flattened property takes the rules of its own type.
///
/// - Parameters:
///   - conversions: Which conversions between kinds are made.
///   - fractions: What becomes of a fraction where an integer is needed.
///   - acceptsNumericPrefixes: Whether "12 kg" is 12.
///   - invalidElements: Whether elements of arrays and sets, and members of dictionaries, are
///     dropped if they cannot be mapped.
///   - invalidProperties: Whether a property that is optional or has a default is as if its key were
///     missing if its value cannot be mapped.
///   - acceptsSingleValues: Whether a value that is no array is read as an array of one.
///   - label: On the case of an enum, the label of the value that the rules are for; `_0`, `_1` without one.
@attached(peer)
public macro DecodableRules(
  conversions: ConversionPolicy? = nil,
  fractions: DecodingRules.Fractions? = nil,
  acceptsNumericPrefixes: Bool? = nil,
  invalidElements: DecodingRules.InvalidValues? = nil,
  invalidProperties: DecodingRules.InvalidValues? = nil,
  acceptsSingleValues: Bool? = nil,
  for label: String? = nil
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
