import Foundation
import Maquette

/// Known differences between Foundation and RFC 8259, excluded from comparisons.
enum FoundationRules {
  /// Foundation detects UTF-16 and UTF-32 from zero bytes; RFC 8259, section 8.1, allows only
  /// UTF-8.
  static func guessesEncoding(_ text: [UInt8]) -> Bool { text.contains(0) }

  /// Foundation accepts trailing commas, which section 5 does not.
  ///
  /// - Returns: Whether trailing commas are the only errors of the text.
  static func acceptsCommas(_ text: [UInt8]) -> Bool {
    var kept: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in text {
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        let last = kept.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if let last, kept[last] == UInt8(ascii: ",") { kept.remove(at: last) }
      }
      kept.append(byte)
    }
    return kept != text && (try? AnyValue(json: kept)) != nil
  }

  /// Foundation rejects numbers outside the range of a double, which section 6 allows.
  static func refusesNumbers(of value: AnyValue) -> Bool {
    switch value {
    case .number(let number):
      !number.double.isFinite
        || (number.double.magnitude < .leastNormalMagnitude && number != AnyValue.Number(0))
    case .array(let elements): elements.contains(where: refusesNumbers)
    case .object(let object): object.values.contains(where: refusesNumbers)
    default: false
    }
  }
}
