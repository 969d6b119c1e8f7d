import MaquetteCore

/// Finds what follows a token.
///
/// Ends of scans are remembered, and only a few comments are passed at once, so that looking ahead
/// from every byte of a hostile text takes linear time.
struct RepairLookahead {
  private static let greatestCommentCount = 8

  private var spaces = RememberedEnds()
  private var lines = RememberedEnds()
  private var blocks = RememberedEnds()
  private var quotes: [Quote.Kind: RememberedEnds] = [:]

  /// The same for three quotes, by their byte.
  private var tripleQuotes: [UInt8: RememberedEnds] = [:]

  /// Returns the offset after a comment that begins at an offset.
  mutating func endOfComment(at offset: Int, in text: [UInt8]) -> Int? {
    switch text[offset] {
    case UInt8(ascii: "#"):
      // A color or a tag is a value without quotes.
      let next = offset + 1 < text.count ? text[offset + 1] : 0x0A
      return next.isJSONSpace || next == UInt8(ascii: "#") ? endOfLine(from: offset, in: text) : nil
    case UInt8(ascii: "/") where offset + 1 < text.count:
      switch text[offset + 1] {
      case UInt8(ascii: "/"): return endOfLine(from: offset, in: text)
      case UInt8(ascii: "*"): return endOfBlock(from: offset + 2, in: text)
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the offset after white space and comments.
  mutating func endOfSpace(from start: Int, in text: [UInt8]) -> Int {
    var index = spaces.end(from: start, in: text) { text.lengthOfSpace(at: $0) }
    for _ in 0..<Self.greatestCommentCount where index < text.count {
      guard let end = endOfComment(at: index, in: text) else { break }
      index = spaces.end(from: end, in: text) { text.lengthOfSpace(at: $0) }
    }
    return index
  }

  /// Returns where the first quote is that closes a string, if no quote in it is unescaped.
  mutating func closingQuote(_ quote: Quote, from start: Int, in text: [UInt8]) -> Int? {
    let end = quotes[quote.kind, default: .init()].end(from: start, in: text) {
      if quote.closingLength(at: $0, in: text) > 0 { return 0 }
      return text[$0] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end < text.count ? end : nil
  }

  /// Returns where the quotes are that end a string between three quotes.
  mutating func endOfTripleQuoted(from offset: Int, _ mark: String, in text: [UInt8]) -> Int? {
    let quote = text[offset - 1]
    let end = tripleQuotes[quote, default: .init()].end(from: offset, in: text) {
      text[$0] == quote && text.has(mark, at: $0) ? 0 : 1
    }
    return end < text.count ? end : nil
  }

  private mutating func endOfLine(from offset: Int, in text: [UInt8]) -> Int {
    lines.end(from: offset, in: text) { text[$0] == 0x0A ? 0 : 1 }
  }

  private mutating func endOfBlock(from offset: Int, in text: [UInt8]) -> Int {
    let end = blocks.end(from: min(offset, text.count), in: text) {
      text[$0] == UInt8(ascii: "*") && text.has("*/", at: $0) ? 0 : 1
    }
    return min(end + 2, text.count)
  }
}
