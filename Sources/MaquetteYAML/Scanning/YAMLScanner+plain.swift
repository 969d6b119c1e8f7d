import MaquetteCore
import MaquetteFormats

extension YAMLScanner {
  /// Whether plain text may begin at the current offset.
  func isAtPlainText(inFlow: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      !isBlankOrEnd(after: 1) && !(inFlow && byte(after: 1).isFlowIndicator)
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"),
      UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"),
      UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      false
    default: !isAtLineEnd
    }
  }

  /// Whether a `:` that ends a key is at the current offset.
  func isAtValueIndicator(inFlow: Bool) -> Bool {
    guard byte == UInt8(ascii: ":") else { return false }
    return isBlankOrEnd(after: 1) || inFlow && byte(after: 1).isFlowIndicator
  }

  /// Scans plain text up to its end on this line, without trailing blanks.
  ///
  /// - Returns: The range of the text.
  mutating func scanPlainLine(inFlow: Bool) throws(MappingError) -> Range<Int> {
    let start = offset
    var end = offset
    var hasWide = false
    while !isAtLineEnd {
      let byte = byte
      if byte.isBlank {
        offset += 1
        continue
      }
      if byte == UInt8(ascii: "#"), offset > end, offset > start { break }
      if byte == UInt8(ascii: ":"), isAtValueIndicator(inFlow: inFlow) { break }
      if inFlow, byte.isFlowIndicator { break }
      if byte >= 0x7F { hasWide = true }
      offset += 1
      end = offset
    }
    offset = end
    if hasWide { try checkPrintable(start..<end) }
    return start..<end
  }

  /// Scans the lines of plain text after its first line.
  ///
  /// - Parameters:
  ///   - first: The range of the first line.
  ///   - indentation: The minimum indentation of the following lines.
  ///   - inFlow: Whether the text is in a flow collection.
  /// - Returns: The text with its lines joined.
  mutating func continuePlain(
    after first: Range<Int>, indentation: Int, inFlow: Bool
  ) throws(MappingError) -> String {
    var content: [UInt8] = []
    // A comment ends the text.
    while let (place, lines) = nextTextLine(indentation: indentation) {
      (offset, lineStart) = (place.offset, place.lineStart)
      // Only blanks and line ends are between the end of the text and this offset.
      if byte == UInt8(ascii: "#") || isAtValueIndicator(inFlow: inFlow)
        || inFlow && byte.isFlowIndicator
      {
        offset = place.previous.offset
        lineStart = place.previous.lineStart
        break
      }
      if content.isEmpty { content = Array(bytes[first]) }
      appendFolded(lines, to: &content)
      content += bytes[try scanPlainLine(inFlow: inFlow)]
      guard content.count <= limits.stringLength else { throw stringTooLong(at: first.lowerBound) }
    }
    return try content.isEmpty
      ? text(bytes[first], at: first.lowerBound) : text(content, at: first.lowerBound)
  }

  /// A position, and the end of the text before it to which scanning may return.
  struct TextLine {
    var offset: Int
    var lineStart: Int
    var previous: (offset: Int, lineStart: Int)
  }

  /// The position where text continues after blanks and line ends, and the number of line ends.
  ///
  /// - Returns: nil at a comment, a document marker, a line with less indentation, and the end of
  ///   the text.
  private func nextTextLine(indentation: Int) -> (TextLine, lines: Int)? {
    var next = self
    next.skipBlanks()
    var lines = 0
    while next.skipLineEnd() {
      lines += 1
      if next.isAtDocumentMarker { return nil }
      while next.byte == 0x20 { next.offset += 1 }
      let column = next.column
      next.skipBlanks()
      if next.byte.isLineEnd { continue }
      guard !next.isAtEnd, column >= indentation else { return nil }
      return (
        TextLine(
          offset: next.offset, lineStart: next.lineStart, previous: (offset, lineStart)), lines
      )
    }
    return nil
  }

  /// Appends folded line ends: a single one becomes a space; of several, all but the first stay.
  func appendFolded(_ lines: Int, to content: inout [UInt8]) {
    if lines == 1 {
      content.append(0x20)
    } else {
      content.append(contentsOf: repeatElement(0x0A, count: lines - 1))
    }
  }
}
