import SwiftSyntax

/// Generates the run-time description of a struct, a class or an actor.
struct SchemaEmitter {
  let model: TypeModel

  /// The superclass, if it has a schema.
  var superclass: String?

  /// The source of the core's information about the properties.
  var source = Source.code

  /// The source of the core's information about the properties.
  enum Source {
    /// Code that describes each of them.
    case code
    /// The table of the model's memory.
    case layout
    /// The table of its storage, which an expression makes from an instance; the core may do that itself.
    case storage(made: String, byCore: Bool = false)

    /// That of a model which is always made from its storage; code of a generic one has constraints.
    static func storage(of model: TypeModel, made: String) -> Self {
      model.arguments.reads && model.generics.isEmpty ? .storage(made: made) : .code
    }
  }

  /// The table that describes all properties, as an expression; nil if there is none.
  private var table: String? {
    switch source {
    case .layout: "__layout"
    case .storage where model.isDescribedByStorage: "__Storage.__layout"
    case .storage, .code: nil
    }
  }

  /// The schema and the access by name, as members.
  ///
  /// For a model that is decoded in place, the core finds the values itself.
  var members: [String] {
    let values =
      switch source {
      case .code: [value()]
      case .layout where model.readsItself:
        [block(valueHead, ["Self.__layout.value(ofProperty: name, in: self)"])]
      case .storage(_, byCore: true) where table != nil: [String]()
      case .layout: [String]()
      case .storage(let made, _): [value(elsewhere: made)]
      }
    return [schema(of: table.map(described) ?? listed)] + values
  }

  /// A constant if possible: generic types have no stored static properties, and subclasses
  /// override.
  private func schema(of arguments: [String]) -> String {
    let version = model.arguments.version
    let all =
      arguments + (version > 0 ? ["version: \(version)"] : [])
      + (model.has(.validate) ? ["validates: true"] : [])
    let schema = "MaquetteCore.ModelSchema(\(all.joined(separator: ", ")))"
    let isClass = model.kind == .classType
    let isConstant = !isClass && model.kind != .enumeration && model.generics.isEmpty
    let word = isClass ? overriding + "class" : "static"
    let head = "\(access)\(word) \(isConstant ? "let" : "var") __schema: MaquetteCore.ModelSchema"
    return isConstant ? "\(head) = \(schema)" : "\(head) { \(schema) }"
  }

  private var overriding: String { superclass == nil ? "" : "override " }

  /// The information that a table does not have about its properties.
  private func described(by layout: String) -> [String] {
    let unread = properties.filter { !$0.isRead && $0.readPlaces[0].keys != [$0.name] }
    let moved = properties.filter {
      $0.isRead && $0.isWritten && $0.hasShortPaths && $0.writePlace != $0.readPlaces[0]
    }
    let archived = properties.compactMap { property in
      property.archiving.map { "\(property.name.swiftLiteral): .\($0.rawValue)" }
    }
    return [layout] + inheritance + marks(["constants", "unwritten", "strategies"], of: properties)
      + list("unread", unread.flatMap { [$0.name, $0.readPlaces[0].keys[0]] }.map(\.swiftLiteral))
      + list("moved", moved.flatMap { [$0.name, $0.writePlace.keys[0]] }.map(\.swiftLiteral))
      + list("archived", archived)
  }

  /// The names and types of the properties, and their flags.
  private var listed: [String] {
    let listed = properties.filter(isDescribedAtOnce)
    let renamed = listed.filter { $0.readPlaces[0].keys != [$0.name] }
    return [
      model.name.swiftLiteral, listed.map(\.name).joined(separator: " ").swiftLiteral,
      "[\(listed.map { $0.reference(in: model) }.joined(separator: ", "))]",
    ]
      + inheritance
      + marks(["constants", "defaults", "unread", "unwritten", "strategies"], of: listed)
      + list("keys", renamed.flatMap { [$0.name, $0.readPlaces[0].keys[0]] }.map(\.swiftLiteral))
      + others
  }

  private var inheritance: [String] { superclass.map { ["superclass: \($0).__schema"] } ?? [] }

  /// The flags of properties: as an argument that lists names, as a fact of one, and who has it.
  private var flags: [(label: String, name: String, holds: (PropertyModel) -> Bool)] {
    [
      ("constants", ".isConstant", \.isConstant),
      (
        "defaults", ".hasDefault",
        { $0.hasValue || $0.isExtras || !$0.isFlattened && !$0.isRequired }
      ),
      ("unread", ".isNotRead", { !$0.isRead || !model.arguments.reads }),
      ("unwritten", ".isNotWritten", { !$0.isWritten || !model.arguments.writes }),
      ("flattened", ".isFlattened", \.isFlattened),
      ("extras", ".collectsExtras", \.isExtras),
      (
        "strategies", ".hasStrategy",
        { $0.attributes.readStrategy != nil || $0.attributes.writeStrategy != nil }
      ),
    ]
  }

  /// Arguments that list the properties with a flag; none for an empty list.
  private func marks(_ labels: [String], of properties: [PropertyModel]) -> [String] {
    flags.filter { labels.contains($0.label) }.compactMap { flag in
      let names = properties.filter(flag.holds).map(\.name)
      return names.isEmpty
        ? nil : "\(flag.label): \(names.joined(separator: " ").swiftLiteral)"
    }
  }

  private func list(_ label: String, _ elements: [String]) -> [String] {
    elements.isEmpty ? [] : ["\(label): [\(elements.joined(separator: ", "))]"]
  }

