import MaquetteCore

/// JSON text that arrives in pieces and may end anywhere, and its complete part.
///
/// Each byte is scanned once: a token that is cut off goes on where it stopped. The
/// complete part is a prefix of the text: closing brackets after it make a whole document with the
/// same offsets as the source.
struct TruncatedJSON {
  /// An open container.
  struct Level {
    /// The offset of its bracket.
    let start: Int
    let isObject: Bool

    /// The end of the complete part if the container is left out.
    let endBefore: Int

    /// The key of the member that has begun, including quotes.
    var key = 0..<0

    /// The same key without quotes and escapes, once it has been asked for.
    var keyText: String?

    /// The number of complete values.
    var count = 0

    /// Whether a value has begun that is not complete.
    var isInside = false
  }

  /// What the grammar allows next, or the token that has begun.
  enum State {
    case value, firstValue, key, firstKey, colon, afterValue
    case string(isKey: Bool)
    case word
    case number(NumberPart)
  }

  var bytes: [UInt8] = []
  let openStrings: OpenStrings

  /// The depth beyond which the text is given up.
  let depthLimit: Int

  /// The offset of the next byte to scan, and of the token that has begun.
  var offset = 0
  var tokenStart = 0
  var state = State.value
  var levels: [Level] = []

  /// The end of the complete part, and whether a string is open there.
  var end = 0
  var endsInString = false

  /// The end of the complete part if the open string is left out.
  var endBeforeString = 0

  /// Whether a value is complete, or a container or an included string has begun.
  var hasBegun = false

  /// Whether the text is invalid, however it goes on; the reader produces the error.
  var isMistaken = false

  /// The path of the innermost open value, while that value is the same.
  var knownPath: MappingPath?

  /// The bytes that closing brackets cover while a part is lent.
  var covered: [UInt8] = []

  init(_ openStrings: OpenStrings, depthLimit: Int) {
    self.openStrings = openStrings
    self.depthLimit = depthLimit
  }

  /// Whether the text is exactly one value.
  var isComplete: Bool {
    guard levels.isEmpty, !isMistaken, case .afterValue = state else { return false }
    return true
  }

  /// Adds bytes, which the next scan passes.
  mutating func append(_ piece: Span<UInt8>) {
    unsafe piece.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Scans the bytes that have been added since the last time.
  ///
  /// - Complexity: O(number of bytes).
  mutating func scan() {
    guard !isMistaken, offset > 0 || passByteOrderMark() else { return }
    while offset < bytes.count, !isMistaken {
      switch state {
      case .string(let isKey): guard scanString(isKey: isKey) else { return }
      case .word: scanWord()
      case .number(let part): scanNumber(part)
      default: passBlankOrToken(bytes[offset])
      }
    }
  }

  /// Skips a byte order mark; returns false if the text may still become one.
  private mutating func passByteOrderMark() -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { offset = mark.count }
    return bytes.count >= mark.count || !mark.starts(with: bytes)
  }

  private mutating func passBlankOrToken(_ byte: UInt8) {
    if byte.isJSONSpace {
      offset += 1
    } else if let next = begin(byte) {
      state = next
    } else {
      isMistaken = true
    }
  }

  /// Passes punctuation, or begins another token; nil at an error.
  private mutating func begin(_ byte: UInt8) -> State? {
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
      return beginString(isKey: true)
    case (.value, _), (.firstValue, _): return beginValue(byte)
    default: return nil
    }
  }

  private mutating func beginValue(_ byte: UInt8) -> State? {
    if let last = levels.indices.last { levels[last].isInside = true }
    knownPath = nil
    tokenStart = offset
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard levels.count < depthLimit else { return nil }
      let isObject = byte == UInt8(ascii: "{")
      levels.append(Level(start: offset, isObject: isObject, endBefore: end))
      offset += 1
      end = offset
      hasBegun = true
      return isObject ? .firstKey : .firstValue
    case UInt8(ascii: "\""): return beginString(isKey: false)
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return .word
    default: return .number(.start)
    }
  }

  /// Marks a value as complete.
  mutating func complete() -> State {
    end = offset
    endsInString = false
    hasBegun = true
    knownPath = nil
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
}
