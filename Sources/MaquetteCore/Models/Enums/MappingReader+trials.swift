// Enums without tags: the cases are tried in their order.

/// The cases of an enum that were tried on one value.
struct CaseTrial<Mark> {
  /// Where the value begins.
  let start: Mark

  /// The events before the trial.
  let before: __ReadingState.Snapshot

  /// The deciding keys that the object may have; nil if the keys do not decide.
  let keys: __SlotBits?

  /// The conversions of the call, while the cases are tried without conversions.
  var conversions: ConversionPolicy?

  /// Why the cases did not match.
  var failures: [Failure] = []

  /// Why a case did not match.
  enum Failure {
    /// It could not be decoded.
    case error(PendingError.Alternative)

    /// The value is of another kind than its payload.
    case kind(case: String, expected: () -> String)

    /// The object lacks a deciding key, which the payload of a case needs.
    case keys(Int, absent: Int)
  }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes an enum without tags: the first case that can be decoded wins.
  ///
  /// First every case is tried without conversions, so that a value of the right kind wins.
  mutating func initializeCaseByTrial(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    try checkStack()
    if unsafe try initializeLikelyCase(of: table, at: memory) { return }
    var trial = beginTrial(of: table)
    repeat {
      for index in 0..<table.count where unsafe try tryCase(index, of: table, at: memory, &trial) {
        return
      }
    } while triesAgain(&trial)
    switch table.fallback {
    case nil, .tag?: throw noCase(of: table, trial)
    case .nothing(let make)?:
      endTrial()
      noteRepair(
        .unknownCase, at: trial.start, expected: "a case of \(table.tags.model)",
        resolution: "used the fallback")
      try skipValue()
      unsafe make(memory)
    case .whole?:
      endTrial()
      let whole = MatchedCase(known: -1)
      unsafe try initializeFallback(of: table, whole, at: memory, from: trial.start)
    }
  }

  /// Tries a case; returns whether it could be decoded.
  private mutating func tryCase(
    _ index: Int, of table: __CaseTable, at memory: UnsafeMutableRawPointer,
    _ trial: inout CaseTrial<Mark>
  ) throws(ReadFailure) -> Bool {
    let entry = unsafe table.entry(index)
    let name = unsafe entry.pointee.name
    guard unsafe !skipsCase(index, entry, &trial) else { return false }
    do throws(ReadFailure) {
      if unsafe entry.pointee.reading == nil {
        try readCase(index, of: table.tags)
        unsafe entry.pointee.makeBare?(memory)
      } else {
        unsafe try initializePayload(entry, of: table, at: memory)
      }
    } catch {
      try rejectCase(name, error, &trial)
      return false
    }
    do throws(ReadFailure) {
      try acceptCase(trial)
      return true
    } catch {
      unsafe table.destroy(memory)
      try rejectCase(name, error, &trial)
      return false
    }
  }

  /// Begins to try the cases of an enum on the reader's current value.
  private mutating func beginTrial(of table: __CaseTable) -> CaseTrial<Mark> {
    let journal = state.openJournal()
    if journal.openTrials == 0 {
      if case .offset(let offset) = location(of: mark()) {
        (journal.effortLimit, journal.triedTree) = (1 << 16 + 64 * (offset + __restCount), nil)
      } else {
        // Counted only for nested trials.
        journal.wastedEffort = 0
        (journal.effortLimit, journal.triedTree) = (nil, try? readValue())
      }
    }
    journal.openTrials += 1
    var trial = CaseTrial(
      start: mark(), before: state.snapshot,
      keys: kind == .object ? presentKeys(of: table, until: nil) : nil)
    // Where all scalars are text, a text with a number's syntax is a number: the first matching
    // case wins.
    if state.options.conversions != .strict, !state.options.scalarsAreText {
      trial.conversions = state.options.conversions
      state.options.conversions = .strict
    }
    return trial
  }

  /// Whether to try the cases again with the conversions of the call.
  private mutating func triesAgain(_ trial: inout CaseTrial<Mark>) -> Bool {
    guard trial.conversions != nil else { return false }
    restoreConversions(trial)
    trial.conversions = nil
    trial.failures = []
    return true
  }

  /// Whether the value is of another kind than the payload of a case, and nothing is converted.
  ///
  /// If so, the failure is noted.
  private mutating func skipsCase(
    _ index: Int, _ entry: UnsafePointer<__CaseTable.Case>, _ trial: inout CaseTrial<Mark>
  ) -> Bool {
    let (name, form) = unsafe (entry.pointee.name, entry.pointee.form)
    if let keys = trial.keys, case var absent = unsafe entry.pointee.neededKeys.subtracting(keys),
      let slot = absent.popFirst()
    {
      trial.failures.append(.keys(index, absent: slot))
      return true
    }
    guard trial.conversions != nil || state.options.conversions == .strict,
      let wanted = kindNeeded(for: form), wanted != kind,
      // Text may name NaN or an infinity.
      form.kind != .double || kind != .string
    else { return false }
    let type = form.isScalar ? unsafe entry.pointee.payload.type : nil
    trial.failures.append(
      .kind(case: name.description) { type.map { typeName($0) } ?? wanted.phrase })
    return true
  }

