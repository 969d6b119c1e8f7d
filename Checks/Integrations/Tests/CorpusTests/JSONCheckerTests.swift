import Maquette
import Testing

/// The documents of JSON_checker, with its expectations for all but two of them.
///
/// Older rules forbid the two excluded ones: a text that is a single string, and twenty levels. RFC
/// 8259, sections 2 and 9, allows both, and so does Maquette.
@Suite("JSON_checker", .enabled(if: Corpora.areAvailable, Corpora.reason))
struct JSONCheckerTests {
  private static let folder = "jsonchecker"

  /// The error of each invalid document.
  private static let mistakes: [String: MappingError.Code] = [
    "fail02": .unexpectedEnd, "fail03": .unexpectedCharacter, "fail04": .unexpectedCharacter,
    "fail05": .unexpectedCharacter, "fail06": .unexpectedCharacter, "fail07": .trailingContent,
    "fail08": .trailingContent, "fail09": .unexpectedCharacter, "fail10": .trailingContent,
    "fail11": .unexpectedCharacter, "fail12": .unexpectedCharacter, "fail13": .invalidNumber,
    "fail14": .unexpectedCharacter, "fail15": .invalidEscape, "fail16": .unexpectedCharacter,
    "fail17": .invalidEscape, "fail19": .unexpectedCharacter, "fail20": .unexpectedCharacter,
    "fail21": .unexpectedCharacter, "fail22": .unexpectedCharacter, "fail23": .unexpectedCharacter,
    "fail24": .unexpectedCharacter, "fail25": .controlCharacter, "fail26": .invalidEscape,
    "fail27": .controlCharacter, "fail28": .invalidEscape, "fail29": .invalidNumber,
    "fail30": .invalidNumber, "fail31": .invalidNumber, "fail32": .unexpectedEnd,
    "fail33": .unexpectedCharacter,
  ]

  @Test(arguments: Corpora.documents(in: folder))
  func document(_ name: String) throws {
    let bytes = try Corpora.bytes("\(Self.folder)/\(name)")
    let stem = String(name.dropLast(".json".count))
    if stem.hasPrefix("pass") || stem.hasSuffix("_EXCLUDE") {
      try accepts(bytes)
    } else {
      try refuses(bytes, as: #require(Self.mistakes[stem]))
    }
  }

  @Test func noneIsMissing() {
    #expect(Corpora.documents(in: Self.folder).count == 36)
  }

  private func accepts(_ bytes: [UInt8]) throws {
    let value = try AnyValue(json: bytes)
    for format in [JSONFormat.compact, .pretty, JSONFormat(escapesNonASCII: true)] {
      #expect(try AnyValue(json: value.jsonString(format)) == value)
    }
    let behind = try Behind(json: [UInt8](#"{"x":"#.utf8) + bytes + [UInt8](#","id":1}"#.utf8))
    #expect(behind.id == 1)
  }

  private func refuses(_ bytes: [UInt8], as code: MappingError.Code) throws {
    let error = #expect(throws: MappingError.self) { try AnyValue(json: bytes) }
    #expect(error?.code == code)
    let first = error?.location
    // The same document after a skipped key, and as the value of a requested one.
    let key = #"{"x":"#
    let skipped = #expect(throws: MappingError.self) { try Behind(json: [UInt8](key.utf8) + bytes) }
    // There, text after a complete value is a different error.
    if code != .trailingContent {
      #expect(skipped?.code == code)
      #expect(skipped?.location?.byteOffset == first.map { $0.byteOffset + key.utf8.count })
    }
    for failure in [
      #expect(throws: MappingError.self) { try [AnyValue](json: bytes) },
      #expect(throws: MappingError.self) { try [String: AnyValue](json: bytes) },
    ] {
      #expect(failure?.code == code || failure?.code.isFatal == false)
    }
  }

  @Mappable
  struct Behind { var id: Int }
}
