import MaquetteCore
import MaquetteFormats

/// Scans the text of a document, and skips white space and comments.
struct JSON5Scanner: __DocumentScanner {
  let bytes: [UInt8]
  let limits: DecodingOptions.Limits
  let hidesValues: Bool

  /// Whether all of JSON5 is allowed, or only comments.
  let isJSON5: Bool
  var offset = 0

  init(_ bytes: [UInt8], _ format: JSON5Format, _ options: DecodingOptions) {
    self.bytes = bytes
    limits = options.limits
    hidesValues = options.hidesValues
    isJSON5 = format.syntax == .json5
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Skips a byte, if it comes next.
  mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard !isAtEnd, byte == UInt8(ascii: expected) else { return false }
    offset += 1
    return true
  }

  /// Skips a word, if it comes next.
  mutating func skip(word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard bytes[offset...].starts(with: "\(word)".utf8) else { return false }
    offset += length
    return true
  }

  /// The next character and its length in bytes; nil at the end.
  var scalar: (scalar: Unicode.Scalar, length: Int)? {
    guard !isAtEnd else { return nil }
    guard byte >= 0x80 else { return (Unicode.Scalar(byte), 1) }
    var characters = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&characters) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  /// Skips white space and comments.
  mutating func skipBlanks() throws(MappingError) {
    while true {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case 0x0B, 0x0C:
        guard isJSON5 else { return }
        offset += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0x80...:
        guard isJSON5, let (scalar, length) = scalar, scalar.isBlank else { return }
        offset += length
      default: return
      }
    }
  }

  private mutating func skipComment() throws(MappingError) {
    let start = offset
    switch byte(after: 1) {
    case UInt8(ascii: "/"):
      while !isAtEnd, lineEndLength == 0 { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 2
      while byte != UInt8(ascii: "*") || byte(after: 1) != UInt8(ascii: "/") {
        guard !isAtEnd else {
          throw MappingError(
            .unexpectedEnd, at: start, expected: "'*/'", found: "a comment without an end")
        }
        offset += 1
      }
      offset += 2
    default:
      offset += 1
      throw unexpected(expecting: "'//' or '/*' before a comment")
    }
  }

  /// The length of the line end at the current offset; 0 if there is none.
  ///
  /// U+2028 and U+2029 end lines in JSON5.
  var lineEndLength: Int {
    switch byte {
    case 0x0A: 1
    case 0x0D: byte(after: 1) == 0x0A ? 2 : 1
    case 0xE2 where isJSON5 && byte(after: 1) == 0x80 && byte(after: 2) & 0xFE == 0xA8: 3
    default: 0
    }
  }
}

// MARK: - Errors

extension JSON5Scanner {
  /// The error for a character that the grammar does not allow at the current offset.
  func unexpected(expecting expected: String, hint: String? = nil) -> MappingError {
    MappingError(
      isAtEnd ? .unexpectedEnd : .unexpectedCharacter, at: offset, expected: expected,
      found: isAtEnd ? nil : shown(offset..<offset + 1), hint: hint)
  }

  /// The text between two offsets as errors show it: quoted, and without partial characters.
  func shown(_ range: Range<Int>) -> String? {
    excerpt(range).map { text in
      text.utf8.contains { $0 < 0x20 } ? "a control character" : "'\(text)'"
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is white space in JSON5.
  fileprivate var isBlank: Bool {
    switch self {
    case "\u{2028}", "\u{2029}", "\u{FEFF}": true
    default: properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether an unquoted key may begin with the character.
  var beginsIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case "\0"..."\u{7F}": return false
    default: break
    }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: false
    }
  }

  /// Whether an unquoted key may contain the character after its first one.
  var continuesIdentifier: Bool {
    if beginsIdentifier { return true }
    switch self {
    case "0"..."9", "\u{200C}", "\u{200D}": return true
    case "\0"..."\u{7F}": return false
    default: break
    }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
}