  private mutating func restoreConversions(_ trial: CaseTrial<Mark>) {
    if let conversions = trial.conversions { state.options.conversions = conversions }
  }

  /// Ends the trial of a case that could be decoded.
  ///
  /// - Throws: A failure if parts of it could not, which a report would otherwise list.
  private mutating func acceptCase(_ trial: CaseTrial<Mark>) throws(ReadFailure) {
    let journal = state.openJournal()
    let issues = journal.issues.dropFirst(trial.before.issueCount)
    if let issue = issues.first(where: { $0.severity == .error }) {
      throw ReadFailure(issue.error.contents.code)
    }
    restoreConversions(trial)
    journal.openTrials -= 1
  }

  /// Ends the trial of a case that could not be decoded, and returns to the value.
  ///
  /// - Throws: The failure, if the source itself is broken.
  private mutating func rejectCase(
    _ name: StaticString, _ failure: ReadFailure, _ trial: inout CaseTrial<Mark>
  ) throws(ReadFailure) {
    guard !failure.code.isFatal else {
      restoreConversions(trial)
      state.journal?.openTrials -= 1
      // Another case might have fitted, so the other issues of this one say nothing about the value.
      if let pending = state.journal?.pending, failure.code != .tooManyIssues {
        state.restore(trial.before)
        state.journal?.pending = pending
      }
      throw failure
    }
    var error = error(of: failure, trial)
    if error.alternativeCount > 16 { error.alternatives = [] }
    // Only nested trials multiply.
    let effort = state.openJournal().openTrials > 1 ? effort(since: trial.start, error) : 0
    trial.failures.append(.error(.init(name: name.description, error: error)))
    state.restore(trial.before)
    reset(to: trial.start)
    let journal = state.openJournal()
    guard journal.openTrials > 1 else { return }
    journal.wastedEffort += effort
    guard journal.wastedEffort > journal.countedEffortLimit else { return }
    restoreConversions(trial)
    journal.openTrials -= 1
    throw self.failure(
      .sizeExceeded, expected: "cases that are known by a key or a tag", found: "")
  }

  /// The error of a case that could not be decoded.
  private func error(of failure: ReadFailure, _ trial: CaseTrial<Mark>) -> PendingError {
    let journal = state.journal
    let told = journal?.issues.dropFirst(trial.before.issueCount).first { $0.severity == .error }
    return journal?.pending ?? told?.error
      ?? PendingError(
        contents: .init(code: failure.code), location: location(of: trial.start),
        findsValue: false)
  }

  /// The failure for a value that matches none of the cases.
  private mutating func noCase(of table: __CaseTable, _ trial: CaseTrial<Mark>) -> ReadFailure {
    if let failure = mistake(trial) {
      endTrial()
      return failure
    }
    var alternatives: [PendingError.Alternative] = []
    for failure in trial.failures {
      alternatives.append(alternative(failure, of: table, trial))
    }
    endTrial()
    let failure = failure(
      .unknownCase, at: trial.start, expected: "a case of \(table.tags.model)")
    state.journal?.pending?.alternatives = alternatives
    return failure
  }

  /// The failure for a mistake in the grammar of the value, which was not read if cases lack keys; the
  /// look at its keys counts as effort, but takes less time than decoding.
  private mutating func mistake(_ trial: CaseTrial<Mark>) -> ReadFailure? {
    guard trial.keys != nil else { return nil }
    defer { reset(to: trial.start) }
    do throws(ReadFailure) {
      try skipValue()
      state.journal?.wastedEffort += 2 * (byteCount(since: trial.start) ?? 0) / 16
      return nil
    } catch {
      return error
    }
  }

  private mutating func alternative(
    _ failure: CaseTrial<Mark>.Failure, of table: __CaseTable, _ trial: CaseTrial<Mark>
  ) -> PendingError.Alternative {
    switch failure {
    case .error(let alternative): return alternative
    case .kind(let name, let expected):
      return PendingError.Alternative(
        name: name,
        error: PendingError(
          contents: .init(code: .typeMismatch, expected: expected()),
          location: location(of: trial.start), findsValue: true))
    case .keys(let index, let slot):
      // Invariant: the layout of a case has the keys that it needs, each of a property.
      let (entry, layout) = unsafe (table.entry(index), table.entry(index).pointee.form.layout!)
      let (root, contents) = unsafe (layout.root.pointee, layout.contents.pointee)
      let key = root.keys.slot(of: table.decidingKeys.keys[slot])
      let property = unsafe contents.places[root.slots[key].place]
      let field = __MissingField(steps: property.steps, property: property.name)
      let error = missing(
        field, model: contents.name, keys: root.keys, at: trial.start)
      return unsafe PendingError.Alternative(name: entry.pointee.name.description, error: error)
    }
  }

