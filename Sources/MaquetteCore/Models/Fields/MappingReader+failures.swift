// The cold half of reading: failures, notes and continuation. Nothing here is inlined, so that the
// hot paths stay small.

extension MappingReader where Self: ~Copyable {
  /// A failure at the reader's current value.
  ///
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - expected: What the model needs.
  ///   - found: What the source has; nil for the reader's current value.
  /// - Returns: The token to throw.
  @inline(never)
  public mutating func failure(
    _ code: MappingError.Code, expected: String? = nil, found: String? = nil, hint: String? = nil
  ) -> ReadFailure {
    failure(code, at: mark(), expected: expected, found: found, hint: hint)
  }

  /// A failure at a value that the reader has already passed.
  ///
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - mark: The position of the value's start.
  ///   - expected: What the model needs.
  ///   - found: What the source has; nil for the value at the mark.
  /// - Returns: The token to throw.
  @inline(never)
  public mutating func failure(
    _ code: MappingError.Code, at mark: Mark, expected: String? = nil, found: String? = nil,
    hint: String? = nil
  ) -> ReadFailure {
    state.openJournal().pending = PendingError(
      contents: .init(code: code, expected: expected, found: found, hint: hint),
      location: location(of: mark), findsValue: found == nil)
    return ReadFailure(code)
  }

  /// The failure for an error that code of the application threw at a value.
  mutating func failure(thrown contents: MappingError.Contents, at mark: Mark) -> ReadFailure {
    state.openJournal().pending = PendingError(thrown: contents, at: location(of: mark))
    return ReadFailure(contents.code)
  }

  /// The failure for an error inside a value, and perhaps at a key missing there.
  package mutating func failure(
    _ error: MappingError, at mark: Mark, inside steps: [MappingPath.Step], _ missingKey: String?
  ) -> ReadFailure {
    var pending = PendingError(thrown: error.contents, at: location(of: mark))
    pending.steps = steps
    pending.missingSteps = missingKey.map { [.key($0)] } ?? []
    pending.findsValue = missingKey == nil
    state.openJournal().pending = pending
    return ReadFailure(error.code)
  }

  /// Notes that a value was repaired, if a report is being made.
  ///
  /// - Parameters:
  ///   - code: What was wrong with the value.
  ///   - mark: The position of the value's start.
  ///   - expected: What the model needs.
  ///   - resolution: What was done, as reports show it: "converted", "dropped".
  ///   - hint: What may help; nil if nothing is known.
  @inline(never)
  public mutating func noteRepair(
    _ code: MappingError.Code, at mark: Mark, expected: String, resolution: String,
    hint: String? = nil
  ) {
    guard state.isReporting else { return }
    // Where all scalars are text, converting text is not a repair.
    if code == .typeMismatch, state.options.scalarsAreText, scalarKind == .string { return }
    let error = PendingError(
      contents: .init(code: code, expected: expected, hint: hint), location: location(of: mark),
      findsValue: true)
    note(PendingIssue(severity: .repair, error: error, resolution: resolution))
  }

  /// Goes on after a field or an element that failed, if a report is being made.
  ///
  /// The failure becomes an issue and the reader skips the value.
  ///
  /// - Throws: The failure, if no report is being made or the source itself is broken.
  @inline(never)
  @usableFromInline
  package mutating func recover(
    from failure: ReadFailure, at mark: Mark, severity: MappingIssue.Severity, resolution: String?
  ) throws(ReadFailure) {
    guard !failure.code.isFatal else { throw failure }
    if let pending = state.journal?.pending.take() {
      if state.isReporting {
        guard state.openJournal().issues.count < state.options.limits.issues else {
          throw self.failure(.tooManyIssues, at: mark)
        }
        note(
          PendingIssue(severity: severity, error: pending, resolution: resolution),
          at: pending.place)
      }
    }
    if severity == .repair { downgradeIssues(at: mark, resolution: resolution) }
    reset(to: mark)
    // The error in the value is reported already: do not report its duplicate keys again.
    state.suppressesDuplicateReports = true
    defer { state.suppressesDuplicateReports = false }
    try skipValue()
  }

  /// Names the model and the property of a failure, unless it names a deeper one.
  @inline(never)
  @usableFromInline
  mutating func nameFailure(model: String, property: String) {
    guard let journal = state.journal, journal.pending?.contents.model == nil else { return }
    journal.pending?.contents.model = model
    journal.pending?.contents.property = property
  }

  /// Names the model and the property of the key that failed, unless the failure names a deeper
  /// one.
  @inline(never)
  mutating func nameFailure(of fields: __PartialStruct, slot: Int, key: String) {
    guard let journal = state.journal, journal.pending?.contents.model == nil else { return }
    journal.pending?.contents.model = fields.modelName
    journal.pending?.contents.property = fields.propertyName(ofSlot: slot, key: key)
  }

