import Maquette
import Testing

/// Enums whose raw values are text find their cases by a table, with the same result as Swift's comparison.
@Suite("Cases with texts as raw values")
struct NamedCaseTests {
  @Mappable enum Word: String, CaseIterable, MappableKey {
    case short
    case long = "a name that is longer than fifteen bytes, and than sixty-four bytes too"
    case accent = "é"
    case quoted = "say \"hi\"\n"
    case empty = ""
    case `default`
    case ninth = "9", tenth = "10", eleventh = "11", twelfth = "12"
  }

  @Test(
    "Each case is read from its raw value in text, trees, keys, arrays and properties",
    arguments: Word.allCases)
  func everyPlace(_ word: Word) throws {
    let text = try AnyValue.string(word.rawValue).jsonString()
    for padding in ["", String(repeating: " ", count: 80)] {
      #expect(try Word(json: text + padding) == word)
      #expect(try [Word](json: "[\(text),\(text)]" + padding) == [word, word])
      #expect(try [Word?](json: "[null,\(text)]" + padding) == [nil, word])
      #expect(try [Word: Int](json: "{\(text):1}" + padding) == [word: 1])
      #expect(
        try Holder(json: "{\"word\":\(text),\"maybe\":\(text)}" + padding)
          == Holder(word: word, maybe: word))
      #expect(try Ruled(json: text + padding).rawValue == word.rawValue)
    }
    #expect(try ValueMapper().decode(Word.self, from: .string(word.rawValue)) == word)
    #expect(try ValueMapper().decode([Word: Int].self, from: [word.rawValue: 1]) == [word: 1])
    #expect(
      try ValueMapper().decode(Holder.self, from: ["word": .string(word.rawValue)]).word == word)
    #expect(try word.jsonString() == text)
    #expect(Word(mappingKey: word.mappingKey) == word)
  }

  @Mappable struct Holder: Equatable {
    var word: Word
    var maybe: Word?
  }

  @Mappable(conversions: .lenient) enum Ruled: String {
    case short
    case long = "a name that is longer than fifteen bytes, and than sixty-four bytes too"
    case accent = "é"
    case quoted = "say \"hi\"\n"
    case empty = ""
    case `default`
    case ninth = "9", tenth = "10", eleventh = "11", twelfth = "12"
  }

  @Test("Another spelling of the same text is the same case, and other text is none")
  func otherSpellings() throws {
    #expect(try Word(json: #""\u0073hort""#) == .short)
    #expect(try Word(json: "\"e\u{301}\"") == .accent)
    #expect(try ValueMapper().decode(Word.self, from: "e\u{301}") == .accent)
    #expect(Word(mappingKey: "e\u{301}") == .accent)
    for wrong in ["\"Short\"", "\"shor\"", "\"shortt\"", "null", "1", "[]", "{}", "\"e\""] {
      let error = #expect(throws: MappingError.self) { try Word(json: wrong) }
      #expect(error?.code == .unknownCase || error?.code == .typeMismatch, "\(wrong)")
    }
    // A number is converted to text if the policy allows it, with a table or without.
    #expect(try Ruled(json: "9") == .ninth)
    #expect(
      try JSONMapper(options: .init(conversions: .lenient)).decode(Word.self, from: "10") == .tenth)
    #expect(Word(mappingKey: "Short") == nil)
  }

  @Test("The limit of texts holds for names too")
  func limits() {
    let mapper = JSONMapper(options: .init(limits: .init(stringLength: 4)))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Word.self, from: #""short""#)
    }
    #expect(error?.code == .stringTooLong)
  }

  /// Takes names without regard to case, and a name of the past.
  @Mappable enum Tolerant: String {
    case on, off

    init?(rawValue: String) {
      switch rawValue.lowercased() {
      case "on", "yes": self = .on
      case "off": self = .off
      default: return nil
      }
    }
  }

  @Mappable enum Swapped: String {
    case old, new

    init?(rawValue: String) { self = .new }
  }

  @Test("An initializer of the enum's own decides")
  func ownInitializers() throws {
    #expect(try [Tolerant](json: #"["on","ON","yes","Off"]"#) == [.on, .on, .on, .off])
    #expect(try [Swapped](json: #"["old","new"]"#) == [.new, .new])
    #expect(try ValueMapper().decode(Swapped.self, from: "old") == .new)
  }

  /// Has keys that are not its raw values.
  @Mappable enum Crossed: String, MappableKey {
    case left, right

    var mappingKey: String { self == .left ? "right" : "left" }

    init?(mappingKey: String) {
      self.init(rawValue: mappingKey == "left" ? "right" : "left")
    }
  }

  @Test("Keys of dictionaries come in any order, repeated, escaped, and with texts of their own")
  func keys() throws {
    let long = Word.long.rawValue
    #expect(
      try [Word: Int](json: #"{"\#(long)":1,"short":2,"é":3,"":4,"short":5,"12":6}"#)
        == [.long: 1, .short: 5, .accent: 3, .empty: 4, .twelfth: 6])
    #expect(try [Crossed: Int](json: #"{"left":1,"right":2}"#) == [.right: 1, .left: 2])
    for wrong in [#"{"short":1,"shor":2}"#, #"{"short":1,"Short":2}"#] {
      let error = #expect(throws: MappingError.self) { try [Word: Int](json: wrong) }
      #expect(error?.code == .invalidValue, "\(wrong)")
      #expect(error?.path.description.lowercased().contains("shor") == true)
    }
    let strict = JSONMapper(options: .init(duplicateKeys: .reject))
    let repeated = #expect(throws: MappingError.self) {
      try strict.decode([Word: Int].self, from: #"{"short":1,"9":2,"short":3}"#)
    }
    #expect(repeated?.code == .duplicateKey)
  }

  struct Outer<T> {
    @Mappable enum Inner: String { case a, b }
  }

  @Test("An enum inside a generic type is read without a table")
  func generic() throws {
    #expect(try [Outer<Int>.Inner](json: #"["a","b"]"#) == [.a, .b])
    #expect(try Outer<Int>.Inner(json: #""b""#) == .b)
  }

  @Mappable(.decode) enum Read: String { case a, b }

  @Test("An enum that is only decoded has a table too")
  func decodedOnly() throws {
    #expect(try [Read](json: #"["b","a"]"#) == [.b, .a])
  }
}
