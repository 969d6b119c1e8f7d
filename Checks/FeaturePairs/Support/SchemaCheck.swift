import AgreementSupport
import Maquette
import MaquetteCBOR
import MaquettePropertyList
import MaquetteSchema
import TestSupport

extension PairChecks {
  /// The schemas of the model are true: what a feature does is in them, or among their problems.
  func schema(_ format: Format) async throws -> [String] {
    let model = try await subject.decode(good, .text)
    let wrong = content.wrong.map { carrier.wrap($0.document, as: name) }
    return try await subject.schemaViolations(of: model, [good] + wrong, format.described)
  }
}

extension Format {
  /// Documents that a schema describes: text, bytes with the values of JSON, and text without null.
  fileprivate var described: any SchemaTruthDocuments {
    switch self {
    case .text: JSONMapper.paired()
    case .tree: TreeDocuments(CBORFormat(), profile: .paired)
    case .dictionary: TreeDocuments(PropertyListFormat(.xml), profile: .paired)
    }
  }
}

extension ModelSubject {
  /// Compares the schemas with what is done with a model, with documents, and with changes of them.
  func schemaViolations(
    of model: Any, _ plains: [Plain], _ documents: any SchemaTruthDocuments
  ) throws -> [String] {
    guard let model = model as? Model else { throw PlainError(description: "not a \(Model.self)") }
    var truth = try SchemaTruth(of: Model.self, by: documents)
    var generator = SeededGenerator(seed: 1)
    try truth.check(model, mutations: 10, &generator)
    truth.sample(8, mutations: 2, &generator)
    for document in plains {
      truth.checkDecoding(of: document.tree, mutations: 4, &generator)
    }
    return truth.violations
  }
}

// Models that the random documents of `SchemaTruth` cannot make.

extension ActorSubject {
  func schemaViolations(
    of model: Any, _ plains: [Plain], _ documents: any SchemaTruthDocuments
  ) async throws -> [String] {
    try await violations(of: model, plains, documents) {
      JSONSchema.of(Model.self, $0, options: $1)
    }
  }
}

extension NoncopyableSubject where Model: ~Copyable {
  func schemaViolations(
    of model: Any, _ plains: [Plain], _ documents: any SchemaTruthDocuments
  ) async throws -> [String] {
    try await violations(of: model, plains, documents) {
      JSONSchema.of(Model.self, $0, options: $1)
    }
  }
}

extension Subject {
  /// Compares schemas with what is done with a model and with documents, if they are JSON: other formats have no
  /// ways for actors.
  fileprivate func violations(
    of model: Any, _ plains: [Plain], _ documents: any SchemaTruthDocuments,
    _ schema: (DataView, JSONSchema.Options) -> JSONSchema
  ) async throws -> [String] {
    guard documents is JSONMapper else { return [] }
    let options = documents.schemaOptions
    let decoding = schema(.decoding, options)
    let strict = try SchemaValidator(decoding)
    let tolerant = try SchemaValidator(schema(.accepting, options))
    let written = try await encode(model, .text)
    var violations = try SchemaValidator(schema(.encoding, options)).errors(in: written.tree)
      .map { "\(written.text) is written: \($0)" }
    for plain in plains {
      let isDecoded = (try? await decode(plain, .text)) != nil
      let isValid = strict.errors(in: plain.tree).isEmpty && decoding.problems.isEmpty
      if isValid, !isDecoded { violations.append("\(plain.text) is valid, but not decoded") }
      if isDecoded, !tolerant.errors(in: plain.tree).isEmpty {
        violations.append("\(plain.text) is decoded, but not accepted")
      }
    }
    return violations
  }
}
