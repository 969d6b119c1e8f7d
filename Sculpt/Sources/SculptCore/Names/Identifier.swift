/// Names in Swift.
enum Identifier {
  /// Returns the name of a property or a case, without marks around it.
  static func member(_ key: String) -> String {
    var parts = Words.parts(of: key)
    if parts.isEmpty { parts = scalarNames(key) }
    let first = parts[0]
    // `HTTPProxy` is `httpProxy`; a leading word in one case becomes small.
    let isCapitals = first.allSatisfy { !$0.isLowercase }
    let head = isCapitals ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let allCapitals = parts.allSatisfy { $0.allSatisfy { !$0.isLowercase } }
    let tail = parts.dropFirst().map {
      allCapitals ? capitalized($0.lowercased()) : capitalized($0)
    }
    return legal(head + tail.joined())
  }

  /// Returns the name of a property or a case that no other of its type has.
  ///
  /// - Parameter taken: The names of the others, to which this one is added.
  static func member(_ key: String, besides taken: inout Set<String>) -> String {
    var name = member(key)
    if reservedMembers.contains(name) { name += "Value" }
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return unique
  }

  /// Returns the name of a type.
  static func type(_ key: String) -> String {
    var parts = Words.parts(of: key)
    if parts.isEmpty { parts = scalarNames(key) }
    let allCapitals = parts.count > 1 && parts.allSatisfy { $0.allSatisfy { !$0.isLowercase } }
    return legal(parts.map { capitalized(allCapitals ? $0.lowercased() : $0) }.joined())
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A name begins with a letter.
  private static func legal(_ name: String) -> String {
    name.unicodeScalars.first.map { (0x30...0x39).contains($0.value) } == true ? "_" + name : name
  }

  /// What a key without letters is called.
  private static func scalarNames(_ key: String) -> [String] {
    if key.isEmpty { return ["empty"] }
    // Of a sign that is put together, its parts name it: joiners and variants say nothing.
    let all = Array(key.unicodeScalars)
    let scalars = all.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return (scalars.isEmpty ? all : scalars).prefix(8).flatMap { scalar in
      if let sign = signs[scalar] { return [sign] }
      let words = scalar.properties.name.map(Words.words) ?? []
      return words.isEmpty ? ["x" + String(scalar.value, radix: 16, uppercase: true)] : words
    }
  }

  private static let signs: [Unicode.Scalar: String] = [
    "+": "plus", "-": "minus", "*": "star", "/": "slash", "_": "underscore", "$": "dollar",
    "@": "at", "#": "hash", "%": "percent", "&": "and", "!": "bang", "?": "question", ".": "dot",
    ",": "comma", ":": "colon", ";": "semicolon", "=": "equals", "<": "less", ">": "greater",
    " ": "space", "~": "tilde", "^": "caret", "|": "bar", "\\": "backslash", "\"": "quote",
    "'": "apostrophe",
  ]

  /// The name as it stands in code: a word of the language is in back-ticks.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Names of properties that collide with what each type has, or that no back-ticks save.
  static let reservedMembers: Set<String> = ["self", "init", "hashValue", "schema"]

  private static let keywords: Set<String> = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator private \
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
    defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self \
    Self super throws true try
    """.split(separator: " ").map(String.init))

  /// Types that generated code or its readers need under their own names; a test looks for others in its templates.
  static let reservedTypes: Set<String> = Set(
    """
    Any AnyKey AnyObject AnyValue Array Bool Box CBORMapper CSVFormat CSVMapper Character CivilDate Codable \
    CodableBy CodableExtras CodableFallback CodableFlattened CodingKey CodingKeys Data Date Decimal Decodable \
    DecodableRules Decoder DecodingError DecodingRules Dictionary Double Encodable EncodableIf Encoder EncodingError \
    Equatable Error Float FormatPreservingDate Foundation Hashable Hasher Identifiable Int Int32 Int64 JSON5Mapper \
    JSONDecoder JSONEncoder JSONMapper JSONReader JSONValue JSONWriter KeyPath KeyedDecodingContainer \
    KeyedEncodingContainer Lenient Mappable Maquette MaquetteCBOR MaquetteCSV MaquetteCore MaquetteJSON5 \
    MaquetteMessagePack MaquettePropertyList MaquetteTOML MaquetteXML MaquetteYAML MessagePackMapper Never Nullable \
    Optional Presence PropertyListDecoder PropertyListEncoder PropertyListMapper Protocol Range RawRepresentable \
    ReadFailure Result Self Sendable Sequence Set SingleValueDecodingContainer SingleValueEncodingContainer Some \
    String Substring Swift TOMLMapper Task Type UInt64 URL UUID UnkeyedDecodingContainer UnkeyedEncodingContainer \
    ValueReader ValueWriter Void WriteFailure XMLMapper YAMLMapper
    """.split(separator: " ").map(String.init))
}
