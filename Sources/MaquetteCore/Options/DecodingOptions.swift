/// The options of decoding.
///
/// The defaults are tolerant, exact and safe on hostile input.
public struct DecodingOptions: Sendable, Hashable {
  /// What happens to keys that no property takes.
  public struct UnknownKeys: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case ignore, report, reject
    }

    package let choice: Choice

    /// Ignores them.
    public static var ignore: Self { Self(choice: .ignore) }

    /// Ignores them, and reports them.
    public static var report: Self { Self(choice: .report) }

    /// Throws an error.
    public static var reject: Self { Self(choice: .reject) }
  }

  /// What happens to a duplicate key in one object (RFC 8259 leaves it open).
  public struct DuplicateKeys: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case lastWins, firstWins, reject
    }

    package let choice: Choice

    /// The last one counts.
    public static var lastWins: Self { Self(choice: .lastWins) }

    /// The first one counts.
    public static var firstWins: Self { Self(choice: .firstWins) }

    /// Throws an error.
    public static var reject: Self { Self(choice: .reject) }
  }

  /// Limits on a source.
  ///
  /// In a text they apply to everything: to values that are decoded, to keys, and to skipped
  /// values. A tree is in memory already, so there the limits on depth, strings and elements apply
  /// only to the values that a model decodes.
  public struct Limits: Sendable, Hashable {
    /// The maximum depth of arrays and objects: `1` has depth 0 and `[{}]` has depth 2.
    ///
    /// Each level takes stack space: half a kilobyte to a kilobyte when optimized, several
    /// kilobytes otherwise. 512 levels of most models fit into 512 KB in release builds and need
    /// several megabytes in debug builds. If the stack does not suffice, decoding throws
    /// `depthExceeded`, too.
    public var depth: Int

    /// The maximum size of a text in bytes, including white space and a byte order mark.
    public var size: Int

    /// The maximum size in bytes of one record of a stream: one line, or one element of the array.
    ///
    /// A stream that arrives in chunks takes about as much memory as its largest record.
    public var recordSize: Int

    /// The maximum length of a string or a key in bytes of UTF-8.
    ///
    /// The decoded string counts: `"\u00e9"` has two bytes.
    public var stringLength: Int

    /// The maximum number of elements in an array, or of keys in an object.
    ///
    /// A duplicate key counts twice.
    public var elementCount: Int

    /// The maximum number of characters in a number, including sign and exponent.
    public var numberLength: Int

    /// The maximum number of issues in a report; decoding stops there.
    public var issues: Int

    /// Creates limits.
    ///
    /// Each has a safe default.
    ///
    /// - Parameters:
    ///   - depth: The maximum depth of arrays and objects.
    ///   - size: The maximum size of a text in bytes.
    ///   - recordSize: The maximum size in bytes of one record of a stream.
    ///   - stringLength: The maximum length of a string or a key in bytes of UTF-8.
    ///   - elementCount: The maximum number of elements in an array, or of keys in an object.
    ///   - numberLength: The maximum number of characters in a number.
    ///   - issues: The maximum number of issues in a report; decoding stops there.
    public init(
      depth: Int = 512, size: Int = .max, recordSize: Int = 64 << 20, stringLength: Int = .max,
      elementCount: Int = .max, numberLength: Int = 4096, issues: Int = 1000
    ) {
      self.depth = depth
      self.size = size
      self.recordSize = recordSize
      self.stringLength = stringLength
      self.elementCount = elementCount
      self.numberLength = numberLength
      self.issues = issues
    }
  }

  /// The accepted conversions between kinds of values.
  public var conversions: ConversionPolicy

  /// What happens to keys that no property takes.
  public var unknownKeys: UnknownKeys { didSet { updateTraits() } }

  /// What happens to a duplicate key in one object.
  public var duplicateKeys: DuplicateKeys { didSet { updateTraits() } }

  /// How keys are matched to properties.
  public var keys: KeyMatching {
    get { rare.box?.values.keys ?? .exact }
    set { rare.values.keys = newValue }
  }

  /// The limits on a source.
  public var limits: Limits {
    get { rare.box?.values.limits ?? Limits() }
    set { rare.values.limits = newValue }
  }

  /// Whether errors omit the values that were found, which may be private.
  public var hidesValues: Bool

  /// Whether conversions are allowed only because the format has nothing but text.
  private var isStrictBesidesText = false

  /// The rules of the call, or those of the declarations that enclose the current value.
  public private(set) var rules: DecodingRules

  /// What the options demand of the loops over objects.
  private(set) var readingTraits = ReadingTraits.standard

  private var rare = BoxedOptions<Rare>() { didSet { updateTraits() } }

  private mutating func updateTraits() {
    let traits = ReadingTraits(self)
    readingTraits = rare.box?.values.usesCheckpoints == true ? traits.resuming : traits
  }

  /// Decodes a text that grows at checkpoints, unless an option needs all of it again.
  package mutating func useCheckpoints() {
    rare.values.usesCheckpoints =
      readingTraits.contains(.allowsFastPath) && !readingTraits.contains(.needsTree)
  }

  /// The conventions that the call shares with its source.
  public var conventions: CodingConventions {
    get { rare.box?.values.conventions ?? CodingConventions() }
    set { rare.values.conventions = newValue }
  }

  /// How the data differs from what models declare; nil if it does not.
  public var configuration: MappingConfiguration? {
    get { rare.box?.values.configuration }
    set { rare.values.configuration = newValue }
  }

  /// Types that other modules add to clusters.
  public var registry: TypeRegistry {
    get { rare.box?.values.registry ?? TypeRegistry() }
    set { rare.values.registry = newValue }
  }

  /// Whether text is decoded as the JSON in it where an object or an array is needed.
  ///
  /// This applies at every level, also to text in such text, and every such value is a repair in
  /// reports. Text for a property that is text stays text. JSON is then decoded through a tree.
  public var acceptsJSONText: Bool {
    get { rare.box?.values.acceptsJSONText == true }
    set { rare.values.acceptsJSONText = newValue }
  }

  /// What repairs mistakes in JSON text before it is read; mappers of JSON set it.
  package var repairer: TextRepairer? {
    get { rare.box?.values.repairer }
    set { rare.values.repairer = newValue }
  }

  /// Whether reports list each property that took its default because its key is missing.
  ///
  /// Nulls, invalid values and duplicate keys are always reported. Optional properties without a
  /// value, defaults of flattened members (for a null, too), and keys missing in the object at the
  /// end of a path are never reported.
  public var reportsDefaults: Bool {
    get { rare.box?.values.reportsDefaults == true }
    set { rare.values.reportsDefaults = newValue }
  }

  /// How the format of the source differs from a tree.
  package var traits: FormatTraits {
    get { rare.box?.values.traits ?? FormatTraits() }
    set {
      rare.values.traits = newValue
      takeTextAsAnyKind()
    }
  }

  /// Whether all scalars of the source are text, so that converting text is not a repair.
  package var scalarsAreText: Bool { rare.box?.values.traits.scalarsAreText == true }

  /// Whether an option is set that accelerators do not heed.
  package var hasUnheededOptions: Bool { rare.box?.values.isHeededByAccelerators == false }

  /// The option that no accelerator heeds, for tests.
  var unheeded: Bool {
    get { rare.box?.values.unheeded == true }
    set { rare.values.unheeded = newValue }
  }

  /// The name of the source's format, for strategies that depend on it.
  var formatName: MappingProfile? { rare.box?.values.traits.name }

  /// The profile of the call.
  var profile: MappingProfile? { rare.box?.values.conventions.profile }

  /// Whether objects of the source are elements of markup.
  package var isMarkup: Bool { rare.box?.values.traits.isMarkup == true }

  /// Whether a missing array counts as an empty one.
  package var absentArraysAreEmpty: Bool { rare.box?.values.traits.absentArraysAreEmpty == true }

  /// Whether the format itself, and not a rule, makes single values arrays.
  package var singleValuesAreArrays: Bool {
    rules.acceptsSingleValues == nil && rare.box?.values.traits.singleValuesAreArrays == true
  }

  /// Whether a null also counts as the empty text and as an object without members.
  package var nullsAreEmpty: Bool { rare.box?.values.traits.nullsAreEmpty == true }

  /// Whether an empty text is nil for optional properties of types other than text.
  package var emptyTextIsNil: Bool { rare.box?.values.traits.emptyTextIsNil == true }

  /// The Boolean that a value means in this format only.
  func truth(of value: AnyValue) -> Bool? {
    guard scalarsAreText, let box = rare.box else { return nil }
    if let tag = value.tag, tag == box.values.traits.truthTag { return true }
    guard let text = value.string else { return nil }
    return box.values.traits.truthWords.first { $0.key.isSameKey(as: text) }?.value
  }

  /// How text without a zone becomes a timestamp.
  @usableFromInline var localTimes: FormatTraits.LocalTimes? {
    rare.box?.values.traits.localTimes
  }

  /// Whether bytes and arrays of bytes are the same.
  package var byteArraysAreBytes: Bool { rare.box?.values.traits.byteArraysAreBytes == true }

  /// Accepts conversions from text even if other conversions are not allowed, if there is only
  /// text.
  private mutating func takeTextAsAnyKind() {
    guard conversions == .strict, scalarsAreText else { return }
    (conversions, isStrictBesidesText) = (.lossless, true)
  }

  /// The options for JSON inside a text of the source.
  package var forJSON: DecodingOptions {
    guard let box = rare.box, box.values.traits != FormatTraits() else { return self }
    var options = self
    options.rare.values.traits = FormatTraits()
    if isStrictBesidesText { options.conversions = .strict }
    options.isStrictBesidesText = false
    return options
  }

  /// Creates options.
  ///
  /// Conversions named in `rules` take precedence.
  ///
  /// - Parameters:
  ///   - conversions: The accepted conversions between kinds of values.
  ///   - unknownKeys: What happens to keys that no property takes.
  ///   - duplicateKeys: What happens to a duplicate key in one object.
  ///   - keys: How keys are matched to properties; nil means exact matching.
  ///   - limits: The limits on a source.
  ///   - hidesValues: Whether errors omit the values that were found, which may be private.
  ///   - rules: The rules of the call, which types and properties can override.
  ///   - conventions: The conventions that the call shares with its source; nil means the defaults.
  ///   - configuration: How the data differs from what models declare; nil if it does not.
  ///   - registry: Types that other modules add to clusters; nil for none.
  ///   - acceptsJSONText: Whether text is decoded as the JSON in it where an object or an array is
  ///     needed.
  ///   - reportsDefaults: Whether reports list each property that took its default because its key
  ///     is missing.
  public init(
    conversions: ConversionPolicy = .lossless, unknownKeys: UnknownKeys = .ignore,
    duplicateKeys: DuplicateKeys = .lastWins, keys: KeyMatching? = nil,
    limits: Limits = Limits(), hidesValues: Bool = false,
    rules: DecodingRules = DecodingRules(), conventions: CodingConventions? = nil,
    configuration: MappingConfiguration? = nil, registry: TypeRegistry? = nil,
    acceptsJSONText: Bool = false, reportsDefaults: Bool = false
  ) {
    self.conversions = rules.conversions ?? conversions
    self.rules = rules
    self.unknownKeys = unknownKeys
    self.duplicateKeys = duplicateKeys
    self.hidesValues = hidesValues
    // Mappers are made for single calls, so default values are not compared.
    if keys != nil || conventions != nil || configuration != nil || limits != Limits() {
      rare.values = Rare(
        limits: limits, keys: keys ?? .exact, conventions: conventions ?? CodingConventions(),
        configuration: configuration)
    }
    if let registry { rare.values.registry = registry }
    if acceptsJSONText { rare.values.acceptsJSONText = true }
    if reportsDefaults { rare.values.reportsDefaults = true }
    updateTraits()
  }
}

