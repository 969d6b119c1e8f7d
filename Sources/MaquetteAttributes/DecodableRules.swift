/// Sets how tolerant decoding is, for one property or for a type.
///
/// **The nearest declaration wins.** A property's rules apply to its value and to everything inside
/// it, nested models included, unless a declaration there overrides them. The type's rules come
/// next, then the `DecodingRules` in the options of the call. A rule that is not named does not
/// change. A report lists every conversion and every dropped value.
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
/// The rules do not affect encoding.
///
/// Failure: anything that the rules do not allow is an error as usual: without them `isAdult`
/// throws `typeMismatch`. On a class, the rules apply to the properties that it declares itself. A
/// flattened property uses the rules of its own type.
///
/// - Parameters:
///   - conversions: The accepted conversions between kinds of values.
///   - fractions: How to handle a fraction where an integer is expected.
///   - acceptsNumericPrefixes: Whether "12 kg" is 12.
///   - invalidElements: Whether elements of arrays and sets, and members of dictionaries, are
///     dropped if they cannot be decoded.
///   - invalidProperties: Whether an invalid value counts as missing for a property that is
///     optional or has a default.
///   - acceptsSingleValues: Whether a value that is not an array is decoded as an array of one.
///   - label: On the case of an enum, the label of the value; `_0`, `_1` and so on without one.
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
