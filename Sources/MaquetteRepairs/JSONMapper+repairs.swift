public import MaquetteCore

extension MappingOptions<JSONFormat> {
  /// The mistakes in JSON text that decoding repairs and reports; none by default.
  ///
  /// The elements of a streamed array and concatenated documents are decoded without repairs. Partial
  /// values end at the first mistake: the text is repaired when it has ended.
  public var repairs: JSONRepairs {
    get { JSONRepairs(rawValue: decoding.repairer?.allowed ?? 0) }
    set { decoding.repairer = newValue.isEmpty ? nil : newValue.repairer }
  }

  /// Creates options that repair mistakes in JSON text; every option can be set here.
  ///
  /// - Parameters:
  ///   - repairs: The mistakes that decoding repairs and reports.
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
    repairs: JSONRepairs,
    conversions: ConversionPolicy = .lossless,
    unknownKeys: DecodingOptions.UnknownKeys = .ignore,
    duplicateKeys: DecodingOptions.DuplicateKeys = .lastWins, keys: KeyMatching? = nil,
    limits: DecodingOptions.Limits = .init(), hidesValues: Bool = false,
    rules: DecodingRules = DecodingRules(), conventions: CodingConventions? = nil,
    dates: TimestampStrategy? = nil, data: BytesStrategy? = nil,
    nonFiniteNumbers: CodingConventions.NonFiniteNumbers? = nil, profile: MappingProfile? = nil,
    context: MappingContext? = nil, nilValues: EncodingOptions.NilValues = .omit,
    omitsEmpty: Bool = false, selection: EncodingSelection? = nil,
    views: Set<EncodingView>? = nil, format: JSONFormat = .defaultValue,
    configuration: MappingConfiguration? = nil, registry: TypeRegistry? = nil,
    acceptsJSONText: Bool = false, reportsDefaults: Bool = false, quotesDecimals: Bool = false
  ) {
    self.init(
      conversions: conversions, unknownKeys: unknownKeys, duplicateKeys: duplicateKeys, keys: keys,
      limits: limits, hidesValues: hidesValues, rules: rules, conventions: conventions,
      dates: dates, data: data, nonFiniteNumbers: nonFiniteNumbers, profile: profile,
      context: context, nilValues: nilValues, omitsEmpty: omitsEmpty, selection: selection,
      views: views, format: format, configuration: configuration, registry: registry,
      acceptsJSONText: acceptsJSONText, reportsDefaults: reportsDefaults,
      quotesDecimals: quotesDecimals)
    self.repairs = repairs
  }
}
