import MaquetteCore

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

  /// Puts the offsets of the open containers of a part, and of the open string, into a list.
  ///
  /// Mutating, because otherwise the compiler would copy the text first.
  mutating func putStarts(of cut: Cut, into starts: inout [Int]) {
    let count = cut.depth + (cut.endsInString ? 1 : 0)
    let last = cut.endsInString ? tokenStart : cut.depth > 0 ? levels[cut.depth - 1].start : nil
    // What is around an open value does not change.
    if starts.count == count, starts.last == last { return }
    starts.removeAll(keepingCapacity: true)
    for index in 0..<cut.depth { starts.append(levels[index].start) }
    if cut.endsInString { starts.append(tokenStart) }
  }

  /// Lends a part of the text as a whole document.
  ///
  /// The closing brackets are written over the bytes after the part, because a copy would take time
  /// for all of the text each time.
  ///
  /// - Complexity: O(number of open containers), besides the body.
  mutating func withCompleted(
    _ cut: Cut, _ body: (Span<UInt8>) throws(MappingError) -> Void
  ) throws(MappingError) {
    let count = bytes.count
    let closedEnd = cut.end + cut.depth + (cut.endsInString ? 1 : 0)
    if !covered.isEmpty { covered.removeAll(keepingCapacity: true) }
    for index in cut.end..<min(closedEnd, count) { covered.append(bytes[index]) }
    var next = cut.end
    if cut.endsInString { write(UInt8(ascii: "\""), at: &next) }
    for index in (0..<cut.depth).reversed() {
      write(UInt8(ascii: levels[index].isObject ? "}" : "]"), at: &next)
    }
    defer {
      while bytes.count > count { bytes.removeLast() }
      for index in covered.indices { bytes[cut.end + index] = covered[index] }
    }
    try body(bytes.span.extracting(0..<closedEnd))
  }

  private mutating func write(_ byte: UInt8, at next: inout Int) {
    if next < bytes.count { bytes[next] = byte } else { bytes.append(byte) }
    next += 1
  }

  /// The path of the innermost open value; it is made once for each such value.
  var openPath: MappingPath {
    mutating get {
      if let knownPath { return knownPath }
      var steps: [MappingPath.Step] = []
      steps.reserveCapacity(levels.count)
      for index in levels.indices {
        if let step = openStep(at: index) { steps.append(step) }
      }
      let path = MappingPath(steps)
      knownPath = path
      return path
    }
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
    var tree: AnyValue?
    if error.code == .missingKey {
      try? withCompleted(cut) { (text) throws(MappingError) in
        tree = try JSONMapper().decode(AnyValue.self, from: text)
      }
    }
    var steps: [MappingPath.Step] = []
    var depth: Int?
    for index in 0..<cut.depth {
      // The error is about the container, or about a key in it that has not arrived; a value that has
      // ended cannot get the key.
      let step = openStep(at: index)
      guard error.path.steps.starts(with: steps) else { break }
      let isOwn = error.path.steps == steps
      let isMissing =
        error.code == .missingKey
        && !holdsWhole(error.path.steps.prefix(steps.count + 1), step, in: tree)
      depth = isOwn || isMissing ? index : nil
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
