import AgreementSupport
import Maquette
import MaquetteArchive

/// The three representations through which every case is tested.
enum Format: String, Sendable, CaseIterable {
  case text, tree, dictionary
}

/// Decodes and encodes one kind of model; models have type `Any`.
protocol Subject: Sendable {
  func decode(_ document: Plain, _ format: Format) async throws -> Any
  func encode(_ model: Any, _ format: Format) async throws -> Plain
  func update(_ model: Any, by document: Plain, _ format: Format) async throws -> Any

  /// The value of a report, and its issues as severity and path.
  func report(
    _ document: Plain, _ format: Format, unknownKeys: DecodingOptions.UnknownKeys
  ) async throws -> (value: Any?, issues: [MappingIssue])

  /// The model after it was archived and decoded from the archive; nil if archives do not store it.
  func archived(_ model: Any) throws -> Any?

  /// Where the schemas of the model do not agree with what is done with it and with documents.
  func schemaViolations(
    of model: Any, _ plains: [Plain], _ documents: any SchemaTruthDocuments
  ) async throws -> [String]
}

extension Subject {
  func archived(_ model: Any) throws -> Any? { nil }
}

/// Decodes and encodes copyable models.
struct ModelSubject<Model: MappingDecodable & MappingEncodable>: Subject {
  init(_ type: Model.Type) {}

  func decode(_ document: Plain, _ format: Format) throws -> Any {
    switch format {
    case .text: return try JSONMapper.paired().decode(Model.self, from: document.text)
    case .tree: return try ValueMapper.paired().decode(Model.self, from: document.tree)
    case .dictionary:
      guard let members = document.any as? [String: Any] else {
        return try DictionaryMapper.paired().decode(
          [String: Model].self, from: ["root": document.any])["root"]!
      }
      return try DictionaryMapper.paired().decode(Model.self, from: members)
    }
  }

  func encode(_ model: Any, _ format: Format) throws -> Plain {
    guard let model = model as? Model else { throw PlainError(description: "not a \(Model.self)") }
    switch format {
    case .text: return try Plain(parsing: JSONMapper.paired().encodeString(model))
    case .tree: return try Plain(tree: ValueMapper.paired().encode(model))
    case .dictionary:
      let members = try DictionaryMapper.paired().encode(["root": model])
      return try Plain(any: members["root"] ?? "")
    }
  }

  func update(_ model: Any, by document: Plain, _ format: Format) throws -> Any {
    guard var model = model as? Model else { throw PlainError(description: "not a \(Model.self)") }
    switch format {
    case .text: try JSONMapper.paired().update(&model, from: document.text)
    case .tree: try ValueMapper.paired().update(&model, from: document.tree)
    case .dictionary:
      guard let members = document.any as? [String: Any] else {
        throw PlainError(description: "\(document.text) is no dictionary")
      }
      try DictionaryMapper.paired().update(&model, from: members)
    }
    return model
  }

  func report(
    _ document: Plain, _ format: Format, unknownKeys: DecodingOptions.UnknownKeys
  ) throws -> (value: Any?, issues: [MappingIssue]) {
    switch format {
    case .text:
      let report = JSONMapper.paired(unknownKeys).decodeReporting(
        Model.self, from: document.text)
      return (report.value, report.issues)
    case .tree:
      let report = ValueMapper.paired(unknownKeys).decodeReporting(
        Model.self, from: document.tree)
      return (report.value, report.issues)
    case .dictionary:
      guard let members = document.any as? [String: Any] else {
        throw PlainError(description: "\(document.text) is no dictionary")
      }
      let report = DictionaryMapper.paired(unknownKeys).decodeReporting(
        Model.self, from: members)
      return (report.value, report.issues)
    }
  }

  func archived(_ model: Any) throws -> Any? {
    guard let model = model as? Model else { throw PlainError(description: "not a \(Model.self)") }
    // Payloads of enums contain these, which archives do not find by themselves.
    let mapper = ArchiveMapper(options: .init(types: [.type(InnerObject.self), .type(Cat.self)]))
    return try mapper.decode(Model.self, from: mapper.encode(model))
  }
}
