import MaquetteCore

// Where a string ends, if its quotes may be missing or those inside it may not be escaped.

/// What a string is for.
enum StringRole {
  case key, member, element, root
}

/// The end of a string.
struct StringEnd {
  /// The end of its contents.
  var contents: Int

  /// The offset after its closing quote.
  var next: Int

  var isClosed = false
  var isCutOff = false
  var hasInnerQuotes = false

  /// Whether its closing quote is written twice.
  var isDoubled = false

  /// Whether another string follows that belongs to it.
  var isJoined = false
}

extension JSONRepairer {
  /// Finds the end of a string.
  ///
  /// A quote closes the string if what follows may follow a string. Otherwise it opens the next
  /// string, and this one lacks its own quote, or it belongs to the contents.
  ///
  /// - Returns: The end; nil if there is none that is certain.
  mutating func endOfString(from start: Int, _ quote: Quote, as role: StringRole) -> StringEnd? {
    var colon: Int?
    var hasLines = false
    var lineContents: Int?
    var hasInnerQuotes = false
    var isInInnerQuotes = false
    var offset = start
    while offset < text.count {
      let byte = text[offset]
      let length = quote.closingLength(at: offset, in: text)
      if length == 0 {
        if byte == UInt8(ascii: ":"), colon == nil { colon = offset }
        if byte == 0x0A, !hasLines, role != .key {
          // The same for each quote after it, so it is found once.
          hasLines = true
          lineContents = contentsEnd(ofLine: start..<offset)
        }
        offset += byte == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      if !hasInnerQuotes, let end = doubledEnd(at: offset, length, quote, as: role) { return end }
      let isAfterSpace = offset > start && text[offset - 1] == 0x20
      if mayFollow(offset + length, as: role, afterSpace: isAfterSpace),
        role != .element || !opensWord(at: offset, length, after: start)
      {
        return StringEnd(
          contents: offset, next: offset + length, isClosed: true, hasInnerQuotes: hasInnerQuotes)
      }
      if role == .key {
        if let colon { return missingQuote(at: colon, after: start) }
        if !hasInnerQuotes, beginsValue(at: offset + length) {
          return StringEnd(contents: offset, next: offset + length, isClosed: true)
        }
      } else if let end = contentsEnd(before: offset, after: start) ?? lineContents {
        return missingClosingQuote(at: end, after: start, quote)
      } else if quote.isStandard, role == .member, !isAfterSpace, !isInInnerQuotes {
        switch neighbor(at: offset + length) {
        case .joined:
          return StringEnd(
            contents: offset, next: offset + length, isClosed: true,
            hasInnerQuotes: hasInnerQuotes, isJoined: true)
        case .cutOff:
          return StringEnd(
            contents: offset, next: offset + length, isClosed: true, hasInnerQuotes: hasInnerQuotes)
        case .listed: return nil
        case nil: break
        }
      }
      hasInnerQuotes = true
      isInInnerQuotes.toggle()
      offset += length
    }
    // A quote that is missing after such quotes could be anywhere, as one outside brackets.
    guard !hasInnerQuotes, role != .root else { return nil }
    if role == .key, let colon { return missingQuote(at: colon, after: start) }
    if role != .key, let end = contentsEnd(beforeBracketsAfter: start) {
      return missingClosingQuote(at: end, after: start, quote)
    }
    return StringEnd(contents: wholeEnd(after: start), next: text.count, isCutOff: true)
  }

  func missingQuote(at end: Int, after start: Int) -> StringEnd {
    var end = end
    while end > start, text[end - 1].isJSONSpace { end -= 1 }
    return StringEnd(contents: end, next: end)
  }

  /// The end of the text without an escape or a character that is cut off.
  private func wholeEnd(after start: Int) -> Int {
    var end = text.count
    let tail = text[max(start, end - 6)...]
    if let backslash = tail.lastIndex(of: UInt8(ascii: "\\")) {
      let before = text[start..<backslash].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      let needed = backslash + 1 < end && text[backslash + 1] == UInt8(ascii: "u") ? 6 : 2
      if before % 2 == 0, end - backslash < needed { end = backslash }
    }
    if endsWithHighSurrogate(start..<end) { end -= 6 }
    if let first = text[start..<end].suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) {
      let length = text[first] >= 0xF0 ? 4 : text[first] >= 0xE0 ? 3 : text[first] >= 0xC0 ? 2 : 1
      if first + length > end { end = first }
    }
    return end
  }

