import MaquetteCore

/// Decodes bytes directly and from a tree; the result must be the same.
func requireSameDirectly<Format: TreeFormat>(
  _ mapper: FormatMapper<Format>, _ source: UnsafeMutableBufferPointer<UInt8>
) {
  let options = mapper.options
  let byTree = FormatMapper<ThroughTree<Format>>(
    options: .init(
      decoding: options.decoding, encoding: options.encoding, format: ThroughTree(options.format)))
  let bytes = UnsafeBufferPointer(source)
  func compare<T: MappingDecodable & Equatable>(_ type: T.Type) {
    let directly = Result { () throws(MappingError) in try mapper.decode(type, from: bytes) }
    let expected = Result { () throws(MappingError) in try byTree.decode(type, from: bytes) }
    // NaN is not equal to itself, but has a description.
    if case .success(let one) = directly, case .success(let other) = expected,
      "\(one)" == "\(other)"
    {
      return
    }
    requireSame(directly, expected)
  }
  compare(Record.self)
  compare([Record].self)
  compare([String: [Double]].self)
}

/// A format whose models are always decoded from a tree.
private struct ThroughTree<Format: TreeFormat>: TreeFormat {
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
