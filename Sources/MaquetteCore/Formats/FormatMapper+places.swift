// Errors of trees have only paths. Their locations in the source are computed when an error is
// reported.

extension FormatMapper where Format: TreeFormat {
  /// Returns issues with their locations in a source.
  func placed(_ issues: [MappingIssue], in bytes: Span<UInt8>) -> [MappingIssue] {
    var result = issues
    for (index, error) in placed(issues.map(\.error), in: bytes).enumerated() {
      result[index].error = error
    }
    return result
  }

  /// Returns errors with their locations in a source.
  package func placed(_ errors: [MappingError], in bytes: Span<UInt8>) -> [MappingError] {
    let unplaced = errors.flatMap(\.unplacedPaths)
    var found = Dictionary(
      zip(unplaced, unplaced.isEmpty ? [] : options.format.offsets(of: unplaced, in: bytes)),
      uniquingKeysWith: { first, _ in first })
    // A source over the size limit was not parsed.
    if bytes.count > options.decoding.limits.size { found = [:] }
    let placed = errors.map { $0.placed(at: found) }
    let locations = options.format.locations(of: placed.flatMap(\.offsets), in: bytes)
    guard !locations.isEmpty else { return placed }
    let showsLines = !options.decoding.hidesValues && options.format.isText(bytes)
    return placed.map { error in
      error.changingAll { contents in
        guard contents.location == nil, let offset = contents.byteOffset,
          let location = locations[offset]
        else { return }
        contents.location = location
        contents.sourceLine = showsLines ? SourceLine(in: bytes, at: offset) : nil
      }
    }
  }
}

extension MappingError {
  /// The paths of this error and its alternatives that have no known location.
  fileprivate var unplacedPaths: [MappingPath] {
    (byteOffset == nil ? [path] : []) + alternatives.flatMap(\.error.unplacedPaths)
  }

  /// The offsets of this error and its alternatives.
  var offsets: [Int] {
    (byteOffset.map { [$0] } ?? []) + alternatives.flatMap(\.error.offsets)
  }

  /// Returns the error and its alternatives with the offsets of their paths.
  fileprivate func placed(at offsets: [MappingPath: Int?]) -> MappingError {
    changingAll { contents in
      guard contents.location == nil, contents.byteOffset == nil else { return }
      contents.byteOffset = offsets[contents.path] ?? nil
    }
  }
}

extension TextLocation {
  /// Returns the lines and columns of offsets.
  ///
  /// - Complexity: One pass over the text up to the last offset.
  package static func locations(
    of offsets: [Int], in text: Span<UInt8>
  ) -> [Int: TextLocation] {
    var locations: [Int: TextLocation] = [:]
    var counted = TextLocation(line: 1, column: 1, byteOffset: 0)
    for offset in Set(offsets).sorted() where offset >= 0 {
      counted.advance(over: text, counted.byteOffset..<min(offset, text.count))
      locations[offset] = TextLocation(
        line: counted.line, column: counted.column, byteOffset: offset)
    }
    return locations
  }
}
