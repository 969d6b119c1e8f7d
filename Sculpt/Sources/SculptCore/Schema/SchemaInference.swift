import Maquette

/// Turns schemas into types.
///
/// The types are those that samples give, so that every option of the output works for both. What types cannot say is
/// noted with its place.
public struct SchemaInference {
  /// What the types do not say of a schema.
  public struct Note: Sendable, Hashable {
    /// The name of the document.
    public let name: String

    /// Where the schema is in it: a JSON Pointer with `#` before it.
    public let pointer: String
    public let text: String

    /// The note in the form that editors parse.
    public var message: String { "\(name): note: \(pointer): \(text)" }
  }

  /// Why schemas give no types.
  public enum Failure: Error, Sendable {
    /// A document is not of OpenAPI 3.
    case notOpenAPI(name: String)

    /// The components have no schema.
    case noSchemas(name: String)

    /// The components have no schema of a name.
    case unknownSchema(String, known: [String])
  }

  let document: SchemaDocument
  let rules: InferenceRules
  var model = TypeModel()
  private(set) var notes: [Note] = []
  private var noted: Set<Note> = []

  /// The types of schemas that were read, by their pointers.
  var types: [String: SchemaType] = [:]

  /// The paths of the values of schemas that were read, and of properties that were left out.
  var visited: Set<SamplePath> = []

  /// The schemas that are being read.
  var open: Set<String> = []

  /// The schemas whose keywords were looked at.
  var audited: Set<String> = []

  /// The schemas that are variants of an enum, and those that are something else, too.
  var variantTargets: Set<String> = []
  var otherTargets: Set<String> = []

  /// Records whose properties are not read yet, so that a chain of schemas, however long, takes no stack.
  var unread: [UnreadRecord] = []

  struct UnreadRecord {
    let index: Int
    let parts: SchemaParts
    let path: SamplePath

    /// The key of a tag, which the enum around the record holds.
    let tag: String?
  }

  /// The components that are made of others, by these.
  var children: [String: [String]] = [:]

  private init(_ document: SchemaDocument, by rules: InferenceRules) {
    (self.document, self.rules) = (document, rules)
  }

  /// Returns the types of a schema.
  ///
  /// - Parameters:
  ///   - document: JSON Schema.
  ///   - rules: The rules; those about evidence in samples have no effect.
  public static func model(
    of document: SchemaDocument, by rules: InferenceRules = InferenceRules()
  ) -> (model: TypeModel, notes: [Note]) {
    var inference = SchemaInference(document, by: rules)
    let type = inference.type(of: document.root, named: [rules.rootName], at: SamplePath())
    inference.readRecords()
    inference.addRoot(type, named: rules.rootName)
    return inference.finished()
  }

  /// Returns the types of the schemas of OpenAPI's components.
  ///
  /// - Parameters:
  ///   - document: OpenAPI 3.0 or 3.1.
  ///   - only: The schemas to read, with those they need; all if it is empty.
  ///   - rules: The rules; those about evidence in samples have no effect.
  /// - Throws: `Failure`.
  public static func model(
    ofComponents document: SchemaDocument, only: [String] = [],
    by rules: InferenceRules = InferenceRules()
  ) throws(Failure) -> (model: TypeModel, notes: [Note]) {
    guard let components = document.components else { throw .notOpenAPI(name: document.name) }
    if components.isEmpty { throw .noSchemas(name: document.name) }
    let known = Dictionary(components.map { ($0.key, $0.node) }) { first, _ in first }
    if let unknown = only.first(where: { known[$0] == nil }) {
      throw .unknownSchema(unknown, known: components.map(\.key))
    }
    var inference = SchemaInference(document, by: rules)
    inference.noteInlineSchemas()
    for (_, node) in components {
      for part in node.list("allOf") {
        guard let target = document.target(from: part) else { continue }
        inference.children[target.pointer, default: []].append(node.pointer)
      }
    }
    let chosen =
      only.isEmpty ? components : only.compactMap { name in known[name].map { (name, $0) } }
    var types: [String: SchemaType] = [:]
    // Those that can be enums come first: what is only a variant of one has no type of its own.
    for isEnum in [true, false] {
      for (key, node) in chosen where inference.canBeTagged(node) == isEnum {
        let isVariant =
          inference.variantTargets.contains(node.pointer)
          && !inference.otherTargets.contains(node.pointer)
        if isVariant, only.isEmpty { continue }
        types[key] = inference.type(of: node, named: [key], at: SamplePath(definition: key))
        inference.readRecords()
      }
    }
    for (key, _) in chosen {
      if let type = types[key] { inference.addRoot(type, named: key) }
    }
    return inference.finished()
  }

  /// Reads the properties of all records that were found, and of those that these lead to.
  private mutating func readRecords() {
    while let record = unread.popLast() {
      let properties = properties(of: record.parts, at: record.path, without: record.tag)
      model.declarations[record.index].kind = .record(properties)
    }
  }

  private func canBeTagged(_ node: SchemaDocument.Node) -> Bool {
    guard let object = node.object else { return false }
    return object["oneOf"] != nil || object["anyOf"] != nil || object["discriminator"] != nil
  }

  private mutating func addRoot(_ type: SchemaType, named name: String) {
    model.roots.append(TypeModel.Root(name: name, type: type.orNull))
  }

  private mutating func finished() -> (model: TypeModel, notes: [Note]) {
    model.removeUnused()
    model.boxCycles()
    model.assignPlaces()
    model.assignNames(by: rules)
    model.unmatched = rules.paths.subtracting(visited).sorted()
    return (model, notes)
  }

  // MARK: - Notes

  /// Notes what a type does not say.
  mutating func note(_ text: String, at pointer: String) {
    let note = Note(name: document.name, pointer: pointer, text: text)
    if noted.insert(note).inserted { notes.append(note) }
  }

  // MARK: - Declarations

  mutating func declare(
    _ kind: TypeModel.Declaration.Kind, named names: [String], at path: SamplePath,
    of node: SchemaDocument.Node
  ) -> Int {
    let proposals = (rules.names[path].map { [$0] } ?? []) + names
    var declaration = TypeModel.Declaration(proposals: proposals, kind: kind, path: path)
    declaration.comment = node.text("description")
    model.declarations.append(declaration)
    return model.declarations.count - 1
  }
}

/// The type of a schema.
struct SchemaType {
  var type: ValueType

  /// Whether null is one of its values.
  var isNullable = false

  /// The type, optional if null is one of its values.
  var orNull: ValueType { isNullable && type != .any ? .optional(type) : type }
}
