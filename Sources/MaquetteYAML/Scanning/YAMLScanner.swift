import MaquetteCore
import MaquetteFormats

/// Scans the text of a source, and skips white space, comments and line ends.
struct YAMLScanner: __DocumentScanner {
  let bytes: [UInt8]
  let limits: DecodingOptions.Limits
  let hidesValues: Bool
  var offset = 0

  /// The offset of the current line.
  var lineStart = 0

  /// The length of the current quoted text up to its last escape: blanks before that stay.
  var escapedEnd = 0

  init(_ bytes: [UInt8], _ options: DecodingOptions) {
    self.bytes = bytes
    limits = options.limits
    hidesValues = options.hidesValues
  }

  /// The number of bytes before the current offset on its line.
  var column: Int { offset - lineStart }

  /// Whether the current offset is at the end of a line or of the text.
  @inline(__always)
  var isAtLineEnd: Bool { byte.isLineEnd || isAtEnd }

  /// Skips spaces and tabs.
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

  /// Skips LF, CR or CRLF.
  @discardableResult
  mutating func skipLineEnd() -> Bool {
    guard byte.isLineEnd else { return false }
    offset += byte == 0x0D && byte(after: 1) == 0x0A ? 2 : 1
    lineStart = offset
    return true
  }

  /// Skips a comment up to the end of the line; the scanner is after white space, or at the start
  /// of a line.
  mutating func skipComment() {
    guard byte == UInt8(ascii: "#") else { return }
    while !isAtLineEnd { offset += 1 }
  }

  /// Skips the rest of the line after a value: blanks, a comment, and the line end.
  mutating func endLine() throws(MappingError) {
    let end = offset
    skipBlanks()
    if offset > end || column == 0 { skipComment() }
    guard isAtEnd || skipLineEnd() else {
      throw unexpected(expecting: "the end of the line", hint: lineEndHint)
    }
  }

  /// An indentation in the text of an error.
  ///
  /// - Parameters:
  ///   - count: The number of spaces.
  ///   - bound: What precedes a number, such as "at least ".
  static func indented(by count: Int, _ bound: String = "") -> String {
    switch count {
    case ...0: "without indentation"
    case 1: "indented by \(bound)1 space"
    default: "indented by \(bound)\(count.counted("space"))"
    }
  }

  private var lineEndHint: String? {
    switch byte {
    case UInt8(ascii: ":"): "a mapping begins on a new line, indented by spaces"
    case UInt8(ascii: "#"): "a comment needs a blank before it"
    default: nil
    }
  }

  /// Moves to the first character of the next line that has more than blanks and a comment.
  ///
  /// - Returns: Its indentation, and whether a tab follows; nil at a document marker and at the end
  ///   of the text.
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

  /// Whether `---` or `...` comes next; the scanner is at the start of a line.
  var isAtDocumentMarker: Bool { isAt(marker: "-") || isAt(marker: ".") }

  /// Whether a document marker of this character comes next.
  func isAt(marker: Unicode.Scalar) -> Bool {
    let mark = UInt8(ascii: marker)
    guard byte == mark, byte(after: 1) == mark, byte(after: 2) == mark else { return false }
    return isBlankOrEnd(after: 3)
  }

  /// Whether a character comes next, followed by a blank or the end of the line.
  @inline(__always)
  func isAt(indicator: Unicode.Scalar) -> Bool {
    byte == UInt8(ascii: indicator) && isBlankOrEnd(after: 1)
  }

  /// Whether a blank or the end of the line is at a distance from the current offset.
  @inline(__always)
  func isBlankOrEnd(after distance: Int) -> Bool {
    let index = offset + distance
    return index >= bytes.count || bytes[index].isBlank || bytes[index].isLineEnd
  }
}

// MARK: - Errors

extension YAMLScanner {
  /// The error for a character that the grammar does not allow at the current offset.
  func unexpected(expecting expected: String, hint: String? = nil) -> MappingError {
    MappingError(
      isAtEnd ? .unexpectedEnd : .unexpectedCharacter, at: offset, expected: expected,
      found: isAtEnd ? nil : character, hint: hint)
  }

  /// The current character as errors show it.
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

  /// Whether this is a line end.
  @inline(__always)
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Whether this is a comma, bracket or brace of a flow collection.
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