  /// The only kind of value that a payload is decoded from without a conversion, if there is exactly
  /// one.
  mutating func kindNeeded(for form: __DecodingKind) -> ValueKind? {
    let wanted = form.valueKind
    guard form.kind == .custom, wanted != nil else { return wanted }
    // Options may accept other values as arrays and dictionaries.
    let acceptsOthers =
      state.options.isMarkup || state.options.acceptsSingleValues || state.options.nullsAreEmpty
      || state.options.acceptsJSONText || kind == .bytes
    return acceptsOthers ? nil : wanted
  }

  /// The deciding keys that an object may have; nil if they do not decide, because an option supplies
  /// missing keys or other names of them.
  ///
  /// The reader does not move.
  ///
  /// - Parameters:
  ///   - table: The cases.
  ///   - enough: The keys after which the others do not matter.
  mutating func presentKeys(of table: __CaseTable, until enough: __SlotBits?) -> __SlotBits? {
    guard table.decidingKeys.keys.count > 0,
      state.traits.isDisjoint(with: [.matchesKeys, .isConfigured, .resumes]),
      state.journal?.search == nil, !state.options.hasUnheededOptions, !state.findsInstances,
      !state.options.absentArraysAreEmpty, !state.options.isMarkup
    else { return nil }
    return __presentKeys(of: table.decidingKeys, until: enough)
  }

  private mutating func endTrial() {
    state.journal?.openTrials -= 1
  }

  /// The effort of reading a value that failed: bytes of text, and at least four, or values of a tree.
  private mutating func effort(since start: Mark, _ error: PendingError) -> Int {
    if let count = byteCount(since: start) { return max(count, 4) }
    let wasEntered = error.location.isInside(location(of: start)) || !error.missingSteps.isEmpty
    reset(to: start)
    guard wasEntered, let tree = try? readValue() else { return 1 }
    return tree.effort
  }

  /// The bytes of text between a mark and the reader; nil in a tree.
  private func byteCount(since start: Mark) -> Int? {
    guard case .offset(let start) = location(of: start),
      case .offset(let end) = location(of: mark())
    else { return nil }
    return end - start
  }
}

extension __ReadingState.DiagnosticLog {
  /// The limit on wasted effort; for a tree, in proportion to its size.
  fileprivate var countedEffortLimit: Int {
    if let effortLimit { return effortLimit }
    let limit = 1 << 16 + 64 * (triedTree?.effort ?? 0)
    effortLimit = limit
    return limit
  }
}

extension __ReadingState {
  /// The events up to some point.
  struct Snapshot {
    let issueCount: Int
    let hasMoreIssues: Bool
    let commitCount: Int
    let reachedObjects: ReachedObjects
    let tagCount: Int
    let unclaimedCount: Int
  }

  /// The events until now.
  var snapshot: Snapshot {
    Snapshot(
      issueCount: journal?.issues.count ?? 0, hasMoreIssues: journal?.hasMoreIssues ?? false,
      commitCount: journal?.commits.count ?? 0,
      reachedObjects: journal?.reachedObjects ?? ReachedObjects(),
      tagCount: journal?.tags.count ?? 0,
      unclaimedCount: journal?.search?.unclaimed.count ?? 0)
  }

  /// Forgets the events since a snapshot.
  func restore(_ snapshot: Snapshot) {
    guard let journal else { return }
    journal.pending = nil
    journal.issues.removeSubrange(min(snapshot.issueCount, journal.issues.count)...)
    journal.hasMoreIssues = snapshot.hasMoreIssues
    journal.commits.removeSubrange(min(snapshot.commitCount, journal.commits.count)...)
    journal.reachedObjects = snapshot.reachedObjects
    journal.tags.removeSubrange(min(snapshot.tagCount, journal.tags.count)...)
    if let count = journal.search?.unclaimed.count {
      journal.search?.unclaimed.removeLast(max(count - snapshot.unclaimedCount, 0))
    }
  }
}

extension PendingError {
  fileprivate var alternativeCount: Int {
    alternatives.reduce(alternatives.count) { $0 + $1.error.alternativeCount }
  }
}

extension AnyValue {
  /// The number of values in the tree.
  fileprivate var effort: Int {
    var count = 0
    var rest = [self]
    while let value = rest.popLast() {
      count += 1
      rest += value.array ?? value.object?.values ?? []
    }
    return count
  }
}
