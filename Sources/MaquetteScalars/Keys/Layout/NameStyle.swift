/// The implementation of `NamingRule`: splits names into words and joins them.
///
/// The macro converts names at compile time and mappers at run time, so this file is compiled into
/// both modules.
enum NameStyle: Hashable, Sendable {
  case unchanged, camelCase, pascalCase, snakeCase, kebabCase
  case screamingSnakeCase, screamingKebabCase, lowercase, uppercase
  case joined(by: String)

  /// A style that treats a number as a separate word.
  indirect case separatingDigits(NameStyle)

  /// The styles without parameters.
  static let named: [(name: String, style: NameStyle)] = [
    ("unchanged", .unchanged), ("camelCase", .camelCase), ("pascalCase", .pascalCase),
    ("snakeCase", .snakeCase), ("kebabCase", .kebabCase),
    ("screamingSnakeCase", .screamingSnakeCase), ("screamingKebabCase", .screamingKebabCase),
    ("lowercase", .lowercase), ("uppercase", .uppercase),
  ]

  /// Returns the name in this style; leading and trailing underscores remain.
  func apply(to name: String) -> String { apply(to: name, separatesDigits: false) }

  private func apply(to name: String, separatesDigits: Bool) -> String {
    func join(_ separator: String, _ transform: (Int, String) -> String) -> String {
      Self.join(name, separator, separatesDigits: separatesDigits, transform)
    }
    switch self {
    case .unchanged: return name
    case .lowercase: return name.lowercased()
    case .uppercase: return name.uppercased()
    case .camelCase: return join("") { $0 == 0 ? $1.lowercased() : Self.capitalized($1) }
    case .pascalCase: return join("") { Self.capitalized($1) }
    case .snakeCase: return join("_") { $1.lowercased() }
    case .kebabCase: return join("-") { $1.lowercased() }
    case .joined(let separator): return join(separator) { $1.lowercased() }
    case .screamingSnakeCase: return join("_") { $1.uppercased() }
    case .screamingKebabCase: return join("-") { $1.uppercased() }
    case .separatingDigits(let style): return style.apply(to: name, separatesDigits: true)
    }
  }

  private static func join(
    _ name: String, _ separator: String, separatesDigits: Bool,
    _ transform: (Int, String) -> String
  ) -> String {
    let head = name.prefix { $0 == "_" }
    let tail = name.dropFirst(head.count).reversed().prefix { $0 == "_" }
    let words = words(
      of: name.dropFirst(head.count).dropLast(tail.count), separatesDigits: separatesDigits)
    return head + words.enumerated().map(transform).joined(separator: separator) + String(tail)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// Returns the words of a name: `parseHTTPResponse2` is parse, HTTP, Response2.
  ///
  /// A word begins at a capital after any other character, and at the last of several capitals if a
  /// lowercase letter follows. By default, digits belong to the word before them, and so does the s
  /// of `URLs`.
  static func words(of name: some StringProtocol, separatesDigits: Bool = false) -> [String] {
    var words: [String] = []
    for part in name.split(whereSeparator: { $0 == "_" || $0 == "-" || $0 == " " }) {
      let letters = Array(part)
      var start = 0
      for index in letters.indices.dropFirst()
      where beginsWord(at: index, in: letters)
        || separatesDigits && letters[index].isNumber && !letters[index - 1].isNumber
      {
        words.append(String(letters[start..<index]))
        start = index
      }
      words.append(String(letters[start...]))
    }
    return words
  }

  private static func beginsWord(at index: Int, in letters: [Character]) -> Bool {
    guard letters[index].isUppercase else { return false }
    guard letters[index - 1].isUppercase else { return true }
    let rest = letters[(index + 1)...]
    guard let next = rest.first, next.isLowercase else { return false }
    let endsPlural = next == "s" && (rest.count == 1 || !rest[index + 2].isLowercase)
    return !endsPlural
  }
}
