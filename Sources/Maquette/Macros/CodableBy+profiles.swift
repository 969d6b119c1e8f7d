/// Reads and writes a property by a strategy under some profiles and in some formats.
///
/// Input, as YAML and as JSON:
///
/// ```text
/// at: 2001-09-09T01:46:40Z
/// {"at": 1000000000}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Event {
///   @CodableBy(.iso8601, in: .yaml, .toml) @CodableBy(.secondsSince1970) var at: Date
/// }
/// ```
///
/// Result: the same date from both, written back as it was. Without an attribute that has no `in` all others
/// read and write the property as its type does. A strategy for the profile of a call counts more than one
/// for its format.
///
/// Failure: whatever the strategy throws is told with the path of the property. Two strategies for one name
/// are an error when the model is compiled.
///
/// - Parameters:
///   - strategy: The strategy.
///   - name: A profile, or a format.
///   - others: Further ones.
@attached(peer)
public macro CodableBy<S: CodingStrategy>(
  _ strategy: S, in name: MappingProfile, _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Reads a property by a strategy under some profiles and in some formats.
///
/// See `@CodableBy(_:in:_:)`.
///
/// - Parameters:
///   - strategy: The strategy.
///   - name: A profile, or a format.
///   - others: Further ones.
@attached(peer)
public macro DecodableBy<S: DecodingStrategy>(
  _ strategy: S, in name: MappingProfile, _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Writes a property by a strategy under some profiles and in some formats.
///
/// See `@CodableBy(_:in:_:)`.
///
/// - Parameters:
///   - strategy: The strategy.
///   - name: A profile, or a format.
///   - others: Further ones.
@attached(peer)
public macro EncodableBy<S: EncodingStrategy>(
  _ strategy: S, in name: MappingProfile, _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Reads and writes a property by two functions under some profiles and in some formats.
///
/// See `@CodableBy(_:in:_:)`.
///
/// - Parameters:
///   - strategy: The functions; see `Transformation`.
///   - name: A profile, or a format.
///   - others: Further ones.
@attached(peer)
public macro CodableBy<Source, Value>(
  _ strategy: Transformation<Source, Value>, in name: MappingProfile, _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
