import MaquetteCore

// Keys, and values that are no containers.

extension JSONRepairer {
  /// Whether a key is needed, after a comma that may be missing.
  private var needsKey: Bool { isInObject && (need == .keyOrEnd || need == .commaOrEnd) }

  mutating func passScalar() {
    if hasPrefix(at: index) {
      note(
        .quotes, .unexpectedCharacter, expected: "a quote", found: index..<index + 1, "removed it")
      index += 1
    }
    let quote = Quote(at: index, in: text)
    if !isInObject, need == .elementOrEnd || need == .commaOrEnd, isParent(object: true),
      isKey(at: index, isCertain: true)
    {
      insertBracket()
    }
    if insertedBrace() { return }
    if needsKey { return passKey(quote) }
    if passCutOffNumber() { return }
    guard beginValue() else { return refuse() }
    if let quote {
      passString(quote, as: isInObject ? .member : levels.isEmpty ? .root : .element)
    } else if let first = text[index...].first, first.beginsNumber {
      passNumber()
    } else {
      passWord()
    }
    if !isRefused { endValue() }
  }

  private mutating func passKey(_ quote: Quote?) {
    beginKey()
    if let quote {
      passString(quote, as: .key)
    } else {
      passUnquotedKey()
    }
    need = .colon
  }

  private mutating func passUnquotedKey() {
    let start = index
    let end = endOfUnquotedKey(from: start)
    guard end > start else { return refuse() }
    if end < text.count, let quote = Quote(at: end, in: text) {
      note(.missingQuotes, .unexpectedCharacter, expected: "'\"'", "inserted it")
      write(start..<end)
      index = end + quote.length
    } else {
      note(
        .unquotedKeys, .unexpectedCharacter, expected: "a key in quotes", found: start..<end,
        "inserted them")
      write(start..<end)
      index = end
    }
  }

  /// Returns the end of a key without quotes, which may have several words before its colon.
  private func endOfUnquotedKey(from start: Int) -> Int {
    let first = text.endOfName(from: start)
    var end = first
    while end < text.count, end - start < 128 {
      var next = end
      while next < text.count, text[next] == 0x20 { next += 1 }
      if next < text.count, text[next] == UInt8(ascii: ":") { return end }
      let word = text.endOfName(from: next, atMost: 128)
      guard next > end, word > next, !text[next].beginsNumber,
        Self.literal(text[next..<word]) == nil
      else { break }
      end = word
    }
    return first
  }

  /// Passes a string, and those that are joined to it.
  private mutating func passString(_ quote: Quote, as role: StringRole) {
    if passTripleQuoted(quote, as: role) { return }
    var quote = quote
    openString(quote)
    if isDoubled(quote, as: role) {
      let length = quote.closingLength(at: index, in: text)
      note(
        .quotes, .unexpectedCharacter, expected: "one quote", found: index..<index + length,
        "removed it")
      index += length
    }
    while true {
      guard let end = endOfString(from: index, quote, as: role) else { return refuse() }
      // Within other quotes they are the usual way to write an apostrophe.
      writeContents(
        index..<end.contents, quote, innerQuotes: end.hasInnerQuotes && quote.isStandard)
      index = end.contents
      guard role != .key, end.isClosed, let next = joinedString(after: end) else {
        closeString(quote, end)
        passCutOffPlus()
        return
      }
      note(
        .concatenation, .unexpectedCharacter, expected: "one string",
        found: end.next..<next.start, "joined them")
      quote = next.quote
      index = next.start + quote.length
    }
  }

  /// Returns the string that a plus, or white space alone, joins to another one.
  private mutating func joinedString(after end: StringEnd) -> (quote: Quote, start: Int)? {
    let plus = lookahead.endOfSpace(from: end.next, in: text)
    if end.isJoined { return Quote(at: plus, in: text).map { ($0, plus) } }
    guard plus < text.count, text[plus] == UInt8(ascii: "+") else { return nil }
    let start = lookahead.endOfSpace(from: plus + 1, in: text)
    return Quote(at: start, in: text).map { ($0, start) }
  }

