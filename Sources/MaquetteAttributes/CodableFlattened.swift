/// Puts the keys of a property's model into the object of the enclosing model.
///
/// Input:
///
/// ```json
/// {"name": "Office", "latitude": 51.5, "longitude": -0.1}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Location {
///   var latitude: Double
///   var longitude: Double
/// }
///
/// @Mappable
/// struct Place {
///   var name: String
///   @CodableFlattened var location: Location
/// }
/// ```
///
/// Result: `Place(name: "Office", location: Location(latitude: 51.5, longitude: -0.1))`, encoded to
/// the same keys. An optional model is nil if none of its keys is present.
///
/// Failure: a key that the inner model needs is reported as missing in the outer object. A key that
/// both models have is decoded by the outer one and encoded by both: give one of them another key.
///
/// Enums can be flattened too, with every tagging. With ``CaseTagging/internal(_:)`` the tag and
/// the payload are among the keys of the enclosing model. With `.adjacent` each has one key there.
/// With the default tagging one of the keys is the name of a case. With `.untagged` the keys decide
/// the case.
///
/// ```swift
/// @Mappable(tagged: .internal("type"))
/// enum Payment {
///   case cash
///   case card(number: String)
/// }
///
/// @Mappable
/// struct Order {
///   var id: Int
///   @CodableFlattened var payment: Payment  // {"id": 1, "type": "card", "number": "4242"}
/// }
/// ```
///
/// The enum sees the keys that nothing else claims. Keys that it does not use are unknown, or kept
/// as extras, as if the enum were absent. An optional enum is nil if there is no tag or name of a
/// case or, with `.untagged`, if no case matches. A case without payload that would be encoded as
/// its bare name is encoded as `"cash": {}`. Failure: without a tag, decoding throws `missingKey`.
///
/// With a prefix or a suffix the same model can be flattened twice:
///
/// ```swift
/// @Mappable
/// struct Invoice {
///   @CodableFlattened(prefix: "billing_") var billing: Address    // billing_city, billing_street
///   @CodableFlattened(prefix: "shipping_") var shipping: Address  // shipping_city, shipping_street
/// }
/// ```
///
/// The affixes apply to all keys of the inner model: its own, those of its superclass and of
/// members that it flattens itself, those that it keeps with ``CodableExtras()``, and the tag and
/// the payload of an enum. Paths in errors contain the whole key.
///
/// - Parameters:
///   - prefix: The text before each key of the inner model.
///   - suffix: The text after each key of the inner model.
@attached(peer)
public macro CodableFlattened(prefix: String = "", suffix: String = "") =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Puts the keys of a value in an enum's payload into the object of the payload.
///
/// ```swift
/// @Mappable
/// enum Event {
///   @CodableFlattened(for: "place") case moved(id: Int, place: Place)  // {"moved":{"id":1,"x":2,"y":3}}
/// }
/// ```
///
/// Failure: as for a property. A value that is never an object is a compile-time error.
///
/// - Parameters:
///   - prefix: The text before each key of the value.
///   - suffix: The text after each key of the value.
///   - label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro CodableFlattened(
  prefix: String = "", suffix: String = "", for label: String
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
