/// Reads and writes a property by a strategy instead of by its type.
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
/// Result: `User(name: "ada")`, written as `{"name":"ADA"}`. Of an optional property the strategy
/// sees only values: null and missing keys are nil.
///
/// Failure: whatever the strategy throws is told with the path of the property. A strategy for
/// another type than the property's does not compile.
///
/// - Parameter strategy: The strategy.
@attached(peer)
public macro CodableBy<S: CodingStrategy>(_ strategy: S) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Reads a property by a strategy; it is written as its type is.
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
/// Result: `User(name: "ada")`, written as `{"name":"ada"}`.
///
/// Failure: whatever the strategy throws is told with the path of the property.
///
/// - Parameter strategy: The strategy.
@attached(peer)
public macro DecodableBy<S: DecodingStrategy>(_ strategy: S) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Writes a property by a strategy; it is read as its type is.
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
/// Result: `User(name: "ada")`, written as `{"name":"ADA"}`.
///
/// Failure: whatever the strategy throws is told with the path of the property.
///
/// - Parameter strategy: The strategy.
@attached(peer)
public macro EncodableBy<S: EncodingStrategy>(_ strategy: S) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Reads and writes a property by two functions.
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
/// Result: `Offer(price: 19.99)`, written as `{"price":1999}`. The type of one argument has to be
/// written out, as in every attribute: it does not see the type of the property.
///
/// Failure: what a function throws is told with the path of the property. What the function for
/// reading takes is read as its type is: `"19"` is converted under the policy, `"x"` is an error.
///
/// - Parameter strategy: The functions; see `Transformation`.
@attached(peer)
public macro CodableBy<Source, Value>(
  _ strategy: Transformation<Source, Value>
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Reads a property by a function; it is written as its type is.
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
/// Result: `Word(length: 5)`, written as `{"length":5}`.
///
/// Failure: what the function throws is told with the path of the property.
///
/// - Parameter strategy: The function; see `__DecodingTransformation`.
@attached(peer)
public macro DecodableBy<Source, Value>(
  _ strategy: __DecodingTransformation<Source, Value>
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Writes a property by a function; it is read as its type is.
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
/// Result: `Offer(price: 20)`, written as `{"price":"20 EUR"}`.
///
/// Failure: what the function throws is told with the path of the property.
///
/// - Parameter strategy: The function; see `__EncodingTransformation`.
@attached(peer)
public macro EncodableBy<Value, Result>(
  _ strategy: __EncodingTransformation<Value, Result>
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Reads a property by a function that also takes the object around the value.
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
/// Result: `Plank(unit: "cm", length: 2.5)`, written as `{"unit":"cm","length":2.5}`. The order of the
/// keys does not matter. The model is read by way of a tree, which takes longer.
///
/// Failure: what the function throws is told with the path of the property. Of a subclass and of a
/// flattened property, the model that is read from the source has to have such a property itself:
/// else the object is empty.
///
/// - Parameter decode: The function.
@attached(peer)
public macro DecodableBy<Source, Value>(
  siblings decode: @escaping @Sendable (Source, AnyValue.Object) throws -> Value
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
