import AgreementSupport
import Maquette

/// Updates models with their partials; otherwise the same as for copyable models.
struct PartialSubject<Model: MappingDecodable & MappingEncodable & PartialProviding>: Subject
where Model.Partial: MappingDecodable {
  private let model: ModelSubject<Model>

  init(_ type: Model.Type) { model = ModelSubject(type) }

  func decode(_ document: Plain, _ format: Format) throws -> Any {
    try model.decode(document, format)
  }

  func encode(_ model: Any, _ format: Format) throws -> Plain {
    try self.model.encode(model, format)
  }

  func update(_ model: Any, by document: Plain, _ format: Format) throws -> Any {
    guard var model = model as? Model else { throw PlainError(description: "not a \(Model.self)") }
    switch format {
    case .text: try model.apply(JSONMapper.paired().decode(Model.Partial.self, from: document.text))
    case .tree:
      try model.apply(ValueMapper.paired().decode(Model.Partial.self, from: document.tree))
    case .dictionary:
      try model.apply(
        DictionaryMapper.paired().decode(
          Model.Partial.self, from: document.any as? [String: Any] ?? [:]))
    }
    return model
  }

  func report(
    _ document: Plain, _ format: Format, unknownKeys: DecodingOptions.UnknownKeys
  ) throws -> (value: Any?, issues: [MappingIssue]) {
    try model.report(document, format, unknownKeys: unknownKeys)
  }

  func archived(_ model: Any) throws -> Any? { try self.model.archived(model) }

  func schemaViolations(
    of model: Any, _ plains: [Plain], _ documents: any SchemaTruthDocuments
  ) throws -> [String] {
    try self.model.schemaViolations(of: model, plains, documents)
  }
}

/// Decodes, encodes and updates actors.
struct ActorSubject<Model: IsolatedDecodable & IsolatedEncodable>: Subject {
  init(_ type: Model.Type) {}

  func decode(_ document: Plain, _ format: Format) throws -> Any {
    switch format {
    case .text: return try JSONMapper.paired().decode(Model.self, from: document.text)
    case .tree: return try ValueMapper.paired().decode(Model.self, from: document.tree)
    case .dictionary:
      return try DictionaryMapper.paired().decode(
        Model.self, from: document.any as? [String: Any] ?? [:])
    }
  }

  func encode(_ model: Any, _ format: Format) async throws -> Plain {
    guard let model = model as? Model else { throw PlainError(description: "not a \(Model.self)") }
    switch format {
    case .text: return try Plain(parsing: await JSONMapper.paired().encodeString(model))
    // Actors do not encode to dictionaries.
    case .tree, .dictionary: return try Plain(tree: await ValueMapper.paired().encode(model))
    }
  }

  func update(_ model: Any, by document: Plain, _ format: Format) async throws -> Any {
    guard let model = model as? Model else { throw PlainError(description: "not a \(Model.self)") }
    switch format {
    case .text: try await JSONMapper.paired().update(model, from: document.text)
    // Dictionaries do not update actors.
    case .tree, .dictionary: try await ValueMapper.paired().update(model, from: document.tree)
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
      let report = DictionaryMapper.paired(unknownKeys).decodeReporting(
        Model.self, from: document.any as? [String: Any] ?? [:])
      return (report.value, report.issues)
    }
  }
}
