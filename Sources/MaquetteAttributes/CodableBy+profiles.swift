/// Decodes and encodes a property with a strategy under some profiles and in some formats.
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
/// Result: the same date from both, encoded in the same forms. Profiles and formats that no
/// attribute names use the attribute without `in`, or the property's type if there is none. A
/// strategy for the profile of a call takes precedence over one for its format.
///
/// Failure: errors that the strategy throws get the path of the property. Two strategies for one
/// name are a compile-time error.
///
/// - Parameters:
///   - strategy: The strategy.
///   - name: A profile or a format.
///   - others: More profiles and formats.
@attached(peer)
public macro CodableBy<S: CodingStrategy>(
  _ strategy: S, in name: MappingProfile, _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Decodes a property with a strategy under some profiles and in some formats.
///
/// See `@CodableBy(_:in:_:)`.
///
/// - Parameters:
///   - strategy: The strategy.
///   - name: A profile or a format.
///   - others: More profiles and formats.
@attached(peer)
public macro DecodableBy<S: DecodingStrategy>(
  _ strategy: S, in name: MappingProfile, _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Encodes a property with a strategy under some profiles and in some formats.
///
/// See `@CodableBy(_:in:_:)`.
///
/// - Parameters:
///   - strategy: The strategy.
///   - name: A profile or a format.
///   - others: More profiles and formats.
@attached(peer)
public macro EncodableBy<S: EncodingStrategy>(
  _ strategy: S, in name: MappingProfile, _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Decodes and encodes a property with two functions under some profiles and in some formats.
///
/// See `@CodableBy(_:in:_:)`.
///
/// - Parameters:
///   - strategy: The functions; see `Transformation`.
///   - name: A profile or a format.
///   - others: More profiles and formats.
@attached(peer)
public macro CodableBy<Source, Value>(
  _ strategy: Transformation<Source, Value>, in name: MappingProfile, _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
