/// Decodes and encodes a property with a strategy instead of its type.
///
/// Input:
///
/// ```json
/// {"name": "ADA"}
/// ```
///
/// Code:
///
/// ```swift
/// struct Shouting: CodingStrategy {
///   func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
///     try reader.readString().lowercased()
///   }
///   func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
///     writer.writeString(value.uppercased())
///   }
/// }
///
/// extension MappingStrategy where Self == Shouting {
///   static var shouting: Shouting { Shouting() }
/// }
///
/// @Mappable
/// struct User {
///   @CodableBy(.shouting) var name: String
/// }
/// ```
///
/// Result: `User(name: "ada")`, encoded as `{"name":"ADA"}`. If the property is optional, the
/// strategy sees only values: null and a missing key are nil.
///
/// Failure: errors that the strategy throws get the path of the property. A strategy for a type
/// other than the property's does not compile.
///
/// - Parameter strategy: The strategy.
@attached(peer)
public macro CodableBy<S: CodingStrategy>(_ strategy: S) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Decodes a property with a strategy; its type encodes it.
///
/// Input:
///
/// ```json
/// {"name": "ADA"}
/// ```
///
/// Code, with the strategy of `@CodableBy(_:)`:
///
/// ```swift
/// @Mappable
/// struct User {
///   @DecodableBy(Shouting()) var name: String
/// }
/// ```
///
/// Result: `User(name: "ada")`, encoded as `{"name":"ada"}`.
///
/// Failure: errors that the strategy throws get the path of the property.
///
/// - Parameter strategy: The strategy.
@attached(peer)
public macro DecodableBy<S: DecodingStrategy>(_ strategy: S) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Encodes a property with a strategy; its type decodes it.
///
/// Input:
///
/// ```json
/// {"name": "ada"}
/// ```
///
/// Code, with the strategy of `@CodableBy(_:)`:
///
/// ```swift
/// @Mappable
/// struct User {
///   @EncodableBy(Shouting()) var name: String
/// }
/// ```
///
/// Result: `User(name: "ada")`, encoded as `{"name":"ADA"}`.
///
/// Failure: errors that the strategy throws get the path of the property.
///
/// - Parameter strategy: The strategy.
@attached(peer)
public macro EncodableBy<S: EncodingStrategy>(_ strategy: S) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Decodes and encodes a property with two functions.
///
/// Input:
///
/// ```json
/// {"price": 1999}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Offer {
///   @CodableBy(.transform(
///     decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int(($0 * 100).rounded()) }))
///   var price: Double
/// }
/// ```
///
/// Result: `Offer(price: 19.99)`, encoded as `{"price":1999}`. Spell out the type of the first
/// closure's argument, unless its body determines that: an attribute does not see the type of its
/// property.
///
/// Failure: errors that a function throws get the path of the property. The argument of the
/// decoding function is decoded as usual for its type: `"19"` is converted under the policy, `"x"`
/// is an error.
///
/// - Parameter strategy: The functions; see `Transformation`.
@attached(peer)
public macro CodableBy<Source, Value>(
  _ strategy: Transformation<Source, Value>
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Decodes a property with a function; its type encodes it.
///
/// Input:
///
/// ```json
/// {"length": "hello"}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Word {
///   @DecodableBy(.transform { (text: String) in text.count }) var length: Int
/// }
/// ```
///
/// Result: `Word(length: 5)`, encoded as `{"length":5}`.
///
/// Failure: errors that the function throws get the path of the property.
///
/// - Parameter strategy: The function; see `DecodingTransformation`.
@attached(peer)
public macro DecodableBy<Source, Value>(
  _ strategy: DecodingTransformation<Source, Value>
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Encodes a property with a function; its type decodes it.
///
/// Input:
///
/// ```json
/// {"price": 20}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Offer {
///   @EncodableBy(.transform { (price: Int) in "\(price) EUR" }) var price: Int
/// }
/// ```
///
/// Result: `Offer(price: 20)`, encoded as `{"price":"20 EUR"}`.
///
/// Failure: errors that the function throws get the path of the property.
///
/// - Parameter strategy: The function; see `EncodingTransformation`.
@attached(peer)
public macro EncodableBy<Value, Result>(
  _ strategy: EncodingTransformation<Value, Result>
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Decodes a property with a function that also receives the enclosing object.
///
/// Input:
///
/// ```json
/// {"unit": "cm", "length": 250}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Plank {
///   var unit: String
///   @DecodableBy(siblings: { (length: Double, object: AnyValue.Object) in
///     object["unit"] == "cm" ? length / 100 : length
///   })
///   var length: Double
/// }
/// ```
///
/// Result: `Plank(unit: "cm", length: 2.5)`, encoded as `{"unit":"cm","length":2.5}`. The order of
/// the keys does not matter. The model is decoded through a tree, which takes longer.
///
/// Failure: errors that the function throws get the path of the property. If the property belongs
/// to a superclass or to a flattened model, the model being decoded must have such a property
/// itself; otherwise the object is empty.
///
/// - Parameter decode: The function.
@attached(peer)
public macro DecodableBy<Source, Value>(
  siblings decode: @escaping @Sendable (Source, AnyValue.Object) throws -> Value
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