extension DecodingOptions {
  /// The default options.
  @usableFromInline static let standard = DecodingOptions()

  /// The context for strategies and hooks.
  public var context: MappingContext {
    rare.box?.values.conventions.context ?? MappingContext()
  }

  /// How invalid elements are handled.
  var invalidElements: DecodingRules.InvalidValues { rules.invalidElements ?? .fail }

  /// How invalid values of properties that are optional or have a default are handled.
  var invalidProperties: DecodingRules.InvalidValues { rules.invalidProperties ?? .fail }

  /// How fractions are handled where integers are needed.
  var fractions: DecodingRules.Fractions {
    rules.fractions ?? (conversions == .lenient ? .truncate : .reject)
  }

  /// Whether a single value is decoded where an array is needed.
  @usableFromInline var acceptsSingleValues: Bool {
    rules.acceptsSingleValues ?? singleValuesAreArrays
  }

  /// Returns a value as it was encoded: the number for a decimal that the format can only write as
  /// text, so that reading it is no conversion; otherwise the value itself.
  package func original(of value: AnyValue) -> AnyValue {
    guard case .string(let text) = value, rare.box?.values.traits.decimalsAreText == true,
      let number = AnyValue.Number(decimal: text), case .decimal(_, isInteger: false) = number.form
    else { return value }
    return .number(number)
  }

