public import Maquette
public import MaquetteSchema
public import TestSupport

/// Checks that the three schemas of a type agree with what a mapper does.
///
/// A violation of decoding is excused only if the schema lists a problem at the place of the error:
/// the list is complete if no other violation is found.
public struct SchemaTruth<T: MappingDecodable & MappingEncodable> {
  private let documents: any SchemaTruthDocuments
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
  ///   - documents: Decodes and encodes it, such as a mapper with a profile and a configuration.
  public init(of type: T.Type, by documents: any SchemaTruthDocuments = JSONMapper()) throws {
    self.documents = documents
    let options = documents.schemaOptions
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
    guard let document = try documents.document(of: value) else { return counts.unheld += 1 }
    counts.encoded += 1
    let errors = written.errors(in: document)
    if !errors.isEmpty { violations.append("\(T.self) encodes \(document): \(errors)") }
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
    var sampler = SchemaSampler(
      decoding.value, hasNull: documents.hasNull, seed: generator.next())
    for _ in 0..<samples {
      checkDecoding(of: sampler.document(), mutations: mutations, &generator)
    }
  }

  /// Checks a document and changes of it.
  public mutating func checkDecoding(
    of document: AnyValue, mutations: Int, _ generator: inout SeededGenerator
  ) {
    checkDecoding(of: document, isChanged: false)
    for _ in 0..<mutations { checkDecoding(of: generator.changed(document), isChanged: true) }
  }

  /// Checks that a document is decoded if it satisfies the schema of decoding, and not decoded if it
  /// does not satisfy that of accepting.
  private mutating func checkDecoding(of document: AnyValue, isChanged: Bool) {
    let isTolerated = tolerant.isValid(document)
    // A changed document that is not tolerated is hardly ever valid.
    let isStrict = (isTolerated || !isChanged) && strict.isValid(document)
    guard isStrict || !isTolerated else { return }
    do {
      guard try documents.decode(T.self, from: document) != nil else { return counts.unheld += 1 }
      if !isTolerated, !toleratesBytes(in: document) {
        violations.append(
          """
          \(T.self) decodes \(document), which .accepting refuses: \(tolerant.errors(in: document))
          """)
      }
      if isStrict { counts.decoded += 1 }
    } catch {
      if !isTolerated { counts.refused += 1 }
      guard isStrict else { return }
      if !decoding.problems(of: error).isEmpty {
        counts.excused += 1
      } else {
        violations.append(
          """
          \(T.self) does not decode \(document): \(error)
          \(decoding.value)
          \(decoding.problems)
          """)
      }
    }
  }
}

extension SchemaTruth {
  /// Whether a document is tolerated if one of its arrays is the text of bytes: formats with bytes
  /// decode them from arrays, too.
  private func toleratesBytes(in document: AnyValue) -> Bool {
    documents.readsArraysAsBytes && document.withTextForBytes.contains(where: tolerant.isValid)
  }
}

extension AnyValue {
  /// The trees with a text in place of one array of bytes.
  fileprivate var withTextForBytes: [AnyValue] {
    switch self {
    case .array(let elements):
      let isBytes = elements.allSatisfy { $0.int.map { (0...255).contains($0) } ?? false }
      return (isBytes ? [""] : [])
        + elements.indices.flatMap { index in
          elements[index].withTextForBytes.map { changed in
            var copy = elements
            copy[index] = changed
            return .array(copy)
          }
        }
    case .object(let object):
      return object.flatMap { member in
        member.value.withTextForBytes.map { changed in
          var copy = object
          copy[member.key] = changed
          return .object(copy)
        }
      }
    default: return []
    }
  }
}

/// How many documents were checked against schemas.
public struct SchemaTruthCounts: Sendable {
  /// Documents that were encoded.
  public var encoded = 0

  /// Documents that satisfy the schema of decoding, and were decoded.
  public var decoded = 0

  /// Documents that satisfy it and were not decoded, while the schema lists a problem at the place.
  public var excused = 0

  /// Documents that do not satisfy the schema of accepting, and were not decoded.
  public var refused = 0

  /// Values and documents that the format does not hold.
  public var unheld = 0

  /// No documents.
  public init() {}

  /// Adds other counts.
  public static func += (left: inout Self, right: Self) {
    left.encoded += right.encoded
    left.decoded += right.decoded
    left.excused += right.excused
    left.refused += right.refused
    left.unheld += right.unheld
  }
}
