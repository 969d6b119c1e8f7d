import MaquetteCBOR
import MaquetteCore
import MaquetteMessagePack
import Testing

/// A format whose models can be read and written without a tree, to be compared with the same format
/// and a tree.
struct DirectFormat: Sendable, CustomTestStringConvertible {
  static let all: [DirectFormat] = [
    DirectFormat("MessagePack", MessagePackFormat(), .messagePack),
    DirectFormat("MessagePack with raw", MessagePackFormat(hasOnlyRaw: true), .messagePack),
    DirectFormat("CBOR", CBORFormat(), .cbor),
    DirectFormat("CBOR without unknown tags", CBORFormat(unknownTags: .reject), .cbor),
  ]

  let name: String
  let encoding: BinaryDocument.Encoding
  let direct: any MappingUnderTest
  let throughTree: any MappingUnderTest

  /// Returns the format with a parser that fails for the whole of a document with a number of
  /// bytes.
  let partsOnly: @Sendable (Int) -> any MappingUnderTest

  init<Format: TreeFormat>(
    _ name: String, _ format: Format, _ encoding: BinaryDocument.Encoding
  ) {
    self.name = name
    self.encoding = encoding
    direct = TreeFormatUnderTest(format: format)
    throughTree = TreeFormatUnderTest(format: ThroughTree(format))
    partsOnly = { TreeFormatUnderTest(format: PartsOnly(format, $0)) }
  }

  var testDescription: String { name }

  /// Checks that both ways yield the same value or the same error, and the same bytes of the value.
  ///
  /// - Returns: Whether they yield a value.
  @discardableResult
  func expectSame<T: Mappable & Equatable & Sendable>(
    _ type: T.Type, _ document: [UInt8], _ options: DecodingOptions = DecodingOptions()
  ) -> Bool {
    let (value, error) = Self.outcome { () throws(MappingError) in
      try direct.decode(type, from: document, options)
    }
    let (expected, expectedError) = Self.outcome { () throws(MappingError) in
      try throughTree.decode(type, from: document, options)
    }
    // NaN is not equal to itself, but has a description.
    let isSame = value == expected || value != nil && "\(value!)" == expected.map { "\($0)" }
    if !isSame || error != expectedError {
      Issue.record(
        """
        \(type) from \(document)
        directly: \(value.map { "\($0)" } ?? error?.details ?? "")
        by tree: \(expected.map { "\($0)" } ?? expectedError?.details ?? "")
        """)
    }
    if let value { expectSameBytes(value) }
    return value != nil
  }

  /// Checks that both ways write the same bytes or fail with the same error.
  ///
  /// - Returns: The bytes, or the error.
  @discardableResult
  func expectSameBytes<T: MappingEncodable>(
    _ model: T, _ options: EncodingOptions = EncodingOptions()
  ) -> (bytes: [UInt8]?, error: MappingError?) {
    let (bytes, error) = Self.outcome { () throws(MappingError) in
      try direct.encode(model, options)
    }
    let (expected, expectedError) = Self.outcome { () throws(MappingError) in
      try throughTree.encode(model, options)
    }
    if bytes != expected || error != expectedError {
      Issue.record(
        """
        \(model)
        directly: \(bytes.map { "\($0)" } ?? error?.details ?? "")
        by tree: \(expected.map { "\($0)" } ?? expectedError?.details ?? "")
        """)
    }
    return (bytes, error)
  }

  private static func outcome<T>(
    _ body: () throws(MappingError) -> T
  ) -> (value: T?, error: MappingError?) {
    do throws(MappingError) {
      return (try body(), nil)
    } catch {
      return (nil, error)
    }
  }
}

/// A format without the direct way.
struct ThroughTree<Format: TreeFormat>: TreeFormat {
  private let format: Format

  init(_ format: Format) { self.format = format }

  init() { format = Format() }

  var traits: FormatTraits {
    var traits = format.traits
    traits.syntax = nil
    return traits
  }

  func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue { try format.parse(source, &reading) }

  func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try format.print(tree, options)
  }

  func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    format.offsets(of: paths, in: source)
  }
}

/// A format whose parser fails for the whole of a document.
struct PartsOnly<Format: TreeFormat>: TreeFormat {
  private let format: Format
  private let count: Int

  /// Creates a format for documents with a number of bytes.
  init(_ format: Format, _ count: Int) { (self.format, self.count) = (format, count) }

  init() { self.init(Format(), 0) }

  var traits: FormatTraits { format.traits }

  func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    guard source.count < count else { throw MappingError(.custom, at: 0) }
    return try format.parse(source, &reading)
  }

  func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try format.print(tree, options)
  }
}
