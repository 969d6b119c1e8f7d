import MaquetteCore

// Literals, and text without quotes.

extension JSONRepairer {
  mutating func passWord() {
    let start = index
    let end = text.endOfName(from: start)
    if let literal = Self.literal(text[start..<end]), endsWord(at: end) {
      if text[start..<end].elementsEqual(literal.utf8) {
        output.copy(start..<end, of: text)
      } else {
        note(
          .literals, .unexpectedCharacter, expected: "a value of JSON", found: start..<end,
          "took the literal", taken: literal)
        output.insert(literal.utf8, at: start)
      }
      index = end
    } else if end == text.count, let literal = Self.cutOffLiteral(text[start..<end]) {
      note(
        .brackets, .unexpectedEnd, expected: "'\(literal)'", found: start..<end, "took",
        taken: literal)
      output.insert(literal.utf8, at: start)
      index = end
    } else {
      passUnquotedText()
    }
  }

  /// Passes the text of a string that lacks its opening quote or both quotes.
  private mutating func passUnquotedText() {
    guard let (end, next) = endOfUnquotedText() else { return refuse() }
    note(
      .missingQuotes, .unexpectedCharacter, expected: "a string in quotes", found: index..<end,
      "inserted them")
    write(index..<end)
    index = next
  }

  private mutating func endOfUnquotedText() -> (end: Int, next: Int)? {
    guard !levels.isEmpty, text[index] != UInt8(ascii: ":"), text[index] != UInt8(ascii: "=") else {
      return nil
    }
    let role = isInObject ? StringRole.member : .element
    var offset = index
    search: while offset < text.count {
      switch text[offset] {
      case 0x0A: break search
      case UInt8(ascii: "\""):
        if mayFollow(offset + 1, as: role, afterSpace: false) { return (offset, offset + 1) }
      case UInt8(ascii: ","):
        let next = lookahead.endOfSpace(from: offset + 1, in: text)
        if mayFollowComma(next, as: role) || isList(upTo: offset, next) { break search }
      case UInt8(ascii: "/") where text[offset - 1].isJSONSpace,
        UInt8(ascii: "#") where text[offset - 1].isJSONSpace:
        switch comment(at: offset, as: role) {
        case .afterText: break search
        case .insideText: return nil
        case nil: break
        }
      case UInt8(ascii: ";") where mayFollowSemicolon(offset): break search
      case UInt8(ascii: ")") where isInTuple: break search
      case UInt8(ascii: "}") where isInObject, UInt8(ascii: "]") where !isInObject: break search
      default: break
      }
      offset += 1
    }
    // Where such text ends cannot be known if it is cut off.
    guard offset < text.count else { return nil }
    var end = offset
    while end > index, text[end - 1].isJSONSpace { end -= 1 }
    return end > index ? (end, end) : nil
  }

  private enum CommentPlace {
    case afterText, insideText
  }

  /// Returns where a comment is for the text without quotes before it; nil if it is part of the text.
  private mutating func comment(at offset: Int, as role: StringRole) -> CommentPlace? {
    guard let end = lookahead.endOfComment(at: offset, in: text) else { return nil }
    let isBlock = text.has("/*", at: offset)
    if isBlock, !text[..<end].suffix(2).elementsEqual("*/".utf8) { return nil }
    let next = lookahead.endOfSpace(from: end, in: text)
    guard next < text.count else { return nil }
    let isAfter =
      switch text[next] {
      case UInt8(ascii: "}"): isInObject
      case UInt8(ascii: "]"): !isInObject
      case UInt8(ascii: ")"): isInTuple
      case UInt8(ascii: ","):
        mayFollowComma(lookahead.endOfSpace(from: next + 1, in: text), as: role)
      default: isInObject && isKey(at: next, isCertain: true)
      }
    return isAfter ? .afterText : isBlock ? .insideText : nil
  }

  /// Whether the commas of a text in an array separate names: `[red, green]`.
  private mutating func isList(upTo comma: Int, _ next: Int) -> Bool {
    guard !isInObject, text.endOfName(from: index, atMost: 64) == comma else { return false }
    let end = text.endOfName(from: next, atMost: 64)
    let follower = lookahead.endOfSpace(from: end, in: text)
    return end > next && follower < text.count
      && (text[follower] == UInt8(ascii: ",") || text[follower] == UInt8(ascii: "]"))
  }

  /// Whether a number or a literal may end at an offset.
  mutating func endsWord(at end: Int) -> Bool {
    let next = lookahead.endOfSpace(from: end, in: text)
    guard next < text.count else { return true }
    switch text[next] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    case UInt8(ascii: ")"): return isInTuple || levels.isEmpty
    case UInt8(ascii: ";"): return levels.isEmpty || mayFollowSemicolon(next)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return !levels.isEmpty
    default:
      if levels.isEmpty || text.unusualSpace(at: next) != nil || text.hasEllipsis(at: next) {
        return true
      }
      // A quote directly after it may be an apostrophe, or that of a text without its opening quote.
      return isInObject ? isKey(at: next, isCertain: next == end) : isElement(at: next)
    }
  }
}
