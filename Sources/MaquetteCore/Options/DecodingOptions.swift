/// How sources are read.
///
/// The defaults are tolerant, exact and safe on hostile input.
public struct DecodingOptions: Sendable, Hashable {
  /// What happens to keys that no property takes.
  public struct UnknownKeys: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case ignore, report, reject
    }

    package let choice: Choice

    /// They are passed over.
    public static var ignore: Self { Self(choice: .ignore) }

    /// They are passed over, and reported.
    public static var report: Self { Self(choice: .report) }

    /// They are errors.
    public static var reject: Self { Self(choice: .reject) }
  }

  /// What happens to a key that stands twice in one object (RFC 8259 leaves it open).
  public struct DuplicateKeys: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case lastWins, firstWins, reject
    }

    package let choice: Choice

    /// The last one counts.
    public static var lastWins: Self { Self(choice: .lastWins) }

    /// The first one counts.
    public static var firstWins: Self { Self(choice: .firstWins) }

    /// They are errors.
    public static var reject: Self { Self(choice: .reject) }
  }

  /// Bounds on what a source may ask for.
  ///
  /// In a text they hold for all of it: for what is read into models or trees, for keys, and for
  /// what is passed over. A tree is in memory already, so there the limits on depth, strings and
  /// elements hold for what a model reads.
  public struct Limits: Sendable, Hashable {
    /// How deep arrays and objects may be nested: `1` has depth 0 and `[{}]` has depth 2.
    ///
    /// Each level takes room on the stack: half a kilobyte to a kilobyte when optimised, several
    /// kilobytes when not. 512 levels of most models fit into 512 KB in release builds and need
    /// several megabytes in debug builds. What does not fit ends with `depthExceeded`, too.
    public var depth: Int

    /// How many bytes a text may have, white space and a byte order mark included.
    public var size: Int

    /// How many bytes one record of a stream may have: one line, or one element of the array.
    ///
    /// A stream that arrives in pieces takes about as much memory as its largest record.
    public var recordSize: Int

    /// How many bytes of UTF-8 a string or a key may have.
    ///
    /// The string itself counts, whatever the format writes it as: `"\u00e9"` has two bytes.
    public var stringLength: Int

    /// How many elements an array, or keys an object, may have; a key that stands twice counts
    /// twice.
    public var elementCount: Int

    /// How many characters the text of a number may have, sign and exponent included.
    public var numberLength: Int

    /// How many issues a report collects before reading stops.
    public var issues: Int

    /// Creates limits; each has a safe default.
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

  /// Which conversions between kinds are made.
  public var conversions: ConversionPolicy

  /// What happens to keys that no property takes.
  public var unknownKeys: UnknownKeys

  /// What happens to a key that stands twice in one object.
  public var duplicateKeys: DuplicateKeys

  /// How keys find their properties.
  public var keys: KeyMatching {
    get { rare.box?.values.keys ?? .exact }
    set { rare.values.keys = newValue }
  }

  /// Bounds on what the source may ask for.
  public var limits: Limits

  /// Whether errors leave out the values they found, which may be private.
  public var hidesValues: Bool

  /// The rules of the call, or those of the declarations around what is being read.
  public private(set) var rules: DecodingRules

  /// What few calls set.
  struct Rare: RareOptionValues {
    var keys = KeyMatching.exact
    var conventions = CodingConventions()
    var configuration: MappingConfiguration?
    var registry = TypeRegistry()
    var reportsDefaults = false
    var traits = FormatTraits()
  }

  private var rare = BoxedOptions<Rare>()

  /// Whether one of the options is set that few calls set.
  @inline(__always)
  var hasRare: Bool { rare.box != nil }

  /// What the call and its source agree on.
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

  /// Whether reports tell each property that took its default because the object has no key for it.
  ///
  /// A null, a wrong value and a key that stands twice are always told. Not told are optional
  /// properties without a value, defaults of flattened members (for a null, too), and what is missing
  /// in the object that a path leads to.
  public var reportsDefaults: Bool {
    get { rare.box?.values.reportsDefaults == true }
    set { rare.values.reportsDefaults = newValue }
  }

  /// What sets the format of the source apart from a tree.
  var traits: FormatTraits {
    get { rare.box?.values.traits ?? FormatTraits() }
    set {
      rare.values.traits = newValue
      takeTextAsAnyKind()
    }
  }

  /// Whether all scalars of the source are text, so that text is as good as what it says.
  var scalarsAreText: Bool { rare.box?.values.traits.scalarsAreText == true }

  /// What the format of the source is called where a strategy depends on it.
  var formatName: MappingProfile? { rare.box?.values.traits.name }

  /// The profile that the call has chosen.
  var profile: MappingProfile? { rare.box?.values.conventions.profile }

  /// Whether objects of the source are elements of markup.
  var isMarkup: Bool { rare.box?.values.traits.isMarkup == true }

  /// Whether an array that is not there is an empty one.
  var absentArraysAreEmpty: Bool { rare.box?.values.traits.absentArraysAreEmpty == true }

  /// Whether single values are arrays by the nature of the format, and not by a rule.
  var singleValuesAreArrays: Bool {
    rules.acceptsSingleValues == nil && rare.box?.values.traits.singleValuesAreArrays == true
  }

  /// Whether a null is also the empty text and the object without members.
  var nullsAreEmpty: Bool { rare.box?.values.traits.nullsAreEmpty == true }

  /// Whether an empty text is nil for optional properties that are no text.
  var emptyTextIsNil: Bool { rare.box?.values.traits.emptyTextIsNil == true }

  /// The truth value that a value is in the format of the source alone.
  func truth(of value: AnyValue) -> Bool? {
    guard scalarsAreText, let box = rare.box else { return nil }
    if let tag = value.tag, tag == box.values.traits.truthTag { return true }
    return value.string.flatMap { box.values.traits.truthWords[$0] }
  }

  /// What becomes of text without a zone where a moment is needed.
  @usableFromInline var localTimes: FormatTraits.LocalTimes? {
    rare.box?.values.traits.localTimes
  }

  /// Whether bytes and arrays of bytes are the same.
  package var byteArraysAreBytes: Bool { rare.box?.values.traits.byteArraysAreBytes == true }

  /// Sees that text is converted also where other conversions are forbidden, if there is only text.
  private mutating func takeTextAsAnyKind() {
    if conversions == .strict, scalarsAreText { conversions = .lossless }
  }

  /// Creates options; `rules` may name the conversions as well, and then do.
  public init(
    conversions: ConversionPolicy = .lossless, unknownKeys: UnknownKeys = .ignore,
    duplicateKeys: DuplicateKeys = .lastWins, keys: KeyMatching? = nil,
    limits: Limits = Limits(), hidesValues: Bool = false,
    rules: DecodingRules = DecodingRules(), conventions: CodingConventions? = nil,
    configuration: MappingConfiguration? = nil
  ) {
    self.conversions = rules.conversions ?? conversions
    self.rules = rules
    self.unknownKeys = unknownKeys
    self.duplicateKeys = duplicateKeys
    self.limits = limits
    self.hidesValues = hidesValues
    if let keys { self.keys = keys }
    if let conventions { self.conventions = conventions }
    if let configuration { self.configuration = configuration }
  }
}

