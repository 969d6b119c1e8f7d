import MaquetteCSV
import MaquetteCore
import MaquetteForm
import MaquetteMessagePack

/// The table of supported values by format, derived from their behavior.
enum FormatPage {
  /// A value, and the expected result of a round trip.
  struct Probe: Sendable {
    let title: String
    let tree: AnyValue

    init(_ title: String, _ tree: AnyValue) {
      self.title = title
      self.tree = tree
    }

    /// A value as the member of an object.
    static func member(_ title: String, _ value: AnyValue) -> Probe {
      Probe(title, ["k": 1, "v": value])
    }
  }

  /// The tested values.
  static let probes: [Probe] = [
    .member("null for a key", nil),
    .member("null in an array", [1, nil, 2]),
    .member("an empty text", ""),
    .member("text with U+0001", "\u{1}"),
    .member("2^64 − 1", .number(AnyValue.Number(UInt64.max))),
    .member("a 128-bit integer", .number(AnyValue.Number(Int128.max))),
    .member(
      "a decimal of 30 digits",
      .number(AnyValue.Number(decimal: "0.123456789012345678901234567891")!)),
    .member("infinity", .number(AnyValue.Number(Double.infinity))),
    .member("a date with a fraction", .date(Timestamp(secondsSince1970: 1e9 + 0.25))),
    .member("bytes", .bytes([0, 255])),
    .member("an empty array", []),
    .member("an array of one", ["a"]),
    .member("an array in an array", [["a", "b"], ["c", "d"]]),
    .member("kinds mixed in an array", [1, "a", ["b": true]]),
    .member("an empty object", [:]),
    .member("a key of any characters", ["a b/<é>": 1]),
    Probe("text as the document", "text"),
    Probe("an array as the document", [["k": 1], ["k": 2]]),
  ]

  /// The formats by their names in the table.
  static let formats: [(name: String, mapping: any MappingUnderTest)] =
    ["JSON", "JSON5", "YAML", "TOML"].map { ($0, mapping($0)) } + [
      ("CSV", RowsUnderTest(format: CSVFormat())), ("form", mapping("form")),
      ("XML", mapping("XML")), ("property list, XML", mapping("property list in XML")),
      ("property list, binary", mapping("binary property list")),
      ("MessagePack", mapping("MessagePack")), ("CBOR", mapping("CBOR")),
    ]

  private static func mapping(_ name: String) -> any MappingUnderTest {
    FormatUnderTest.all.first { $0.name == name }!.mapping
  }

  /// The outcome of encoding and decoding a value.
  static func outcome(of probe: Probe, in mapping: any MappingUnderTest) -> String {
    var mapping = mapping
    // Rows are the document itself.
    if probe.tree.array != nil, mapping is RowsUnderTest<CSVFormat> {
      mapping = TreeFormatUnderTest(format: CSVFormat())
    }
    guard let document = try? mapping.encode(probe.tree, EncodingOptions()) else { return "error" }
    guard let tree = try? mapping.decode(AnyValue.self, from: document, DecodingOptions()) else {
      return "unreadable"
    }
    let isMember = probe.tree.object != nil
    let (before, after) = isMember ? (probe.tree["v"], tree.object?["v"]) : (probe.tree, tree)
    guard let after = after?.deeplyUntagged else { return "left out" }
    if after == before { return "yes" }
    if mapping.traits.scalarsAreText, after == before.scalarsAsText { return "as text" }
    switch (before, after) {
    case (.date, .string), (.bytes, .string), (.number, .string): return "as text"
    case (.object, .null), (.array, .null), (.string, .null): return "as nothing"
    case (.object, .string("")), (.array, .string("")): return "as empty text"
    case (.array(let elements), let value) where elements.count == 1 && elements[0] == value:
      return "as its element"
    default: return "changed"
    }
  }

  /// The table.
  static var table: String {
    var lines = [
      "| | " + formats.map(\.name).joined(separator: " | ") + " |",
      "| --- |" + String(repeating: " --- |", count: formats.count),
    ]
    for probe in probes {
      let cells = formats.map { outcome(of: probe, in: $0.mapping) }
      lines.append("| \(probe.title) | " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension AnyValue {
  /// The tree without tags.
  fileprivate var deeplyUntagged: AnyValue {
    switch untagged {
    case .array(let elements): .array(elements.map(\.deeplyUntagged))
    case .object(let object):
      .object(AnyValue.Object(object.map { .init(key: $0.key, value: $0.value.deeplyUntagged) }))
    case let value: value
    }
  }

  /// The tree in which text replaces all scalars except null.
  fileprivate var scalarsAsText: AnyValue {
    switch self {
    case .array(let elements): .array(elements.map(\.scalarsAsText))
    case .object(let object):
      .object(AnyValue.Object(object.map { .init(key: $0.key, value: $0.value.scalarsAsText) }))
    case .number(let number): .string(number.description)
    case .bool(let value): .string(value ? "true" : "false")
    case .date(let moment): .string(ISO8601.text(of: moment) ?? "")
    case .bytes(let bytes): .string(Base64.encode(bytes))
    case .null, .string, .tagged: self
    }
  }
}
