import MaquetteCore

extension TOMLPrinter {
  /// Writes a scalar.
  ///
  /// - Throws: `unencodable`, without its path.
  mutating func printScalar(_ value: AnyValue) throws(MappingError) {
    switch value {
    case .bool(let value): append(value ? "true" : "false")
    case .number(let number): try printNumber(number)
    case .string(let text): printString(text)
    case .bytes(let bytes): printString(Base64.encode(bytes))
    case .tagged(let tagged): try printTagged(tagged)
    case .date(let moment):
      guard let text = ISO8601.text(of: moment) else {
        throw MappingError(
          .unencodable, expected: "a date in the years 1 to 9999",
          found: "\(moment.secondsSince1970) seconds since 1970")
      }
      append(text)
    case .null, .array, .object:
      throw MappingError(
        .unencodable, expected: "a value, because TOML has no null", found: value.kind.phrase)
    }
  }

  /// Writes a date or a time without quotes; other tags have no form in TOML.
  private mutating func printTagged(_ tagged: TaggedValue) throws(MappingError) {
    let text = tagged.value.string ?? ""
    let date =
      switch tagged.tag {
      case .tomlLocalDate: CivilDate(text)?.description
      case .tomlLocalTime: TimeOfDay(text)?.description
      case .tomlLocalDateTime: CivilDateTime(text)?.description
      default: nil
      } as String?
    if let date { return append(date) }
    try printScalar(tagged.value.untagged)
  }

  private mutating func printNumber(_ number: AnyValue.Number) throws(MappingError) {
    if number.isWrittenAsInteger, number.exactly(Int64.self) == nil {
      throw MappingError(
        .unencodable, expected: "a 64-bit integer, the largest that TOML has",
        found: number.description)
    }
    append(number.isNegativeZero ? "-0.0" : number.description)
  }

  /// Writes text in double quotes, on one line.
  mutating func printString(_ text: String) {
    append("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      default: printCharacter(byte)
      }
    }
    append("\"")
  }

  /// Writes multiline text.
  mutating func printLines(_ text: String) {
    append("\"\"\"\n")
    var quotes = 0
    var index = text.utf8.startIndex
    while index < text.utf8.endIndex {
      let byte = text.utf8[index]
      index = text.utf8.index(after: index)
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      // Three quotes would end the text, and a quote at the end would merge with the closing ones.
      if quotes == 3 || quotes > 0 && index == text.utf8.endIndex {
        append("\\\"")
        quotes = 0
      } else if byte == UInt8(ascii: "\"") || byte == 0x09 || byte == 0x0A {
        output.append(byte)
      } else {
        printCharacter(byte)
      }
    }
    append("\"\"\"")
  }

  /// Writes a byte of text that is not a quote, a tab or a line end.
  private mutating func printCharacter(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    case 0x00..<0x20, 0x7F:
      append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true))
    default: output.append(byte)
    }
  }
}
