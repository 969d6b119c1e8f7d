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
import Testing

/// A format to which the rules are applied.
///
/// To add a format, add a line to `all`.
struct FormatUnderTest: Sendable, CustomTestStringConvertible {
  /// All formats.
  static let all: [FormatUnderTest] = [
    FormatUnderTest("JSON", JSONUnderTest()),
    FormatUnderTest("JSON5", TreeFormatUnderTest(format: JSON5Format())),
    FormatUnderTest("CBOR", TreeFormatUnderTest(format: CBORFormat()), isText: false),
    FormatUnderTest(
      "deterministic CBOR", TreeFormatUnderTest(format: CBORFormat.deterministic), isText: false),
    FormatUnderTest("MessagePack", TreeFormatUnderTest(format: MessagePackFormat()), isText: false),
    FormatUnderTest(
      "TOML", TreeFormatUnderTest(format: TOMLFormat()), valuesStandAlone: false,
      holds: {
        !$0.contains { $0.number?.exactly(UInt64.self).map { $0 > UInt64(Int64.max) } ?? false }
      }),
    FormatUnderTest(
      "form", TreeFormatUnderTest(format: FormFormat()), valuesStandAlone: false,
      holds: { $0 == [:] || !$0.contains { $0.isBeyondForms } }),
    FormatUnderTest(
      "CSV", RowsUnderTest(format: CSVFormat()), valuesStandAlone: false, hasRows: true,
      holds: { $0.isRow }),
    FormatUnderTest(
      "property list in XML", TreeFormatUnderTest(format: PropertyListFormat(.xml)),
      holds: { $0.isPropertyList }),
    FormatUnderTest(
      "binary property list", TreeFormatUnderTest(format: PropertyListFormat(.binary)),
      headerLength: 8, isText: false, holds: { $0.isPropertyList }),
    FormatUnderTest(
      "XML", TreeFormatUnderTest(format: XMLFormat(rootName: "root")),
      holds: { $0.array == nil && $0.isMarkup }),
    FormatUnderTest("YAML", TreeFormatUnderTest(format: YAMLFormat())),
    FormatUnderTest("YAML in flow style", TreeFormatUnderTest(format: YAMLFormat(style: .flow))),
    FormatUnderTest("text only", TreeFormatUnderTest(format: TextOnlyFormat())),
  ]

  let name: String
  let mapping: any MappingUnderTest

  /// Whether a value has the same bytes inside a document and as its own document.
  let valuesStandAlone: Bool

  /// The number of bytes before the outermost value.
  let headerLength: Int

  /// Whether a document is text, so that locations have lines and columns.
  let isText: Bool

  /// Whether a document is an array with the model as its only element.
  let hasRows: Bool

  /// Whether the format can represent a tree, where its traits do not define it.
  private let holdsTree: @Sendable (AnyValue) -> Bool

  init(
    _ name: String, _ mapping: any MappingUnderTest, valuesStandAlone: Bool = true,
    headerLength: Int = 0, isText: Bool = true, hasRows: Bool = false,
    holds: @escaping @Sendable (AnyValue) -> Bool = { _ in true }
  ) {
    self.name = name
    self.mapping = mapping
    self.valuesStandAlone = valuesStandAlone
    self.headerLength = headerLength
    self.isText = isText
    self.hasRows = hasRows
    holdsTree = holds
  }

  var testDescription: String { name }

  /// Whether the format can represent a document.
  func holds(_ tree: AnyValue) -> Bool {
    mapping.traits.rootKinds.contains(tree.kind) && holdsTree(tree)
      && (mapping.traits.kinds.contains(.null) || !tree.hasNull)
  }

  /// The path in a document for a path in the model.
  func path(_ path: String) -> String {
    !hasRows ? path : path == "$" ? "[0]" : path.hasPrefix("[") ? "[0]" + path : "[0]." + path
  }

  /// A document of the format.
  func document(_ tree: AnyValue) throws -> [UInt8] { try mapping.encode(tree, EncodingOptions()) }

  /// The document of a value; nil if the format refuses to encode it, with the error for that.
  func documentUnlessRefused<T: MappingEncodable>(
    _ value: T, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [UInt8]? {
    do {
      return try mapping.encode(value, EncodingOptions())
    } catch {
      #expect(error.code == .unencodable, "\(value)", sourceLocation: sourceLocation)
      return nil
    }
  }

  /// The tree of a document, as parsed by the format, without tags.
  func tree(_ document: [UInt8]) throws -> AnyValue {
    let tree = try mapping.decode(AnyValue.self, from: document, DecodingOptions()).withoutTags
    return hasRows ? tree.withoutEmptyFields : tree
  }
}

/// The functions of a mapper for any format.
protocol MappingUnderTest: Sendable {
  var traits: FormatTraits { get }

  func decode<T: MappingDecodable>(
    _ type: T.Type, from document: [UInt8], _ options: DecodingOptions
  ) throws(MappingError) -> T

  func update<T: MappingDecodable>(
    _ model: inout T, from document: [UInt8], _ options: DecodingOptions
  ) throws(MappingError)

  func report<T: MappingDecodable>(
    _ type: T.Type, from document: [UInt8], _ options: DecodingOptions
  ) -> MappingReport<T>

