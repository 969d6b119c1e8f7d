// Texts as Swift and JSON literals.

extension String {
  /// The text as a Swift literal: printable ASCII unchanged, other characters escaped.
  var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result + "\""
  }

  /// The key in the form that writers need.
  var staticKey: String {
    "MaquetteCore.__StaticKey(json: \((JSONText.quoted(self) + ":").swiftLiteral))"
  }

  /// The name with a prefix, as an identifier: in backticks if it contains more than letters.
  func identifier(prefix: String) -> String {
    let isPlain = allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    return isPlain ? prefix + self : "`\(prefix)\(self)`"
  }
}

extension [String] {
  /// The texts as a Swift array literal.
  var swiftLiteral: String { "[" + map(\.swiftLiteral).joined(separator: ", ") + "]" }
}
