extension String {
  /// Whether `.lenient` treats the text as null where another kind is needed.
  ///
  /// These are the words that YYModel knows, in any case, and blank text.
  package var isNullWord: Bool {
    if utf8.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { return true }
    // Longer texts are not compared: with combining marks, that would take quadratic time.
    guard utf8.count <= 6 else { return false }
    return ["nil", "null", "(null)", "<null>"].contains(lowercased())
  }

  /// The error code of the text where another kind is needed, under `.lenient`.
  package var mismatch: MappingError.Code { isNullWord ? .unexpectedNull : .typeMismatch }
}

extension AnyValue.Number {
  /// Creates a number from a text or, if the options allow it, from its prefix.
  package init?(_ text: String, _ options: DecodingOptions) {
    if let number = AnyValue.Number(decimal: text) {
      self = number
    } else if options.isMarkup, let decimal = text.decimalOfSchema,
      let number = AnyValue.Number(decimal: decimal)
    {
      self = number
    } else if options.acceptsNumericPrefixes, let number = AnyValue.Number(prefixOf: text) {
      self = number
    } else {
      return nil
    }
  }

  /// Creates a number from the prefix of a text after leading whitespace.
  private init?(prefixOf text: String) {
    let bytes = Array(text.utf8.drop { $0 == 0x20 || 0x09...0x0D ~= $0 })
    var length = 0
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] &- 0x30 < 10 }
    func passDigits() { while isDigit(length) { length += 1 } }
    if bytes.first == UInt8(ascii: "-") { length = 1 }
    // By JSON grammar, "012" begins with the number 0; its author means 12.
    var start = length
    while isDigit(start + 1), bytes[start] == 0x30 { start += 1 }
    let sign = bytes[..<length]
    let skipped = start - length
    length = start
    passDigits()
    guard length > start else { return nil }
    if length < bytes.count, bytes[length] == UInt8(ascii: "."), isDigit(length + 1) {
      length += 1
      passDigits()
    }
    if length < bytes.count, bytes[length] | 0x20 == UInt8(ascii: "e") {
      let isSigned = length + 1 < bytes.count && [0x2B, 0x2D].contains(bytes[length + 1])
      if isDigit(length + (isSigned ? 2 : 1)) {
        length += isSigned ? 2 : 1
        passDigits()
      }
    }
    let digits = bytes[(sign.count + skipped)..<length]
    self.init(decimal: String(decoding: sign + digits, as: UTF8.self))
  }
}
