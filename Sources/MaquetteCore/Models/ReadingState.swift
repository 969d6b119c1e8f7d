/// What a reader carries besides its position: options, flags, and the journal of what happened.
public struct __ReadingState {
  /// The options of this call.
  public internal(set) var options: DecodingOptions {
    didSet {
      allowsFastPath = allowsShortcuts
      freeDepth = Self.freeDepth(options)
    }
  }

  /// Whether a model that is there is changed instead of made anew.
  public let isUpdating: Bool

  /// Whether reading goes on after an error, collecting issues.
  @usableFromInline let isReporting: Bool

  /// Whether every key of every object has to be looked at for more than its slot.
  @usableFromInline let checksKeys: Bool

  /// Whether keys find their properties otherwise than by being equal to them.
  @usableFromInline let matchesKeys: Bool

  /// Whether no key may be skipped by a comparison with the one expected: they are counted, or
  /// their length is limited, or they match by a rule.
  @usableFromInline let readsKeysInFull: Bool

  /// Whether an option asks for more of an object's keys than which properties they find.
  var looksAtKeys: Bool {
    readsKeysInFull || options.unknownKeys != .ignore || journal?.search != nil
  }

  /// Whether a key is being offered to a flattened member without the affixes around it.
  @usableFromInline var isKeyNarrowed = false

  /// The value whose type is being chosen, and how often that is being done.
  var openChoices = OpenChoices()

  /// Whether a value that failed is being skipped.
  var suppressesDuplicateReports = false

  /// Whether the limits are wide enough for short values to need no look at them.
  @usableFromInline private(set) var allowsFastPath = false

  /// Whether a model whose object an enum shares is being read in one walk, which tells no errors.
  var isSharing = false

  /// Whether models may be read otherwise than they declare.
  @usableFromInline let isConfigured: Bool

  /// Whether objects may come from elsewhere than the source.
  @usableFromInline private(set) var findsInstances: Bool

  /// How many containers may be open before the depth and the stack are looked at.
  ///
  /// A byte, for the state is copied for every call.
  @usableFromInline var freeDepth: UInt8

  /// How much of the stack is used.
  @usableFromInline var stack = StackGuard()

  /// Made when something first happens: most documents never need it.
  var journal: DiagnosticLog?

  @usableFromInline
  init(options: DecodingOptions, isUpdating: Bool = false, isReporting: Bool = false) {
    self.options = options
    self.isUpdating = isUpdating
    self.isReporting = isReporting
    checksKeys =
      isReporting || options.duplicateKeys != .lastWins || options.limits.elementCount != .max
    matchesKeys = options.hasRare && options.keys != .exact
    readsKeysInFull =
      checksKeys || options.limits.stringLength != .max || matchesKeys
    isConfigured = options.hasRare && options.configuration != nil
    findsInstances = isConfigured
    freeDepth = Self.freeDepth(options)
    allowsFastPath = allowsShortcuts
    if matchesKeys { openJournal().keyMatcher = options.keys.matcher }
  }

  private static func freeDepth(_ options: DecodingOptions) -> UInt8 {
    UInt8(clamping: min(options.limits.depth, StackGuard.uncheckedDepth))
  }

  /// How keys find their properties, if not by being equal to them.
  var keyMatcher: KeyMatcher? { journal?.keyMatcher }

  /// The slot that a key finds in a table by the rule for keys, or -1.
  func slot(of key: String, in keys: __KeyTable) -> Int {
    keyMatcher?.slot(of: key, in: keys).slot ?? keys.slot(of: key)
  }

  /// Whether nothing is asked for that the shortcuts do not look at.
  private var allowsShortcuts: Bool {
    !readsKeysInFull && !isReporting && !isConfigured && options.limits.numberLength >= 32
      && options.rules.invalidElements != .drop && options.rules.singleValues != .acceptAsArrays
  }

  /// What happened while reading.
  final class DiagnosticLog {
    var pending: PendingError?
    var issues: [PendingIssue] = []

    /// How keys find their properties, if not by being equal to them.
    var keyMatcher: KeyMatcher?

    /// The key that is offered to a flattened member without the affixes around it.
    var innerKey: NarrowedKey?

    /// Where objects come from that the source refers to.
    var objects: (any ObjectSource)?

    /// The object of the nearest configured model around, as the data has it.
    var enclosing: AnyValue.Object?

    /// The steps to the tree that is read, as models declare them, if a configuration looks at paths.
    var base: [MappingPath.Step] = []
    var hasMoreIssues = false
    var commits: [Commit] = []

    /// The object whose storage is changed next.
    var updatedObject: (any SchemaProviding)?

    /// Takes the object away, so that nothing inside it is taken for its storage.
    func takeUpdatedObject() -> (any SchemaProviding)? { updatedObject.take() }

    /// The objects that the update has reached so far.
    var reachedObjects = ReachedObjects()

    /// Where the tags of the objects under way stand, if unknown keys are looked at.
    var tags: [TagPlace] = []

    /// What is found out about the enum that is read from its parent's object.
    var search: FlattenedSearch?

    /// How many flattened enums are being read, nested: all of one object, perhaps.
    var openFlattened = 0

    /// Whether a model whose object an enum shares could not be read in one walk: all that are read after it in
    /// the call are read by the way that knows every rule, or each level of such models would be read twice.
    var readsSharedObjectsApart = false

    /// The properties of the models met so far that take a default.
    var defaulted: [ObjectIdentifier: [DefaultedProperty]] = [:]

    /// How many enums without tags are being tried, nested.
    var openTrials = 0

    /// How much such enums have read in vain.
    var wastedEffort = 0

    /// How much they may.
    var effortLimit: Int?

    /// The tree that the outermost of them is tried on, in proportion to which they may.
    var triedTree: AnyValue?
  }

  /// Lets objects come from elsewhere than the source, which refers to them.
  mutating func setObjects(_ source: any ObjectSource) {
    openJournal().objects = source
    findsInstances = true
  }

  /// Keeps what a failure was about until the entry point makes the error.
  mutating func openJournal() -> DiagnosticLog {
    if let journal { return journal }
    let made = DiagnosticLog()
    journal = made
    return made
  }
}

/// An error whose place is not yet worked out.
struct PendingError {
  var contents: MappingError.Contents
  var location: __SourcePosition

  /// Steps below the location, for values of a tree that was taken from there.
  var steps: [MappingPath.Step] = []

  /// Steps below all that, for what is not there.
  var missingSteps: [MappingPath.Step] = []

  /// The keys of the model that misses them.
  var modelKeys: __KeyTable?

  /// Why each of several ways to read the value failed.
  var alternatives: [Alternative] = []

  /// Whether `found` is to be taken from the source at the location.
  var findsValue: Bool

  /// One of several ways to read a value, and why it failed.
  struct Alternative {
    var name: String
    var error: PendingError
  }
}

extension PendingError {
  /// The error for what code of the application threw.
  init(thrown contents: MappingError.Contents, at location: __SourcePosition) {
    self.init(
      contents: contents, location: location,
      findsValue: contents.found == nil && contents.code != .custom)
  }
}

/// An issue whose place is not yet worked out.
struct PendingIssue {
  var severity: MappingIssue.Severity
  var error: PendingError
  var resolution: String?
}
