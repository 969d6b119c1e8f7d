/// Decodes and encodes one value in the payload of an enum's case with a strategy.
///
/// Input:
///
/// ```json
/// [{"started": {"at": 1700000000}}, {"name": "ADA"}]
/// ```
///
/// Code, with the strategy of `@CodableBy(_:)`:
///
/// ```swift
/// @Mappable
/// enum Event {
///   @CodableBy(.secondsSince1970, for: "at") case started(at: Date)
///   @CodableBy(.shouting, for: "_0") case name(String)
/// }
/// ```
///
/// Result: `.started(at:)` and `.name("ada")`, encoded as the same array. With an internal tag
/// (`tagged: .internal`), a single unlabeled value with a strategy has the key `_0`.
///
/// Failure: errors that the strategy throws get the path of the value. A label that the case does
/// not have is a compile-time error.
///
/// - Parameters:
///   - strategy: The strategy.
///   - label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro CodableBy<S: CodingStrategy>(_ strategy: S, for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Decodes and encodes one value in the payload of an enum's case with two functions.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The functions; see `Transformation`.
///   - label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro CodableBy<Source, Value>(
  _ strategy: Transformation<Source, Value>, for label: String
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Decodes one value in the payload of an enum's case with a strategy; its type encodes it.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The strategy.
///   - label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro DecodableBy<S: DecodingStrategy>(_ strategy: S, for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Decodes one value in the payload of an enum's case with a function; its type encodes it.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The function; see `DecodingTransformation`.
///   - label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro DecodableBy<Source, Value>(
  _ strategy: DecodingTransformation<Source, Value>, for label: String
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Encodes one value in the payload of an enum's case with a strategy; its type decodes it.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The strategy.
///   - label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro EncodableBy<S: EncodingStrategy>(_ strategy: S, for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Encodes one value in the payload of an enum's case with a function; its type decodes it.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The function; see `EncodingTransformation`.
///   - label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro EncodableBy<Value, Result>(
  _ strategy: EncodingTransformation<Value, Result>, for label: String
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