  /// Whether text that begins with a number is decoded as the number.
  var acceptsNumericPrefixes: Bool {
    conversions != .strict && rules.acceptsNumericPrefixes == true
  }

  /// How NaN and the infinities are decoded.
  package var nonFiniteNumbers: CodingConventions.NonFiniteNumbers? {
    rare.box?.values.conventions.nonFiniteNumbers
  }

  /// Whether the conventions set a form for dates.
  var hasDates: Bool { rare.box?.values.conventions.dates != nil }

  /// How data is decoded.
  package var data: BytesStrategy? { rare.box?.values.conventions.data }

  /// How dates are decoded.
  var dates: TimestampStrategy? { rare.box?.values.conventions.dates }

  /// The current rules, which a nested declaration replaces.
  var enclosingRules: __EnclosingRules {
    get {
      __EnclosingRules(
        rules: rules, conversions: conversions, isStrictBesidesText: isStrictBesidesText)
    }
    set {
      (rules, conversions) = (newValue.rules, newValue.conversions)
      isStrictBesidesText = newValue.isStrictBesidesText
      updateTraits()
    }
  }

  /// Applies the rules of a declaration.
  mutating func apply(_ rules: DecodingRules) {
    self.rules = rules.over(self.rules)
    if let own = rules.conversions { (conversions, isStrictBesidesText) = (own, false) }
    takeTextAsAnyKind()
    updateTraits()
  }
}

/// The rules that enclose a declaration with its own rules.
public struct __EnclosingRules: Sendable {
  let rules: DecodingRules
  let conversions: ConversionPolicy
  let isStrictBesidesText: Bool
}
