import MaquetteCore

// The strings of a damaged value: a quote ends one if what follows may follow a string.

extension DamageScan {
  /// Passes a string, or a quote that begins none.
  mutating func passQuote(_ quote: UInt8, in text: borrowing Span<UInt8>) {
    let length = quote == 0xE2 ? 3 : 1
    guard index >= lineWithoutStrings, beginsString(length, in: text) else {
      index += length - 1
      return note(quote)
    }
    let isKey = isInObject && "{,;".utf8.contains(last)
    var end = index + length
    // Quotes may be written two or three times.
    while quote != 0xE2, end < text.count, end < index + 3, text[end] == quote { end += 1 }
    if end > index + 1, quote != 0xE2, mayFollowString(at: end, in: text) { return pass(upTo: end) }
    passString(quote, from: end, isKey: isKey, in: text)
  }

  /// Whether the quote at the index is at the beginning of a word or of a value.
  private func beginsString(_ length: Int, in text: borrowing Span<UInt8>) -> Bool {
    if "{[(,:;=+".utf8.contains(last) { return true }
    guard index > 0 else { return true }
    let before = text[index - 1]
    // A prefix of Python: `u'x'`.
    if "uUbBrRfF".utf8.contains(before), index > 1 {
      return !text[index - 2].isPartOfWord && text[index - 2] < 0x80
    }
    return before.isJSONSpace && index + length < text.count && !text[index + length].isJSONSpace
      && !mayFollowString(at: index + length, in: text)
  }

  private mutating func passString(
    _ quote: UInt8, from contents: Int, isKey: Bool, in text: borrowing Span<UInt8>
  ) {
    let length = quote == 0xE2 ? 3 : 1
    var offset = contents
    defer { stringBytes += offset - contents }
    var lastQuote: Int?
    var beforeQuote = UInt8(ascii: " ")
    var lastByte = UInt8(ascii: " ")
    var closing: Int?
    while offset < text.count {
      let byte = text[offset]
      switch byte {
      case quote where quote != 0xE2 || text.hasTypographicQuote(at: offset):
        let next = offset + length
        if let key = lastQuote, !isKey, isColon(after: next, in: text) {
          // The last two quotes are those of a key, so the string before them has none at its end.
          switch beforeQuote {
          case UInt8(ascii: ","), 0x0A: return passUnclosed(upTo: key)
          case UInt8(ascii: "{"):
            if let closing, leaveString(before: closing) { return }
          default: break
          }
        } else if mayFollowString(at: next, in: text) || isKey && beginsValue(at: next, in: text) {
          pass(upTo: next)
          endsKey = isKey
          return
        }
        (lastQuote, beforeQuote) = (offset, lastByte)
        offset = next
        continue
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): closing = closing ?? offset
      case 0x0A where endsStringsOnLines || isFenceEnd(at: offset, in: text):
        return passBroken(in: text)
      default: break
      }
      if !byte.isJSONSpace || byte == 0x0A { lastByte = byte }
      offset += 1
    }
    if mayGrow { needsMore = true } else { passBroken(in: text) }
  }

  /// Passes the opening quote of a string without an end; its line has no other strings.
  private mutating func passBroken(in text: borrowing Span<UInt8>) {
    if endsStringsOnLines {
      var end = index
      while end < text.count, text[end] != 0x0A { end += 1 }
      lineWithoutStrings = end
    }
    endsStringsOnLines = true
    if lineWithoutStrings > index { note(text[index]) }
  }

  private mutating func pass(upTo end: Int) {
    index = end - 1
    note(UInt8(ascii: "\""))
  }

  /// Passes a string up to the key that follows it.
  private mutating func passUnclosed(upTo key: Int) {
    pass(upTo: key)
    last = UInt8(ascii: ",")
  }

  private func isColon(after offset: Int, in text: borrowing Span<UInt8>) -> Bool {
    let next = text.endOfSpace(from: offset)
    return next < text.count && text[next] == UInt8(ascii: ":")
  }

  /// Whether a value follows a key without a colon.
  private func beginsValue(at offset: Int, in text: borrowing Span<UInt8>) -> Bool {
    let next = text.endOfSpace(from: offset)
    return next < text.count
      && (text[next].isDigit || text[next] == UInt8(ascii: "{") || text[next] == UInt8(ascii: "["))
  }

  /// Whether a string may have ended before an offset.
  private func mayFollowString(at offset: Int, in text: borrowing Span<UInt8>) -> Bool {
    let next = text.endOfSpace(from: offset)
    guard next < text.count else { return true }
    return ",:;=+)}]#\n".utf8.contains(text[next]) || text.has("//", at: next)
      || text.has("/*", at: next) || next > offset && text.hasQuote(at: next)
  }
}

extension Span<UInt8> {
  /// Returns the offset after spaces and tabs.
  func endOfSpace(from start: Int, withLineEnds: Bool = false) -> Int {
    var index = start
    while index < count, self[index].isJSONSpace, withLineEnds || self[index] != 0x0A { index += 1 }
    return index
  }

  /// Whether a quote of any kind is at an offset.
  func hasQuote(at offset: Int) -> Bool {
    self[offset] == UInt8(ascii: "\"") || self[offset] == UInt8(ascii: "'")
      || hasTypographicQuote(at: offset)
  }
}