  func encode(_ model: some MappingEncodable, _ options: EncodingOptions) throws(MappingError)
    -> [UInt8]
}

/// A format that decodes through a tree.
struct TreeFormatUnderTest<Format: TreeFormat>: MappingUnderTest {
  let format: Format

  var traits: FormatTraits { format.traits }

  private func mapper(
    _ reading: DecodingOptions = DecodingOptions(), _ writing: EncodingOptions = EncodingOptions()
  ) -> FormatMapper<Format> {
    FormatMapper(options: .init(decoding: reading, encoding: writing, format: format))
  }

  func decode<T: MappingDecodable>(
    _ type: T.Type, from document: [UInt8], _ options: DecodingOptions
  ) throws(MappingError) -> T { try mapper(options).decode(type, from: document) }

  func update<T: MappingDecodable>(
    _ model: inout T, from document: [UInt8], _ options: DecodingOptions
  ) throws(MappingError) { try mapper(options).update(&model, from: document) }

  func report<T: MappingDecodable>(
    _ type: T.Type, from document: [UInt8], _ options: DecodingOptions
  ) -> MappingReport<T> { mapper(options).decodeReporting(type, from: document) }

  func encode(_ model: some MappingEncodable, _ options: EncodingOptions) throws(MappingError)
    -> [UInt8]
  {
    try mapper(DecodingOptions(), options).encode(model)
  }
}

/// JSON, with which the other formats are compared.
struct JSONUnderTest: MappingUnderTest {
  var traits: FormatTraits { FormatTraits() }

  private func mapper(
    _ reading: DecodingOptions = DecodingOptions(), _ writing: EncodingOptions = EncodingOptions()
  ) -> JSONMapper {
    JSONMapper(options: .init(decoding: reading, encoding: writing, format: .compact))
  }

  func decode<T: MappingDecodable>(
    _ type: T.Type, from document: [UInt8], _ options: DecodingOptions
  ) throws(MappingError) -> T { try mapper(options).decode(type, from: document) }

  func update<T: MappingDecodable>(
    _ model: inout T, from document: [UInt8], _ options: DecodingOptions
  ) throws(MappingError) { try mapper(options).update(&model, from: document) }

  func report<T: MappingDecodable>(
    _ type: T.Type, from document: [UInt8], _ options: DecodingOptions
  ) -> MappingReport<T> { mapper(options).decodeReporting(type, from: document) }

  func encode(_ model: some MappingEncodable, _ options: EncodingOptions) throws(MappingError)
    -> [UInt8]
  {
    try mapper(DecodingOptions(), options).encode(model)
  }
}

extension AnyValue {
  /// Whether property lists can represent the numbers and, in XML, the dates.
  fileprivate var isPropertyList: Bool {
    switch self {
    case .number(let number):
      number.exactly(Int64.self) != nil || AnyValue.Number(number.double) == number
    case .date(let moment): moment.secondsSince2001 == moment.secondsSince2001.rounded()
    case .array(let elements): elements.allSatisfy(\.isPropertyList)
    case .object(let object): object.values.allSatisfy(\.isPropertyList)
    default: true
    }
  }

  /// Whether elements can represent it: keys are names, and arrays are not nested.
  fileprivate var isMarkup: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy { $0.array == nil && $0.isMarkup }
    case .object(let object):
      object.allSatisfy { member in
        member.value.isMarkup && member.key.first?.isLetter == true
          && member.key.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
      }
    default: true
    }
  }

  /// Whether it is a row, or a model inside one: a field is not an array, and an empty object has
  /// no field.
  fileprivate var isRow: Bool {
    switch self {
    case .array: false
    case .object(let object):
      !object.isEmpty
        && object.allSatisfy { !$0.key.isEmpty && !$0.key.contains(".") && $0.value.isRow }
    default: true
    }
  }

  /// Whether the tree contains null.
  fileprivate var hasNull: Bool { contains(where: \.isNull) }

  /// Whether a condition is true for the tree or for a value in it.
  fileprivate func contains(where holds: (AnyValue) -> Bool) -> Bool {
    if holds(self) { return true }
    return switch untagged {
    case .array(let elements): elements.contains { $0.contains(where: holds) }
    case .object(let object): object.values.contains { $0.contains(where: holds) }
    default: false
    }
  }

  /// Whether a form cannot represent the value: an empty object, one with an index as a key, or an
  /// array that contains an empty one.
  fileprivate var isBeyondForms: Bool {
    if let object {
      return object.isEmpty || object.keys.contains { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
    }
    return array?.contains { $0.array?.isEmpty == true } ?? false
  }

  /// The tree without null members, which rows have for the keys of other rows.
  fileprivate var withoutEmptyFields: AnyValue {
    guard case .object(let object) = self else { return self }
    return .object(
      AnyValue.Object(
        object.filter { !$0.value.isNull }.map {
          .init(key: $0.key, value: $0.value.withoutEmptyFields)
        }))
  }

  /// The tree without tags.
  fileprivate var withoutTags: AnyValue {
    switch untagged {
    case .array(let elements): .array(elements.map(\.withoutTags))
    case .object(let object):
      .object(AnyValue.Object(object.map { .init(key: $0.key, value: $0.value.withoutTags) }))
    case let value: value
    }
  }
}
