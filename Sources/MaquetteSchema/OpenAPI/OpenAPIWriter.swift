import MaquetteCore
import MaquetteMappings

/// Writes the operations of an OpenAPI document, and the components that they refer to.
struct OpenAPIWriter {
  private let entries: [OpenAPIDocument.Entry]
  private let requests: SchemaComponents
  private let responses: SchemaComponents

  /// The names of the components of responses, where they differ from those of requests.
  private let names: [String: String]

  /// These names by the names in references.
  private let references: [String: String]

  private var nextRequest = 0
  private var nextResponse = 0
  private var operationNames: Set<String> = []

  init(
    _ entries: [OpenAPIDocument.Entry], _ requestOptions: JSONSchema.Options,
    _ responseOptions: JSONSchema.Options
  ) {
    self.entries = entries
    requests = SchemaComponents(
      of: entries.flatMap { entry in
        Self.parameters(entry).map(\.type) + (entry.operation.body.map { [$0.type] } ?? [])
      }, .decoding, options: requestOptions)
    responses = SchemaComponents(
      of: entries.flatMap { $0.operation.answers.compactMap(\.content?.type) }, .encoding,
      options: responseOptions)
    names = OpenAPIComponents.names(
      of: responses.schemas.object ?? [:], beside: requests.schemas.object ?? [:])
    references = Dictionary(names.map { ($0.key.escapedInPointer, $0.value) }) { $1 }
  }

  /// What the schemas of requests do not express.
  var problems: [SchemaProblem] { requests.problems }

  /// Writes the document.
  mutating func document(of document: OpenAPIDocument) -> AnyValue {
    var info: AnyValue.Object = [
      "title": .string(document.title), "version": .string(document.version),
    ]
    if let summary = document.summary { info["description"] = .string(summary) }
    var paths = AnyValue.Object()
    var hasProblems = false
    for entry in entries {
      var item = paths[entry.path.template]?.object ?? [:]
      item[entry.method] = operation(entry)
      paths[entry.path.template] = .object(item)
      hasProblems = hasProblems || !Self.problems(of: entry.operation).isEmpty
    }
    var schemas = requests.schemas.object ?? [:]
    for member in responses.schemas.object ?? [:] {
      schemas[names[member.key] ?? member.key] = renamed(member.value)
    }
    var components = AnyValue.Object()
    if hasProblems {
      var name = "Problem"
      while schemas[name] != nil { name += "_" }
      schemas[name] = OpenAPIComponents.problem
      components["responses"] = ["Problem": OpenAPIComponents.problemResponse(name)]
    }
    if !schemas.isEmpty { components["schemas"] = .object(schemas) }
    var result: AnyValue.Object = [
      "openapi": "3.1.0", "info": .object(info), "paths": .object(paths),
    ]
    if !components.isEmpty { result["components"] = .object(components) }
    return .object(result)
  }

  private func renamed(_ schema: AnyValue) -> AnyValue {
    OpenAPIComponents.renamed(schema, references)
  }

  // MARK: Operations

  private mutating func operation(_ entry: OpenAPIDocument.Entry) -> AnyValue {
    let operation = entry.operation
    var result: AnyValue.Object = [
      "summary": .string(operation.summary), "operationId": .string(name(of: entry)),
    ]
    var parameters: [AnyValue] = []
    for parameter in Self.parameters(entry) {
      parameters.append([
        "name": .string(parameter.name), "in": .string(parameter.place),
        "required": .bool(parameter.isRequired), "schema": nextRequestSchema(),
      ])
    }
    if !parameters.isEmpty { result["parameters"] = .array(parameters) }
    if let body = operation.body {
      let content = AnyValue.Object([
        .init(key: body.mediaType, value: ["schema": nextRequestSchema()])
      ])
      result["requestBody"] = ["required": true, "content": .object(content)]
    }
    var answers = AnyValue.Object()
    for answer in operation.answers { answers["\(answer.status)"] = self.answer(answer) }
    for status in Self.problems(of: operation) {
      answers["\(status)"] = ["$ref": "#/components/responses/Problem"]
    }
    result["responses"] = .object(answers)
    return .object(result)
  }

  private mutating func answer(_ answer: OpenAPIDocument.Answer) -> AnyValue {
    var result: AnyValue.Object = ["description": .string(answer.text)]
    if !answer.headers.isEmpty {
      let headers = answer.headers.map { name in
        AnyValue.Object.Member(key: name, value: ["required": true, "schema": ["type": "string"]])
      }
      result["headers"] = .object(AnyValue.Object(headers))
    }
    if let content = answer.content {
      let schema = renamed(responses.references[nextResponse])
      nextResponse += 1
      result["content"] = .object(
        AnyValue.Object([.init(key: content.mediaType, value: ["schema": schema])]))
    }
    return .object(result)
  }

  private mutating func nextRequestSchema() -> AnyValue {
    defer { nextRequest += 1 }
    return requests.references[nextRequest]
  }

  /// The parameters of an operation, those of its path first.
  private static func parameters(_ entry: OpenAPIDocument.Entry) -> [OpenAPIDocument.Parameter] {
    let described = entry.operation.parameters
    let inPath = entry.path.parameters.map { name in
      described.first { $0.name == name && $0.place == "path" } ?? .path(name, String.self)
    }
    return inPath + described.filter { $0.place != "path" }
  }

  private static func problems(of operation: OpenAPIDocument.Operation) -> [Int] {
    Set(operation.problems + (operation.body == nil ? [] : [400, 413, 415, 422])).sorted()
  }

  /// The name of an operation from its method and path: `getOrdersById`.
  private mutating func name(of entry: OpenAPIDocument.Entry) -> String {
    let words = entry.path.words.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    let base = entry.method + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    var name = base
    var number = 2
    while !operationNames.insert(name).inserted {
      name = base + "\(number)"
      number += 1
    }
    return name
  }
}
