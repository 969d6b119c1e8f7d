import MaquetteCore

/// The JSON Schema (2020-12) of the documents that types decode as they are.
///
/// It is what `JSONSchema.of` of the library returns for the compiled types of the style `mappable`: every document that
/// satisfies it is decoded, and every sample satisfies it.
public struct SchemaFile: Sendable {
  let model: TypeModel

  /// The types that are defined apart, with their names there: those that several places use, and recursive ones.
  let names: [Int: String]

  /// Creates a schema.
  ///
  /// - Parameter model: The types.
  public init(_ model: TypeModel) {
    self.model = model
    names = Self.names(of: Self.apart(in: model), in: model)
  }

  /// The schema.
  ///
  /// Of several schemas of OpenAPI, each is a definition.
  public var value: AnyValue {
    var schema: AnyValue.Object = ["$schema": "https://json-schema.org/draft/2020-12/schema"]
    var definitions: AnyValue.Object = [:]
    for index in model.declarations.indices {
      if let name = names[index] { definitions[name] = definition(of: index) }
    }
    if model.roots.count == 1 {
      for member in self.schema(of: model.root).object ?? [:] { schema[member.key] = member.value }
    } else {
      for root in model.roots where definitions[root.name] == nil {
        definitions[root.name] = self.schema(of: root.type)
      }
    }
    if !definitions.isEmpty { schema["$defs"] = .object(definitions) }
    return .object(schema)
  }

  /// The schema as indented JSON.
  public var text: String { ((try? value.jsonString(.pretty)) ?? value.description) + "\n" }

  // MARK: - Definitions

  private static func apart(in model: TypeModel) -> Set<Int> {
    let edges = model.declarations.indices.map { model.used(in: $0) }
    func reaches(_ target: Int) -> Bool {
      var met: Set<Int> = []
      var rest = edges[target]
      while let next = rest.popLast() {
        if next == target { return true }
        if met.insert(next).inserted { rest += edges[next] }
      }
      return false
    }
    let roots = model.roots.flatMap { TypeModel.references(in: $0.type) }
    // Of several schemas each has a name, and others may refer to it.
    let named = model.roots.count > 1 ? roots : []
    var counts: [Int: Int] = [:]
    for index in Self.reached(from: roots, by: edges) {
      for used in edges[index] { counts[used, default: 0] += 1 }
    }
    for root in roots { counts[root, default: 0] += 1 }
    return Set(counts.keys.filter { counts[$0, default: 0] > 1 || reaches($0) } + named)
  }

  private static func reached(from roots: [Int], by edges: [[Int]]) -> Set<Int> {
    var met: Set<Int> = []
    var rest = roots
    while let next = rest.popLast() {
      if met.insert(next).inserted { rest += edges[next] }
    }
    return met
  }

  /// The names of types; those around them are part of a name that several have.
  private static func names(of kept: Set<Int>, in model: TypeModel) -> [Int: String] {
    let file = SwiftFile(model)
    let short = Dictionary(grouping: kept) { model.declarations[$0].name }
    var names: [Int: String] = [:]
    for (name, indexes) in short {
      for index in indexes {
        names[index] = indexes.count == 1 ? name : file.qualifiedName(of: index)
      }
    }
    return names
  }
}

extension TypeModel {
  /// The declarations whose schemas the schema of a declaration refers to.
  ///
  /// The keys of variants, and of what is flattened, are in the object itself.
  fileprivate func used(in index: Int) -> [Int] {
    switch declarations[index].kind {
    case .labels: return []
    case .record(let properties):
      return properties.flatMap { property -> [Int] in
        let references = Self.references(in: property.type)
        return property.isFlattened ? references.flatMap(used) : references
      }
    case .union(let alternatives): return alternatives.flatMap { Self.references(in: $0.type) }
    case .tagged(let tag, let variants):
      let references = variants.compactMap(\.type).flatMap { Self.references(in: $0) }
      return tag.content == nil ? references.flatMap(used) : references
    }
  }
}
