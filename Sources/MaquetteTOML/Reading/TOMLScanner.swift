import MaquetteCore
import MaquetteFormats

/// Scans the text of a document, and skips white space, comments and line ends.
struct TOMLScanner: __DocumentScanner {
  let bytes: [UInt8]
  let limits: DecodingOptions.Limits
  let hidesValues: Bool

  /// Whether the document may use what TOML 1.1 adds.
  let is11: Bool
  var offset = 0

  init(_ bytes: [UInt8], _ version: TOMLFormat.Version, _ options: DecodingOptions) {
    self.bytes = bytes
    is11 = version == .toml11
    limits = options.limits
    hidesValues = options.hidesValues
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Skips a byte, if it comes next.
  @inline(__always)
  mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    offset += 1
    return true
  }

  /// Skips spaces and tabs.
  @inline(__always)
  mutating func skipSpaces() {
    while byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  /// Skips spaces, comments and line ends.
  mutating func skipLines() throws(MappingError) {
    while true {
      skipSpaces()
      if byte == UInt8(ascii: "#") { try skipComment() }
      guard skipLineEnd() else { return }
    }
  }

  /// Skips what may come between the members of an inline table.
  mutating func skipTableSpace() throws(MappingError) {
    if is11 { try skipLines() } else { skipSpaces() }
  }

  /// Skips LF or CRLF.
  mutating func skipLineEnd() -> Bool {
    let length = lineEndLength
    offset += length
    return length > 0
  }

  /// The length of the line end at the current offset; 0 if there is none.
  var lineEndLength: Int {
    byte == 0x0A ? 1 : byte == 0x0D && byte(after: 1) == 0x0A ? 2 : 0
  }

  /// Skips a comment up to the end of its line.
  mutating func skipComment() throws(MappingError) {
    while !isAtEnd, lineEndLength == 0 {
      guard !isControlCharacter else { throw controlCharacter }
      offset += 1
    }
  }

  /// Skips the rest of the line after a header or a value: spaces, a comment, and the line end.
  mutating func endLine() throws(MappingError) {
    skipSpaces()
    if byte == UInt8(ascii: "#") { try skipComment() }
    guard isAtEnd || skipLineEnd() else { throw unexpected(expecting: "the end of the line") }
  }

  /// Whether a character comes next that is invalid in text, comments and keys.
  @inline(__always)
  var isControlCharacter: Bool { byte < 0x20 && byte != 0x09 || byte == 0x7F }

  var controlCharacter: MappingError {
    MappingError(
      .controlCharacter, at: offset, expected: "an escape", found: character(at: offset))
  }

  /// The error for a character that the grammar does not allow at the current offset.
  func unexpected(expecting expected: String, hint: String? = nil) -> MappingError {
    MappingError(
      isAtEnd ? .unexpectedEnd : .unexpectedCharacter, at: offset, expected: expected,
      found: isAtEnd ? nil : character(at: offset), hint: hint)
  }

  /// The character at an offset, as errors show it.
  private func character(at offset: Int) -> String? {
    if bytes[offset] < 0x20 || bytes[offset] == 0x7F { return bytes[offset].controlCharacterName }
    return shown(offset..<offset + 1)
  }
}

extension UInt8 {
  /// The name of a control character for errors.
  fileprivate var controlCharacterName: String {
    switch self {
    case 0x09: "a tab"
    case 0x0A: "the end of the line"
    case 0x0D: "a carriage return"
    default: "U+00" + (self < 0x10 ? "0" : "") + String(self, radix: 16, uppercase: true)
    }
  }
}
