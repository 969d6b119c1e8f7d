extension RepairedText {
  /// Returns an error of reading the repaired text with its place in the source.
  func placed(
    _ error: MappingError, in source: Span<UInt8>, _ options: DecodingOptions
  ) -> MappingError {
    error.placed(in: source, hidesValues: options.hidesValues, origin)
  }

  /// Reads the repaired text.
  ///
  /// - Parameters:
  ///   - source: The text with mistakes.
  ///   - options: The options; the limit on issues counts repairs, too.
  ///   - read: Reads a text, and returns its issues and whether it was read to its end.
  /// - Returns: The repairs and the issues of the text, in the order of the source.
  func issues(
    in source: Span<UInt8>, _ options: DecodingOptions,
    _ read: (Span<UInt8>, DecodingOptions) -> (issues: [MappingIssue], isComplete: Bool)
  ) -> (issues: [MappingIssue], isComplete: Bool) {
    let limit = options.limits.issues
    let hidesValues = options.hidesValues
    guard repairs.count <= limit else {
      let error = MappingError(.tooManyIssues, expected: "at most \(limit.counted("issue"))")
      let shown = issues(of: repairs.prefix(limit), hidesValues)
        .placed(in: source, hidesValues: hidesValues, origin)
      return (shown + [MappingIssue(severity: .error, error: error)], false)
    }
    var rest = options
    rest.limits.issues = limit - repairs.count
    let (found, isComplete) = read(bytes.span, rest)
    let all = merged(issues(of: repairs[...], hidesValues), found)
      .placed(in: source, hidesValues: hidesValues, origin)
    return (all, isComplete)
  }

  private func issues(of repairs: ArraySlice<Repair>, _ hidesValues: Bool) -> [MappingIssue] {
    let places = JSONLocator.places(of: repairs.map(\.offset), in: bytes.span)
    return zip(repairs, places).map { repair, place in
      let contents = MappingError.Contents(
        code: repair.code, path: place.path, location: place.location, expected: repair.expected,
        found: hidesValues ? nil : repair.found)
      let taken = hidesValues ? nil : repair.taken
      return MappingIssue(
        severity: .repair, error: MappingError(contents),
        resolution: repair.resolution + (taken.map { " " + $0 } ?? ""))
    }
  }

  /// Merges two lists in the order of the text; an issue without a place is last.
  private func merged(_ left: [MappingIssue], _ right: [MappingIssue]) -> [MappingIssue] {
    var result: [MappingIssue] = []
    result.reserveCapacity(left.count + right.count)
    var next = 0
    for issue in right {
      let place = issue.error.byteOffset ?? .max
      while next < left.count, left[next].error.byteOffset! <= place {
        result.append(left[next])
        next += 1
      }
      result.append(issue)
    }
    return result + left[next...]
  }
}
