import MaquetteCore
import MaquetteFormats

extension JSON5Scanner {
  /// Reads quoted text, beginning at the opening quote.
  mutating func scanString() throws(MappingError) -> String {
    let start = offset
    let quote = byte
    offset += 1
    let first = offset
    var content: [UInt8] = []
    var isAsWritten = true
    while isAtEnd || byte != quote {
      if isAtEnd || isJSON5 && (byte == 0x0A || byte == 0x0D) {
        throw MappingError(
          .unexpectedEnd, at: start, expected: "a closing quote", found: "text without one")
      }
      if !isJSON5, byte < 0x20 {
        throw MappingError(
          .controlCharacter, at: offset, expected: "an escape", found: shown(offset..<offset + 1))
      }
      if byte == UInt8(ascii: "\\") {
        if isAsWritten { content = Array(bytes[first..<offset]) }
        isAsWritten = false
        try scanEscape(into: &content)
      } else {
        if !isAsWritten { content.append(byte) }
        offset += 1
      }
    }
    offset += 1
    return try isAsWritten
      ? text(bytes[first..<offset - 1], at: start) : text(content[...], at: start)
  }

  /// Reads an unquoted key.
  mutating func scanIdentifier() throws(MappingError) -> String {
    let start = offset
    var content = String.UnicodeScalarView()
    while let (scalar, length) = scalar {
      var next = scalar
      let place = offset
      if scalar == "\\" {
        guard byte(after: 1) == UInt8(ascii: "u") else {
          throw MappingError(.invalidEscape, at: offset, expected: #"\uXXXX"#)
        }
        offset += 2
        next = try scanUnicodeEscape(from: place)
      } else {
        offset += length
      }
      guard content.isEmpty ? next.beginsIdentifier : next.continuesIdentifier else {
        offset = place
        if scalar == "\\" {
          throw MappingError(
            .invalidEscape, at: place,
            expected: "a character that is allowed in keys without quotes")
        }
        break
      }
      content.append(next)
    }
    guard !content.isEmpty else { throw unexpected(expecting: "a key, or the end of the object") }
    let key = String(content)
    guard key.utf8.count <= limits.stringLength else { throw stringTooLong(at: start) }
    return key
  }

  // MARK: - Escapes

  /// Reads an escape sequence.
  private mutating func scanEscape(into content: inout [UInt8]) throws(MappingError) {
    let start = offset
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"):
      offset += 1
      return append(try scanUnicodeEscape(from: start), to: &content)
    default:
      guard isJSON5 else {
        throw MappingError(
          .invalidEscape, at: start, expected: #"one of \" \\ \/ \b \f \n \r \t \uXXXX"#)
      }
      return try scanOtherEscape(from: start, into: &content)
    }
    offset += 1
  }

  /// Reads an escape that JSON5 has but JSON does not; the backslash has been read.
  private mutating func scanOtherEscape(
    from start: Int, into content: inout [UInt8]
  ) throws(MappingError) {
    if lineEndLength > 0 {
      offset += lineEndLength
      return
    }
    switch byte {
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "0") where !(0x30...0x39).contains(byte(after: 1)): content.append(0x00)
    case UInt8(ascii: "x"):
      offset += 1
      return append(Unicode.Scalar(UInt8(try scanDigits(2, from: start))), to: &content)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      throw MappingError(.invalidEscape, at: start, expected: "an escape other than a digit")
    default:
      // Any other escaped character represents itself.
      guard let (scalar, length) = scalar else { return }
      append(scalar, to: &content)
      offset += length
      return
    }
    offset += 1
  }

  private func append(_ scalar: Unicode.Scalar, to content: inout [UInt8]) {
    if let encoded = UTF8.encode(scalar) { content.append(contentsOf: encoded) }
  }

  /// Reads the digits after `\u`, and a second escape that completes a surrogate pair.
  private mutating func scanUnicodeEscape(from start: Int) throws(MappingError) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(try scanUnit(from: start)) else {
      throw MappingError(
        .invalidEscape, at: start, expected: "a Unicode character, not a lone surrogate")
    }
    return scalar
  }
}
