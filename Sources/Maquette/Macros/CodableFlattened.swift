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
/// - Parameter note: A remark for readers of the source.
@attached(peer)
public macro CodableFlattened(note: String = "") =
  #externalMacro(module: "MaquetteMacros", type: "CodableFlattenedMacro")
