extension PendingError {
  /// Where the steps of an error lead in a text.
  struct Target {
    /// The start of the innermost value found.
    var offset: Int

    /// The number of steps that lead there.
    var stepCount: Int
  }

  /// Adds the targets of the error and of all nested alternatives, each before its own
  /// alternatives.
  fileprivate func addTargets(
    to targets: inout [Target], in text: borrowing Span<UInt8>
  ) {
    targets.append(target(in: text))
    for index in alternatives.indices {
      alternatives[index].error.addTargets(to: &targets, in: text)
    }
  }

  private func target(in text: borrowing Span<UInt8>) -> Target {
    guard case .offset(let offset) = location else { return Target(offset: 0, stepCount: 0) }
    guard !steps.isEmpty else { return Target(offset: offset, stepCount: 0) }
    let (inner, count) = JSONLocator.descend(steps, from: offset, in: text)
    return Target(offset: inner, stepCount: count)
  }

  /// Returns the error with its place in a text.
  ///
  /// - Parameters:
  ///   - targets: The targets of all errors, in order.
  ///   - places: Their places.
  ///   - next: The index of the target of this error; on return, that of the next one.
  ///   - text: The text.
  ///   - options: What errors may show.
  fileprivate mutating func resolve(
    _ targets: [Target], at places: [JSONLocator.Place], from next: inout Int,
    in text: borrowing Span<UInt8>, options: borrowing DecodingOptions
  ) -> MappingError {
    let (place, offset) = (places[next], places[next].location.byteOffset)
    let rest = steps.dropFirst(targets[next].stepCount)
    next += 1
    nameModel()
    contents.path = place.path
    // Appending nothing would still copy the shared steps.
    if !rest.isEmpty { contents.path.steps += rest }
    if !missingSteps.isEmpty { addMissingSteps() }
    contents.location = place.location
    if !missingSteps.isEmpty, rest.isEmpty {
      let keys = JSONLocator.keys(ofObjectAt: offset, in: text)
      let hint = hint(among: keys, hidesValues: options.hidesValues)
      contents.hint = hint
    }
    if contents.hint == nil {
      contents.hint = SourceHint.hint(
        for: contents.code, at: offset, isRoot: place.path.isRoot, in: text)
    }
    contents.sourceLine = options.hidesValues ? nil : SourceLine(in: text, at: offset)
    let found =
      findsValue ? JSONLocator.found(at: offset, in: text, hidesValue: options.hidesValues) : nil
    return finish(found) {
      $0.resolve(targets, at: places, from: &next, in: text, options: options)
    }
  }

  /// Names the model that the value should be, if no property around it has named its own.
  private mutating func nameModel() {
    if contents.model == nil, let valueModel { contents.model = valueModel }
  }

  private mutating func addMissingSteps() {
    contents.path.steps += missingSteps
    contents.missingStepCount = missingSteps.count
  }

  /// Returns the error with its place in a tree.
  mutating func resolve(
    in root: inout TextTrees, options: borrowing DecodingOptions
  ) -> MappingError {
    guard case .path(let base) = location else { return error }
    nameModel()
    contents.path = base
    // Appending nothing would still copy the shared steps.
    if !steps.isEmpty { contents.path.steps += steps }
    let value = findsValue || !missingSteps.isEmpty ? root.value(at: contents.path) : nil
    if !missingSteps.isEmpty {
      addMissingSteps()
      if let object = value?.object {
        let keys = object.prefix(32).map { $0.key }
        contents.hint = hint(among: keys, hidesValues: options.hidesValues)
      }
    }
    let found = findsValue ? value?.shown(hidesValue: options.hidesValues) : nil
    return finish(found) { $0.resolve(in: &root, options: options) }
  }

  /// Adds what was found, and the alternatives with their places.
  private mutating func finish(
    _ found: String?, _ resolve: (inout PendingError) -> MappingError
  ) -> MappingError {
    if let found { contents.found = found } else if contents.found == "" { contents.found = nil }
    contents.alternatives = alternatives.indices.map {
      .init(name: alternatives[$0].name, error: resolve(&alternatives[$0].error))
    }
    return error
  }
}

extension AnyValue {
  /// The value as errors show it: its kind and its text, cut to about 80 characters.
  package func shown(hidesValue: Bool) -> String {
    switch self {
    case .tagged(let tagged) where tagged.isReference: "a reference to an object"
    case .null, .array, .object: kind.phrase
    case _ where hidesValue: kind.phrase
    case .date(let moment): "\(kind.rawValue) " + (ISO8601.text(of: moment) ?? description)
    default: "\(kind.rawValue) " + description.abbreviated
    }
  }
}

extension __ReadingState {
  /// Resolves the errors and issues of a text, in their order; the thrown error is last, if any.
  func resolve(
    _ failure: ReadFailure?, in text: borrowing Span<UInt8>
  ) -> (error: MappingError?, issues: [MappingIssue]) {
    var thrown = failure.map { pendingError(for: $0) } ?? nil
    var pending = takeIssues()
    guard thrown != nil || !pending.isEmpty else { return (nil, []) }
    var targets: [PendingError.Target] = []
    targets.reserveCapacity(pending.count + 1)
    for index in pending.indices { pending[index].error.addTargets(to: &targets, in: text) }
    thrown?.addTargets(to: &targets, in: text)
    let places = JSONLocator.places(of: targets.map(\.offset), in: text)
    var next = 0
    let issues = pending.indices.map { index in
      let error = pending[index].error.resolve(
        targets, at: places, from: &next, in: text, options: options)
      return MappingIssue(pending[index], error)
    }
    return (thrown?.resolve(targets, at: places, from: &next, in: text, options: options), issues)
  }

  /// Resolves the errors and issues of a tree, in their order; the thrown error is last, if any.
  func resolve(
    _ failure: ReadFailure?, in root: AnyValue
  ) -> (error: MappingError?, issues: [MappingIssue]) {
    var thrown = failure.map { pendingError(for: $0) } ?? nil
    var (pending, root) = (takeIssues(), TextTrees(in: root))
    let issues = pending.indices.map { index in
      let error = pending[index].error.resolve(in: &root, options: options)
      return MappingIssue(pending[index], error)
    }
    return (thrown?.resolve(in: &root, options: options), issues)
  }

  /// Takes the issues out of the journal, so that each error is resolved in place.
  private func takeIssues() -> [PendingIssue] {
    var issues: [PendingIssue] = []
    if let journal { swap(&issues, &journal.issues) }
    return issues
  }

  /// The error for a failure; nil if the report already lists it.
  private func pendingError(for failure: ReadFailure) -> PendingError? {
    if let pending = journal?.pending { return pending }
    if isReporting, journal?.issues.isEmpty == false { return nil }
    return PendingError(
      contents: .init(code: failure.code), location: .offset(0), findsValue: false)
  }

  /// The issues, with the error or the limit on their number that ended them.
  func allIssues(_ issues: [MappingIssue], endingWith error: MappingError?) -> [MappingIssue] {
    if let error { return issues + [MappingIssue(severity: .error, error: error)] }
    guard journal?.hasMoreIssues == true else { return issues }
    let limit = MappingError(
      .tooManyIssues, expected: "at most \(options.limits.issues.counted("issue"))")
    return issues + [MappingIssue(severity: .error, error: limit)]
  }
}

extension MappingIssue {
  /// Creates an issue from one whose error is now resolved.
  fileprivate init(_ pending: PendingIssue, _ error: MappingError) {
    self.init(severity: pending.severity, error: error, resolution: pending.resolution)
  }
}
