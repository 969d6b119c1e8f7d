/// The state of a reader besides its position: options, flags and the journal.
public struct __ReadingState {
  /// The options of this call.
  public internal(set) var options: DecodingOptions {
    didSet {
      traits = Self.traits(of: options, isReporting: isReporting)
      freeDepth = Self.freeDepth(options)
    }
  }

  /// Whether an existing model is changed instead of making a new one.
  public let isUpdating: Bool

  /// Whether decoding goes on after an error and collects issues.
  @usableFromInline package let isReporting: Bool

  /// What the options and the call demand of the loops over objects.
  @usableFromInline private(set) var traits: ReadingTraits

  /// Whether every key of every object must be checked for more than its slot.
  @inlinable var checksKeys: Bool { traits.contains(.checksKeys) }

  /// Whether keys match properties by a rule other than equality.
  @inlinable var matchesKeys: Bool { traits.contains(.matchesKeys) }

  /// Whether the rule for keys also applies to a key that equals that of a property.
  var renamesKeys: Bool { traits.contains(.renamesKeys) }

  /// Whether every key must be read in full.
  @inlinable var readsKeysInFull: Bool { traits.contains(.readsKeysInFull) }

  /// Whether a configuration may change how models are decoded.
  @inlinable var isConfigured: Bool { traits.contains(.isConfigured) }

  /// Whether the limits are wide enough for short values to need no check.
  @inlinable var allowsFastPath: Bool { traits.contains(.allowsFastPath) }

  /// Whether the limits are wide enough for the scanners of short values.
  var allowsShortValues: Bool { traits.contains(.allowsShortValues) }

  /// Whether a loop over a table may read configured models.
  var allowsConfiguredTables: Bool { traits.contains(.allowsConfiguredTables) }

  /// Whether an option needs an object's keys for more than finding properties.
  ///
  /// Inlined, because a call would copy the state.
  @inline(__always)
  var looksAtKeys: Bool {
    readsKeysInFull || !ignoresUnknownKeys || journal?.search != nil
  }

  /// Whether the source is markup, whose members may repeat others.
  @inline(never)
  @usableFromInline var isMarkup: Bool { options.isMarkup }

  /// Whether the options look at no key that no property has.
  var ignoresUnknownKeys: Bool { traits.contains(.ignoresUnknownKeys) }

  /// Whether a key is being offered to a flattened member without the affixes around it.
  @usableFromInline var isKeyNarrowed = false

  /// The value whose type is being chosen, and how often it has been chosen.
  var openChoices = OpenChoices()

  /// Whether a value that failed is being skipped.
  var suppressesDuplicateReports = false

  /// Whether the value being read is replaced or dropped as a whole if it has an error, so that a
  /// report stops at the error like a call without a report.
  @usableFromInline var endsAtErrors = false

  /// Whether an enum shares the object of the current model in one walk, or a table describes the
  /// data of a configuration; neither reports errors.
  var isSharing = false

  /// Whether a configuration changed the object of the current model, so that all its parts use the
  /// keys without `in:`.
  var hasDeclaredKeys = false

  /// Whether objects may come from somewhere other than the source.
  @usableFromInline private(set) var findsInstances: Bool

  /// The number of containers that may be open before the depth and the stack are checked.
  ///
  /// One byte, because the state is copied for every call.
  @usableFromInline var freeDepth: UInt8

  /// The number of members of the last dictionary, at most 12.
  var lastMemberCount: UInt8 = 0

  /// The stack that is left.
  @usableFromInline package var stack = StackGuard()

  /// Created at the first event: most documents never need it.
  package var journal: DiagnosticLog?

  /// Where decoding goes on in a text that grows, and what is open in it.
  package var checkpoints: Checkpoints?

  /// Whether a report drops an invalid property as a whole, so that its value ends at its first error.
  var reportsDrops: Bool { isReporting && options.invalidProperties == .drop }

  @usableFromInline
  package init(options: DecodingOptions, isUpdating: Bool = false, isReporting: Bool = false) {
    self.options = options
    self.isUpdating = isUpdating
    self.isReporting = isReporting
    traits = Self.traits(of: options, isReporting: isReporting)
    findsInstances = traits.contains(.isConfigured)
    freeDepth = Self.freeDepth(options)
  }

  /// Allows the fast paths, which know no checkpoints; returns the traits to restore.
  mutating func suspendCheckpoints() -> ReadingTraits {
    let outer = traits
    if outer.contains(.resumes) {
      traits = outer.subtracting(.resumes).union(.allowsFastPath)
    }
    return outer
  }

  /// Restores the traits from before `suspendCheckpoints`.
  mutating func restore(_ outer: ReadingTraits) { traits = outer }

  private static func traits(of options: DecodingOptions, isReporting: Bool) -> ReadingTraits {
    isReporting ? options.readingTraits.reporting : options.readingTraits
  }

  private static func freeDepth(_ options: DecodingOptions) -> UInt8 {
    UInt8(clamping: min(options.limits.depth, StackGuard.uncheckedDepth))
  }

  /// How keys match properties, if not by equality.
  package var keyMatcher: KeyMatcher? { matchesKeys ? options.keys.matcher : nil }

  /// The slot that a key matches in a table by the rule for keys, or -1.
  mutating func slot(of key: String, in keys: __KeyTable) -> Int {
    keyMatcher?.slot(of: key, in: keys).slot ?? keys.slot(of: key)
  }

