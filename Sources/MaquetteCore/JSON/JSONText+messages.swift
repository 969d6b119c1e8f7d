extension JSONText {
  /// The text between quotes, unescaped.
  static func unquoted(_ quoted: String) -> String {
    let value = try? JSONReader.decode(AnyValue.self, from: quoted, DecodingOptions())
    return value?.string ?? quoted
  }

  /// The text on one line: control characters and what else ends lines escaped.
  static func onOneLine(_ text: String) -> String {
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
