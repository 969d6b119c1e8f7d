/// The options of encoding, for every format.
public struct EncodingOptions: Sendable, Hashable {
  /// How nil properties are encoded.
  public struct NilValues: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case omit, writeNull
    }

    package let choice: Choice

    /// Omits the key.
    public static var omit: Self { Self(choice: .omit) }

    /// Writes a null.
    public static var writeNull: Self { Self(choice: .writeNull) }
  }

  /// How nil properties are encoded.
  public var nilValues: NilValues

  /// The maximum depth of arrays and objects, which also stops at a cycle of objects.
  public var depth: Int

  /// Whether objects omit empty arrays, objects and texts.
  public var omitsEmpty: Bool

  /// Whether unordered collections, which are sets and dictionaries, are sorted.
  @usableFromInline package var isOrdered = false

  /// Rarely used options.
  struct Rare: RareOptionValues {
    var configuration: MappingConfiguration?
    var registry = TypeRegistry()
    var selection: EncodingSelection?
    var views: Set<EncodingView>?
    var conventions = CodingConventions()
    var traits = FormatTraits()
    var refused: MappingPath?

    /// Whether the format, not the call, asks for nulls.
    var writesNilForFormat = false
    var quotesDecimals = false
  }

  private var rare = BoxedOptions<Rare>()

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

  /// The parts to write; nil for all.
  ///
  /// Excluded parts are encoded, then removed.
  public var selection: EncodingSelection? {
    get { rare.box?.values.selection }
    set { rare.values.selection = newValue }
  }

  /// The views to write in addition to properties without views; nil for all.
  public var views: Set<EncodingView>? {
    get { rare.box?.values.views }
    set { rare.values.views = newValue }
  }

  /// The conventions that the call shares with its source.
  public var conventions: CodingConventions {
    get { rare.box?.values.conventions ?? CodingConventions() }
    set { rare.values.conventions = newValue }
  }

  /// The path of a value that the format refused: its property is to be found.
  var refused: MappingPath? {
    get { rare.box?.values.refused }
    set { rare.values.refused = newValue }
  }

  /// Whether decimals are encoded as text, so that no reader makes doubles of them.
  public var quotesDecimals: Bool {
    get { rare.box?.values.quotesDecimals == true }
    set { rare.values.quotesDecimals = newValue }
  }

  /// How the format differs from a tree.
  package var traits: FormatTraits {
    get { rare.box?.values.traits ?? FormatTraits() }
    set {
      rare.values.traits = newValue
      if newValue.ordersValues { isOrdered = true }
      if newValue.writesNil, nilValues == .omit {
        (nilValues, rare.values.writesNilForFormat) = (.writeNull, true)
      } else if !newValue.writesNil, rare.values.writesNilForFormat {
        // A text of another format inside the document.
        (nilValues, rare.values.writesNilForFormat) = (.omit, false)
      }
    }
  }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - nilValues: How nil properties are encoded.
  ///   - depth: The maximum depth of arrays and objects, which also stops at a cycle of objects.
  ///   - selection: The parts to write; nil for all.
  ///   - omitsEmpty: Whether objects omit empty arrays, objects and texts.
  ///   - views: The views to write in addition to properties without views; nil for all.
  ///   - conventions: The conventions that the call shares with its source; nil means the defaults.
  ///   - configuration: How the data differs from what models declare; nil if it does not.
  ///   - registry: Types that other modules add to clusters; nil for none.
  ///   - quotesDecimals: Whether decimals are encoded as text.
  public init(
    nilValues: NilValues = .omit, depth: Int = 512, selection: EncodingSelection? = nil,
    omitsEmpty: Bool = false, views: Set<EncodingView>? = nil,
    conventions: CodingConventions? = nil,
    configuration: MappingConfiguration? = nil, registry: TypeRegistry? = nil,
    quotesDecimals: Bool = false
  ) {
    self.nilValues = nilValues
    self.depth = depth
    self.omitsEmpty = omitsEmpty
    if let selection { self.selection = selection }
    if let views { self.views = views }
    if let conventions { self.conventions = conventions }
    if let configuration { self.configuration = configuration }
    if let registry { self.registry = registry }
    if quotesDecimals { self.quotesDecimals = true }
  }
}

extension EncodingOptions {
  /// The context for strategies and hooks.
  public var context: MappingContext {
    rare.box?.values.conventions.context ?? MappingContext()
  }

  /// How NaN and the infinities are encoded.
  var nonFiniteNumbers: CodingConventions.NonFiniteNumbers? {
    rare.box?.values.conventions.nonFiniteNumbers
  }

  /// The profile of the call.
  var profile: MappingProfile? { rare.box?.values.conventions.profile }

  /// The name of the format.
  var formatName: MappingProfile? { rare.box?.values.traits.name }

  // What single values ask for; a copy of all traits would cost more than a value.

  /// Whether the format writes nothing for an object without values.
  var omitsEmptyObjects: Bool { rare.box?.values.traits.omitsEmptyObjects == true }

  /// Whether the format writes nothing for some values.
  var omitsValues: Bool { rare.box?.values.traits.omitsValues == true }

  /// Whether the format has no null.
  var lacksNull: Bool { rare.box?.values.traits.kinds.contains(.null) == false }

  /// Whether floats are encoded unchanged.
  var floatsAreBinary: Bool { rare.box?.values.traits.floatsAreBinary == true }

  /// Whether arrays of bytes are encoded as bytes.
  var byteArraysAreBytes: Bool { rare.box?.values.traits.byteArraysAreBytes == true }

  /// The tags of encoded dates and times without a zone.
  package var civilTags: FormatTraits.CivilTags? { rare.box?.values.traits.civilTags }

  /// The form of encoded UUIDs.
  package var uuids: FormatTraits.UUIDForm { rare.box?.values.traits.uuids ?? .text }

  /// Whether the conventions set a form for dates.
  var hasDates: Bool { rare.box?.values.conventions.dates != nil }

  /// How data is encoded.
  package var data: BytesStrategy? { rare.box?.values.conventions.data }

  /// How dates are encoded.
  var dates: TimestampStrategy? { rare.box?.values.conventions.dates }
}
