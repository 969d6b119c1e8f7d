// Text that needs no quotes, and the escapes of quoted text.

extension String {
  /// Whether parsers of YAML 1.1 and 1.2 read the text as this text without quotes.
  ///
  /// - Parameter inFlow: Whether the text is in a flow collection.
  func isPlain(inFlow: Bool) -> Bool {
    guard let first = utf8.first, let last = utf8.last, last != 0x20, last != UInt8(ascii: ":"),
      !isNumberLike, !isWord
    else { return false }
    switch first {
    case UInt8(ascii: "-"):
      // `- ` begins an element, and `---` a document.
      guard let second = utf8.dropFirst().first, second.isLetterOrDigit else { return false }
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "/"),
      UInt8(ascii: "("), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "^"), 0x80...:
      break
    case UInt8(ascii: "."):
      if hasPrefix("...") { return false }
    default: return false
    }
    var previous: UInt8 = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "#") where previous == 0x20: return false
      case 0x20 where previous == UInt8(ascii: ":"): return false
      case 0..<0x20, 0x7F: return false
      // Many parsers of YAML 1.1 end plain text at a question mark there.
      case UInt8(ascii: ":") where inFlow, UInt8(ascii: "?") where inFlow: return false
      default:
        if inFlow, byte.isFlowIndicator { return false }
      }
      previous = byte
    }
    return !hasSpecialCharacters
  }

  /// Whether to write the text as a literal block scalar.
  var isBlock: Bool {
    var previous: UInt8 = 0x0A
    var hasLineEnd = false
    var hasText = false
    for byte in utf8 {
      switch byte {
      case 0x0A:
        // Editors often remove blanks at the end of a line.
        if previous.isBlank { return false }
        hasLineEnd = true
      case 0..<0x09, 0x0B..<0x20, 0x7F: return false
      default: hasText = true
      }
      previous = byte
    }
    return hasLineEnd && hasText && !previous.isBlank && !hasSpecialCharacters
  }

  /// Whether the text contains a character beyond ASCII that must be escaped.
  private var hasSpecialCharacters: Bool {
    unicodeScalars.contains { $0.value >= 0x80 && $0.yamlEscape != nil }
  }

  /// Whether the text is a number or a date, or looks like one: octal digits, minutes and seconds,
  /// grouped digits.
  private var isNumberLike: Bool {
    var bytes = utf8[...]
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      bytes.removeFirst()
    }
    if bytes.first == UInt8(ascii: ".") { bytes.removeFirst() }
    guard let first = bytes.first else { return true }
    guard first &- 0x30 < 10 else {
      // Longer texts are not compared: with combining marks, that would take quadratic time.
      guard bytes.count == 3 else { return false }
      let word = String(decoding: bytes, as: UTF8.self).lowercased()
      return word == "inf" || word == "nan"
    }
    return bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "x"), UInt8(ascii: "o"),
        UInt8(ascii: "X"), UInt8(ascii: "O"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "z"), UInt8(ascii: "Z"), 0x20:
        true
      default: false
      }
    }
  }

  /// Whether the text is a word with a meaning in YAML 1.1 or 1.2.
  private var isWord: Bool {
    guard utf8.count <= 5 else { return false }
    switch lowercased() {
    case "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "=", "<<", "":
      return true
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The escape of the character in double quotes; nil if it needs none.
  var yamlEscape: String? {
    switch value {
    case 0x00: #"\0"#
    case 0x07: #"\a"#
    case 0x08: #"\b"#
    case 0x09: #"\t"#
    case 0x0A: #"\n"#
    case 0x0B: #"\v"#
    case 0x0C: #"\f"#
    case 0x0D: #"\r"#
    case 0x1B: #"\e"#
    case 0x22: #"\""#
    case 0x5C: #"\\"#
    case 0x85: #"\N"#
    case 0xA0: #"\_"#
    case 0x2028: #"\L"#
    case 0x2029: #"\P"#
    case 0x00..<0x20, 0x7F..<0xA0: #"\x"# + Self.digits(value, 2)
    case 0xFEFF, 0xFFFE, 0xFFFF: #"\u"# + Self.digits(value, 4)
    default: nil
    }
  }

  private static func digits(_ value: UInt32, _ count: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
