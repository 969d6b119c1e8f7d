public import Maquette
public import MaquetteSchema

/// Writes and reads documents of a format as trees of JSON, to compare them with schemas.
public protocol SchemaTruthDocuments: Sendable {
  /// The options of the schemas that describe the documents.
  var schemaOptions: JSONSchema.Options { get }

  /// Whether documents may have null.
  var hasNull: Bool { get }

  /// Whether bytes are decoded from arrays of numbers, too.
  var readsArraysAsBytes: Bool { get }

  /// Encodes a model, and parses the document.
  ///
  /// - Returns: The tree; nil if the format does not hold the model.
  func document(of model: some MappingEncodable) throws -> AnyValue?

  /// Writes a tree as a document, and decodes it.
  ///
  /// - Returns: The model; nil if the format does not hold the tree.
  func decode<T: MappingDecodable>(
    _ type: T.Type, from tree: AnyValue
  ) throws(MappingError) -> T?
}

extension FormatMapper: SchemaTruthDocuments where Format == JSONFormat {
  /// The profile and the configuration.
  public var schemaOptions: JSONSchema.Options {
    JSONSchema.Options(
      profile: options.decoding.conventions.profile, configuration: options.decoding.configuration)
  }

  /// JSON has null.
  public var hasNull: Bool { true }

  /// JSON has no bytes.
  public var readsArraysAsBytes: Bool { false }

  /// The tree of a JSON text.
  public func document(of model: some MappingEncodable) throws -> AnyValue? {
    guard let text = try? encodeString(model) else { return nil }
    return try AnyValue(json: text)
  }

  /// Decodes the tree as a JSON text.
  public func decode<T: MappingDecodable>(
    _ type: T.Type, from tree: AnyValue
  ) throws(MappingError) -> T? {
    guard let text = try? tree.jsonString() else { return nil }
    return try decode(type, from: text)
  }
}

/// Documents of a format that is mapped through trees.
///
/// Its values are those of JSON, apart from dates and bytes, for which JSON has text.
public struct TreeDocuments<Format: TreeFormat>: SchemaTruthDocuments {
  private let mapper: FormatMapper<Format>
  private let json: JSONMapper

  /// Creates documents.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - profile: The profile of calls.
  ///   - configuration: The configuration of calls.
  public init(
    _ format: Format, profile: MappingProfile? = nil, configuration: MappingConfiguration? = nil
  ) {
    let conventions = CodingConventions(profile: profile)
    mapper = FormatMapper(
      options: .init(
        decoding: DecodingOptions(conventions: conventions, configuration: configuration),
        encoding: EncodingOptions(conventions: conventions, configuration: configuration),
        format: format))
    // What a model has for the format alone, JSON has under a profile of that name.
    let named = CodingConventions(profile: profile ?? format.traits.name)
    json = JSONMapper(
      options: .init(
        decoding: DecodingOptions(conventions: named, configuration: configuration),
        encoding: EncodingOptions(conventions: named, configuration: configuration)))
  }

  private var traits: FormatTraits { mapper.options.format.traits }

  /// The options for the profile, the format and the configuration.
  public var schemaOptions: JSONSchema.Options {
    let decoding = mapper.options.decoding
    return JSONSchema.Options(
      profile: decoding.conventions.profile, format: traits.name,
      configuration: decoding.configuration)
  }

  /// Whether the format has null.
  public var hasNull: Bool { traits.kinds.contains(.null) }

  /// Whether bytes and arrays of bytes are the same in the format.
  public var readsArraysAsBytes: Bool { traits.byteArraysAreBytes }

  /// The tree of a document, if JSON and the format have the same values for the model.
  public func document(of model: some MappingEncodable) throws -> AnyValue? {
    guard let plain = try json.document(of: model), holds(plain) else { return nil }
    let document: [UInt8]
    do {
      document = try mapper.encode(model)
    } catch  where error.code == .unencodable {
      return nil
    }
    let tree = try mapper.decode(AnyValue.self, from: document)
    return try Self.plain(Self.text(in: tree, as: plain))
  }

  /// Writes the tree, and decodes it if it comes back as it is.
  public func decode<T: MappingDecodable>(
    _ type: T.Type, from tree: AnyValue
  ) throws(MappingError) -> T? {
    guard holds(tree), let document = try? mapper.encode(tree),
      (try? Self.plain(mapper.decode(AnyValue.self, from: document))) == tree
    else { return nil }
    return try mapper.decode(type, from: document)
  }

  private func holds(_ tree: AnyValue) -> Bool {
    traits.rootKinds.contains(tree.kind) && holdsKinds(tree)
  }

  private func holdsKinds(_ tree: AnyValue) -> Bool {
    guard traits.kinds.contains(tree.kind) else { return false }
    return switch tree {
    case .array(let elements): elements.allSatisfy(holdsKinds)
    case .object(let object): object.values.allSatisfy(holdsKinds)
    default: true
    }
  }

  /// The tree with the texts of UUIDs, for which formats with bytes have no text.
  private static func text(in tree: AnyValue, as plain: AnyValue) throws -> AnyValue {
    switch (tree.untagged, plain) {
    case (.object(let object), .object(let other)):
      .object(
        AnyValue.Object(
          try object.map {
            .init(key: $0.key, value: try text(in: $0.value, as: other[$0.key] ?? .null))
          }))
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      .array(try zip(elements, others).map { try text(in: $0, as: $1) })
    case (.bytes(let bytes), .string(let text))
    where bytes.count == 16 && text.lowercased().filter { $0 != "-" } == hexadecimal(bytes):
      plain
    default: tree
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The tree as JSON has it.
  private static func plain(_ tree: AnyValue) throws -> AnyValue {
    try AnyValue(json: tree.jsonString())
  }
}