  /// Names the model and the property of the issues in a value, unless they name deeper ones.
  ///
  /// - Parameters:
  ///   - count: The number of issues before the value.
  ///   - fields: The fields of the model.
  ///   - slot: The slot of the value; negative if no property takes it.
  /// - Complexity: Linear in the issues of the value.
  @inline(never)
  mutating func nameIssues(since count: Int, of fields: __PartialStruct, slot: Int) {
    guard let journal = state.journal, journal.issues.count > count else { return }
    // Of several properties with one key, it is not known whose issues these are.
    let isOne = slot >= 0 && fields.places(of: slot).count == 1
    let property = isOne ? fields.propertyName(ofSlot: slot, key: fields.keys[slot]) : nil
    let model = fields.modelName
    for index in count..<journal.issues.count
    where journal.issues[index].error.contents.model == nil {
      journal.issues[index].error.contents.model = model
      journal.issues[index].error.contents.property = property
    }
  }

  /// Names the model that a failed value should be, unless the failure names a deeper one.
  ///
  /// A property around the value still names its own model: the value is that property's.
  @inline(never)
  mutating func nameFailure(ofValue model: @autoclosure () -> String) {
    guard let journal = state.journal, journal.pending?.contents.model == nil,
      journal.pending?.valueModel == nil
    else { return }
    journal.pending?.valueModel = model()
  }

  /// Suggests the key that may have been meant by an unknown key.
  @inline(never)
  mutating func hintAtKey(_ key: String, among keys: __KeyTable) {
    guard let journal = state.journal, journal.pending?.contents.code == .unknownKey,
      journal.pending?.contents.hint == nil
    else { return }
    journal.pending?.contents.hint = keys.hint(for: key)
  }

  /// The failure for a model with missing fields; a report gets an issue for each of them.
  @inline(never)
  @usableFromInline
  package mutating func missingFields(
    _ fields: [__MissingField], model: String, keys: __KeyTable, at mark: Mark
  ) -> ReadFailure {
    if state.isReporting {
      for field in fields {
        let error = missing(field, model: model, keys: keys, at: mark)
        note(PendingIssue(severity: .error, error: error, resolution: nil))
      }
      state.journal?.pending = nil
    } else {
      let first = fields.first.map { missing($0, model: model, keys: keys, at: mark) }
      state.openJournal().pending = first
    }
    return ReadFailure(.missingKey)
  }

  /// The error for an object that lacks a field.
  ///
  /// The property around a value without a model of its own names its model: the model is empty then.
  func missing(
    _ field: __MissingField, model: String, keys: __KeyTable, at mark: Mark
  ) -> PendingError {
    PendingError(
      contents: .init(
        code: .missingKey, expected: field.expected, model: model.isEmpty ? nil : model,
        property: field.property.isEmpty ? nil : field.property),
      location: location(of: mark), missingSteps: field.steps, modelKeys: keys, findsValue: false)
  }

  /// Handles an unknown key with the model's own rule, whatever the options are.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - model: The name of the model.
  ///   - keys: The keys of the model.
  /// - Returns: True: the key has been handled.
  /// - Throws: `unknownKey`.
  @inline(never)
  public mutating func passUnknownKey(
    _ rule: DecodingOptions.UnknownKeys, of model: String, _ keys: __KeyTable
  ) throws(ReadFailure) -> Bool {
    _ = takeOfferedKey()
    try passUnknownField(rule, model: model, keys: keys)
    return true
  }

  /// Handles an unknown key as the options say, and skips its value.
  @inline(never)
  @usableFromInline
  package mutating func passUnknownField(
    _ rule: DecodingOptions.UnknownKeys? = nil, model: @autoclosure () -> String,
    keys: @autoclosure () -> __KeyTable = .empty
  ) throws(ReadFailure) {
    if isShared(mark(), level: 1), !standsAtTag {
      noteUnclaimed(isKept: false)
      return try skipValue()
    }
    if repeatsMarkup || state.options.isMarkup && isAmongContents(of: keys()) {
      return try skipValue()
    }
    switch (rule ?? state.options.unknownKeys).choice {
    case .ignore:
      break
    case _ where standsAtTag:
      break
    case .report:
      noteRepair(
        .unknownKey, at: mark(), expected: "a key of \(model())", resolution: "dropped",
        hint: keys().hint(for: currentKey))
    case .reject:
      throw failure(.unknownKey, expected: "a key of \(model())")
    }
    try skipValue()
  }

  /// Turns the errors inside a replaced value into repairs.
  private mutating func downgradeIssues(at mark: Mark, resolution: String?) {
    guard state.isReporting, let journal = state.journal else { return }
    let start = location(of: mark)
    for index in journal.issues.indices.reversed() {
      let issue = journal.issues[index]
      guard issue.error.location.isAt(orInside: start) else { break }
      guard issue.severity == .error else { continue }
      journal.issues[index].severity = .repair
      journal.issues[index].resolution = issue.resolution ?? resolution
    }
  }

  /// Adds an issue to the report.
  package mutating func note(_ issue: consuming PendingIssue, at place: Int? = nil) {
    let journal = state.openJournal()
    guard journal.issues.count < state.options.limits.issues else {
      journal.hasMoreIssues = true
      return
    }
    if let place {
      journal.issues.insert(issue, at: place)
    } else {
      journal.append(issue)
    }
  }
}
