/// How values are written to any format.
public struct WritingOptions: Sendable, Hashable {
  /// What is written for a property that is nil.
  public enum NilValues: UInt8, Sendable, Hashable {
    /// Nothing: the key is left out.
    case omit

    /// A null.
    case writeNull
  }

  /// What is written for a property that is nil.
  public var nilValues: NilValues

  /// How the data differs from what models declare; nil if it does not.
  public var configuration: MappingConfiguration?

  /// How deep arrays and objects may be nested; a cycle of objects ends here.
  public var depth: Int

  /// Types that other modules add to clusters.
  public var registry = TypeRegistry()

  /// The parts that are written; nil for all.
  ///
  /// What is left out is written, and taken away again.
  public var selection: OutputSelection?

  /// Whether empty arrays, objects and texts are left out of objects.
  public var omitsEmpty: Bool

  /// The views that are written besides properties without views; nil for all.
  public var views: Set<OutputView>?

  private var agreed: Conventions.Box?

  /// What the call and its source agree on.
  public var conventions: Conventions {
    get { agreed?.conventions ?? Conventions() }
    set { agreed = Conventions.Box(newValue) }
  }

  /// Creates options.
  public init(
    nilValues: NilValues = .omit, depth: Int = 512, selection: OutputSelection? = nil,
    omitsEmpty: Bool = false, views: Set<OutputView>? = nil,
    conventions: Conventions = Conventions(),
    configuration: MappingConfiguration? = nil
  ) {
    self.nilValues = nilValues
    self.depth = depth
    self.selection = selection
    self.omitsEmpty = omitsEmpty
    self.views = views
    agreed = Conventions.Box(conventions)
    self.configuration = configuration
  }
}

extension WritingOptions {
  /// What is handed to strategies and hooks.
  public var context: MappingContext { agreed?.conventions.context ?? MappingContext() }

  /// How NaN and the infinities are written.
  var nonFiniteNumbers: Conventions.NonFiniteNumbers? { agreed?.conventions.nonFiniteNumbers }

  /// How dates are written.
  var dates: TimestampStrategy? { agreed?.conventions.dates }
}
