/// Puts the keys of a property's model into the object of the model around it.
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
/// Result: `Place(name: "Office", location: Location(latitude: 51.5, longitude: -0.1))`, written
/// back to the same keys. An optional model is nil if none of its keys is there.
///
/// Failure: a key that the inner model needs is told as missing, as if it were the outer model's. A
/// key that both models have belongs to the outer one on reading and is written by both: give one of
/// them another key.
///
/// An enum is flattened too, wherever its tag stands: with ``CaseTagging/internal(_:)`` tag and
/// payload lie among the keys of the model around it, with `.adjacent` each has a key there, without
/// more one of these keys is the name of a case, and with `.untagged` the keys tell the case.
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
/// The enum sees the keys that belong to nobody else, and what it does not take of them is unknown
/// or kept as if it were not there. An optional enum is nil if there is no tag, no name of a case, or
/// without tags if no case fits. A case without payload that would be its bare name is written as
/// `"cash": {}`. Failure: without a tag, reading throws `missingKey`.
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
/// They stand around all keys of the inner model: its own, those of its superclass and of members that
/// it flattens itself, those that it keeps with ``CodableExtras()``, and the tag and the payload of
/// an enum. Paths in errors have the whole key.
///
/// - Parameters:
///   - prefix: What stands before the keys of the inner model.
///   - suffix: What stands behind the keys of the inner model.
@attached(peer)
public macro CodableFlattened(prefix: String = "", suffix: String = "") =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Puts the keys of a value of an enum's payload among those of the payload's own object.
///
/// ```swift
/// @Mappable
/// enum Event {
///   @CodableFlattened(for: "place") case moved(id: Int, place: Place)  // {"moved":{"id":1,"x":2,"y":3}}
/// }
/// ```
///
/// Failure: as for a property; a value that is never an object is an error when the model is compiled.
///
/// - Parameters:
///   - prefix: What is before the keys of the value.
///   - suffix: What is after the keys of the value.
///   - label: The label of the value; `_0` and so on for one without a label.
@attached(peer)
public macro CodableFlattened(
  prefix: String = "", suffix: String = "", for label: String
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
