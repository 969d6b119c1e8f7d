extension JSONText {
  /// Returns the unescaped text between the quotes.
  static func unquoted(_ quoted: String) -> String {
    let value = try? JSONReader.decode(AnyValue.self, from: quoted, DecodingOptions())
    return value?.string ?? quoted
  }

  /// Returns the text on one line: escapes control characters and line separators.
  package static func onOneLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
