import SwiftSyntax

/// Writes the run-time description of a struct, a class or an actor.
struct SchemaEmitter {
  private let model: TypeModel
  private let superclass: String?
  private let hasLayout: Bool

  /// - Parameters:
  ///   - model: The model.
  ///   - superclass: The superclass, if it has a schema.
  ///   - hasLayout: Whether there is a table that tells the core about the properties.
  init(_ model: TypeModel, superclass: String? = nil, hasLayout: Bool = false) {
    self.model = model
    self.superclass = superclass
    self.hasLayout = hasLayout
  }

  /// The schema and the access by name, as members.
  ///
  /// Of what is read in place the core knows how to find values.
  var members: [String] {
    guard hasLayout else { return [schema, value] }
    return [schemaOfLayout] + (model.readsItself ? [valueOfLayout] : [])
  }

  private var schemaOfLayout: String {
    let all = properties.map(\.0)
    let marks = [
      ("constants", all.filter(\.isConstant)),
      ("unwritten", all.filter { !$0.isWritten || !model.arguments.writes }),
      (
        "strategies",
        all.filter { $0.attributes.readStrategy != nil || $0.attributes.writeStrategy != nil }
      ),
    ]
    var arguments = ["__layout"]
    for (label, marked) in marks where !marked.isEmpty {
      arguments.append("\(label): \(marked.map(\.name).joined(separator: " ").swiftLiteral)")
    }
    let unread = all.filter { !$0.isRead && $0.readPlaces[0].keys != [$0.name] }
    if !unread.isEmpty {
      let keys = unread.flatMap { [$0.name, $0.readPlaces[0].keys[0]] }
      arguments.append("unread: [\(keys.map(\.swiftLiteral).joined(separator: ", "))]")
    }
    let moved = all.filter { $0.isRead && $0.isWritten && $0.writePlace != $0.readPlaces[0] }
    if !moved.isEmpty {
      let keys = moved.flatMap { [$0.name, $0.writePlace.keys[0]] }
      arguments.append("moved: [\(keys.map(\.swiftLiteral).joined(separator: ", "))]")
    }
    let archived = all.compactMap { property in
      property.archiving.map { "\(property.name.swiftLiteral): .\($0.rawValue)" }
    }
    if !archived.isEmpty { arguments.append("archived: [\(archived.joined(separator: ", "))]") }
    if model.arguments.version > 0 { arguments.append("version: \(model.arguments.version)") }
    return "\(schemaHead) MaquetteCore.ModelSchema(\(arguments.joined(separator: ", ")))"
  }

  private var valueOfLayout: String {
    """
    \(access)func __value(ofProperty name: Swift.String) -> Any? {
      Self.__layout.value(ofProperty: name, in: self)
    }
    """
  }

  /// A constant where that is possible: generic types have no stored static properties, and
  /// subclasses override.
  private var schema: String {
    var source = SourceText()
    source.block(schemaHead, then: isConstant ? "()" : "") { source in
      source.line("MaquetteCore.ModelSchema(")
      source.line("  name: \(model.name.swiftLiteral),")
      source.line("  properties: [")
      source.lines(properties.map { "    \(property($0, type: $1))," })
      source.line(
        "  ]" + (superclass.map { ", superclass: \($0).__schema" } ?? "")
          + (model.arguments.version > 0 ? ", version: \(model.arguments.version)" : "")
          + (model.has(.validate) ? ", validates: true" : ""))
      source.line(")")
    }
    return source.declaration
  }

  private var value: String {
    var source = SourceText()
    let word = superclass == nil ? "" : "override "
    // What an actor holds belongs to it.
    let access = model.kind == .actorType ? model.access : access
    let head = "\(access)\(word)func __value(ofProperty name: Swift.String) -> Any?"
    let otherwise = superclass == nil ? "nil" : "super.__value(ofProperty: name)"
    source.block(head) { source in
      source.block("switch name") { source in
        for (property, _) in properties {
          let value = "self.\(property.reference)"
          let any =
            property.mayBeNoncopyable(in: model)
            ? "MaquetteCore.__Field.value(\(value))" : "\(value) as Any"
          source.line("case \(property.name.swiftLiteral): \(any)")
        }
        if model.has(.validate) {
          let calls = model.hooks.filter { $0.stage == .validate }.map { $0.call(on: "self") }
          source.line(
            "case \("validate \(model.name)".swiftLiteral): ({ () throws -> Swift.Void in "
              + "\(calls.joined(separator: "; ")) }) as Any")
        }
        source.line("default: \(otherwise)")
      }
    }
    return source.declaration
  }

