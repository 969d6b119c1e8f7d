import MaquetteCore

/// Finds what follows a token.
///
/// Ends of comments are remembered, and only a few comments are passed at once, so that looking
/// ahead from every byte of a hostile text takes linear time.
struct RepairLookahead {
  private static let greatestCommentCount = 8

  /// The last end of a line that was found, and from where there is no other before it.
  private var lineEnd = (from: 0, end: -1)

  /// The same for the ends of block comments.
  private var blockEnd = (from: 0, end: -1)

  /// Whether a string between three quotes has no end, so that no later one is one.
  private var lacksTripleQuotes = false

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
    var index = start
    var comments = 0
    while index < text.count {
      if text[index].isJSONSpace {
        index += 1
      } else if comments < Self.greatestCommentCount, let end = endOfComment(at: index, in: text) {
        comments += 1
        index = end
      } else if let length = text.unusualSpace(at: index) {
        index += length
      } else {
        return index
      }
    }
    return index
  }

  /// Returns where the quotes are that end a string between three quotes.
  mutating func endOfTripleQuoted(from offset: Int, _ mark: String, in text: [UInt8]) -> Int? {
    guard !lacksTripleQuotes else { return nil }
    var end = offset
    while end < text.count, text[end] != text[offset - 1] || !text.has(mark, at: end) { end += 1 }
    lacksTripleQuotes = end >= text.count
    return end < text.count ? end : nil
  }

  private mutating func endOfLine(from offset: Int, in text: [UInt8]) -> Int {
    if offset >= lineEnd.from, offset <= lineEnd.end { return lineEnd.end }
    var end = offset
    while end < text.count, text[end] != 0x0A { end += 1 }
    lineEnd = (offset, end)
    return end
  }

  private mutating func endOfBlock(from offset: Int, in text: [UInt8]) -> Int {
    if offset >= blockEnd.from, offset <= blockEnd.end - 2 || blockEnd.end == text.count {
      return blockEnd.end
    }
    var end = min(offset, text.count)
    while end < text.count, !text.has("*/", at: end) { end += 1 }
    blockEnd = (offset, min(end + 2, text.count))
    return blockEnd.end
  }
}
