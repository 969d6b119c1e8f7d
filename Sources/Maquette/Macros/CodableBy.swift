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
///   func read<R: Reader & ~Copyable>(from reader: inout R) throws -> String {
///     try reader.readString().lowercased()
///   }
///   func write<W: Writer & ~Copyable>(_ value: String, to writer: inout W) throws {
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
/// - Parameters:
///   - strategy: The strategy.
///   - note: A remark for readers of the source.
@attached(peer)
public macro CodableBy<S: CodingStrategy>(_ strategy: S, note: String = "") =
  #externalMacro(module: "MaquetteMacros", type: "CodableByMacro")

/// Reads a property by a strategy; it is written as its type is.
///
/// Input:
///
/// ```json
/// {"name": "ADA"}
/// ```
///
/// Code, with the strategy of ``CodableBy(_:note:)``:
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
/// - Parameters:
///   - strategy: The strategy.
///   - note: A remark for readers of the source.
@attached(peer)
public macro DecodableBy<S: DecodingStrategy>(_ strategy: S, note: String = "") =
  #externalMacro(module: "MaquetteMacros", type: "CodableByMacro")

/// Writes a property by a strategy; it is read as its type is.
///
/// Input:
///
/// ```json
/// {"name": "ada"}
/// ```
///
/// Code, with the strategy of ``CodableBy(_:note:)``:
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
/// - Parameters:
///   - strategy: The strategy.
///   - note: A remark for readers of the source.
@attached(peer)
public macro EncodableBy<S: EncodingStrategy>(_ strategy: S, note: String = "") =
  #externalMacro(module: "MaquetteMacros", type: "CodableByMacro")
