import MaquetteCore

/// What becomes of the line ends at the end of a block of text.
private enum Chomping {
  /// There is one.
  case clip

  /// There is none.
  case strip

  /// There are as many as there are.
  case keep
}

/// What follows `|` or `>`.
private struct BlockHeader {
  let isFolded: Bool
  var chomping = Chomping.clip

  /// How much deeper than what is around it the text is indented, if it is said.
  var indentation: Int?
}

extension YAMLScanner {
  /// Reads a block of text after `|` or `>`, which is at the place.
  ///
  /// - Parameter indentation: The indentation of the collection around it; -1 for a document.
  mutating func scanBlock(in indentation: Int) throws(MappingError) -> String {
    let start = offset
    let header = try scanBlockHeader()
    var content: [UInt8] = []
    var folding = BlockFolding(isFolded: header.isFolded)
    var blockIndentation = header.indentation.map { max(indentation, 0) + $0 }
    // The widest line of spaces alone before the first line of text.
    var widest = (spaces: 0, offset: 0)
    while !isAtEnd, !isAtDocumentMarker {
      let line = offset
      while byte == 0x20, blockIndentation.map({ column < $0 }) ?? true { offset += 1 }
      if blockIndentation == nil {
        if isAtLineEnd {
          if column > widest.spaces { widest = (column, offset) }
        } else if column > indentation {
          guard widest.spaces <= column else {
            throw MappingError(
              .unexpectedCharacter, at: widest.offset, expected: "at most \(column) spaces",
              found: "a line of more spaces than the first line of the text has")
          }
          blockIndentation = column
        }
      }
      if isAtLineEnd {
        // A last line without a line end has no part in the text, if it has no text.
        guard skipLineEnd() else { break }
        folding.lineEnds += 1
        continue
      }
      guard let blockIndentation, column >= blockIndentation else {
        offset = line
        break
      }
      folding.append(to: &content, before: byte)
      let text = offset
      while !isAtLineEnd { offset += 1 }
      try checkPrintable(text..<offset)
      content += bytes[text..<offset]
      guard content.count <= limits.stringLength else { throw stringTooLong(at: start) }
      if skipLineEnd() { folding.lineEnds = 1 }
    }
    switch header.chomping {
    case .strip: break
    case .clip: if !content.isEmpty, folding.lineEnds > 0 { content.append(0x0A) }
    case .keep: content.append(contentsOf: repeatElement(0x0A, count: folding.lineEnds))
    }
    return try text(content, at: start)
  }

  private mutating func scanBlockHeader() throws(MappingError) -> BlockHeader {
    var header = BlockHeader(isFolded: byte == UInt8(ascii: ">"))
    offset += 1
    var hasChomping = false
    while true {
      switch byte {
      case UInt8(ascii: "-") where !hasChomping: header.chomping = .strip
      case UInt8(ascii: "+") where !hasChomping: header.chomping = .keep
      case UInt8(ascii: "1")...UInt8(ascii: "9") where header.indentation == nil:
        header.indentation = Int(byte - UInt8(ascii: "0"))
        offset += 1
        continue
      default:
        try endLine()
        return header
      }
      hasChomping = true
      offset += 1
    }
  }
}

/// How the lines of a block of text are joined.
private struct BlockFolding {
  let isFolded: Bool

  /// The line ends since the last line that has text.
  var lineEnds = 0

  /// Whether there has been a line, and whether it began with a blank.
  private var hasText = false
  private var wasIndented = false

  init(isFolded: Bool) { self.isFolded = isFolded }

  /// Appends what the line ends before a line of text mean.
  ///
  /// - Parameter first: The first byte of the line.
  mutating func append(to content: inout [UInt8], before first: UInt8) {
    let isIndented = first.isBlank
    if isFolded, hasText, !wasIndented, !isIndented {
      // One line end is a space; of more, each but the first stays.
      if lineEnds == 1 { content.append(0x20) }
      lineEnds -= 1
      if lineEnds == 0 { return finish(isIndented) }
    }
    content.append(contentsOf: repeatElement(0x0A, count: max(0, lineEnds)))
    finish(isIndented)
  }

  private mutating func finish(_ isIndented: Bool) {
    (hasText, wasIndented, lineEnds) = (true, isIndented, 0)
  }
}
