/// JSON text that may end anywhere, and its complete part.
///
/// The text is scanned once. The complete part is a prefix of the text: closing brackets after it
/// make a whole document with the same offsets as the source.
struct TruncatedJSON {
  /// An open container.
  struct Level {
    let isObject: Bool

    /// The end of the complete part if the container is left out.
    let endBefore: Int

    /// The key of the member that has begun, including quotes.
    var key = 0..<0

    /// The number of complete values.
    var count = 0

    /// Whether a value has begun that is not complete.
    var isInside = false
  }

  /// What the grammar allows next.
  enum State {
    case value, firstValue, key, firstKey, colon, afterValue
  }

  let bytes: [UInt8]
  let openStrings: OpenStrings
  var offset = 0
  var levels: [Level] = []

  /// The end of the complete part, and the text to add there: the end of a string.
  var end = 0
  var suffix: [UInt8] = []

  /// Whether a value is complete, or a container or an included string has begun.
  var hasBegun = false

  /// Whether the text is exactly one value.
  private(set) var isComplete = false

  /// Whether the text is invalid, however it goes on; the reader produces the error.
  private(set) var isMistaken = false

  init(_ bytes: [UInt8], _ openStrings: OpenStrings) {
    self.bytes = bytes
    self.openStrings = openStrings
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Finds the complete part.
  mutating func scan() {
    var state = State.value
    while true {
      while offset < bytes.count, bytes[offset].isJSONBlank { offset += 1 }
      if offset == bytes.count { break }
      guard let next = step(state) else {
        // The scan stopped inside a value that goes on past the end, or at an error.
        isMistaken = offset < bytes.count
        return
      }
      state = next
    }
    isComplete = levels.isEmpty && state == .afterValue
  }

  /// Scans the next token; nil at an error, where the scan stays, or if the token is cut off.
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

  /// Marks a value as complete.
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

  /// The complete part as a whole document.
  var completed: [UInt8] {
    var text = Array(bytes[..<end])
    text += suffix
    for level in levels.reversed() { text.append(UInt8(ascii: level.isObject ? "}" : "]")) }
    return text
  }
}

// MARK: - Open containers

extension TruncatedJSON {
  /// The path of the innermost open value.
  var openPath: MappingPath { MappingPath(levels.compactMap(step)) }

  /// Returns the step to the value that has begun in a container.
  private func step(_ level: Level) -> MappingPath.Step? {
    guard level.isInside else { return nil }
    guard level.isObject else { return .index(level.count) }
    return (try? String(json: Array(bytes[level.key]))).map { .key($0) }
  }

  /// Leaves out the open container in which decoding failed, with its contents.
  ///
  /// - Returns: Whether there is such a container other than the root, which cannot be left out.
  mutating func leaveOut(whatFailedAs error: MappingError) -> Bool {
    // A limit that is exceeded now is exceeded later too.
    guard !error.code.isFatal else { return false }
    let tree = error.code == .missingKey ? try? AnyValue(json: completed) : nil
    var steps: [MappingPath.Step] = []
    var depth: Int?
    for (index, level) in levels.enumerated() {
      // The error is about the container, or about a key that has not arrived.
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

extension UInt8 {
  /// Whether the byte is JSON whitespace.
  fileprivate var isJSONBlank: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }
}
