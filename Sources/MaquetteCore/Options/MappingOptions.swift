/// The options of a mapper for decoding and encoding, and those of its format.
///
/// ```swift
/// let mapper = JSONMapper(options: .init(conversions: .strict, format: .pretty))
/// ```
public struct MappingOptions<Format: Sendable & Hashable & DefaultProviding>: Sendable, Hashable {
  /// The options of decoding.
  public var decoding: DecodingOptions

  /// The options of encoding.
  public var encoding: EncodingOptions

  /// The format with its own options.
  public var format: Format

  /// Creates options from groups of options.
  ///
  /// - Parameters:
  ///   - decoding: The options of decoding.
  ///   - encoding: The options of encoding.
  ///   - format: The format with its own options.
  public init(
    decoding: DecodingOptions, encoding: EncodingOptions, format: Format = .defaultValue
  ) {
    self.decoding = decoding
    self.encoding = encoding
    self.format = format
  }

  /// Creates options.
  ///
  /// The defaults are tolerant, exact and safe on hostile input.
  ///
  /// - Parameters:
  ///   - conversions: The accepted conversions between kinds of values.
  ///   - unknownKeys: What happens to keys that no property takes.
  ///   - duplicateKeys: What happens to a duplicate key in one object.
  ///   - keys: How keys are matched to properties; nil means exact matching.
  ///   - limits: The limits on a source; that on depth also applies to encoding.
  ///   - hidesValues: Whether errors omit the values that were found, which may be private.
  ///   - rules: The rules of the call, which types and properties can override; their conversions
  ///     take precedence over `conversions`.
  ///   - conventions: The conventions that the call shares with its source; nil means the defaults.
  ///   - nilValues: How nil properties are encoded.
  ///   - format: The format with its own options.
  ///   - configuration: How the data differs from what models declare; nil if it does not.
  ///   - acceptsJSONText: Whether text is decoded as the JSON in it where an object or an array is
  ///     needed.
  public init(
    conversions: ConversionPolicy = .lossless,
    unknownKeys: DecodingOptions.UnknownKeys = .ignore,
    duplicateKeys: DecodingOptions.DuplicateKeys = .lastWins, keys: KeyMatching? = nil,
    limits: DecodingOptions.Limits = .init(), hidesValues: Bool = false,
    rules: DecodingRules = DecodingRules(), conventions: CodingConventions? = nil,
    nilValues: EncodingOptions.NilValues = .omit, format: Format = .defaultValue,
    configuration: MappingConfiguration? = nil, acceptsJSONText: Bool = false
  ) {
    decoding = DecodingOptions(
      conversions: conversions, unknownKeys: unknownKeys, duplicateKeys: duplicateKeys,
      keys: keys, limits: limits, hidesValues: hidesValues, rules: rules,
      conventions: conventions, configuration: configuration, acceptsJSONText: acceptsJSONText)
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
