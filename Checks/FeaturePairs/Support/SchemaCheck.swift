import AgreementSupport
import Maquette
import TestSupport

extension PairChecks {
  /// The schemas of the model are true: what a feature does is in them, or among their problems.
  func schema(_ format: Format) async throws -> [String] {
    // A schema describes JSON, in which all formats agree.
    guard format == .text else { return [] }
    let model = try await subject.decode(good, .text)
    let wrong = content.wrong.map { carrier.wrap($0.document, as: name) }
    return try subject.schemaViolations(of: model, [good] + wrong)
  }
}

extension ModelSubject {
  /// Compares the schemas with what is done with a model, with documents, and with changes of them.
  func schemaViolations(of model: Any, _ documents: [Plain]) throws -> [String] {
    guard let model = model as? Model else { throw PlainError(description: "not a \(Model.self)") }
    var truth = try SchemaTruth(of: Model.self, by: JSONMapper.paired())
    var generator = SeededGenerator(seed: 1)
    try truth.check(model, mutations: 10, &generator)
    truth.sample(8, mutations: 2, &generator)
    for document in documents {
      truth.checkDecoding(of: document.tree, mutations: 4, &generator)
    }
    return truth.violations
  }
}
