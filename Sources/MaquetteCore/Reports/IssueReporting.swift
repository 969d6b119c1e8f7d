// How mappers report repairs without a report: they decode as for one.

extension MappingReport where Value: ~Copyable {
  /// Returns the value after every issue was reported.
  ///
  /// - Throws: The first error. Exceeding the limit on issues is not an error here.
  @usableFromInline
  package consuming func value(
    reporting report: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) -> Value {
    for issue in issues { report(issue) }
    if let firstError { throw issues[firstError].error }
    guard let value = value.take() else { throw errors.first ?? MappingError(.tooManyIssues) }
    return value
  }
}

extension [MappingIssue] {
  /// The index of the first error; exceeding the limit on issues is not one here.
  var firstError: Int? { firstIndex { $0.severity == .error && $0.code != .tooManyIssues } }

  /// Reports the issues of an update in the order of their places, and throws the first error that was
  /// found.
  fileprivate func report(
    at places: [Int?], _ report: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) {
    for index in order(by: places) { report(self[index]) }
    if let firstError { throw self[firstError].error }
  }
}

extension JSONReader {
  /// Updates a value with JSON text and reports every issue.
  ///
  /// - Parameters:
  ///   - value: The value; it is unchanged if anything fails.
  ///   - text: The text.
  ///   - path: The path from the root of the document; nil for the whole document.
  ///   - options: The options.
  ///   - place: Moves the issues from this text to the whole one.
  ///   - report: Receives the issues.
  @inline(never)
  @usableFromInline
  package static func update<T: MappingDecodable>(
    _ value: inout T, from text: Span<UInt8>, at path: MappingPath? = nil,
    _ options: DecodingOptions,
    placing place: ([MappingIssue]) -> [MappingIssue] = { $0 },
    reporting report: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) {
    var changed = value
    let (issues, isComplete) = issues(in: text, options, isUpdating: true) {
      (reader) throws(ReadFailure) in
      guard let path else { return try reader.update(placed: &changed) }
      try reader.update(placed: &changed, at: path)
    }
    let placed = place(issues)
    try placed.report(at: placed.places, report)
    guard isComplete else { throw MappingError(.tooManyIssues) }
    value = changed
  }
}

extension AnyValue {
  /// Updates a model with this tree and reports every issue.
  ///
  /// - Parameters:
  ///   - model: The model, which does not change if anything fails.
  ///   - options: The options.
  ///   - path: The path from the root of the tree; nil for the whole tree.
  ///   - place: Adds the place in the source to an issue.
  ///   - report: Receives the issues.
  @usableFromInline
  package func update<T: MappingDecodable>(
    _ model: inout T, _ options: DecodingOptions, at path: MappingPath? = nil,
    placing place: ([MappingIssue]) -> [MappingIssue] = { $0 },
    reporting report: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) {
    var changed = model
    var state = __ReadingState(options: options, isUpdating: true, isReporting: true)
    do throws(ReadFailure) {
      try ValueReader.read(self, state: &state) { (reader) throws(ReadFailure) in
        guard let path else { return try reader.update(&changed) }
        try reader.update(&changed, at: path)
      }
    } catch {
      try reportAll(state.allIssues(after: error, in: self), place, report)
      throw MappingError(.tooManyIssues)
    }
    try reportAll(state.allIssues(after: nil, in: self), place, report)
    do throws(ReadFailure) {
      try state.commit()
    } catch {
      throw state.error(for: error, in: self)
    }
    model = changed
  }

  /// Reports the issues of an update: in the order of the source, or in that of the tree.
  private func reportAll(
    _ issues: [MappingIssue], _ place: ([MappingIssue]) -> [MappingIssue],
    _ report: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) {
    let placed = place(issues)
    let isPlaced = placed.contains { $0.error.byteOffset != nil }
    try placed.report(at: isPlaced ? placed.places : placed.places(in: self), report)
  }
}
