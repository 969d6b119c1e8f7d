// Formats strings as JSON, for messages and rare paths. The macro also uses this at compile time, so
// this file is compiled into both modules.

/// JSON as text; `MaquetteJSONTools` finds the values in it.
public enum JSONText {
  /// Returns the text in quotes, with escapes where JSON requires them.
  package static func quoted(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != quote && $0 != backslash }) {
      return "\"\(text)\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
