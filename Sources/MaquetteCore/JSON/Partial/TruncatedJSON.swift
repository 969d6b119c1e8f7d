/// A JSON text that may end anywhere, and what of it is complete.
///
/// It is scanned once. What is complete is a beginning of the text, so that brackets after that make a whole
/// text whose places are those of the source.
struct TruncatedJSON {
  /// A container that is open.
  struct Level {
    let isObject: Bool

    /// Where what is complete ends if the container is left out.
    let endBefore: Int

    /// The key of the member that has begun, quotes included.
    var key = 0..<0

    /// How many values are complete.
    var count = 0

    /// Whether a value has begun that is not complete.
    var isInside = false
  }

  /// What may come next.
  enum State {
    case value, firstValue, key, firstKey, colon, afterValue
  }

  let bytes: [UInt8]
  let openStrings: OpenStrings
  var offset = 0
  var levels: [Level] = []

  /// Where what is complete ends, and what is added there: the end of a string.
  var end = 0
  var suffix: [UInt8] = []

  /// Whether a value is complete, or a container or a string that counts has begun.
  var hasBegun = false

  /// Whether the text is one value and nothing else.
  private(set) var isComplete = false

  /// Whether the text has something that no text can begin with; the reader tells what.
  private(set) var isMistaken = false

  init(_ bytes: [UInt8], _ openStrings: OpenStrings) {
    self.bytes = bytes
    self.openStrings = openStrings
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Finds out what is complete.
  mutating func scan() {
    var state = State.value
    while true {
      while offset < bytes.count, bytes[offset].isJSONBlank { offset += 1 }
      if offset == bytes.count { break }
      guard let next = step(state) else {
        // A value that has begun and goes on past the end, or a mistake.
        isMistaken = offset < bytes.count
        return
      }
      state = next
    }
    isComplete = levels.isEmpty && state == .afterValue
  }

  /// Reads what comes next; nil if that is a mistake, at whose place the scan stays, or does not end.
  private mutating func step(_ state: State) -> State? {
    let byte = bytes[offset]
    switch (state, byte) {
    case (.colon, UInt8(ascii: ":")):
      offset += 1
      return .value
    case (.afterValue, UInt8(ascii: ",")):
      guard let level = levels.last else { return nil }
      offset += 1
      return level.isObject ? .key : .value
    case (.afterValue, UInt8(ascii: "]")), (.firstValue, UInt8(ascii: "]")):
      return close(isObject: false)
    case (.afterValue, UInt8(ascii: "}")), (.firstKey, UInt8(ascii: "}")):
      return close(isObject: true)
    case (.key, UInt8(ascii: "\"")), (.firstKey, UInt8(ascii: "\"")):
      let start = offset
      guard skipString() == .whole else { return nil }
      levels[levels.count - 1].key = start..<offset
      levels[levels.count - 1].isInside = true
      return .colon
    case (.value, _), (.firstValue, _): return value(byte)
    default: return nil
    }
  }

  private mutating func value(_ byte: UInt8) -> State? {
    if let last = levels.indices.last { levels[last].isInside = true }
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let isObject = byte == UInt8(ascii: "{")
      levels.append(Level(isObject: isObject, endBefore: end))
      offset += 1
      end = offset
      hasBegun = true
      return isObject ? .firstKey : .firstValue
    case UInt8(ascii: "\""):
      switch skipString() {
      case .whole: return complete()
      case .open(let cut):
        if openStrings == .include {
          (end, suffix, hasBegun) = (cut, [UInt8(ascii: "\"")], true)
        }
        return nil
      case .mistaken: return nil
      }
    case UInt8(ascii: "t"): return skip(word: "true")
    case UInt8(ascii: "f"): return skip(word: "false")
    case UInt8(ascii: "n"): return skip(word: "null")
    default: return skipNumber()
    }
  }

  /// Notes that a value is complete.
  mutating func complete() -> State {
    end = offset
    hasBegun = true
    if let last = levels.indices.last {
      levels[last].count += 1
      levels[last].isInside = false
    }
    return .afterValue
  }

  private mutating func close(isObject: Bool) -> State? {
    guard levels.last?.isObject == isObject else { return nil }
    levels.removeLast()
    offset += 1
    return complete()
  }

  /// What is complete, as a whole text.
  var completed: [UInt8] {
    var text = Array(bytes[..<end])
    text += suffix
    for level in levels.reversed() { text.append(UInt8(ascii: level.isObject ? "}" : "]")) }
    return text
  }
}

// MARK: - Open containers

extension TruncatedJSON {
  /// The path of the innermost value that is open.
  var openPath: MappingPath { MappingPath(levels.compactMap(step)) }

  /// The step to the value that has begun in a container.
  private func step(_ level: Level) -> MappingPath.Step? {
    guard level.isInside else { return nil }
    guard level.isObject else { return .index(level.count) }
    return (try? String(json: Array(bytes[level.key]))).map { .key($0) }
  }

  /// Leaves out the open container that lacks something, and what is inside it.
  ///
  /// - Returns: Whether there is one inside another: that of the document cannot be left out.
  mutating func leaveOut(whatFailedAs error: MappingError) -> Bool {
    // What breaks a limit now does so later, too.
    guard !error.code.isFatal else { return false }
    let tree = error.code == .missingKey ? try? AnyValue(json: completed) : nil
    var steps: [MappingPath.Step] = []
    var depth: Int?
    for (index, level) in levels.enumerated() {
      // The error is that of the container, or of a key that it has not got yet.
      let isOwn = error.path.steps == steps
      let isMissing =
        error.code == .missingKey && error.path.steps.starts(with: steps)
        && !holdsWhole(error.path.steps.prefix(steps.count + 1), step(level), in: tree)
      if isOwn || isMissing { depth = index }
      guard let step = step(level) else { break }
      steps.append(step)
    }
    guard let depth, depth > 0 else { return false }
    end = levels[depth].endBefore
    suffix = []
    levels.removeSubrange(depth...)
    levels[depth - 1].isInside = true
    return true
  }
}

extension TruncatedJSON {
  /// Whether some steps lead to a value that has ended, so that nothing more comes into it.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - open: The last step to what has not ended in the same container.
  ///   - tree: The text so far.
  private func holdsWhole(
    _ steps: ArraySlice<MappingPath.Step>, _ open: MappingPath.Step?, in tree: AnyValue?
  ) -> Bool {
    guard let last = steps.last, last != open else { return false }
    return tree?[path: MappingPath(Array(steps))] != nil
  }
}

extension UInt8 {
  /// Whether JSON takes the byte for whitespace.
  fileprivate var isJSONBlank: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }
}
