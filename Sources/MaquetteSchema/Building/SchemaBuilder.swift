import MaquetteCore
import MaquetteMappings

/// Builds the schema of one type.
struct SchemaBuilder {
  let view: DataView
  let options: JSONSchema.Options

  /// The definitions of types, in the order in which they were found.
  private var definitions: [ObjectIdentifier: SchemaNode] = [:]
  private var found: [(id: ObjectIdentifier, type: any Any.Type)] = []
  var problems: [SchemaProblem] = []

  /// What keeps endless forms from being described.
  var nesting = SchemaNesting()

  /// The types whose keys are being merged into another object.
  var merging: Set<ObjectIdentifier> = []

  /// The payloads whose keys a configuration changes when it encodes them: those of the enum that is
  /// being described.
  private(set) var configurablePayloads: Set<ObjectIdentifier> = []

  /// Whether the keys that are being described are in the object of a configured model.
  var isPartOfConfigured = false

  /// The documentation of noncopyable types, by the types that store their properties.
  var lent: [ObjectIdentifier: __Documentation] = [:]

  /// The names of noncopyable types, by the types that store their properties.
  var lentNames: [ObjectIdentifier: String] = [:]

  /// The documentation of the type whose properties or cases are being described.
  var documentation: __Documentation?

  /// The names of the types and properties that lead to the current place.
  var place: [String] = []

  /// The place in documents that is being described.
  var position = ProblemPlaces.Place(definition: nil, steps: [])

  /// What is around the keys of the model that is being described.
  var affixes = (prefix: "", suffix: "")

  /// Where the problems are in documents.
  var places = ProblemPlaces()

  init(_ view: DataView, _ options: JSONSchema.Options) {
    self.view = view
    self.options = options
  }

  /// Returns the schema of a type.
  mutating func schema(of type: any Any.Type) -> JSONSchema {
    let root = node(of: type)
    return JSONSchema(value: document(root), problems: problems, places: places)
  }

  /// Returns the definitions of several types, and the reference to each, for a document around
  /// them.
  mutating func components(of types: [any Any.Type], prefix: String) -> (
    definitions: AnyValue.Object, references: [AnyValue]
  ) {
    let roots = types.map { node(of: $0) }
    var kept = recursive()
    for root in roots { kept.formUnion(NodeWriter.references(in: root)) }
    kept.formUnion(shared(by: roots))
    let writer = NodeWriter(
      definitions: definitions, names: names(of: kept, inASCII: true), prefix: prefix,
      orderKeyword: options.orderKeyword)
    return (titled(written(kept, by: writer), by: writer.names), roots.map(writer.write))
  }

  // MARK: Definitions

  /// The node of a type that has a definition.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - make: Makes the definition, which may refer to the type again.
  mutating func define(_ type: any Any.Type, _ make: (inout SchemaBuilder) -> SchemaNode)
    -> SchemaNode
  {
    let id = ObjectIdentifier(type)
    guard definitions[id] != nil || isFinite(type) else { return .anything }
    places.add(id, at: position)
    guard definitions[id] == nil else { return .reference(id) }
    definitions[id] = .anything
    found.append((id, type))
    let outer = (place, isPartOfConfigured, position, affixes)
    let enclosing = nesting
    nesting.define()
    (place, isPartOfConfigured) = ([name(of: type)], false)
    (position, affixes) = (ProblemPlaces.Place(definition: id, steps: []), ("", ""))
    let node = documenting(type, make)
    var notes = notes(on: type)
    if options.hasTitles, notes["title"] == nil { notes["title"] = .string(name(of: type)) }
    definitions[id] = notes.isEmpty ? node : .with(node, notes)
    (place, isPartOfConfigured, position, affixes) = outer
    nesting.leave(to: enclosing)
    return .reference(id)
  }

  /// The name of a type as its author knows it.
  func name(of type: any Any.Type) -> String {
    lentNames[ObjectIdentifier(type)] ?? Self.shape(of: type)?.schema.name ?? "\(type)"
  }

  /// What represents the noncopyable struct that a type stands for; nil for other types.
  private static func shape(of type: any Any.Type) -> (any __NoncopyableShape.Type)? {
    let stored = __StructDecodingTable.decoding(type).map { unsafe $0.contents.pointee.model }
    return (stored ?? type) as? any __NoncopyableShape.Type
  }

  /// The definition of a type.
  func definition(_ id: ObjectIdentifier) -> SchemaNode? { definitions[id] }

