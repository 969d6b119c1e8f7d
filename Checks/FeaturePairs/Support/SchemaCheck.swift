import AgreementSupport
import Maquette
import MaquetteCBOR
import MaquettePropertyList
import TestSupport

extension PairChecks {
  /// The schemas of the model are true: what a feature does is in them, or among their problems.
  func schema(_ format: Format) async throws -> [String] {
    let model = try await subject.decode(good, .text)
    let wrong = content.wrong.map { carrier.wrap($0.document, as: name) }
    return try subject.schemaViolations(of: model, [good] + wrong, format.described)
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
