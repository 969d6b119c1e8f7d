import MaquetteCore

/// Finds the end of a value that is damaged: its brackets are counted outside of strings, whose ends are
/// guessed by what follows a quote.
struct DamageScan {
  /// Where a damaged value ends.
  struct End {
    let offset: Int

    /// Whether its closing bracket is there, and no other bracket was without a partner.
    let isCertain: Bool

    /// Whether brackets inside it have their partners, so that they might be found in its place.
    let hasChildren: Bool

    /// Whether one of them follows a comma, a colon or the bracket around it.
    let hasParts: Bool
  }

  private static let greatestDepth = 512

  /// Whether more text may follow; the end of the text decides nothing then.
  let mayGrow: Bool

  let fences: FenceTracker

  /// The open brackets: whether each is a brace.
  private var levels: [Bool] = []

  var index: Int
  private let start: Int

  /// The last byte that is no space, outside of strings, and the offset after it.
  var last = UInt8(ascii: "{")
  private var lastEnd: Int

  /// Whether it ends a string in place of a key.
  var endsKey = false

  private var hasChildren = false
  private var hasParts = false
  private var isCertain = true

  /// The end of the line in which no further quote ends a string.
  var lineWithoutStrings = 0

  /// Whether a string had no end: from there, strings end on their lines.
  var endsStringsOnLines = false

  /// The bytes of strings that were read, some of them again.
  var stringBytes = 0

  /// How often a string without an end was left; each time, bytes are read again.
  private var departures = 0
  private static let greatestDepartures = 16

  /// Whether the text ended where more of it decides.
  var needsMore = false

  init(from start: Int, _ fences: FenceTracker, mayGrow: Bool) {
    (self.start, self.fences, self.mayGrow) = (start, fences, mayGrow)
    (index, lastEnd) = (start, start)
  }

  /// Whether the innermost open bracket is a brace.
  var isInObject: Bool { levels.last == true }

  /// Returns the end of the value; nil if that takes more text.
  mutating func end(in text: borrowing Span<UInt8>) -> End? {
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open(byte, in: text) else { return needsMore ? nil : uncertain() }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if close(byte) { return end(at: index) }
      case 0x0A:
        guard continues(in: text) else { return needsMore ? nil : uncertain() }
      case 0x20, 0x09, 0x0D: index += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"): passComment(text)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): passQuote(byte, in: text)
      case 0xE2 where text.hasTypographicQuote(at: index): passQuote(byte, in: text)
      default: note(byte)
      }
      if needsMore { return nil }
    }
    return mayGrow ? nil : uncertain()
  }

  /// How many bytes were read for the end.
  var readBytes: Int { index - start + stringBytes }

  /// Goes on at a closing bracket that is in a string without an end, as far as can be seen.
  ///
  /// - Returns: False if that happens too often.
  mutating func leaveString(before bracket: Int) -> Bool {
    departures += 1
    guard departures <= Self.greatestDepartures else { return false }
    (index, last) = (bracket, UInt8(ascii: "\""))
    if levels.count == 1 { isCertain = false }
    return true
  }

  /// Notes a byte that is no space, and passes it.
  mutating func note(_ byte: UInt8) {
    index += 1
    (last, lastEnd, endsKey) = (byte, index, false)
  }

  private func end(at offset: Int) -> End {
    End(offset: offset, isCertain: isCertain, hasChildren: hasChildren, hasParts: hasParts)
  }

  /// The value has no closing bracket before the end of the text, of its fence or of its paragraph.
  private func uncertain() -> End {
    End(
      offset: max(lastEnd, start + 1), isCertain: false, hasChildren: hasChildren,
      hasParts: hasParts)
  }

  /// Opens a bracket, unless it begins another value.
  private mutating func open(_ byte: UInt8, in text: borrowing Span<UInt8>) -> Bool {
    // An object in place of a key shows that the object around it has no closing bracket.
    if isInObject, !endsKey, !":=(+".utf8.contains(last), beginsMember(in: text) {
      while isInObject { levels.removeLast() }
      isCertain = isCertain && !levels.isEmpty
      if levels.isEmpty { return false }
    }
    guard !needsMore, levels.count < Self.greatestDepth else { return false }
    if !levels.isEmpty, ",:[".utf8.contains(last) { hasParts = true }
    levels.append(byte == UInt8(ascii: "{"))
    note(byte)
    return true
  }

  /// Whether a quote follows the brace at the index.
  private mutating func beginsMember(in text: borrowing Span<UInt8>) -> Bool {
    guard text[index] == UInt8(ascii: "{") else { return false }
    let next = text.endOfSpace(from: index + 1)
    if next == text.count { needsMore = mayGrow }
    return next < text.count && text.hasQuote(at: next)
  }

  /// Closes brackets up to the partner of a closing one.
  ///
  /// - Returns: Whether the value has ended.
  private mutating func close(_ byte: UInt8) -> Bool {
    let isObject = byte == UInt8(ascii: "}")
    note(byte)
    guard let partner = levels.lastIndex(of: isObject) else {
      isCertain = false
      return false
    }
    if partner > 0, partner == levels.count - 1 { hasChildren = true }
    levels.removeSubrange(partner...)
    return levels.isEmpty
  }

  /// Passes a line end, unless the fence or the paragraph ends there.
  private mutating func continues(in text: borrowing Span<UInt8>) -> Bool {
    let next = text.endOfSpace(from: index + 1, withLineEnds: true)
    guard next < text.count || !mayGrow else {
      needsMore = true
      return false
    }
    if next == text.count {
      index = next
      return true
    }
    var line = next
    while text[line - 1] != 0x0A { line -= 1 }
    guard fences.mark(at: line, in: text) == nil else { return false }
    let hasBlankLine = line > index + 1
    defer { index = next }
    if fences.isInside { return true }
    switch text[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "/"),
      UInt8(ascii: "#"):
      return true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if !isInObject { return line < next || ",[".utf8.contains(last) }
    default:
      if text.hasQuote(at: next) { return true }
    }
    return !hasBlankLine && (line < next || ",{[:=+(".utf8.contains(last))
  }

  /// Passes a comment, or a byte that begins none.
  private mutating func passComment(_ text: borrowing Span<UInt8>) {
    // The slashes of an address begin none.
    let isAfterWord = text[index - 1].isPartOfWord || text[index - 1] == UInt8(ascii: ":")
    if text.has("/*", at: index) {
      var end = index + 2
      while end < text.count, !text.has("*/", at: end), !isFenceEnd(at: end, in: text) { end += 1 }
      index = end < text.count && text[end] == UInt8(ascii: "*") ? end + 2 : end
    } else if !isAfterWord, text[index] == UInt8(ascii: "#") || text.has("//", at: index) {
      while index < text.count, text[index] != 0x0A { index += 1 }
    } else {
      note(text[index])
    }
  }

  /// Whether a line end is there after which the fence ends.
  func isFenceEnd(at offset: Int, in text: borrowing Span<UInt8>) -> Bool {
    text[offset] == 0x0A && fences.mark(at: offset + 1, in: text) == .end
  }
}