  /// Whether the text of a string ends with the escape of half a character, whose other half is cut off.
  private func endsWithHighSurrogate(_ range: Range<Int>) -> Bool {
    guard range.count >= 6, text.has("\\u", at: range.upperBound - 6) else { return false }
    let digits = text[range.upperBound - 4..<range.upperBound].map { Hex.value(of: $0) }
    guard digits[0] == 0xD, let second = digits[1], 0x8...0xB ~= second, digits[2] != nil,
      digits[3] != nil
    else { return false }
    let backslashes = text[range].dropLast(5).reversed().prefix { $0 == UInt8(ascii: "\\") }
    return backslashes.count % 2 == 1
  }

  // MARK: What follows

  /// Whether what follows a quote may follow a string that ends there.
  ///
  /// - Parameters:
  ///   - end: The offset after the quote.
  ///   - role: What the string is for.
  ///   - space: Whether a space is before the quote. If none is after it, it rather opens a word.
  mutating func mayFollow(_ end: Int, as role: StringRole, afterSpace space: Bool) -> Bool {
    let next = lookahead.endOfSpace(from: end, in: text)
    guard next < text.count else { return true }
    let byte = text[next]
    if role == .key { return byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") }
    if role == .root { return false }
    if text.hasEllipsis(at: next) { return true }
    switch byte {
    case UInt8(ascii: "}"): return hasOpenObject
    case UInt8(ascii: "]"): return hasOpenArray
    case UInt8(ascii: ")"): return isInTuple
    case UInt8(ascii: ","):
      return mayFollowComma(lookahead.endOfSpace(from: next + 1, in: text), as: role)
    case UInt8(ascii: ";"): return mayFollowSemicolon(next)
    case UInt8(ascii: "+"):
      let second = lookahead.endOfSpace(from: next + 1, in: text)
      return second == text.count || Quote(at: second, in: text) != nil
    default:
      guard !space || next > end else { return false }
      // The comma is missing. A name with a quote after it is the contents of another string.
      if next > end || Quote(at: next, in: text) != nil, isKey(at: next, isCertain: true) {
        return role == .member || isParent(object: true)
      }
      return role == .element && (isElement(at: next) || isBracket(byte))
    }
  }

  /// Whether a semicolon separates two values, and is not the contents of a string.
  mutating func mayFollowSemicolon(_ offset: Int) -> Bool {
    let next = lookahead.endOfSpace(from: offset + 1, in: text)
    guard next < text.count else { return true }
    switch text[next] {
    case UInt8(ascii: "}"): return isInObject
    case UInt8(ascii: "]"): return !isInObject
    default:
      return isInObject
        ? isKey(at: next, isCertain: true) : isBracket(text[next]) || isElement(at: next)
    }
  }

  mutating func mayFollowComma(_ next: Int, as role: StringRole) -> Bool {
    guard next < text.count, !text.hasEllipsis(at: next) else { return true }
    switch text[next] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): return true
    case UInt8(ascii: ")"): return isInTuple
    case UInt8(ascii: "("): return role == .element && beginsTuple(at: next)
    case UInt8(ascii: "{"): return role == .element || isParent(object: false)
    case UInt8(ascii: "["): return role == .element
    default:
      if role == .member { return isKey(at: next) }
      return Quote(at: next, in: text) != nil || isElement(at: next)
    }
  }

  /// Whether a key is at an offset: a string or a name, and a colon.
  ///
  /// - Parameters:
  ///   - start: The offset.
  ///   - isCertain: Whether a name with only its closing quote, or a key that is cut off, is none.
  mutating func isKey(at start: Int, isCertain: Bool = false) -> Bool {
    guard start < text.count else { return true }
    var end = start
    if let string = simpleString(at: start) {
      let name = text.endOfName(from: string.contents, atMost: 128)
      // The key may lack its closing quote.
      if !isCertain, name < text.count, text[name] == UInt8(ascii: ":") { return true }
      guard let close = string.end else { return !isCertain }
      end = close
    } else {
      // A longer name is none.
      end = text.endOfName(from: start, atMost: 128)
      guard end > start else { return false }
      if !isCertain, let quote = Quote(at: end, in: text) { end += quote.length }
    }
    let next = lookahead.endOfSpace(from: end, in: text)
    guard next < text.count else { return !isCertain }
    return text[next] == UInt8(ascii: ":") || text[next] == UInt8(ascii: "=")
  }

  /// Whether a whole element is at an offset: a string, a number or a literal, and what may follow it
  /// in an array.
  mutating func isElement(at start: Int) -> Bool {
    guard let end = endOfElement(at: start) else { return false }
    let next = lookahead.endOfSpace(from: end, in: text)
    guard next < text.count, !text.hasEllipsis(at: next) else { return true }
    switch text[next] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""): return true
    case UInt8(ascii: ")"): return isInTuple
    case UInt8(ascii: ";"): return !isInObject
    case let byte:
      return byte.beginsNumber || isBracket(byte)
        || Self.literal(text[next..<text.endOfName(from: next, atMost: 16)]) != nil
    }
  }

  /// Returns the offset after a string, a number or a literal; nil if none is at an offset.
  mutating func endOfElement(at start: Int) -> Int? {
    if let string = simpleString(at: start) { return string.end ?? text.count }
    let sign = text[start] == UInt8(ascii: "+") ? 1 : 0
    let end = text.endOfName(from: start + sign, atMost: 64)
    let isWord = text[start].beginsNumber || Self.literal(text[start..<end]) != nil
    return end > start && isWord ? end : nil
  }

  private func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// Whether a value follows an offset.
  mutating func beginsValue(at end: Int) -> Bool {
    let next = lookahead.endOfSpace(from: end, in: text)
    guard next < text.count else { return true }
    return isBracket(text[next]) || Quote(at: next, in: text) != nil || isElement(at: next)
  }

  // MARK: What comes before

  /// Returns where a string without closing quote ends, if the quote at an offset opens the next one.
  private mutating func contentsEnd(before offset: Int, after start: Int) -> Int? {
    var end = offset
    var bracket: UInt8?
    var crossesLine = false
    // The next string may be the first one in other brackets.
    while end > start, text[end - 1].isJSONSpace || isBracket(text[end - 1]) {
      end -= 1
      if text[end] == 0x0A { crossesLine = true }
      if isBracket(text[end]) { bracket = bracket ?? text[end] }
    }
    if end > start, crossesLine || text[end - 1] == UInt8(ascii: ",") {
      if text[end - 1] == UInt8(ascii: ",") { end -= 1 }
      let (contents, depth) = contentsEnd(beforeBracketsAt: end, after: start)
      if depth > 0, bracket == nil || !levels[depth - 1].isObject,
        bracket.map({ $0 == UInt8(ascii: "{") }) ?? levels[depth - 1].isObject
          ? isKey(at: offset) : isElement(at: offset)
      {
        return isInObject ? contents : contentsEnd(beforeElementsAt: contents, after: start)
      }
    }
    return nil
  }

  /// Returns where the contents before numbers and literals end that follow commas.
  private func contentsEnd(beforeElementsAt last: Int, after start: Int) -> Int {
    var end = last
    while true {
      var word = end
      while word > start, text[word - 1].isPartOfName || text[word - 1] == UInt8(ascii: "+") {
        word -= 1
      }
      var comma = word
      while comma > start, text[comma - 1].isJSONSpace { comma -= 1 }
      let isValue =
        Self.literal(text[word..<end]) != nil
        || RepairedNumber(text[word..<end], isCutOff: false)?.kinds.isEmpty == true
      guard isValue, comma > start + 1, text[comma - 1] == UInt8(ascii: ",") else { return end }
      end = comma - 1
      while end > start, text[end - 1].isJSONSpace { end -= 1 }
    }
  }

  /// Returns where the contents of a line end, if the next line goes on with the structure.
  private mutating func contentsEnd(ofLine line: Range<Int>) -> Int? {
    let next = lookahead.endOfSpace(from: line.upperBound, in: text)
    guard next < text.count else { return nil }
    let byte = text[next]
    guard
      byte == UInt8(ascii: "}") && hasOpenObject || byte == UInt8(ascii: "]") && hasOpenArray
        || (isInObject ? isKey(at: next) : isElement(at: next))
    else { return nil }
    var end = line.upperBound
    while end > line.lowerBound, text[end - 1].isJSONSpace { end -= 1 }
    if end > line.lowerBound, text[end - 1] == UInt8(ascii: ",") { end -= 1 }
    return end
  }

  /// Returns where the contents before closing brackets end, and how many brackets stay open; the
  /// brackets must close open ones.
  private func contentsEnd(
    beforeBracketsAt last: Int, after start: Int
  ) -> (end: Int, depth: Int) {
    var end = last
    var brackets: [UInt8] = []
    while end > start, text[end - 1].isJSONSpace || isClosing(text[end - 1]) {
      end -= 1
      if isClosing(text[end]) { brackets.append(text[end]) }
    }
    guard !brackets.isEmpty else { return (last, levels.count) }
    var depth = levels.count
    for bracket in brackets.reversed() {
      guard depth > 0, levels[depth - 1].isObject == (bracket == UInt8(ascii: "}")) else {
        return (last, 0)
      }
      depth -= 1
    }
    return (end, depth)
  }

  /// Returns where the contents end at the end of the text, if brackets that close everything
  /// follow them.
  private func contentsEnd(beforeBracketsAfter start: Int) -> Int? {
    var last = text.count
    while last > start, text[last - 1].isJSONSpace { last -= 1 }
    let (end, depth) = contentsEnd(beforeBracketsAt: last, after: start)
    return depth == 0 && end < last ? end : nil
  }

  private func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }
}
