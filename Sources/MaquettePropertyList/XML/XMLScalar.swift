import MaquetteCore
import MaquetteXMLSyntax

/// The scalar elements of a property list.
enum XMLScalar: String {
  case key, string, integer, real, `true`, `false`, date, data

  /// Finds the element with a name.
  init?(_ name: Range<Int>, in text: Span<UInt8>) {
    // The length leaves few names to compare.
    let candidates: [XMLScalar]
    switch name.count {
    case 3: candidates = [.key]
    case 4: candidates = [.real, .date, .true, .data]
    case 5: candidates = [.false]
    case 6: candidates = [.string]
    case 7: candidates = [.integer]
    default: return nil
    }
    for kind in candidates where text.isSame(name, as: kind.rawValue) {
      self = kind
      return
    }
    return nil
  }

  /// Parses the text of an element.
  ///
  /// - Throws: `invalidValue`, `invalidNumber` and other errors, with the offset.
  func value(
    of text: String, at offset: Int, _ options: DecodingOptions
  ) throws(MappingError) -> AnyValue {
    func invalid(_ code: MappingError.Code, _ expected: String) -> MappingError {
      MappingError(
        code, at: offset, expected: expected,
        found: options.hidesValues ? nil : "'\(text.prefix(80))'")
    }
    func checkLength(_ limit: Int, _ code: MappingError.Code) throws(MappingError) {
      guard text.utf8.count > limit else { return }
      throw MappingError(code, at: offset, expected: "at most \(limit.counted("byte"))")
    }
    switch self {
    case .key, .string:
      try checkLength(options.limits.stringLength, .stringTooLong)
      return .string(text)
    case .integer:
      try checkLength(options.limits.numberLength, .numberTooLong)
      guard let number = AnyValue.Number(integer: text.withoutSpaceBeforeDigits) else {
        throw invalid(.invalidNumber, "an integer from -2^63 to 2^64-1")
      }
      return .number(number)
    case .real:
      try checkLength(options.limits.numberLength, .numberTooLong)
      guard let number = AnyValue.Number(real: text.withoutSpaceBeforeDigits) else {
        throw invalid(.invalidNumber, "a number")
      }
      return .number(number)
    case .true, .false:
      guard text.utf8.allSatisfy({ XMLCharacter.isSpace($0) }) else {
        throw invalid(.invalidValue, "no text")
      }
      return .bool(self == .true)
    case .date:
      guard let moment = Timestamp(propertyList: text) else {
        throw invalid(.invalidValue, "a date such as 2009-03-31T18:01:12Z")
      }
      return .date(moment)
    case .data:
      let digits = text.utf8.filter { !XMLCharacter.isSpace($0) }
      guard let bytes = Base64.decode(String(decoding: digits, as: UTF8.self)) else {
        throw invalid(.invalidValue, "bytes as base64")
      }
      return .bytes(bytes)
    }
  }
}

extension AnyValue.Number {
  /// Parses the text of an `integer` element; nil if it is invalid.
  fileprivate init?(integer text: String) {
    if let value = Int64(text) {
      self.init(value)
      return
    }
    if let value = UInt64(text) {
      self.init(value)
      return
    }
    // Hexadecimal digits, which Apple's parser also accepts.
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X"),
      let first = digits.dropFirst(2).first, first.isHexDigit,
      let magnitude = UInt64(digits.dropFirst(2), radix: 16)
    else { return nil }
    guard isNegative else {
      self.init(magnitude)
      return
    }
    guard magnitude <= 1 << 63 else { return nil }
    self.init(Int64(truncatingIfNeeded: 0 &- magnitude))
  }

  /// Parses the text of a `real` element; nil if it is invalid.
  fileprivate init?(real text: String) {
    switch text.lowercased() {
    case "nan": self.init(Double.nan)
    case "inf", "+inf", "infinity", "+infinity": self.init(Double.infinity)
    case "-inf", "-infinity": self.init(-Double.infinity)
    default:
      let digits = text.hasPrefix("+") ? String(text.dropFirst()) : text
      if let number = AnyValue.Number(decimal: digits) {
        // A real is a double, which Apple's tools print with up to 17 digits. A number with more
        // digits is kept as it is.
        self = digits.significantDigitCount <= 17 ? AnyValue.Number(number.double) : number
      } else if digits.utf8.allSatisfy({ $0 &- 0x30 < 10 || "+-.eE".utf8.contains($0) }),
        !digits.hasPrefix("+"), let value = Double(digits), value.isFinite
      {
        // "1." and ".5", which JSON does not allow.
        self.init(value)
      } else {
        return nil
      }
    }
  }
}

extension String {
  /// The text of a number without white space at the beginning and after the sign, which Apple's
  /// parser also accepts.
  fileprivate var withoutSpaceBeforeDigits: String {
    let isSpace = { (byte: UInt8) in XMLCharacter.isSpace(byte) }
    guard utf8.contains(where: isSpace) else { return self }
    let number = utf8.drop(while: isSpace)
    guard let sign = number.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else {
      return String(Substring(number))
    }
    let digits = number.dropFirst().drop(while: isSpace)
    return String(Unicode.Scalar(sign)) + String(Substring(digits))
  }

  /// The number of significant digits.
  fileprivate var significantDigitCount: Int {
    utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .drop { $0 &- 0x31 >= 9 }.count { $0 &- 0x30 < 10 }
  }
}

extension Timestamp {
  /// Parses the text of a `date` element, in whole seconds of UTC; nil if it is invalid.
  fileprivate init?(propertyList text: String) {
    guard text.utf8.count == 20, text.hasSuffix("Z"),
      text.utf8.dropFirst(10).first == UInt8(ascii: "T"),
      let moment = ISO8601.timestamp(text)
    else { return nil }
    self = moment
  }
}