  /// Removes a plus at which the text is cut off: the string that it joins is missing.
  private mutating func passCutOffPlus() {
    let plus = lookahead.endOfSpace(from: index, in: text)
    guard !levels.isEmpty, plus < text.count, text[plus] == UInt8(ascii: "+"),
      lookahead.endOfSpace(from: plus + 1, in: text) == text.count
    else { return }
    blank(upTo: plus)
    note(.brackets, .unexpectedEnd, expected: "a string", found: plus..<plus + 1, "removed it")
    blank(upTo: text.count)
  }

  private mutating func openString(_ quote: Quote) {
    if quote.isStandard { return copyByte() }
    note(
      .quotes, .unexpectedCharacter, expected: "'\"'", found: index..<index + quote.length,
      "took it")
    output.insert([0x22], at: index)
    index += quote.length
  }

  private mutating func closeString(_ quote: Quote, _ end: StringEnd) {
    if end.isDoubled {
      note(
        .quotes, .unexpectedCharacter, expected: "one quote", found: end.contents..<end.next,
        "took it")
    } else if end.isClosed, quote.isStandard {
      return copyByte()
    }
    if !end.isClosed, !end.isCutOff {
      note(.missingQuotes, .unexpectedCharacter, expected: "'\"'", "inserted it")
    }
    if end.isCutOff, end.contents < text.count {
      note(
        .brackets, .unexpectedEnd, expected: "a whole character", found: end.contents..<text.count,
        "removed it")
    }
    output.insert([0x22], at: index)
    index = end.next
  }

  /// Writes text without quotes as a string.
  mutating func write(_ range: Range<Int>) {
    output.insert([0x22], at: range.lowerBound)
    writeContents(range, nil)
    output.insert([0x22], at: range.upperBound)
  }
}

/// The quotes around a string.
struct Quote {
  enum Kind {
    case double, single, backtick, curlyDouble, curlySingle, angle
  }

  let kind: Kind
  let length: Int

  /// Whether these are the quotes of JSON.
  var isStandard: Bool { kind == .double }

  /// Reads the opening quote at an offset.
  init?(at offset: Int, in text: [UInt8]) {
    guard offset < text.count else { return nil }
    switch text[offset] {
    case UInt8(ascii: "\""): self.init(kind: .double, length: 1)
    case UInt8(ascii: "'"): self.init(kind: .single, length: 1)
    case UInt8(ascii: "`"): self.init(kind: .backtick, length: 1)
    case 0xC2 where text.has("«", at: offset): self.init(kind: .angle, length: 2)
    case 0xE2 where offset + 2 < text.count && text[offset + 1] == 0x80:
      switch text[offset + 2] {
      case 0x98...0x9B: self.init(kind: .curlySingle, length: 3)
      case 0x9C...0x9F: self.init(kind: .curlyDouble, length: 3)
      default: return nil
      }
    default: return nil
    }
  }

  private init(kind: Kind, length: Int) {
    self.kind = kind
    self.length = length
  }

  /// Returns the length of the closing quote at an offset; zero if there is none.
  func closingLength(at offset: Int, in text: [UInt8]) -> Int {
    let byte = text[offset]
    switch kind {
    case .double: return byte == UInt8(ascii: "\"") ? 1 : 0
    case .single: return byte == UInt8(ascii: "'") ? 1 : 0
    case .backtick: return byte == UInt8(ascii: "`") ? 1 : 0
    // In some languages they point the other way.
    case .angle where byte == 0xC2:
      return text.has("»", at: offset) || text.has("«", at: offset) ? 2 : 0
    case .angle: return 0
    case .curlyDouble where byte == UInt8(ascii: "\""): return 1
    case .curlySingle where byte == UInt8(ascii: "'"): return 1
    case .curlyDouble, .curlySingle:
      guard byte == 0xE2, let quote = Quote(at: offset, in: text) else { return 0 }
      return quote.kind == kind ? 3 : 0
    }
  }
}