  /// The events of reading one source.
  package final class DiagnosticLog {
    // Accesses to these properties never overlap, because none calls foreign code. Checking each
    // access costs more than the access.
    @safe @exclusivity(unchecked) package var pending: PendingError?
    @safe @exclusivity(unchecked) package var issues: [PendingIssue] = []

    /// The key that is offered to a flattened member without the affixes around it.
    @safe @exclusivity(unchecked) var innerKey: NarrowedKey?

    /// The objects that the source refers to.
    @safe @exclusivity(unchecked) var objects: (any ObjectSource)?

    /// The object of the nearest enclosing model with a configuration, as in the data.
    @safe @exclusivity(unchecked) var enclosing: AnyValue.Object?

    /// The path of the current tree in the terms of the models, if a configuration uses paths.
    @safe @exclusivity(unchecked) var base: [MappingPath.Step] = []
    @safe @exclusivity(unchecked) var hasMoreIssues = false
    @safe @exclusivity(unchecked) var commits: [Commit] = []

    /// The object whose storage the update changes next.
    @safe @exclusivity(unchecked) var updatedObject: (any SchemaProviding)?

    /// Adds an issue at the end.
    func append(_ issue: consuming PendingIssue) {
      if issues.isEmpty { issues.reserveCapacity(4) }
      issues.append(issue)
    }

    /// Takes the object, so that nothing inside it is mistaken for its storage.
    func takeUpdatedObject() -> (any SchemaProviding)? { updatedObject.take() }

    /// The objects that the update has reached so far.
    @safe @exclusivity(unchecked) var reachedObjects = ReachedObjects()

    /// The places of the tags of the open objects, if unknown keys are checked.
    @safe @exclusivity(unchecked) var tags: [TagPlace] = []

    /// The findings about the enum that is read from its parent's object.
    @safe @exclusivity(unchecked) var search: FlattenedSearch?

    /// The keys of the flattened enums that are read from one object.
    @safe @exclusivity(unchecked) var sharedKeys = SharedKeys()

    /// The number of nested flattened enums that are being read, which may share one object.
    @safe @exclusivity(unchecked) var openFlattened = 0

    /// Whether one walk has failed for a model whose object an enum shares, or for a configured
    /// one.
    ///
    /// For the rest of the call such models are then read with the general path; otherwise each
    /// nesting level would be read twice.
    @safe @exclusivity(unchecked) var readsSharedObjectsApart = false

    /// The properties with a default, by the models met so far.
    @safe @exclusivity(unchecked) var defaulted: [ObjectIdentifier: [DefaultedProperty]] = [:]

    /// The number of nested enums without tags that are being tried.
    @safe @exclusivity(unchecked) var openTrials = 0

    /// The effort that such enums have wasted on failed cases.
    @safe @exclusivity(unchecked) var wastedEffort = 0

    /// The limit on wasted effort; for a text, of all trials in it together.
    @safe @exclusivity(unchecked) var effortLimit: Int?

    /// The tree of the outermost of these enums; the limit is proportional to its size.
    @safe @exclusivity(unchecked) var triedTree: AnyValue?
  }

  /// Sets a source of objects that the data refers to.
  mutating func setObjects(_ source: any ObjectSource) {
    openJournal().objects = source
    findsInstances = true
  }

  /// The number of issues so far.
  var issueCount: Int { journal?.issues.count ?? 0 }

  /// Returns the journal, and creates it for the first event.
  package mutating func openJournal() -> DiagnosticLog {
    if let journal { return journal }
    let made = DiagnosticLog()
    journal = made
    return made
  }
}

/// An error whose place is not yet resolved.
package struct PendingError {
  /// The error, as far as it is known.
  private(set) var error: MappingError
  var location: __SourcePosition

  /// Steps below the location, for values of a tree that was taken from there.
  var steps: [MappingPath.Step] = []

  /// Steps below all of these, for missing values.
  var missingSteps: [MappingPath.Step] = []

  /// The keys of the model that lacks them.
  var modelKeys: __KeyTable?

  /// Why each of several ways to decode the value failed.
  var alternatives: [Alternative] = []

  /// Whether `found` is read from the source at the location.
  var findsValue: Bool

  /// The place in a report, if issues inside the value were recorded before the error.
  package var place: Int?

  /// The name of the model that the value should be, if no property around it names its own.
  var valueModel: String?

  /// One of several ways to decode a value, and why it failed.
  struct Alternative {
    var name: String
    var error: PendingError
  }

  package init(
    contents: MappingError.Contents, location: __SourcePosition,
    steps: [MappingPath.Step] = [], missingSteps: [MappingPath.Step] = [],
    modelKeys: __KeyTable? = nil, findsValue: Bool
  ) {
    error = MappingError(contents)
    self.location = location
    self.steps = steps
    self.missingSteps = missingSteps
    self.modelKeys = modelKeys
    self.findsValue = findsValue
  }

  /// What is known about the error.
  package var contents: MappingError.Contents {
    _read { yield error.contents }
    _modify { yield &error.contents }
  }
}

extension PendingError {
  /// Creates the error for an error that code of the application threw.
  init(thrown contents: MappingError.Contents, at location: __SourcePosition) {
    self.init(
      contents: contents, location: location,
      findsValue: contents.found == nil && contents.code != .custom)
  }
}

/// An issue whose place is not yet resolved.
package struct PendingIssue {
  package var severity: MappingIssue.Severity
  var error: PendingError
  var resolution: String?

  package init(severity: MappingIssue.Severity, error: PendingError, resolution: String?) {
    (self.severity, self.error, self.resolution) = (severity, error, resolution)
  }
}
