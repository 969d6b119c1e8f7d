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
    decoding: DecodingOptions, encoding: EncodingOptions = EncodingOptions(),
    format: Format = .defaultValue
  ) {
    self.decoding = decoding
    self.encoding = encoding
    self.format = format
  }

  /// Creates options from a group of options of encoding, with the defaults of decoding.
  ///
  /// - Parameters:
  ///   - encoding: The options of encoding.
  ///   - format: The format with its own options.
  public init(encoding: EncodingOptions, format: Format = .defaultValue) {
    self.init(decoding: DecodingOptions(), encoding: encoding, format: format)
  }

  /// Creates options; every option can be set here.
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
  ///     The next five take precedence over those in it.
  ///   - dates: How dates without their own strategy are mapped.
  ///   - data: How data without its own strategy is mapped.
  ///   - nonFiniteNumbers: How NaN and the infinities are mapped.
  ///   - profile: The profile that selects attributes with `in:`.
  ///   - context: The context for strategies and hooks.
  ///   - nilValues: How nil properties are encoded.
  ///   - omitsEmpty: Whether objects omit empty arrays, objects and texts.
  ///   - selection: The parts to write; nil for all.
  ///   - views: The views to write in addition to properties without views; nil for all.
  ///   - format: The format with its own options.
  ///   - configuration: How the data differs from what models declare; nil if it does not.
  ///   - registry: Types that other modules add to clusters; nil for none.
  ///   - acceptsJSONText: Whether text is decoded as the JSON in it where an object or an array is
  ///     needed.
  ///   - reportsDefaults: Whether reports list each property that took its default because its key
  ///     is missing.
  ///   - quotesDecimals: Whether decimals are encoded as text.
  public init(
    conversions: ConversionPolicy = .lossless,
    unknownKeys: DecodingOptions.UnknownKeys = .ignore,
    duplicateKeys: DecodingOptions.DuplicateKeys = .lastWins, keys: KeyMatching? = nil,
    limits: DecodingOptions.Limits = .init(), hidesValues: Bool = false,
    rules: DecodingRules = DecodingRules(), conventions: CodingConventions? = nil,
    dates: TimestampStrategy? = nil, data: BytesStrategy? = nil,
    nonFiniteNumbers: CodingConventions.NonFiniteNumbers? = nil, profile: MappingProfile? = nil,
    context: MappingContext? = nil, nilValues: EncodingOptions.NilValues = .omit,
    omitsEmpty: Bool = false, selection: EncodingSelection? = nil,
    views: Set<EncodingView>? = nil, format: Format = .defaultValue,
    configuration: MappingConfiguration? = nil, registry: TypeRegistry? = nil,
    acceptsJSONText: Bool = false, reportsDefaults: Bool = false, quotesDecimals: Bool = false
  ) {
    let shared =
      dates == nil && data == nil && nonFiniteNumbers == nil && profile == nil && context == nil
      ? conventions
      : CodingConventions(
        dates: dates ?? conventions?.dates, data: data ?? conventions?.data,
        nonFiniteNumbers: nonFiniteNumbers ?? conventions?.nonFiniteNumbers,
        profile: profile ?? conventions?.profile,
        context: context ?? conventions?.context ?? MappingContext())
    decoding = DecodingOptions(
      conversions: conversions, unknownKeys: unknownKeys, duplicateKeys: duplicateKeys,
      keys: keys, limits: limits, hidesValues: hidesValues, rules: rules, conventions: shared,
      configuration: configuration, registry: registry, acceptsJSONText: acceptsJSONText,
      reportsDefaults: reportsDefaults)
    encoding = EncodingOptions(
      nilValues: nilValues, depth: limits.depth, selection: selection, omitsEmpty: omitsEmpty,
      views: views, conventions: shared, configuration: configuration, registry: registry,
      quotesDecimals: quotesDecimals)
    self.format = format
  }

  /// Types that other modules add to clusters, for decoding and for encoding.
  public var registry: TypeRegistry {
    get { decoding.registry }
    set { (decoding.registry, encoding.registry) = (newValue, newValue) }
  }
}
