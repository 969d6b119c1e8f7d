/// How a mapper reads and writes: the options of every call, and the format with its own.
///
/// ```swift
/// let mapper = JSONMapper(options: .init(conversions: .strict, format: .pretty))
/// ```
public struct MappingOptions<Format: Sendable & Hashable & DefaultProviding>: Sendable, Hashable {
  /// How sources are read.
  public var decoding: DecodingOptions

  /// How values are written.
  public var encoding: EncodingOptions

  /// The format, with the options that it alone has.
  public var format: Format

  /// Creates options from whole groups.
  public init(
    decoding: DecodingOptions, encoding: EncodingOptions, format: Format = .defaultValue
  ) {
    self.decoding = decoding
    self.encoding = encoding
    self.format = format
  }

  /// Creates options; each has a default that is tolerant, exact and safe on hostile input.
  public init(
    conversions: ConversionPolicy = .lossless,
    unknownKeys: DecodingOptions.UnknownKeys = .ignore,
    duplicateKeys: DecodingOptions.DuplicateKeys = .lastWins, keys: KeyMatching? = nil,
    limits: DecodingOptions.Limits = .init(), hidesValues: Bool = false,
    rules: DecodingRules = DecodingRules(), conventions: CodingConventions? = nil,
    nilValues: EncodingOptions.NilValues = .omit, format: Format = .defaultValue,
    configuration: MappingConfiguration? = nil
  ) {
    decoding = DecodingOptions(
      conversions: conversions, unknownKeys: unknownKeys, duplicateKeys: duplicateKeys,
      keys: keys, limits: limits, hidesValues: hidesValues, rules: rules,
      conventions: conventions, configuration: configuration)
    encoding = EncodingOptions(
      nilValues: nilValues, depth: limits.depth, conventions: conventions,
      configuration: configuration)
    self.format = format
  }

  /// Types that other modules add to clusters, for decoding and for encoding.
  public var registry: TypeRegistry {
    get { decoding.registry }
    set { (decoding.registry, encoding.registry) = (newValue, newValue) }
  }
}

/// What trees and dictionaries have in the place of a format: nothing to choose.
public struct __NoFormat: Sendable, Hashable, DefaultProviding {
  public static var defaultValue: __NoFormat { __NoFormat() }
}
