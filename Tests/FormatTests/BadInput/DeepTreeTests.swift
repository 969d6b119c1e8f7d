import Maquette
import MaquetteCBOR
import MaquetteCSV
import MaquetteCore
import MaquetteForm
import MaquetteJSON5
import MaquetteMessagePack
import MaquettePropertyList
import MaquetteTOML
import MaquetteXML
import MaquetteYAML
import TestSupport
import Testing

/// What a thread has read, it can hash, compare, print, encode and free, whatever limit the caller
/// sets; what it could not is refused.
@Suite("Trees that the thread which read them can use")
struct DeepTreeTests {
  /// A way to nest values in a format.
  struct Nesting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mapping: any MappingUnderTest
    let isText: Bool
    private let parts: [[UInt8]]

    /// - Parameters:
    ///   - name: The name of the format, and how it nests.
    ///   - mapping: The format.
    ///   - start: The beginning of a document, and what each level repeats.
    ///   - end: The innermost value, what the end of each level repeats, and the end of the document.
    init(
      _ name: String, _ mapping: any MappingUnderTest, _ start: (String, String),
      _ end: (String, String, String)
    ) {
      (testDescription, self.mapping, isText) = (name, mapping, true)
      parts = [start.0, start.1, end.0, end.1, end.2].map { Array($0.utf8) }
    }

    init(_ name: String, _ mapping: any MappingUnderTest, bytes level: [UInt8], _ end: UInt8) {
      (testDescription, self.mapping, isText) = (name, mapping, false)
      parts = [[], level, [end], [], []]
    }

    func document(_ levels: Int) -> [UInt8] {
      var document = parts[0]
      for _ in 0..<levels { document += parts[1] }
      document += parts[2]
      for _ in 0..<levels { document += parts[3] }
      return document + parts[4]
    }
  }

  private static func format(_ format: some TreeFormat) -> any MappingUnderTest {
    TreeFormatUnderTest(format: format)
  }

  static let nestings = [
    Nesting("arrays in JSON", JSONUnderTest(), ("", "["), ("1", "]", "")),
    Nesting("objects in JSON", JSONUnderTest(), ("", #"{"a":"#), ("1", "}", "")),
    Nesting("arrays in JSON5", format(JSON5Format()), ("", "["), ("1", "]", "")),
    Nesting("objects in JSON5", format(JSON5Format()), ("", "{a:"), ("1", "}", "")),
    Nesting("sequences in YAML", format(YAMLFormat()), ("", "["), ("1", "]", "")),
    Nesting("sequences of lines in YAML", format(YAMLFormat()), ("", "- "), ("1", "", "\n")),
    Nesting("mappings in YAML", format(YAMLFormat()), ("", "{a: "), ("1", "}", "")),
    Nesting("arrays in TOML", format(TOMLFormat()), ("a = ", "["), ("1", "]", "\n")),
    Nesting("inline tables in TOML", format(TOMLFormat()), ("a = ", "{a = "), ("1", "}", "\n")),
    Nesting("keys in TOML", format(TOMLFormat()), ("a", ".a"), (" = 1\n", "", "")),
    Nesting("headers in TOML", format(TOMLFormat()), ("[a", ".a"), ("]\n", "", "")),
    Nesting("arrays of tables in TOML", format(TOMLFormat()), ("[[a", ".a"), ("]]\n", "", "")),
    Nesting("elements in XML", format(XMLFormat()), ("<r>", "<a>"), ("1", "</a>", "</r>")),
    Nesting(
      "arrays in property lists", format(PropertyListFormat(.xml)), ("<plist>", "<array>"),
      ("<true/>", "</array>", "</plist>")),
    Nesting(
      "dictionaries in property lists", format(PropertyListFormat(.xml)),
      ("<plist>", "<dict><key>a</key>"), ("<true/>", "</dict>", "</plist>")),
    Nesting("columns in CSV", RowsUnderTest(format: CSVFormat()), ("a", ".a"), ("\n1\n", "", "")),
    Nesting("brackets in forms", format(wideForm), ("a", "[a]"), ("=1", "", "")),
    Nesting("positions in forms", format(wideForm), ("a", "[]"), ("=1", "", "")),
    Nesting("arrays in MessagePack", format(MessagePackFormat()), bytes: [0x91], 1),
    Nesting("maps in MessagePack", format(MessagePackFormat()), bytes: [0x81, 0xA1, 0x61], 1),
    Nesting("arrays in CBOR", format(CBORFormat()), bytes: [0x81], 1),
    Nesting("maps in CBOR", format(CBORFormat()), bytes: [0xA1, 0x61, 0x61], 1),
    Nesting("tags in CBOR", format(CBORFormat()), bytes: [0xD9, 0x04, 0xD2], 1),
  ]

  private static var wideForm: FormFormat {
    var format = FormFormat()
    format.depthLimit = .max
    return format
  }

  @Test("A tree is usable, or refused with its place", arguments: nestings, [128, 256, 512])
  func isUsable(_ nesting: Nesting, _ stack: Int) throws {
    for levels in [10, 25, 60, 120, 250, 500, 1000, 20_000] {
      let document = nesting.document(levels)
      let error = try onSmallStack(of: stack) { try Self.use(document, nesting.mapping) }
      if levels == 10 { #expect(error == nil) }
      guard let error else { continue }
      #expect(error.code == .depthExceeded, "\(error)")
      #expect(error.byteOffset != nil, "\(error)")
      if nesting.isText { #expect(error.location != nil, "\(error)") }
    }
  }

  /// Reads a document and uses the tree; returns the error if it is refused.
  private static func use(
    _ document: [UInt8], _ mapping: any MappingUnderTest
  ) throws -> MappingError? {
    let reading = DecodingOptions(limits: .init(depth: .max))
    let (tree, other): (AnyValue, AnyValue)
    do throws(MappingError) {
      tree = try mapping.decode(AnyValue.self, from: document, reading)
      other = try mapping.decode(AnyValue.self, from: document, reading)
    } catch {
      return error
    }
    #expect(tree == other)
    #expect(tree.hashValue == other.hashValue)
    #expect(!tree.description.isEmpty)
    let writing = EncodingOptions(depth: .max)
    let json = JSONMapper(options: .init(decoding: reading, encoding: writing))
    #expect(try !json.encode(tree).isEmpty)
    let values = ValueMapper(options: .init(decoding: reading, encoding: writing))
    #expect(try values.encode(tree) == tree)
    _ = tree.any
    return nil
  }
}
