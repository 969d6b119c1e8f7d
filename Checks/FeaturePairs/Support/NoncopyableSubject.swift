import Maquette

/// Decodes, encodes and updates noncopyable models in boxes.
struct NoncopyableSubject<Model: NoncopyableDecodable & NoncopyableEncodable & ~Copyable>: Subject {
  typealias Parts = [(label: String, value: Any)]

  /// The properties with their values, because noncopyable values cannot be reflected.
  let parts: @Sendable (borrowing Model) -> Parts

  init(_ parts: @escaping @Sendable (borrowing Model) -> Parts) { self.parts = parts }

  /// A reference to a model.
  private final class Box: CustomReflectable {
    var model: Model
    let parts: @Sendable (borrowing Model) -> Parts

    init(_ model: consuming Model, _ parts: @escaping @Sendable (borrowing Model) -> Parts) {
      self.model = model
      self.parts = parts
    }

    var customMirror: Mirror {
      Mirror(self, children: parts(model).map { ($0.label, $0.value) }, displayStyle: .struct)
    }
  }

  private func box(_ model: Any) throws -> Box {
    guard let box = model as? Box else { throw PlainError(description: "not a \(Model.self)") }
    return box
  }

  func decode(_ document: Plain, _ format: Format) throws -> Any {
    switch format {
    case .text: Box(try JSONMapper.paired().decode(Model.self, from: document.text), parts)
    case .tree: Box(try ValueMapper.paired().decode(Model.self, from: document.tree), parts)
    case .dictionary:
      Box(
        try DictionaryMapper.paired().decode(
          Model.self, from: document.any as? [String: Any] ?? [:]), parts)
    }
  }

  func encode(_ model: Any, _ format: Format) throws -> Plain {
    let box = try box(model)
    switch format {
    case .text: return try Plain(parsing: JSONMapper.paired().encodeString(box.model))
    case .tree: return try Plain(tree: ValueMapper.paired().encode(box.model))
    case .dictionary: return try Plain(any: DictionaryMapper.paired().encode(box.model))
    }
  }

  func update(_ model: Any, by document: Plain, _ format: Format) throws -> Any {
    let box = try box(model)
    switch format {
    case .text: try JSONMapper.paired().update(&box.model, from: document.text)
    case .tree: try ValueMapper.paired().update(&box.model, from: document.tree)
    case .dictionary:
      try DictionaryMapper.paired().update(
        &box.model, from: document.any as? [String: Any] ?? [:])
    }
    return box
  }

  func report(
    _ document: Plain, _ format: Format, unknownKeys: DecodingOptions.UnknownKeys
  ) throws -> (value: Any?, issues: [MappingIssue]) {
    switch format {
    case .text:
      var report = JSONMapper.paired(unknownKeys).decodeReporting(
        Model.self, from: document.text)
      let issues = report.issues
      guard let model = report.value.take() else { return (nil, issues) }
      return (Box(model, parts), issues)
    // Dictionaries have no reports for noncopyable models.
    case .tree, .dictionary:
      var report = ValueMapper.paired(unknownKeys).decodeReporting(
        Model.self, from: document.tree)
      let issues = report.issues
      guard let model = report.value.take() else { return (nil, issues) }
      return (Box(model, parts), issues)
    }
  }
}
