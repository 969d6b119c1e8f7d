/// How values are written to any format.
public struct EncodingOptions: Sendable, Hashable {
  /// What is written for a property that is nil.
  public struct NilValues: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case omit, writeNull
    }

    package let choice: Choice

    /// Nothing: the key is left out.
    public static var omit: Self { Self(choice: .omit) }

    /// A null.
    public static var writeNull: Self { Self(choice: .writeNull) }
  }

  /// What is written for a property that is nil.
  public var nilValues: NilValues

  /// How deep arrays and objects may be nested; a cycle of objects ends here.
  public var depth: Int

  /// Whether empty arrays, objects and texts are left out of objects.
  public var omitsEmpty: Bool

  /// Whether what has no order gets one: sets and dictionaries, where the format sorts keys.
  @usableFromInline var isOrdered = false

  /// What few calls set.
  struct Rare: RareOptionValues {
    var configuration: MappingConfiguration?
    var registry = TypeRegistry()
    var selection: EncodingSelection?
    var views: Set<EncodingView>?
    var conventions = CodingConventions()
    var traits = FormatTraits()
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

  /// The parts that are written; nil for all.
  ///
  /// What is left out is written, and taken away again.
  public var selection: EncodingSelection? {
    get { rare.box?.values.selection }
    set { rare.values.selection = newValue }
  }

  /// The views that are written besides properties without views; nil for all.
  public var views: Set<EncodingView>? {
    get { rare.box?.values.views }
    set { rare.values.views = newValue }
  }

  /// What the call and its source agree on.
  public var conventions: CodingConventions {
    get { rare.box?.values.conventions ?? CodingConventions() }
    set { rare.values.conventions = newValue }
  }

  /// What sets the format that is written apart from a tree.
  package var traits: FormatTraits {
    get { rare.box?.values.traits ?? FormatTraits() }
    set {
      rare.values.traits = newValue
      if newValue.ordersValues { isOrdered = true }
      if newValue.writesNil { nilValues = .writeNull }
    }
  }

  /// Creates options.
  public init(
    nilValues: NilValues = .omit, depth: Int = 512, selection: EncodingSelection? = nil,
    omitsEmpty: Bool = false, views: Set<EncodingView>? = nil,
    conventions: CodingConventions? = nil,
    configuration: MappingConfiguration? = nil
  ) {
    self.nilValues = nilValues
    self.depth = depth
    self.omitsEmpty = omitsEmpty
    if let selection { self.selection = selection }
    if let views { self.views = views }
    if let conventions { self.conventions = conventions }
    if let configuration { self.configuration = configuration }
  }
}

extension EncodingOptions {
  /// What is handed to strategies and hooks.
  public var context: MappingContext {
    rare.box?.values.conventions.context ?? MappingContext()
  }

  /// How NaN and the infinities are written.
  var nonFiniteNumbers: CodingConventions.NonFiniteNumbers? {
    rare.box?.values.conventions.nonFiniteNumbers
  }

  /// The profile that the call has chosen.
  var profile: MappingProfile? { rare.box?.values.conventions.profile }

  /// What the format that is written is called.
  var formatName: MappingProfile? { rare.box?.values.traits.name }

  /// Whether the conventions say how dates are written.
  var hasDates: Bool { rare.box?.values.conventions.dates != nil }

  /// How data is written.
  package var data: BytesStrategy? { rare.box?.values.conventions.data }

  /// How dates are written.
  var dates: TimestampStrategy? { rare.box?.values.conventions.dates }
}
