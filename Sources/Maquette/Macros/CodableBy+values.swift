/// Reads and writes one value in the payload of an enum's case by a strategy.
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
/// Result: `.started(at:)` and `.name("ada")`, written back as they were. Beside a tag
/// (`tagged: .internal`) a single value that has a strategy has the key `_0`, if it has no label.
///
/// Failure: whatever the strategy throws is told with the path of the value. A label that the case has
/// not got is an error when the enum is compiled.
///
/// - Parameters:
///   - strategy: The strategy.
///   - label: The label of the value; `_0`, `_1` without one.
@attached(peer)
public macro CodableBy<S: CodingStrategy>(_ strategy: S, for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Reads and writes one value in the payload of an enum's case by two functions.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The functions; see `Transformation`.
///   - label: The label of the value; `_0`, `_1` without one.
@attached(peer)
public macro CodableBy<Source, Value>(
  _ strategy: Transformation<Source, Value>, for label: String
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Reads one value in the payload of an enum's case by a strategy; it is written as its type is.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The strategy.
///   - label: The label of the value; `_0`, `_1` without one.
@attached(peer)
public macro DecodableBy<S: DecodingStrategy>(_ strategy: S, for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Reads one value in the payload of an enum's case by a function; it is written as its type is.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The function; see `__DecodingTransformation`.
///   - label: The label of the value; `_0`, `_1` without one.
@attached(peer)
public macro DecodableBy<Source, Value>(
  _ strategy: __DecodingTransformation<Source, Value>, for label: String
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Writes one value in the payload of an enum's case by a strategy; it is read as its type is.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The strategy.
///   - label: The label of the value; `_0`, `_1` without one.
@attached(peer)
public macro EncodableBy<S: EncodingStrategy>(_ strategy: S, for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Writes one value in the payload of an enum's case by a function; it is read as its type is.
///
/// See `@CodableBy(_:for:)`.
///
/// - Parameters:
///   - strategy: The function; see `__EncodingTransformation`.
///   - label: The label of the value; `_0`, `_1` without one.
@attached(peer)
public macro EncodableBy<Value, Result>(
  _ strategy: __EncodingTransformation<Value, Result>, for label: String
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
