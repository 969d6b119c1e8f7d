import Maquette
import MaquetteCBOR
import MaquetteCSV
import MaquetteForm
import MaquetteJSON5
import MaquetteMessagePack
import MaquettePropertyList
import MaquetteTOML
import MaquetteXML
import MaquetteYAML
import TestSupport

/// A document designed to consume excessive time or memory.
struct BadInput: Sendable {
  let name: String

  /// Creates the document, most of which is repetition.
  let make: @Sendable () -> [UInt8]

  /// Decodes it as a tree, and as a model.
  let read: @Sendable ([UInt8]) throws(MappingError) -> Void

  /// The expected error; nil if it must decode.
  let code: MappingError.Code?

  private init<Format: TreeFormat>(
    _ name: String, _ format: Format, _ code: MappingError.Code?,
    _ make: @escaping @Sendable () -> [UInt8]
  ) {
    self.name = name
    self.make = make
    self.code = code
    read = { (document) throws(MappingError) in
      let mapper = FormatMapper(options: .init(format: format))
      _ = try mapper.decode(AnyValue.self, from: document)
    }
  }

  private init<Format: TreeFormat>(
    _ name: String, _ format: Format, _ code: MappingError.Code?,
    text: @autoclosure @escaping @Sendable () -> String
  ) {
    self.init(name, format, code) { Array(text().utf8) }
  }

  private static let million = 1_000_000

  /// The number of parts of documents that must decode.
  private static let quarter = LongRun.count(50_000, long: million / 4)

  private static func repeated(_ text: String, _ count: Int = million) -> String {
    String(repeating: text, count: count)
  }

  private static func numbered(_ count: Int, _ separator: String, _ text: (Int) -> String) -> String
  {
    (0..<count).map(text).joined(separator: separator)
  }

  /// Ten aliases of ten aliases, repeatedly.
  private static var laughs: String {
    (1...40).reduce("a0: &a0 [lol]\n") { text, level in
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      return text + "a\(level): &a\(level) [\(aliases)]\n"
    }
  }

  private static func entities(_ levels: Int) -> String {
    let declarations = (1...levels).map { level in
      "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
    }
    return "<!DOCTYPE r [<!ENTITY a0 'lol'>" + declarations.joined() + "]>\n<r>&a\(levels);</r>"
  }

