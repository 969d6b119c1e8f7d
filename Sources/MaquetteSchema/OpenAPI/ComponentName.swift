/// The names of components, for which OpenAPI allows only ASCII letters, digits, dots, hyphens and underscores.
enum ComponentName {
  /// Returns a name in ASCII for a type: `Größe` becomes `Grosse`, `注文` becomes `u6CE8u6587`.
  ///
  /// Different types may have the same; the caller numbers them.
  static func name(of type: String) -> String {
    var name = ""
    for scalar in type.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": name.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: name += "_"
      case "ß": name += "ss"
      case _ where scalar.properties.generalCategory == .nonspacingMark: continue
      default: name += baseLetters(of: scalar) ?? "u" + String(scalar.value, radix: 16).uppercased()
      }
    }
    return name.isEmpty ? "Type" : name
  }

  /// The letters that a Latin letter has in ASCII: `e` for `é`, `ae` for `æ`.
  private static func baseLetters(of scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count == 4 || words.count > 4 && words[4] == "WITH", words[0] == "LATIN",
      words[2] == "LETTER", words[3].count < 3
    else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : words[3].capitalized
  }
}

extension Substring {
  /// The word with a capital at its beginning.
  fileprivate var capitalized: String { prefix(1) + dropFirst().lowercased() }
}
