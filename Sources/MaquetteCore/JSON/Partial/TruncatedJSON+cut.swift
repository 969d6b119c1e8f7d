// The complete part as a document, with or without the open containers at its end.

extension TruncatedJSON {
  /// A complete part of the text: if two are equal, so are the decoded values.
  struct Cut: Equatable {
    var end: Int
    var endsInString: Bool

    /// The number of open containers.
    var depth: Int
    var isComplete: Bool
  }

  /// The whole complete part.
  var cut: Cut {
    Cut(end: end, endsInString: endsInString, depth: levels.count, isComplete: isComplete)
  }

  /// The text in which the reader finds the mistake; without the quote, it would miss the end of a
  /// string with an invalid byte.
  var mistaken: [UInt8] {
    guard isMistaken, case .string = state else { return bytes }
    return bytes + [UInt8(ascii: "\"")]
  }

  /// The offsets of the open containers of a part, and of the open string.
  func openStarts(_ cut: Cut) -> [Int] {
    levels[..<cut.depth].map(\.start) + (cut.endsInString ? [tokenStart] : [])
  }

  /// Lends a part of the text as a whole document.
  ///
  /// The closing brackets are written over the bytes after the part, because a copy would take time
  /// for all of the text each time.
  ///
  /// - Complexity: O(number of open containers), besides the body.
  mutating func withCompleted<Result>(
    _ cut: Cut, _ body: (Span<UInt8>) throws(MappingError) -> Result
  ) throws(MappingError) -> Result {
    var closing: [UInt8] = cut.endsInString ? [UInt8(ascii: "\"")] : []
    for level in levels[..<cut.depth].reversed() {
      closing.append(UInt8(ascii: level.isObject ? "}" : "]"))
    }
    let count = bytes.count
    let overwritten = Array(bytes[cut.end..<min(cut.end + closing.count, count)])
    for (index, byte) in closing.enumerated() {
      if cut.end + index < count { bytes[cut.end + index] = byte } else { bytes.append(byte) }
    }
    defer {
      bytes.removeLast(bytes.count - count)
      for (index, byte) in overwritten.enumerated() { bytes[cut.end + index] = byte }
    }
    return try body(bytes.span.extracting(0..<cut.end + closing.count))
  }

  /// The path of the innermost open value.
  var openPath: MappingPath {
    mutating get { MappingPath(levels.indices.compactMap { openStep(at: $0) }) }
  }

  /// Returns the step to the value that has begun in a container.
  ///
  /// A key is unescaped once: paths are asked for again and again while its value arrives.
  private mutating func openStep(at index: Int) -> MappingPath.Step? {
    let level = levels[index]
    guard level.isInside else { return nil }
    guard level.isObject else { return .index(level.count) }
    if level.keyText == nil { levels[index].keyText = try? String(json: Array(bytes[level.key])) }
    return levels[index].keyText.map { .key($0) }
  }
}

// MARK: - Leaving out open containers

extension TruncatedJSON {
  /// Returns a part without an open container and its contents.
  func leaving(out depth: Int, of cut: Cut) -> Cut {
    Cut(end: levels[depth].endBefore, endsInString: false, depth: depth, isComplete: false)
  }

  /// Returns a part without the open string at its end.
  func leavingOutString(of cut: Cut) -> Cut {
    Cut(end: endBeforeString, endsInString: false, depth: cut.depth, isComplete: false)
  }

  /// Returns the depth of the open container that decoding failed for.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - cut: The part that was decoded.
  /// - Returns: The depth; nil if more text cannot mend the error.
  mutating func depth(whatFailedAs error: MappingError, in cut: Cut) -> Int? {
    // A limit that is exceeded now is exceeded later too.
    guard !error.code.isFatal else { return nil }
    let tree =
      error.code == .missingKey
      ? try? withCompleted(cut) { (text) throws(MappingError) in
        try JSONMapper().decode(AnyValue.self, from: text)
      } : nil
    var steps: [MappingPath.Step] = []
    var depth: Int?
    for index in 0..<cut.depth {
      // The error is about the container, or about a key that has not arrived.
      let step = openStep(at: index)
      let isOwn = error.path.steps == steps
      let isMissing =
        error.code == .missingKey && error.path.steps.starts(with: steps)
        && !holdsWhole(error.path.steps.prefix(steps.count + 1), step, in: tree)
      if isOwn || isMissing { depth = index }
      guard let step else { break }
      steps.append(step)
    }
    return depth
  }

  /// Returns whether a path leads to a value that has ended.
  ///
  /// - Parameters:
  ///   - steps: The steps of the path.
  ///   - open: The last step to the open value in the same container.
  ///   - tree: The text so far.
  private func holdsWhole(
    _ steps: ArraySlice<MappingPath.Step>, _ open: MappingPath.Step?, in tree: AnyValue?
  ) -> Bool {
    guard let last = steps.last, last != open else { return false }
    return tree?[path: MappingPath(Array(steps))] != nil
  }
}
