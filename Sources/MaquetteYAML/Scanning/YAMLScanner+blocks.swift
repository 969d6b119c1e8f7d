import MaquetteCore
import MaquetteFormats

/// How the line ends after the last line of a block scalar are handled.
private enum Chomping {
  /// One line end.
  case clip

  /// No line end.
  case strip

  /// All line ends.
  case keep
}

/// The header of a block scalar, after `|` or `>`.
private struct BlockHeader {
  let isFolded: Bool
  var chomping = Chomping.clip

  /// The indentation relative to the enclosing collection; nil to detect it.
  var indentation: Int?
}

extension YAMLScanner {
  /// Scans a block scalar, beginning at `|` or `>`.
  ///
  /// - Parameter indentation: The indentation of the enclosing collection; -1 for a document.
  mutating func scanBlock(in indentation: Int) throws(MappingError) -> String {
    let start = offset
    let header = try scanBlockHeader()
    var content: [UInt8] = []
    var folding = BlockFolding(isFolded: header.isFolded)
    var blockIndentation = header.indentation.map { max(indentation, 0) + $0 }
    // The widest line of only spaces before the first line of text.
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
              .unexpectedCharacter, at: widest.offset,
              expected: "at most \(column.counted("space"))",
              found: "a blank line with more spaces than the indentation")
          }
          blockIndentation = column
        }
      }
      if isAtLineEnd {
        // A last line without text and without a line end is not part of the scalar.
        guard skipLineEnd() else { break }
        folding.lineEnds += 1
        continue
      }
      guard let blockIndentation, column >= blockIndentation else {
        if byte == 0x09 {
          throw unexpected(expecting: "spaces", hint: "a tab does not indent the text of a block")
        }
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

/// Joins the lines of a block scalar.
private struct BlockFolding {
  let isFolded: Bool

  /// The number of line ends since the last line with text.
  var lineEnds = 0

  /// Whether a line precedes, and whether it began with a blank.
  private var hasText = false
  private var wasIndented = false

  init(isFolded: Bool) { self.isFolded = isFolded }

  /// Appends the folded line ends before a line of text.
  ///
  /// - Parameter first: The first byte of the line.
  mutating func append(to content: inout [UInt8], before first: UInt8) {
    let isIndented = first.isBlank
    if isFolded, hasText, !wasIndented, !isIndented {
      // A single line end becomes a space; of several, all but the first stay.
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
