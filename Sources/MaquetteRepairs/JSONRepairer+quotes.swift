import MaquetteCore

// Quotes that are written twice or three times, or have a prefix of Python.

extension JSONRepairer {
  /// Whether the quote of a string at the index is written twice: what follows then is a whole string.
  mutating func isDoubled(_ quote: Quote, as role: StringRole) -> Bool {
    let length = index < text.count ? quote.closingLength(at: index, in: text) : 0
    guard length > 0, index + length < text.count,
      quote.closingLength(at: index + length, in: text) == 0,
      !mayFollow(index + length, as: role, afterSpace: false),
      let end = endOfString(from: index + length, quote, as: role)
    else { return false }
    return end.isClosed && !end.hasInnerQuotes
  }

  /// Returns the end of a string whose closing quote, which is at an offset, is written twice.
  ///
  /// After a digit, the first one may be that of inches, and a single one an apostrophe.
  mutating func doubledEnd(
    at offset: Int, _ length: Int, _ quote: Quote, as role: StringRole
  ) -> StringEnd? {
    let next = offset + length
    guard next < text.count,
      role == .key || quote.kind != .single && !text[offset - 1].isASCIIDigit
    else { return nil }
    let end = next + quote.closingLength(at: next, in: text)
    guard end > next, mayFollow(end, as: role, afterSpace: false) else { return nil }
    return StringEnd(contents: offset, next: end, isClosed: true, isDoubled: true)
  }

  /// Passes a string between three quotes.
  ///
  /// - Returns: Whether there is one.
  mutating func passTripleQuoted(_ quote: Quote, as role: StringRole) -> Bool {
    guard quote.isStandard || quote.kind == .single else { return false }
    let mark = String(repeating: quote.isStandard ? "\"" : "'", count: 3)
    guard text.has(mark, at: index),
      let end = lookahead.endOfTripleQuoted(from: index + 3, mark, in: text),
      mayFollow(end + 3, as: role, afterSpace: false)
    else { return false }
    note(.quotes, .unexpectedCharacter, expected: "one quote", found: index..<index + 3, "took it")
    output.insert([0x22], at: index)
    writeContents(index + 3..<end, quote)
    output.insert([0x22], at: end)
    index = end + 3
    return true
  }

  /// Whether a letter that Python has before a string is at an offset, and a string.
  func hasPrefix(at offset: Int) -> Bool {
    guard offset + 2 < text.count, let quote = Quote(at: offset + 1, in: text),
      quote.isStandard || quote.kind == .single
    else { return false }
    switch text[offset] | 0x20 {
    case UInt8(ascii: "u"), UInt8(ascii: "b"), UInt8(ascii: "r"), UInt8(ascii: "f"): break
    default: return false
    }
    // Otherwise the quote closes a string of one letter.
    switch text[offset + 2] {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"),
      UInt8(ascii: "="), UInt8(ascii: ";"):
      return false
    case let byte: return !byte.isJSONSpace
    }
  }

  /// Returns the parts of a simple string at an offset, whose quotes may be written twice.
  ///
  /// - Returns: The start of its contents, and the offset after it, which is nil if it is not closed;
  ///   nil if there is no string.
  mutating func simpleString(at start: Int) -> (contents: Int, end: Int?)? {
    let first = hasPrefix(at: start) ? start + 1 : start
    guard let quote = Quote(at: first, in: text) else { return nil }
    var contents = first + quote.length
    if let next = endOfQuote(quote, at: contents), next < text.count, text[next].isPartOfName {
      contents = next
    }
    guard let close = lookahead.closingQuote(quote, from: contents, in: text),
      let end = endOfQuote(quote, at: close)
    else { return (contents, nil) }
    if end > contents + quote.length, let next = endOfQuote(quote, at: end),
      next == text.count || !text[next].isPartOfName
    {
      return (contents, next)
    }
    return (contents, end)
  }

  private func endOfQuote(_ quote: Quote, at offset: Int) -> Int? {
    guard offset < text.count else { return nil }
    let length = quote.closingLength(at: offset, in: text)
    return length > 0 ? offset + length : nil
  }
}
