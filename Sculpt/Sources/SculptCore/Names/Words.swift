/// Words of keys.
enum Words {
  /// Returns the words of a key: parts between separators, and within them between small and capital letters.
  static func parts(of key: String) -> [String] {
    var parts: [String] = []
    var word = ""
    // A longer key is no name, and a file of code has to stay readable.
    let scalars = Array(key.unicodeScalars.prefix(80))
    for (index, scalar) in scalars.enumerated() {
      guard isPartOfName(scalar) else {
        if !word.isEmpty { parts.append(word) }
        word = ""
        continue
      }
      if let last = word.unicodeScalars.last {
        let isUpper = scalar.properties.isUppercase
        let followsLower = last.properties.isLowercase || isDigit(last)
        // `URLField`: the last capital before a small letter begins a word.
        let nextIsLower = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
        let beginsWord = isUpper && (followsLower || last.properties.isUppercase && nextIsLower)
        if beginsWord {
          parts.append(word)
          word = ""
        }
      }
      word.unicodeScalars.append(scalar)
    }
    if !word.isEmpty { parts.append(word) }
    return parts
  }

  /// Returns the words in small letters.
  static func words(of key: String) -> [String] { parts(of: key).map { $0.lowercased() } }

  /// Returns the name of one of many: `entry` for `entries`.
  static func singular(_ name: String) -> String {
    let lower = name.lowercased()
    for (plural, single) in irregular where lower.hasSuffix(plural) {
      let start = name.dropLast(plural.count)
      let isWord =
        start.isEmpty || start.last?.isLetter == false
        || name.dropFirst(start.count).first?.isUppercase == true
      guard isWord else { continue }
      let isCapital = name.dropFirst(start.count).first?.isUppercase == true
      return start + (isCapital ? single.prefix(1).uppercased() + single.dropFirst() : single)
    }
    if lower.hasSuffix("ies"), lower.utf8.count > 4 { return name.dropLast(3) + "y" }
    for ending in ["sses", "shes", "ches", "xes", "zzes"] where lower.hasSuffix(ending) {
      return String(name.dropLast(2))
    }
    let keeps = ["ss", "us", "is", "os", "as"]
    if lower.hasSuffix("s"), lower.utf8.count > 3, !keeps.contains(where: { lower.hasSuffix($0) }) {
      return String(name.dropLast())
    }
    return name
  }

  /// Words that do not follow the rules, or look as if they did.
  private static let irregular: [(String, String)] = [
    ("children", "child"), ("people", "person"), ("movies", "movie"), ("series", "series"),
    ("species", "species"), ("news", "news"), ("status", "status"), ("statuses", "status"),
    ("aliases", "alias"), ("addresses", "address"), ("data", "data"), ("indices", "index"),
    ("vertices", "vertex"), ("matrices", "matrix"), ("men", "man"), ("videos", "video"),
    ("photos", "photo"), ("cookies", "cookie"), ("ties", "tie"), ("buses", "bus"), ("lens", "lens"),
    ("analyses", "analysis"), ("bonuses", "bonus"), ("campuses", "campus"), ("repos", "repo"),
    ("todos", "todo"), ("logos", "logo"), ("areas", "area"), ("cameras", "camera"),
    ("schemas", "schema"),
    ("gas", "gas"), ("https", "https"), ("dns", "dns"), ("ios", "ios"), ("gps", "gps"),
    ("sms", "sms"),
  ]

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  /// Letters and digits that Swift accepts in names; combining marks stay with their letters.
  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isDigit(scalar) || scalar.properties.isAlphabetic }
    // Composed letters of the basic plane only: what else Swift accepts is a matter of long tables.
    return scalar.properties.isAlphabetic && scalar.value < 0x3000
      && scalar.properties.generalCategory != .nonspacingMark && scalar.value >= 0xC0
      && [.uppercaseLetter, .lowercaseLetter, .otherLetter].contains(
        scalar.properties.generalCategory)
      || (0x3040...0x9FFF).contains(scalar.value) && scalar.properties.isAlphabetic
      || (0xAC00...0xD7A3).contains(scalar.value)
  }
}
