public import Maquette
public import MaquetteSchema
public import TestSupport

/// Checks that the three schemas of a type agree with what a mapper does.
///
/// A violation of decoding is excused if the schema lists a problem: the list is complete if no
/// other violation is found.
public struct SchemaTruth<T: MappingDecodable & MappingEncodable> {
  private let mapper: JSONMapper
  private let strict: SchemaValidator
  private let written: SchemaValidator
  private let tolerant: SchemaValidator

  /// The schema of decoding.
  public let decoding: JSONSchema

  /// How many documents were checked.
  public private(set) var counts = SchemaTruthCounts()

  /// What was found to be wrong.
  public private(set) var violations: [String] = []

  /// Makes the schemas of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - mapper: Decodes and encodes it, with a profile and a configuration.
  public init(of type: T.Type, by mapper: JSONMapper = JSONMapper()) throws {
    self.mapper = mapper
    let options = JSONSchema.Options(
      profile: mapper.options.decoding.conventions.profile,
      configuration: mapper.options.decoding.configuration)
    decoding = JSONSchema.of(type, options: options)
    strict = try SchemaValidator(decoding)
    written = try SchemaValidator(JSONSchema.of(type, .encoding, options: options))
    tolerant = try SchemaValidator(JSONSchema.of(type, .accepting, options: options))
  }

  /// Encodes a value, and checks its document and changes of it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - mutations: The number of changed documents.
  public mutating func check(
    _ value: T, mutations: Int, _ generator: inout SeededGenerator
  ) throws {
    guard let text = try? mapper.encodeString(value) else { return }
    let document = try JSONMapper().decode(AnyValue.self, from: text)
    counts.encoded += 1
    let errors = written.errors(in: document)
    if !errors.isEmpty { violations.append("\(T.self) encodes \(text): \(errors)") }
    checkDecoding(of: document, mutations: mutations, &generator)
  }

  /// Makes documents that satisfy the schema of decoding, and decodes them.
  ///
  /// - Parameters:
  ///   - samples: The number of documents.
  ///   - mutations: The number of changes of each.
  public mutating func sample(
    _ samples: Int, mutations: Int, _ generator: inout SeededGenerator
  ) {
    var sampler = SchemaSampler(decoding.value, seed: generator.next())
    for _ in 0..<samples {
      checkDecoding(of: sampler.document(), mutations: mutations, &generator)
    }
  }

  /// Checks a document and changes of it.
  public mutating func checkDecoding(
    of document: AnyValue, mutations: Int, _ generator: inout SeededGenerator
  ) {
    checkDecoding(of: document)
    for _ in 0..<mutations { checkDecoding(of: generator.changed(document)) }
  }

  /// Checks that a document is decoded if it satisfies the schema of decoding, and not decoded if it
  /// does not satisfy that of accepting.
  private mutating func checkDecoding(of document: AnyValue) {
    let isStrict = strict.isValid(document)
    let isTolerated = tolerant.isValid(document)
    guard isStrict || !isTolerated, let text = try? document.jsonString() else { return }
    do {
      _ = try mapper.decode(T.self, from: text)
      if !isTolerated {
        violations.append(
          "\(T.self) decodes \(text), which .accepting refuses: \(tolerant.errors(in: document))")
      }
      if isStrict { counts.decoded += 1 }
    } catch {
      if !isTolerated { counts.refused += 1 }
      guard isStrict else { return }
      if decoding.problems.isEmpty {
        violations.append("\(T.self) does not decode \(text): \(error)\n\(decoding.value)")
      } else {
        counts.excused += 1
      }
    }
  }
}

/// How many documents were checked against schemas.
public struct SchemaTruthCounts: Sendable {
  /// Documents that were encoded.
  public var encoded = 0

  /// Documents that satisfy the schema of decoding, and were decoded.
  public var decoded = 0

  /// Documents that satisfy it and were not decoded, while the schema lists a problem.
  public var excused = 0

  /// Documents that do not satisfy the schema of accepting, and were not decoded.
  public var refused = 0

  /// No documents.
  public init() {}

  /// Adds other counts.
  public static func += (left: inout Self, right: Self) {
    left.encoded += right.encoded
    left.decoded += right.decoded
    left.excused += right.excused
    left.refused += right.refused
  }
}