extension DecodingOptions {
  /// What is handed to strategies and hooks.
  public var context: MappingContext {
    rare.box?.values.conventions.context ?? MappingContext()
  }

  /// What becomes of elements that cannot be mapped.
  var invalidElements: DecodingRules.InvalidValues { rules.invalidElements ?? .fail }

  /// What becomes of properties that cannot be mapped and that a model can do without.
  var invalidProperties: DecodingRules.InvalidValues { rules.invalidProperties ?? .fail }

  /// What becomes of fractions where integers are needed.
  var fractions: DecodingRules.Fractions {
    rules.fractions ?? (conversions == .lenient ? .truncate : .reject)
  }

  /// What becomes of single values where arrays are needed.
  @usableFromInline var acceptsSingleValues: Bool {
    rules.acceptsSingleValues ?? singleValuesAreArrays
  }

  /// What becomes of text that begins with a number.
  var acceptsNumericPrefixes: Bool {
    conversions != .strict && rules.acceptsNumericPrefixes == true
  }

  /// How NaN and the infinities are read.
  var nonFiniteNumbers: CodingConventions.NonFiniteNumbers? {
    rare.box?.values.conventions.nonFiniteNumbers
  }

  /// Whether the conventions say how dates are read.
  var hasDates: Bool { rare.box?.values.conventions.dates != nil }

  /// How data is read.
  package var data: BytesStrategy? { rare.box?.values.conventions.data }

  /// How dates are read.
  var dates: TimestampStrategy? { rare.box?.values.conventions.dates }

  /// The rules in force, which those of a declaration inside take the place of.
  var enclosingRules: __EnclosingRules {
    get { __EnclosingRules(rules: rules, conversions: conversions) }
    set { (rules, conversions) = (newValue.rules, newValue.conversions) }
  }

  /// Puts the rules of a declaration in force.
  mutating func apply(_ rules: DecodingRules) {
    self.rules = rules.over(self.rules)
    conversions = rules.conversions ?? conversions
    takeTextAsAnyKind()
  }
}

/// The rules around a declaration that has rules of its own.
public struct __EnclosingRules: Sendable {
  let rules: DecodingRules
  let conversions: ConversionPolicy
}