  private var isConstant: Bool {
    (model.kind == .structure || model.kind == .actorType) && model.generics.isEmpty
  }

  private var access: String {
    model.isolation.member + (model.isOpen ? "open " : model.access)
  }

  private var schemaHead: String {
    switch model.kind {
    case .structure where isConstant, .actorType where isConstant:
      return "\(access)static let __schema: MaquetteCore.ModelSchema ="
    case .structure, .enumeration, .actorType:
      return "\(access)static var __schema: MaquetteCore.ModelSchema"
    case .classType:
      let word = superclass == nil ? "" : "override "
      return "\(access)\(word)class var __schema: MaquetteCore.ModelSchema"
    }
  }

  /// What is described: properties that are made on first use have no value that can be looked at.
  ///
  /// Those that a noncopyable struct ignores may hold what is no model and cannot be copied either.
  private var properties: [(PropertyModel, type: String)] {
    let described = model.properties.filter { property in
      !property.isLazy && !(property.isIgnored && model.isNoncopyable)
    }
    return described.compactMap { property in
      property.type.map { (property, $0.wrapped.map { "Swift.Optional<\($0)>" } ?? $0.text) }
    }
  }

  private func property(_ property: PropertyModel, type: String) -> String {
    let path = property.isFlattened || property.isExtras ? [] : property.readPlaces[0].keys
    let aliases = property.attributes.aliases.map(\.steps)
    let reference = "(\(type)).self"
    let described =
      property.mayBeNoncopyable(in: model)
      ? "MaquetteCore.__Field.described(\(reference))" : reference
    var arguments = [
      property.name.swiftLiteral, "type: \(described)", "path: \(path.swiftLiteral)",
    ]
    if !aliases.isEmpty {
      arguments.append("aliases: [\(aliases.map(\.swiftLiteral).joined(separator: ", "))]")
    }
    if !property.isFlattened, !property.isExtras, property.isRead,
      property.writePlace.keys != path
    {
      arguments.append("writtenPath: \(property.writePlace.keys.swiftLiteral)")
    }
    let affixes = property.attributes.affixes
    if !affixes.isEmpty {
      arguments.append(
        "affixes: MaquetteCore.__Affixes(\(affixes.prefix.swiftLiteral), \(affixes.suffix.swiftLiteral))"
      )
    }
    let flags = flags(of: property)
    if !flags.isEmpty { arguments.append("flags: [\(flags.joined(separator: ", "))]") }
    if let archived = property.archivedProperty(in: model) {
      arguments.append("archived: MaquetteCore.__ArchivedProperty(\(archived))")
    }
    if let rules = property.rulesReference(in: model.reference) {
      arguments.append("rules: MaquetteCore.__PropertyRules(\(rules))")
    }
    return "MaquetteCore.ModelSchema.Property(\(arguments.joined(separator: ", ")))"
  }

  private func flags(of property: PropertyModel) -> [String] {
    let attributes = property.attributes
    let field = StoredField(property, of: model)
    let mayBeMissing = !property.isFlattened && field?.shape.isRequired == false
    return [
      (".isConstant", property.isConstant),
      (".hasDefault", property.hasValue || mayBeMissing || property.isExtras),
      (".isNotRead", !property.isRead || !model.arguments.reads),
      (".isNotWritten", !property.isWritten || !model.arguments.writes),
      (".isFlattened", property.isFlattened),
      (".collectsExtras", property.isExtras),
      (".hasStrategy", attributes.readStrategy != nil || attributes.writeStrategy != nil),
    ].filter(\.1).map(\.0)
  }
}
