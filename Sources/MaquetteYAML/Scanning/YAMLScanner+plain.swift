import MaquetteCore

extension YAMLScanner {
  /// Whether text without quotes may begin at the place.
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

  /// Whether `:` is at the place and ends a key.
  func isAtValueIndicator(inFlow: Bool) -> Bool {
    guard byte == UInt8(ascii: ":") else { return false }
    return isBlankOrEnd(after: 1) || inFlow && byte(after: 1).isFlowIndicator
  }

  /// Steps over text without quotes up to its end on this line; blanks after it are not stepped over.
  ///
  /// - Returns: Where the text is.
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

  /// Reads on text without quotes whose first line has been read.
  ///
  /// - Parameters:
  ///   - first: Where the first line is.
  ///   - indentation: How far the lines after it must be indented at least.
  ///   - inFlow: Whether a flow collection is around.
  /// - Returns: The text, its lines joined.
  mutating func continuePlain(
    after first: Range<Int>, indentation: Int, inFlow: Bool
  ) throws(MappingError) -> String {
    var content: [UInt8] = []
    // After a comment, the text is at its end.
    while let (place, lines) = nextTextLine(indentation: indentation) {
      (offset, lineStart) = (place.offset, place.lineStart)
      // Nothing is between the place and the end of the text but blanks and line ends.
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

  /// A place, and the one before it that reading may return to.
  struct TextLine {
    var offset: Int
    var lineStart: Int
    var previous: (offset: Int, lineStart: Int)
  }

  /// The place where text goes on after blanks and line ends, and how many line ends are between.
  ///
  /// - Returns: nil if there is none: at a comment, a marker of documents, a line that is indented less,
  ///   and at the end of the text.
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

  /// Appends what line ends between two lines of text mean: one is a space, and of more each but the
  /// first is a line end.
  func appendFolded(_ lines: Int, to content: inout [UInt8]) {
    if lines == 1 {
      content.append(0x20)
    } else {
      content.append(contentsOf: repeatElement(0x0A, count: lines - 1))
    }
  }
}
