import MaquetteCore

/// Parses YAML 1.2 node by node, in one pass and without recursion.
struct YAMLParser {
  var scanner: YAMLScanner
  var composer: YAMLComposer
  private let isSequence: Bool

  /// The open block collections.
  var levels: [BlockLevel] = []

  /// The prefixes of tag handles in the document.
  var handles: [String: String] = [:]

  /// Whether a directive before the document names a version.
  var hasVersion = false

  /// Whether a document may begin without `---`: at the start, and after `...`.
  var mayBeginBare = true

  /// The offset of a directive that names another version of YAML; nil if there is none.
  var otherVersion: (offset: Int, version: String)?

  init(
    _ source: Span<UInt8>, _ format: YAMLFormat, _ options: DecodingOptions
  ) throws(MappingError) {
    try YAMLScanner.check(source)
    scanner = YAMLScanner(source.array(0..<source.count), options)
    composer = YAMLComposer(format, options)
    isSequence = format.isSequence
  }

  /// Finds the offsets of values in a source, up to its first error.
  static func offsets(
    of paths: [MappingPath], in source: Span<UInt8>, _ format: YAMLFormat
  ) -> [Int?] {
    var format = format
    format.unknownTags = .keep
    guard var parser = try? YAMLParser(source, format, DecodingOptions()) else {
      return paths.map { _ in nil }
    }
    parser.composer.search = PathSearch(paths)
    var reading = ParsingContext()
    _ = try? parser.parse(&reading)
    return parser.composer.search?.offsets ?? []
  }

  /// Parses the single document of the source, or all of them.
  mutating func parse(_ reading: inout ParsingContext) throws(MappingError) -> AnyValue {
    do throws(MappingError) {
      let value = try isSequence ? parseSequence() : parseDocument()
      if let (offset, version) = otherVersion {
        reading.noteRepair(
          .invalidValue, at: offset, path: MappingPath(), expected: "YAML 1.2", found: version,
          resolution: "read by the rules of YAML 1.2")
      }
      return value
    } catch {
      throw error.at(composer.path)
    }
  }

  private mutating func parseDocument() throws(MappingError) -> AnyValue {
    guard let start = try beginDocument() else {
      composer.noteEmptySource(at: scanner.offset)
      return .null
    }
    try parseNodes(on: start)
    let value = composer.takeDocument() ?? .null
    guard let next = try beginDocument() else { return value }
    throw MappingError(
      .trailingContent, at: next.offset, expected: "one document",
      hint: "YAMLFormat(isSequence: true) reads several as an array")
  }

  private mutating func parseSequence() throws(MappingError) -> AnyValue {
    try composer.begin(true, YAMLProperties(), at: 0)
    while let start = try beginDocument() {
      try parseNodes(on: start)
      composer.forgetAnchors()
    }
    try composer.end()
    return composer.takeDocument() ?? .null
  }
}
