/// What a reader carries besides its position: options, flags, and the journal of what happened.
public struct ReadingState {
  /// The options of this call.
  public let options: ReadingOptions

  /// Whether a model that is there is changed instead of made anew.
  public let isUpdating: Bool

  /// Whether reading goes on after an error, collecting issues.
  @usableFromInline let isReporting: Bool

  /// Whether every key of every object has to be looked at for more than its slot.
  @usableFromInline let checksKeys: Bool

  /// Whether no key may be passed over by a comparison with the one expected: they are counted,
  /// or their length is limited.
  @usableFromInline let readsKeysInFull: Bool

  /// Whether a value that failed is being passed over.
  var passesOverFailure = false

  /// Whether the limits are wide enough for short values to need no look at them.
  @usableFromInline let takesShortcuts: Bool

  /// Whether models may be read otherwise than they declare.
  @usableFromInline let isConfigured: Bool

  /// The object of the nearest configured model around, as the data has it.
  var enclosing: Object?

  /// Made when something first happens: most documents never need it.
  var journal: Journal?

  @usableFromInline
  init(options: ReadingOptions, isUpdating: Bool = false, isReporting: Bool = false) {
    self.options = options
    self.isUpdating = isUpdating
    self.isReporting = isReporting
    checksKeys =
      options.duplicateKeys != .lastWins || options.limits.elementCount != .max
    readsKeysInFull = checksKeys || options.limits.stringLength != .max
    isConfigured = options.configuration != nil
    takesShortcuts =
      !readsKeysInFull && !isReporting && !isConfigured && options.limits.numberLength >= 32
  }

  /// What happened while reading.
  final class Journal {
    var pending: PendingError?
    var issues: [PendingIssue] = []
    var hasMoreIssues = false
    var commits: [() -> Void] = []
  }

  /// Keeps what a failure was about until the entry point makes the error.
  mutating func openJournal() -> Journal {
    if let journal { return journal }
    let made = Journal()
    journal = made
    return made
  }
}

/// An error whose place is not yet worked out.
struct PendingError {
  var contents: MappingError.Contents
  var location: ReadLocation

  /// Steps below the location, for values of a tree that was taken from there.
  var steps: [MappingPath.Step] = []

  /// Steps below all that, for keys that are not there.
  var missingKeys: [String] = []

  /// The keys of the model that misses them.
  var modelKeys: KeyTable?

  /// Whether `found` is to be taken from the source at the location.
  var findsValue: Bool
}

/// An issue whose place is not yet worked out.
struct PendingIssue {
  var severity: MappingIssue.Severity
  var error: PendingError
  var remedy: String?
}
