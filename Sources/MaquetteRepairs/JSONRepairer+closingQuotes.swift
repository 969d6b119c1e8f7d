import MaquetteCore

// Closing quotes that a backslash is before, and strings beside each other.

extension JSONRepairer {
  /// How a string follows the one before it as the value of the same member.
  enum Neighbor {
    /// With white space between them, as Python joins them.
    case joined

    /// With a comma between them: it may lack its value or its colon, or both may lack brackets.
    case listed

    /// The text ends in it, so it may be the next key as well.
    case cutOff
  }

  /// Returns how the string after a quote follows the one that the quote closes; nil if the quote rather
  /// belongs to the contents.
  mutating func neighbor(at end: Int) -> Neighbor? {
    let next = lookahead.endOfSpace(from: end, in: text)
    guard next < text.count else { return nil }
    if text[next] == UInt8(ascii: ",") {
      let second = lookahead.endOfSpace(from: next + 1, in: text)
      return Quote(at: second, in: text) != nil ? .listed : nil
    }
    // Without space, it is one quote that is written twice.
    guard next > end, let string = simpleString(at: next) else { return nil }
    guard let close = string.end else {
      return text[string.contents...].contains(UInt8(ascii: ":")) ? nil : .cutOff
    }
    if mayFollow(close, as: .member, afterSpace: false) { return .joined }
    let third = lookahead.endOfSpace(from: close, in: text)
    return third > close && Quote(at: third, in: text) != nil ? .joined : nil
  }

  /// Returns the end of a value that seems to lack its closing quote; nil if it is not certain.
  ///
  /// A quote with a backslash before it may be the missing one: the backslash ends a path, or it is one
  /// too many. If the quotes before it are pairs, only the path is certain: `C:\dir\`.
  func missingClosingQuote(at last: Int, after start: Int, _ quote: Quote) -> StringEnd? {
    let end = missingQuote(at: last, after: start)
    var escapedQuotes = 0
    var lastQuote = start
    var isPath = beginsPath(at: start)
    var offset = start
    while offset < end.contents {
      guard text[offset] == UInt8(ascii: "\\"), offset + 1 < end.contents else {
        offset += 1
        continue
      }
      let length = quote.closingLength(at: offset + 1, in: text)
      if length > 0 {
        escapedQuotes += 1
        lastQuote = offset + 1
      } else if !Self.beginsEscape(text[offset + 1]) {
        isPath = true
      }
      offset += 1 + max(length, 1)
    }
    guard escapedQuotes % 2 == 1,
      lastQuote + quote.closingLength(at: lastQuote, in: text) == end.contents
    else { return end }
    return isPath ? StringEnd(contents: lastQuote, next: end.next, isClosed: true) : nil
  }

  /// Whether a quote between a comma and a word rather opens the word than closes a string.
  func opensWord(at offset: Int, _ length: Int, after start: Int) -> Bool {
    offset > start && text[offset - 1] == UInt8(ascii: ",") && offset + length < text.count
      && text[offset + length].isPartOfName
  }

  /// Whether a path of Windows begins at an offset: a drive or a server.
  private func beginsPath(at start: Int) -> Bool {
    text.has("\\\\", at: start)
      || start < text.count && text[start].isPartOfName && text.has(":\\", at: start + 1)
  }

  private static func beginsEscape(_ byte: UInt8) -> Bool {
    "\"\\/bfnrtu'".utf8.contains(byte)
  }
}
