import MaquetteCore

/// A value in prose, and how likely the text is about it.
struct FoundValue: Sendable {
  var value: JSONText.Value

  /// Whether the fence around it says that it contains JSON.
  let isInJSONFence: Bool

  /// Whether it may be a mark of prose or of a program: empty brackets, or a reference such as `[1]`.
  let isMark: Bool

  /// Whether it has mistakes with which its parts are in no order.
  var isDamaged = false

  /// Returns how far the value is from being what the text is about.
  ///
  /// - Parameter thoughtsEnd: The end of the thoughts of the model that wrote the text.
  func rank(after thoughtsEnd: Int) -> Int {
    // A damaged value comes after the others in a place of its kind: it may be code or a template.
    2 * rankOfPlace(after: thoughtsEnd) + (isDamaged ? 1 : 0)
  }

  private func rankOfPlace(after thoughtsEnd: Int) -> Int {
    if isMark, !value.isFenced { return value.isComplete ? 5 : 6 }
    if value.range.lowerBound < thoughtsEnd { return 4 }
    guard value.isComplete else { return 3 }
    return isInJSONFence ? 0 : value.isFenced ? 1 : 2
  }

  /// Whether an array contains nothing but an integer of at most three digits.
  static func isReference(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> Bool {
    guard (3...5).contains(range.count), text[range.lowerBound] == UInt8(ascii: "[") else {
      return false
    }
    for index in range.dropFirst().dropLast() where !text[index].isDigit { return false }
    return true
  }
}

extension Span<UInt8> {
  /// Whether a text is at an offset.
  func has(_ part: String, at offset: Int) -> Bool {
    var index = offset
    for byte in part.utf8 {
      guard index < count, self[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Whether one of the typographic double quotes is at an offset.
  func hasTypographicQuote(at offset: Int) -> Bool {
    self[offset] == 0xE2 && offset + 2 < count && self[offset + 1] == 0x80
      && (0x9C...0x9F).contains(self[offset + 2])
  }

  func isEllipsis(_ word: Range<Int>) -> Bool {
    word.count == 3 && (has("...", at: word.lowerBound) || has("…", at: word.lowerBound))
  }

  /// Whether a word is a literal of JSON, Python or JavaScript.
  func isLiteral(_ word: Range<Int>) -> Bool {
    // None is longer than `-Infinity` and `undefined`.
    guard word.count <= 9, let text = text(word) else { return false }
    switch text {
    case "true", "false", "null", "True", "False", "None", "TRUE", "FALSE", "Null", "NULL", "nil",
      "undefined", "NaN", "nan", "Infinity", "-Infinity", "+Infinity":
      return true
    default: return false
    }
  }

  /// Whether a word is the beginning of a literal of JSON, or the sign of a number.
  func beginsLiteral(_ word: Range<Int>) -> Bool {
    guard word.count <= 5, let text = text(word) else { return false }
    return ["true", "false", "null", "True", "False", "None", "-"].contains { $0.hasPrefix(text) }
  }

  /// Whether a word is a number, also one that JSON does not allow.
  func isNumber(_ word: Range<Int>) -> Bool {
    var index = word.lowerBound
    if self[index] == UInt8(ascii: "-") || self[index] == UInt8(ascii: "+") { index += 1 }
    let isHexadecimal = has("0x", at: index) || has("0X", at: index)
    if isHexadecimal { index += 2 }
    var hasDigit = false
    var hasPoint = false
    var hasExponent = false
    while index < word.upperBound {
      switch self[index] {
      case let byte where byte.isDigit: hasDigit = true
      case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal,
        UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal:
        hasDigit = true
      case UInt8(ascii: "_") where hasDigit: break
      case UInt8(ascii: ".") where !hasPoint && !hasExponent: hasPoint = true
      case UInt8(ascii: "e") where hasDigit && !hasExponent,
        UInt8(ascii: "E") where hasDigit && !hasExponent:
        hasExponent = true
        let next = index + 1
        if next < word.upperBound,
          self[next] == UInt8(ascii: "-") || self[next] == UInt8(ascii: "+")
        {
          index = next
        }
      default: return false
      }
      index += 1
    }
    return hasDigit
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }

  var beginsName: Bool {
    (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self >= 0x80
  }

  var isPartOfWord: Bool {
    beginsName || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: ".")
  }

  var isPartOfASCIIWord: Bool { self < 0x80 && beginsName || isDigit }
}
