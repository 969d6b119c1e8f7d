extension String {
  /// Whether the text stands for null where text is not what is needed: under `.lenient` only.
  ///
  /// These are the words that YYModel knows, in any case, and text without characters but
  /// whitespace.
  package var isNullWord: Bool {
    switch lowercased() {
    case "nil", "null", "(null)", "<null>": true
    default: utf8.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
    }
  }

  /// What is wrong with the text where something else is needed, under `.lenient`.
  package var mismatch: MappingError.Code { isNullWord ? .unexpectedNull : .typeMismatch }
}

extension AnyValue.Number {
  /// Creates the number that a text is or, if the options say so, begins with.
  package init?(_ text: String, _ options: DecodingOptions) {
    if let number = AnyValue.Number(decimal: text) {
      self = number
    } else if options.isMarkup, let decimal = text.decimalOfSchema,
      let number = AnyValue.Number(decimal: decimal)
    {
      self = number
    } else if options.numericPrefixes == .accept, let number = AnyValue.Number(prefixOf: text) {
      self = number
    } else {
      return nil
    }
  }

  /// Creates the number that a text begins with, whitespace before it left out.
  private init?(prefixOf text: String) {
    let bytes = Array(text.utf8.drop { $0 == 0x20 || 0x09...0x0D ~= $0 })
    var length = 0
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] &- 0x30 < 10 }
    func passDigits() { while isDigit(length) { length += 1 } }
    if bytes.first == UInt8(ascii: "-") { length = 1 }
    // "012" begins with the number 0, as far as JSON goes; who writes it means 12.
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