  /// The properties that are described one by one, each with its position.
  private var others: [String] {
    list(
      "besides",
      properties.enumerated().filter { !isDescribedAtOnce($1) }.map { index, property in
        "\(index): \(description(of: property))"
      })
  }

  /// Whether a property needs no separate description.
  private func isDescribedAtOnce(_ property: PropertyModel) -> Bool {
    // Spaces separate the names in a list.
    !property.name.contains(" ") && !property.isFlattened && !property.isExtras
      && property.readPlaces.count == 1 && property.readPlaces[0].keys.count == 1
      && (!property.isRead || property.writePlace.keys == property.readPlaces[0].keys)
      && property.archiving == nil && property.rulesReference(in: model.reference) == nil
  }

  private var valueHead: String {
    // The state of an actor is isolated to it.
    let access = model.kind == .actorType ? model.access : access
    return "\(access)\(overriding)func __value(ofProperty name: Swift.String) -> Any?"
  }

  /// Access by name.
  ///
  /// - Parameter storage: An expression for the storage, which returns the values of its
  ///   properties.
  private func value(elsewhere storage: String? = nil) -> String {
    let inherited = superclass == nil ? nil : "super.__value(ofProperty: name)"
    let stored = storage.map { "\($0).__value(ofProperty: name)" }
    let others = [stored, inherited].compactMap(\.self)
    let otherwise = others.isEmpty ? "nil" : others.joined(separator: " ?? ")
    let cases = cases(besidesStorage: storage != nil)
    return block(
      valueHead,
      [cases.isEmpty ? otherwise : block("switch name", cases + ["default: \(otherwise)"])])
  }

  /// The cases of the names whose values generated code returns.
  private func cases(besidesStorage: Bool) -> [String] {
    var cases = properties.filter {
      !besidesStorage || !$0.isRead || $0.mayBeNoncopyable(in: model)
    }
    .map { property in
      let value = "self.\(property.reference)"
      let any =
        property.mayBeNoncopyable(in: model)
        ? "MaquetteCore.__Field.value(\(value))" : "\(value) as Any"
      return "case \(property.name.swiftLiteral): \(any)"
    }
    if model.has(.validate) {
      let calls = model.calls(.validate, on: "self")
      cases.append(
        "case \("validate \(model.name)".swiftLiteral): ({ () throws -> Swift.Void in "
          + "\(calls.joined(separator: "; ")) }) as Any")
    }
    return cases
  }

  private var access: String {
    model.isolation.member + (model.isOpen ? "open " : model.access)
  }

  /// The described properties, except lazy ones, which have no value to inspect.
  ///
  /// Ignored properties of a noncopyable struct may be noncopyable without being models.
  private var properties: [PropertyModel] {
    model.properties.filter { property in
      !property.isLazy && !(property.isIgnored && model.isNoncopyable) && property.type != nil
    }
  }

  private func description(of property: PropertyModel) -> String {
    let path = property.isFlattened || property.isExtras ? [] : property.readPlaces[0].keys
    let aliases = property.attributes.aliases.map(\.steps)
    var arguments = [
      property.name.swiftLiteral, "type: \(property.reference(in: model))",
      "path: \(path.swiftLiteral)",
    ]
    arguments += list("aliases", aliases.map(\.swiftLiteral))
    if !property.isFlattened, !property.isExtras, property.isRead,
      property.writePlace.keys != path
    {
      arguments.append("writtenPath: \(property.writePlace.keys.swiftLiteral)")
    }
    let affixes = property.attributes.affixes
    if !affixes.arguments.isEmpty {
      let texts = [affixes.prefix, affixes.suffix].map(\.swiftLiteral).joined(separator: ", ")
      arguments.append("affixes: MaquetteCore.__Affixes(\(texts))")
    }
    arguments += list("flags", flags.filter { $0.holds(property) }.map(\.name))
    if let archiving = property.archiving {
      let path = property.isArchivedAlone ? ", \\\(model.reference).\(property.reference)" : ""
      arguments.append("archived: MaquetteCore.__ArchivedProperty(.\(archiving.rawValue)\(path))")
    }
    if let rules = property.rulesReference(in: model.reference) {
      arguments.append("rules: MaquetteCore.__PropertyRules(\(rules))")
    }
    return "MaquetteCore.ModelSchema.Property(\(arguments.joined(separator: ", ")))"
  }
}

extension TypeModel {
  /// Whether the table of its storage describes a model.
  ///
  /// A table contains neither rules nor properties that are not decoded. That of a class may need
  /// its cluster, which needs the schemas of its members.
  fileprivate var isDescribedByStorage: Bool {
    let hasOthers = !isFinal || mayHaveSuperclass || cluster != nil
    return !(kind == .classType && hasOthers) && generics.isEmpty && arguments.reads && !hasRules
      && !has(.validate)
      && properties.allSatisfy {
        $0.isRead && $0.hasShortPaths && !$0.isLazy && !$0.mayBeNoncopyable(in: self)
      }
  }
}

extension PropertyModel {
  /// The type of the property or another one in its place, as an expression whose value is copyable.
  func reference(to other: String? = nil, in model: TypeModel) -> String {
    let type = "(\(other ?? type?.spelledOut ?? "")).self"
    return mayBeNoncopyable(in: model) ? "MaquetteCore.__Field.described(\(type))" : type
  }

  /// Whether a table of keys contains the places where the property is read and written.
  var hasShortPaths: Bool {
    isFlattened || isExtras || isRead && writePlace == readPlaces[0]
      || readPlaces[0].keys.count == 1 && writePlace.keys.count == 1
  }
}
