import Foundation
import Maquette
import MaquetteCore
import Testing

/// Generates `Documentation/Errors.md`, so that the example for every code is real.
///
/// `MAQUETTE_WRITE_PAGES=1 swift test --filter ErrorPageTests` writes the page.
@Suite("The page of errors")
struct ErrorPageTests {
  @Mappable
  enum Suit: String { case clubs, spades }

  @Mappable
  struct Account {
    var id: Int8
    var name: String
    var score: Double?
    var suit: Suit?
    var born: Date?
    var tags: [[String]] = []
    @CodableBy(Picky()) var code: String?
    @DecodableAlias("motto") @DecodableAlias("saying", deprecated: true) var remark: String?
  }

  struct Picky: CodingStrategy {
    struct Refusal: Error, CustomStringConvertible { var description: String { "a bad code" } }

    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
      _ = try reader.readString()
      throw Refusal()
    }

    func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
      writer.writeString(value)
    }
  }

  /// A code, when it occurs, what to do, and an example text.
  struct Example {
    var code: MappingError.Code
    var meaning: String
    var remedy: String
    var text: String
    var options: DecodingOptions
    var setting: String?

    init(
      _ code: MappingError.Code, _ meaning: String, _ remedy: String, _ text: String,
      _ options: DecodingOptions = DecodingOptions(), _ setting: String? = nil
    ) {
      self.code = code
      self.meaning = meaning
      self.remedy = remedy
      self.text = text
      self.options = options
      self.setting = setting
    }
  }

  private static let limits = DecodingOptions.Limits(
    depth: 2, size: 60, stringLength: 12, elementCount: 8, numberLength: 8)

  static let examples: [Example] = [
    Example(
      .unexpectedEnd, "The text ends inside a value.",
      "Fetch the text again: it was cut off. `decodePartial` decodes text that still arrives.",
      #"{"id": 1, "name": "Ada""#),
    Example(
      .unexpectedCharacter, "A character that the grammar does not allow at this place.",
      "Correct the producer, or allow repairs of JSON: `repairs: .all`.",
      #"{"id": 1, "name": "Ada",}"#),
    Example(
      .invalidNumber, "A number that the grammar does not allow.",
      "Correct the producer, or write the value in quotes.", #"{"id": 01}"#),
    Example(
      .invalidEscape, "An escape that the grammar does not allow, or half of a surrogate pair.",
      "Correct the producer.",
      #"{"id": 1, "name": "\q"}"#),
    Example(
      .invalidUTF8, "Bytes that are not UTF-8; here the byte FF.",
      "Convert the text to UTF-8.",
      "{\"id\": 1, \"name\": \"\u{FFFD}\"}"),
    Example(
      .controlCharacter, "A control character inside a string that must be escaped; here a tab.",
      "Escape it where the text is written.",
      "{\"id\": 1, \"name\": \"\t\"}"),
    Example(
      .trailingContent, "Something follows the value that should be the whole text.",
      "Read several values as a stream: `JSONDocuments`, `JSONLines`.",
      #"{"id": 1, "name": "Ada"} {}"#),
    Example(
      .depthExceeded, "Containers are nested deeper than the limit.",
      "Raise the limit if you trust the source.", #"{"tags": [[]]}"#,
      DecodingOptions(limits: limits), "`limits.depth` is 2"),
    Example(
      .sizeExceeded, "The input is larger than the limit.",
      "Raise the limit if you trust the source, or read a stream.",
      #"{"id": 1, "name": "Ada", "tags": [["one", "two", "three", "four"]]}"#,
      DecodingOptions(limits: limits), "`limits.size` is 60"),
    Example(
      .stringTooLong, "A string is longer than the limit.",
      "Raise the limit if you trust the source.",
      #"{"id": 1, "name": "Ada King Lovelace"}"#, DecodingOptions(limits: limits),
      "`limits.stringLength` is 12"),
    Example(
      .tooManyElements, "A container holds more than the limit.",
      "Raise the limit if you trust the source.",
      #"{"tags": [["a", "b", "c", "d", "e", "f", "g", "h", "i"]]}"#,
      DecodingOptions(limits: .init(elementCount: 8)),
      "`limits.elementCount` is 8"),
    Example(
      .numberTooLong, "A number has more digits than the limit.",
      "Raise the limit if you trust the source.",
      #"{"id": 1, "name": "Ada", "score": 3.14159265}"#, DecodingOptions(limits: limits),
      "`limits.numberLength` is 8"),
    Example(
      .tooManyIssues, "A report holds as many issues as the limit allows.",
      "Correct the first issues, or raise the limit.",
      #"{"id": "x", "name": []}"#, DecodingOptions(limits: .init(issues: 1)),
      "`limits.issues` is 1, and a report is made"),
    Example(
      .missingKey, "A required key is missing.",
      "Make the property optional, give it an initial value, or name the key with `@DecodableAlias`.",
      #"{"id": 1, "nmae": "Ada"}"#),
    Example(
      .unexpectedNull, "Null where a value is required.",
      "Make the property optional, or add `@CodableDefault(…, on: .null)`.",
      #"{"id": 1, "name": null}"#),
    Example(
      .typeMismatch, "A value is of another kind, and the policy allows no conversion.",
      "Change the type of the property, add a strategy, or allow the conversion.",
      #"{"id": 1, "name": ["Ada"]}"#),
    Example(
      .numberOutOfRange, "A number does not fit the type.",
      "Take a larger type.", #"{"id": 300, "name": "Ada"}"#),
    Example(
      .inexactNumber, "A number cannot be narrowed to the type without loss.",
      "Take `Double` or `Decimal`.",
      #"{"id": 1.5, "name": "Ada"}"#),
    Example(
      .invalidValue, "A value has the right kind, but the type cannot represent it.",
      "Add a strategy that reads this form, or a default for `.invalid`.",
      #"{"id": 1, "name": "Ada", "born": "yesterday"}"#),
    Example(
      .unknownCase, "An enum has no such case.",
      "Add the case, or a `@CodableFallback` case.", #"{"id": 1, "name": "Ada", "suit": "stars"}"#),
    Example(
      .unknownKey, "No property uses this key.",
      "Add the property, collect unknown keys with `@CodableExtras`, or ignore them.",
      #"{"id": 1, "name": "Ada", "scores": 2}"#,
      DecodingOptions(unknownKeys: .reject), "`unknownKeys` is `.reject`"),
    Example(
      .duplicateKey, "An object has a duplicate key.",
      "Correct the producer, or let the first or the last one win.",
      #"{"id": 1, "name": "Ada", "id": 2}"#,
      DecodingOptions(duplicateKeys: .reject), "`duplicateKeys` is `.reject`"),
    Example(
      .deprecatedKey, "A deprecated key was decoded.",
      "Name the new key to the producer.",
      #"{"id": 1, "name": "Ada", "saying": "x"}"#, DecodingOptions(),
      "a report is made, as for every repair"),
    Example(
      .conflictingKeys, "Keys of one property have different values.",
      "Correct the producer: of two keys, the one that is declared first wins.",
      #"{"id": 1, "name": "Ada", "remark": "x", "motto": "y"}"#, DecodingOptions(),
      "a report is made, as for every repair"),
    Example(
      .unencodable, "A value that the format cannot represent.",
      "Give the property a strategy, or take a format that has the value.",
      "Account(id: 1, name: \"Ada\", score: .nan)"),
    Example(
      .newerVersion, "An archive has a newer version than the model.",
      "Update the program.",
      "Account in an archive of a newer program"),
    Example(
      .custom, "Code of the application threw an error.",
      "Read the message: it is that of your own error.",
      #"{"id": 1, "name": "Ada", "code": "x"}"#),
  ]

  /// The error of an example.
  static func error(of example: Example) -> MappingError? {
    let mapper = JSONMapper(
      options: .init(decoding: example.options, encoding: EncodingOptions(), format: .compact))
    do {
      switch example.code {
      case .unencodable:
        _ = try mapper.encode(Account(id: 1, name: "Ada", score: .nan))
      case .newerVersion:
        return MappingError(
          .newerVersion, expected: "Account of version 2 or older", found: "version 3")
      case .tooManyIssues:
        return mapper.decodeReporting(Account.self, from: example.text).errors.last
      case .deprecatedKey, .conflictingKeys:
        return mapper.decodeReporting(Account.self, from: example.text).issues.last?.error
      case .invalidUTF8:
        let bytes = example.text.utf8.split(separator: [0xEF, 0xBF, 0xBD]).joined(separator: [0xFF])
        _ = try mapper.decode(Account.self, from: Array(bytes))
      default:
        _ = try mapper.decode(Account.self, from: example.text)
      }
      return nil
    } catch {
      return error
    }
  }

  static var page: String {
    let entries = examples.map { example in
      """
      ## `\(example.code)`

      \(example.meaning)\(example.setting.map { " Here \($0)." } ?? "") \(example.remedy)

      ```text
      \(example.text)
      \(error(of: example)?.description ?? "no error")
      ```

      """
    }
    return """
      # Errors

      Every code of a `MappingError`, its meaning, what to do, and an example: the text and the error.
      A test generates this page, so the examples are true. `error.details` adds the source line and a
      caret; `error.jsonString()` contains all details for machines. [Messages](Messages.md) lists the
      texts of all errors.

      Codes up to `tooManyIssues` are fatal: the text itself is malformed or too large, and a report
      ends there. All others concern one value; a report lists them and continues.

      The examples decode this model:

      ```swift
      @Mappable enum Suit: String { case clubs, spades }

      @Mappable struct Account {
        var id: Int8
        var name: String
        var score: Double?
        var suit: Suit?
        var born: Date?
        var tags: [[String]] = []
        @CodableBy(Picky()) var code: String?  // a strategy that refuses everything
        @DecodableAlias("motto") @DecodableAlias("saying", deprecated: true) var remark: String?
      }
      ```

      \(entries.joined(separator: "\n"))
      ## Errors of formats

      Documents that a format refuses, and values that it cannot hold. ⏎ is the end of a line, ␉ a
      tab; bytes of binary formats are in hexadecimal digits.

      \(FormatErrors.tables)

      """
  }

  // Features: 167, 5.10
  @Test("Every code has an example, and the examples are true") func codes() {
    #expect(Self.examples.map(\.code) == MappingError.Code.allCases)
    for example in Self.examples {
      let error = Self.error(of: example)
      #expect(error?.code == example.code, "\(example.text): \(error?.description ?? "none")")
    }
  }

  @Test("Every document of a format on the page has an error, and the place of it")
  func formats() {
    for (name, errors) in FormatErrors.all {
      for example in errors {
        #expect(example.error != nil, "\(name): \(example.shown)")
      }
      let shown = errors.map(\.shown)
      #expect(Set(shown).count == shown.count, "\(name) has a document twice")
    }
  }

  // Features: 170
  @Test("The page tells what the code does") func pageIsTrue() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Documentation/Errors.md")
    if ProcessInfo.processInfo.environment["MAQUETTE_WRITE_PAGES"] != nil {
      try Data(Self.page.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.page)
  }
}
