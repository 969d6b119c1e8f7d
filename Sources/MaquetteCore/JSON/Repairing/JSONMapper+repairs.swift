extension MappingOptions<JSONFormat> {
  /// The mistakes in JSON text that decoding repairs and reports; none by default.
  ///
  /// The elements of a streamed array, concatenated documents and partial values are decoded without
  /// repairs.
  public var repairs: JSONRepairs {
    get { decoding.repairs }
    set { decoding.repairs = newValue }
  }

  /// Creates options that repair mistakes in JSON text.
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
  ///   - nilValues: How nil properties are encoded.
  ///   - format: The layout of encoded text.
  ///   - configuration: How the data differs from what models declare; nil if it does not.
  ///   - acceptsJSONText: Whether text is decoded as the JSON in it where an object or an array is
  ///     needed.
  public init(
    repairs: JSONRepairs, conversions: ConversionPolicy = .lossless,
    unknownKeys: DecodingOptions.UnknownKeys = .ignore,
    duplicateKeys: DecodingOptions.DuplicateKeys = .lastWins, keys: KeyMatching? = nil,
    limits: DecodingOptions.Limits = .init(), hidesValues: Bool = false,
    rules: DecodingRules = DecodingRules(), conventions: CodingConventions? = nil,
    nilValues: EncodingOptions.NilValues = .omit, format: JSONFormat = .defaultValue,
    configuration: MappingConfiguration? = nil, acceptsJSONText: Bool = false
  ) {
    self.init(
      conversions: conversions, unknownKeys: unknownKeys, duplicateKeys: duplicateKeys, keys: keys,
      limits: limits, hidesValues: hidesValues, rules: rules, conventions: conventions,
      nilValues: nilValues, format: format, configuration: configuration,
      acceptsJSONText: acceptsJSONText)
    self.repairs = repairs
  }
}