  /// A binary property list with a given number of objects and offset of the table in its trailer.
  private static func propertyList(
    _ objects: [UInt8], count: UInt64, top: UInt64 = 0, table: UInt64, offsets: [UInt8]
  ) -> [UInt8] {
    func eight(_ value: UInt64) -> [UInt8] {
      (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    return Array("bplist00".utf8) + objects + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + eight(count)
      + eight(top) + eight(table)
  }

  /// All documents.
  static let all: [BadInput] = [
    BadInput("a bomb of entities", XMLFormat(), .sizeExceeded, text: entities(20)),
    BadInput("forty entities in one another", XMLFormat(), .depthExceeded, text: entities(40)),
    BadInput(
      "a bomb of defaults", XMLFormat(), .sizeExceeded,
      text: "<!DOCTYPE r [<!ATTLIST a b CDATA '" + repeated("x", quarter) + "'>]><r>"
        + repeated("<a/>", quarter) + "</r>"),
    BadInput(
      "an external entity", XMLFormat(), .invalidEscape,
      text: "<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n<r>&x;</r>"),
    BadInput(
      "an entity of an external subset", XMLFormat(), .invalidEscape,
      text: "<!DOCTYPE r SYSTEM 'http://example.org/x'><r>&x;</r>"),
    BadInput("elements without end", XMLFormat(), .depthExceeded, text: repeated("<a>")),
    BadInput(
      "a million attributes", XMLFormat(), .tooManyElements,
      text: "<r " + numbered(million / 4, " ") { "a\($0)='1'" } + "/>"),
    BadInput(
      "a million children", XMLFormat(), nil,
      text: "<r>" + repeated("<a/>", quarter * 4) + "</r>"),
    BadInput("a bomb of aliases", YAMLFormat(), .tooManyElements, text: laughs),
    BadInput("brackets without end", YAMLFormat(), .depthExceeded, text: repeated("[")),
    BadInput(
      "a quarter of a million keys", YAMLFormat(), nil,
      text: numbered(quarter, "\n") { "a\($0): 1" }),
    BadInput(
      "offsets beyond the end", PropertyListFormat(.binary), .invalidNumber
    ) { propertyList([0xA1, 1], count: 2, table: 10, offsets: [8, 0xFE]) },
    BadInput("a list in itself", PropertyListFormat(.binary), .unexpectedCharacter) {
      propertyList([0xA1, 0], count: 1, table: 10, offsets: [8])
    },
    BadInput("more objects than bytes", PropertyListFormat(.binary), .invalidNumber) {
      propertyList([0x09], count: .max, table: 9, offsets: [8])
    },
    BadInput("a length beyond the end", PropertyListFormat(.binary), .unexpectedEnd) {
      propertyList(
        [0x5F, 0x13] + [UInt8](repeating: 0x7F, count: 8), count: 1, table: 18, offsets: [8])
    },
    BadInput("arrays without end", PropertyListFormat(.xml), .depthExceeded) {
      Array(("<plist version=\"1.0\">" + repeated("<array>")).utf8)
    },
    BadInput(
      "a million columns", CSVFormat(), .tooManyElements,
      text: numbered(million, ",") { "a\($0)" } + "\n" + repeated("1,", million - 1) + "1\n"),
    BadInput(
      "a million columns of one name", CSVFormat(), .tooManyElements,
      text: repeated("a,") + "a\n1\n"),
    BadInput("a quote without end", CSVFormat(), .unexpectedEnd, text: "a\n\"" + repeated("x,\n")),
    BadInput("arrays of no length without end", CBORFormat(), .depthExceeded) {
      [UInt8](repeating: 0x9F, count: million)
    },
    BadInput("tags without end", CBORFormat(), .depthExceeded) {
      [UInt8](repeating: 0xC1, count: million)
    },
    BadInput("a text of endless chunks", CBORFormat(), .unexpectedEnd) {
      [0x7F] + (0..<million).flatMap { _ in [0x61, 0x61] as [UInt8] }
    },
    BadInput("an array of 2^64 - 1", CBORFormat(), .unexpectedEnd) {
      [0x9B] + [UInt8](repeating: 0xFF, count: 8)
    },
    BadInput("bytes of 2^63 - 1", CBORFormat(), .unexpectedEnd) {
      [0x5B, 0x7F] + [UInt8](repeating: 0xFF, count: 7)
    },
    BadInput("an array of 2^32 - 1", MessagePackFormat(), .unexpectedEnd) {
      [0xDD, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2]
    },
    BadInput("a map of 2^32 - 1", MessagePackFormat(), .unexpectedEnd) {
      [0xDF, 0xFF, 0xFF, 0xFF, 0xFF, 0xA1, 0x61, 1]
    },
    BadInput("a text of 2^32 - 1", MessagePackFormat(), .unexpectedEnd) {
      [0xDB, 0xFF, 0xFF, 0xFF, 0xFF, 0x61]
    },
    BadInput("bytes of 2^32 - 1", MessagePackFormat(), .unexpectedEnd) {
      [0xC6, 0xFF, 0xFF, 0xFF, 0xFF, 0x61]
    },
    BadInput("an extension of 2^32 - 1", MessagePackFormat(), .unexpectedEnd) {
      [0xC9, 0xFF, 0xFF, 0xFF, 0xFF, 5, 0x61]
    },
    BadInput("arrays without end", MessagePackFormat(), .depthExceeded) {
      [UInt8](repeating: 0x91, count: million)
    },
    BadInput(
      "a million keys", FormFormat(), .tooManyElements, text: numbered(million, "&") { "a\($0)=1" }),
    BadInput(
      "a million times one key", FormFormat(), .tooManyElements, text: repeated("a[]=1&") + "a[]=1"),
    BadInput(
      "brackets without end", FormFormat(), .depthExceeded, text: "a" + repeated("[a]") + "=1"),
    BadInput(
      "a million levels of a key", TOMLFormat(), .depthExceeded, text: repeated("a.") + "a = 1"),
    BadInput(
      "a quarter of a million keys", TOMLFormat(), nil,
      text: numbered(quarter, "\n") { "a\($0) = 1" }),
    BadInput("a comment without end", JSON5Format(), .unexpectedEnd, text: "/*" + repeated("* ")),
    BadInput("brackets without end", JSON5Format(), .depthExceeded, text: repeated("[")),
  ]
}
