extension PendingError {
  /// Returns the error with its place in a text.
  ///
  /// - Parameters:
  ///   - place: The place that the steps lead to.
  ///   - rest: The steps that do not exist in the text.
  ///   - text: The text.
  ///   - options: What errors may show.
  func resolved(
    at place: JSONLocator.Place, and rest: ArraySlice<MappingPath.Step>,
    in text: borrowing Span<UInt8>, options: DecodingOptions
  ) -> MappingError {
    var contents = contents
    contents.path = MappingPath(place.path.steps + rest).appending(missingSteps)
    contents.location = place.location
    if !missingSteps.isEmpty, rest.isEmpty {
      let keys = JSONLocator.keys(ofObjectAt: place.location.byteOffset, in: text)
      contents.hint = hint(among: keys, hidesValues: options.hidesValues)
    }
    contents.sourceLine =
      options.hidesValues ? nil : SourceLine(in: text, at: place.location.byteOffset)
    if findsValue {
      contents.found = JSONLocator.found(
        at: place.location.byteOffset, in: text, hidesValue: options.hidesValues)
    } else if contents.found?.isEmpty == true {
      contents.found = nil
    }
    return MappingError(contents)
  }

  /// Returns the error with its place in a tree.
  func resolved(in root: AnyValue, options: DecodingOptions) -> MappingError {
    var contents = contents
    guard case .path(let base) = location else { return MappingError(contents) }
    let path = MappingPath(base.steps + steps)
    contents.path = path.appending(missingSteps)
    if !missingSteps.isEmpty, let object = root[path: path]?.object {
      contents.hint = hint(
        among: object.prefix(32).map { $0.key }, hidesValues: options.hidesValues)
    }
    if findsValue, let value = root[path: path] {
      contents.found = value.shown(hidesValue: options.hidesValues)
    } else if contents.found?.isEmpty == true {
      contents.found = nil
    }
    contents.alternatives = alternatives.map {
      .init(name: $0.name, error: $0.error.resolved(in: root, options: options))
    }
    return MappingError(contents)
  }

  /// The error and all nested alternatives, each before its own alternatives.
  fileprivate var family: [PendingError] {
    alternatives.isEmpty ? [self] : [self] + alternatives.flatMap { $0.error.family }
  }

  /// Builds the error of a family from the resolved errors of its members.
  fileprivate func gathered(from errors: [MappingError], _ position: inout Int) -> MappingError {
    let error = errors[position]
    position += 1
    guard !alternatives.isEmpty else { return error }
    var contents = error.contents
    contents.alternatives = alternatives.map { alternative in
      .init(name: alternative.name, error: alternative.error.gathered(from: errors, &position))
    }
    return MappingError(contents)
  }

  /// The offset in the text where the steps lead, and how many steps exist.
  fileprivate func offset(in text: borrowing Span<UInt8>) -> (offset: Int, count: Int) {
    guard case .offset(let offset) = location else { return (0, 0) }
    return steps.isEmpty ? (offset, 0) : JSONLocator.descend(steps, from: offset, in: text)
  }
}

extension AnyValue {
  /// The value as errors show it: its kind and its text, cut to about 80 characters.
  package func shown(hidesValue: Bool) -> String {
    switch self {
    case .null, .array, .object: kind.phrase
    case _ where hidesValue: kind.phrase
    default: "\(kind.rawValue) " + JSONLocator.cut(description)
    }
  }
}

extension __ReadingState {
  /// Resolves the errors and issues of a text, in their order; the thrown error is last, if any.
  func resolve(
    _ failure: ReadFailure?, in text: borrowing Span<UInt8>
  ) -> (error: MappingError?, issues: [MappingIssue]) {
    let thrown = failure.map { pendingError(for: $0) } ?? nil
    let issues = journal?.issues ?? []
    let all = issues.map { $0.error } + (thrown.map { [$0] } ?? [])
    var offsets: [Int] = []
    var rests: [ArraySlice<MappingPath.Step>] = []
    let family = all.flatMap { $0.family }
    for error in family {
      let (offset, count) = error.offset(in: text)
      offsets.append(offset)
      rests.append(error.steps.dropFirst(count))
    }
    var members: [MappingError] = []
    for (index, place) in JSONLocator.places(of: offsets, in: text).enumerated() {
      members.append(
        family[index].resolved(at: place, and: rests[index], in: text, options: options))
    }
    var position = 0
    var errors = all.map { $0.gathered(from: members, &position) }
    return (thrown == nil ? nil : errors.popLast(), Self.issues(issues, errors))
  }

  /// Resolves the errors and issues of a tree, in their order; the thrown error is last, if any.
  func resolve(
    _ failure: ReadFailure?, in root: AnyValue
  ) -> (error: MappingError?, issues: [MappingIssue]) {
    let thrown = failure.map { pendingError(for: $0) } ?? nil
    let issues = journal?.issues ?? []
    let errors = issues.map { $0.error.resolved(in: root, options: options) }
    return (thrown?.resolved(in: root, options: options), Self.issues(issues, errors))
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
    let limit = MappingError(.tooManyIssues, expected: "at most \(options.limits.issues)")
    return issues + [MappingIssue(severity: .error, error: limit)]
  }

  private static func issues(_ pending: [PendingIssue], _ errors: [MappingError]) -> [MappingIssue]
  {
    zip(pending, errors).map { issue, error in
      MappingIssue(severity: issue.severity, error: error, resolution: issue.resolution)
    }
  }
}
