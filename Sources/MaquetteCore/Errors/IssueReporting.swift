// How mappers tell what they repair without a report: they read as for one.

extension MappingReport {
  /// The value, once every issue was told.
  ///
  /// - Throws: The first error. That there were more issues than a report takes is none.
  func value(reporting tell: @Sendable (MappingIssue) -> Void) throws(MappingError) -> Value {
    try issues.tell(tell)
    guard let value else { throw errors.first ?? MappingError(.tooManyIssues) }
    return value
  }
}

extension [MappingIssue] {
  fileprivate func tell(_ tell: @Sendable (MappingIssue) -> Void) throws(MappingError) {
    for issue in self { tell(issue) }
    let first = first { $0.severity == .error && $0.code != .tooManyIssues }
    if let first { throw first.error }
  }
}

extension JSONMapper {
  /// Reads a value from JSON text and tells every issue.
  ///
  /// Not inlined nor specialised: a mapper that tells nothing pays a comparison.
  @inline(never)
  @usableFromInline
  func decode<T: MappingDecodable>(
    _ type: T.Type, from text: Span<UInt8>, reporting tell: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) -> T {
    try decodeReporting(type, from: text).value(reporting: tell)
  }

  /// Changes a value by JSON text and tells every issue.
  @inline(never)
  @usableFromInline
  func update<T: MappingDecodable>(
    _ value: inout T, from text: Span<UInt8>, reporting tell: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) {
    var changed = value
    var state = __ReadingState(options: options.decoding, isUpdating: true, isReporting: true)
    do throws(ReadFailure) {
      try JSONReader.read(text, state: &state) { (reader) throws(ReadFailure) in
        try changed.update(from: &reader)
      }
    } catch {
      try state.allIssues(after: error, in: text).tell(tell)
      throw MappingError(.tooManyIssues)
    }
    try state.allIssues(after: nil, in: text).tell(tell)
    do throws(ReadFailure) {
      try state.commit()
    } catch {
      throw state.error(for: error, in: text)
    }
    value = changed
  }
}

extension AnyValue {
  /// Changes a model by this tree and tells every issue.
  ///
  /// - Parameters:
  ///   - model: The model; it is as it was if anything fails.
  ///   - options: The options.
  ///   - place: Adds to issues where in the source they are.
  ///   - tell: Hears of them.
  func update<T: MappingDecodable>(
    _ model: inout T, _ options: DecodingOptions,
    placing place: ([MappingIssue]) -> [MappingIssue] = { $0 },
    reporting tell: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) {
    var changed = model
    var state = __ReadingState(options: options, isUpdating: true, isReporting: true)
    do throws(ReadFailure) {
      try ValueReader.read(self, state: &state) { (reader) throws(ReadFailure) in
        try changed.update(from: &reader)
      }
    } catch {
      try place(state.allIssues(after: error, in: self)).tell(tell)
      throw MappingError(.tooManyIssues)
    }
    try place(state.allIssues(after: nil, in: self)).tell(tell)
    do throws(ReadFailure) {
      try state.commit()
    } catch {
      throw state.error(for: error, in: self)
    }
    model = changed
  }
}