  private func document(_ root: SchemaNode) -> AnyValue {
    let recursive = recursive()
    var kept = options.inlines ? recursive : recursive.union(shared(by: [root]))
    var root = root
    // A root that refers to itself is a definition, too; another one is in place.
    if case .reference(let id) = root {
      if recursive.contains(id) {
        kept.insert(id)
      } else {
        kept.remove(id)
        root = definitions[id] ?? .anything
      }
    }
    let writer = NodeWriter(
      definitions: definitions, names: names(of: kept), prefix: "#/$defs/",
      orderKeyword: options.orderKeyword)
    var result = AnyValue.Object()
    if options.namesDialect { result["$schema"] = "https://json-schema.org/draft/2020-12/schema" }
    if let id = options.id { result["$id"] = .string(id) }
    for member in writer.write(root).object ?? [:] { result[member.key] = member.value }
    let all = written(kept, by: writer)
    if !all.isEmpty { result["$defs"] = .object(all) }
    return .object(result)
  }

  private func written(_ kept: Set<ObjectIdentifier>, by writer: NodeWriter) -> AnyValue.Object {
    var all = AnyValue.Object()
    for (id, _) in found where kept.contains(id) {
      guard let name = writer.names[id], let definition = definitions[id] else { continue }
      all[name] = writer.write(definition)
    }
    return all
  }

  /// Gives components the names of their types as titles, where they are not names in OpenAPI.
  private func titled(
    _ components: AnyValue.Object, by names: [ObjectIdentifier: String]
  ) -> AnyValue.Object {
    var components = components
    for (id, type) in found {
      let own = Self.name("\(type)", of: type)
      guard own != ComponentName.name(of: own), let name = names[id],
        var schema = components[name]?.object, schema["title"] == nil
      else { continue }
      schema["title"] = .string(own)
      components[name] = .object(schema)
    }
    return components
  }

  /// The definitions that refer to themselves.
  private func recursive() -> Set<ObjectIdentifier> {
    let edges = definitions.mapValues { Set(NodeWriter.references(in: $0)) }
    func reaches(_ target: ObjectIdentifier) -> Bool {
      var met: Set<ObjectIdentifier> = []
      var rest = Array(edges[target] ?? [])
      while let next = rest.popLast() {
        if next == target { return true }
        if met.insert(next).inserted { rest += edges[next] ?? [] }
      }
      return false
    }
    return Set(definitions.keys.filter(reaches))
  }

  /// The definitions that are referred to several times.
  private func shared(by roots: [SchemaNode]) -> Set<ObjectIdentifier> {
    var counts: [ObjectIdentifier: Int] = [:]
    let all =
      roots.flatMap(NodeWriter.references) + definitions.values.flatMap(NodeWriter.references)
    for id in all { counts[id, default: 0] += 1 }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// Builds a part of an enum's schema.
  mutating func within<T>(_ enumeration: any Any.Type, _ make: (inout SchemaBuilder) -> T) -> T {
    let outer = configurablePayloads
    defer { configurablePayloads = outer }
    let payloads = (enumeration as? any MappingDecodable.Type)?.__payloadTypes ?? []
    configurablePayloads = Set(payloads.map { ObjectIdentifier($0) })
    return make(&self)
  }

  // MARK: Names

  /// The names of definitions: those of the types; qualified ones for types with the same name.
  ///
  /// - Parameters:
  ///   - kept: The types that have a definition.
  ///   - inASCII: Whether the names have only the characters of components in OpenAPI.
  private func names(
    of kept: Set<ObjectIdentifier>, inASCII: Bool = false
  ) -> [ObjectIdentifier: String] {
    func name(_ text: String, of type: any Any.Type) -> String {
      let name = Self.name(text, of: type)
      return inASCII ? ComponentName.name(of: name) : name
    }
    let types = found.filter { kept.contains($0.id) }
    let short = types.map { name(self.name(of: $0.type), of: $0.type) }
    var names: [ObjectIdentifier: String] = [:]
    var taken: Set<String> = []
    for (index, (id, type)) in types.enumerated() {
      var own = short[index]
      if short.filter({ $0 == own }).count > 1 {
        let whole = String(reflecting: type)
        // What stands for a noncopyable struct is inside it.
        let end = Self.shape(of: type) == nil ? nil : whole.lastIndex(of: ".")
        own = name(String(whole[..<(end ?? whole.endIndex)]), of: type)
      }
      var number = 2
      let base = own
      while !taken.insert(own).inserted {
        own = base + "\(number)"
        number += 1
      }
      names[id] = own
    }
    return names
  }

  /// The text of a type as a name: generic arguments are joined.
  private static func name(_ text: String, of type: any Any.Type) -> String {
    if let named = type as? any SchemaNamed.Type { return named.schemaName }
    var name = ""
    var depth = 0
    var isBreak = false
    for character in text {
      // The compiler names the place of a type in a function in parentheses.
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      guard depth == 0, character != ")" else { continue }
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        if isBreak, !name.isEmpty, name.last != "_", name.last != "." { name += "_" }
        if character == ".", name.isEmpty || name.last == "." { continue }
        name.append(character)
        isBreak = false
      } else {
        isBreak = true
      }
    }
    return name.isEmpty ? "Type" : name
  }
}
