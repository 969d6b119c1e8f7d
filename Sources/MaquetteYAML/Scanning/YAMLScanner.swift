import MaquetteCore

/// The text of a source and a place in it, with the steps over what has no structure: white space,
/// comments, line ends.
struct YAMLScanner: DocumentScanner {
  let bytes: [UInt8]
  let limits: DecodingOptions.Limits
  let hidesValues: Bool
  var offset = 0

  /// Where the line begins that the place is in.
  var lineStart = 0

  /// How much of the text in quotes that is being read ends in an escape: its blanks stay.
  var escapedEnd = 0

  init(_ bytes: [UInt8], _ options: DecodingOptions) {
    self.bytes = bytes
    limits = options.limits
    hidesValues = options.hidesValues
  }

  /// How many bytes of its line are before the place.
  var column: Int { offset - lineStart }

  /// Whether the place is at the end of a line, or of the text.
  @inline(__always)
  var isAtLineEnd: Bool { byte.isLineEnd || isAtEnd }

  /// Steps over spaces and tabs.
  ///
  /// - Returns: Whether there was a tab.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    var hasTab = false
    while byte.isBlank {
      if byte == 0x09 { hasTab = true }
      offset += 1
    }
    return hasTab
  }

  /// Steps over LF, CR or CRLF.
  @discardableResult
  mutating func skipLineEnd() -> Bool {
    guard byte.isLineEnd else { return false }
    offset += byte == 0x0D && byte(after: 1) == 0x0A ? 2 : 1
    lineStart = offset
    return true
  }

  /// Steps over the rest of a line if it is a comment; the place is after white space, or where a line
  /// begins.
  mutating func skipComment() {
    guard byte == UInt8(ascii: "#") else { return }
    while !isAtLineEnd { offset += 1 }
  }

  /// Steps over what may follow a value on its line: blanks, a comment, and the end of the line.
  mutating func endLine() throws(MappingError) {
    let end = offset
    skipBlanks()
    if offset > end || column == 0 { skipComment() }
    guard isAtEnd || skipLineEnd() else {
      throw unexpected(expecting: "the end of the line", hint: lineEndHint)
    }
  }

  private var lineEndHint: String? {
    switch byte {
    case UInt8(ascii: ":"): "a mapping begins on a line of its own, indented by spaces"
    case UInt8(ascii: "#"): "a blank is before a comment"
    default: nil
    }
  }

  /// Steps to the first line that has more than blanks and a comment, up to its first other character.
  ///
  /// - Returns: Its indentation, and whether a tab follows that; nil at a marker of documents and at
  ///   the end of the text.
  mutating func nextLine() -> (indentation: Int, hasTab: Bool)? {
    while true {
      if column == 0, isAtDocumentMarker { return nil }
      while byte == 0x20 { offset += 1 }
      let indentation = column
      let hasTab = skipBlanks()
      skipComment()
      if isAtEnd { return nil }
      guard skipLineEnd() else { return (indentation, hasTab) }
    }
  }

  /// Whether `---` or `...` is at the place, which is where a line begins.
  var isAtDocumentMarker: Bool { isAt(marker: "-") || isAt(marker: ".") }

  /// Whether three of a character and a blank, or the end of the line, are at the place.
  func isAt(marker: Unicode.Scalar) -> Bool {
    let mark = UInt8(ascii: marker)
    guard byte == mark, byte(after: 1) == mark, byte(after: 2) == mark else { return false }
    return isBlankOrEnd(after: 3)
  }

  /// Whether a character is at the place that a blank, or the end of the line, follows.
  @inline(__always)
  func isAt(indicator: Unicode.Scalar) -> Bool {
    byte == UInt8(ascii: indicator) && isBlankOrEnd(after: 1)
  }

  /// Whether a blank, or the end of the line, is some bytes further on.
  @inline(__always)
  func isBlankOrEnd(after distance: Int) -> Bool {
    let index = offset + distance
    return index >= bytes.count || bytes[index].isBlank || bytes[index].isLineEnd
  }
}

// MARK: - Errors

extension YAMLScanner {
  /// The error for a character that the grammar does not allow at the place.
  func unexpected(expecting expected: String, hint: String? = nil) -> MappingError {
    MappingError(
      isAtEnd ? .unexpectedEnd : .unexpectedCharacter, at: offset, expected: expected,
      found: isAtEnd ? nil : character, hint: hint)
  }

  /// The character at the place, as errors show it.
  private var character: String? {
    switch byte {
    case 0x09: "a tab"
    case 0x0A, 0x0D: "the end of the line"
    default: shown(offset..<offset + 1)
    }
  }
}

// MARK: - Characters

extension UInt8 {
  /// Whether this is a space or a tab.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether a line ends here.
  @inline(__always)
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Whether this ends an entry of a flow collection, or begins or ends one.
  @inline(__always)
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
