import SwiftSyntax

/// Generates what schemas say about a model besides its form: the texts of doc comments, and the
/// arguments of `@Documented`.
struct DocumentationEmitter {
  let model: TypeModel

  private static let type = "MaquetteCore.__Documentation"

  /// The argument of the form of a class, which passes on what it inherits; empty for other models,
  /// and if nothing is documented.
  var argument: String { isAsked && isClass ? ", documentation: __document()" : "" }

  /// The member, unless nothing is documented.
  var member: String? {
    guard isAsked else { return nil }
    // The metatype of a noncopyable type is no value.
    let type = model.isNoncopyable ? "__Storage" : model.reference
    let value = "documentation = \(Self.type)(of: \(type).self, .init(\(own)))"
    let entries = entries
    return block(
      "\(model.isolation.member)\(head)",
      [(entries.isEmpty ? "let " : "var ") + value] + entries + ["return documentation"])
  }

  /// Whether the form of the model has the documentation: only the form of a class passes on that of
  /// the superclass.
  private var isClass: Bool {
    model.kind == .classType && (!model.isFinal || model.mayHaveSuperclass)
  }

  private var head: String {
    // Those of subclasses do not override it.
    if isClass { return "private static func __document() -> \(Self.type)" }
    let name = model.arguments.reads ? "__documentation" : "__writtenDocumentation"
    return "\(model.access)static var \(name): \(Self.type)?"
  }

  // MARK: Entries

  /// Whether the model or one of its members asks for it.
  private var isAsked: Bool {
    model.documented != nil
      || (model.properties + model.computed).contains { $0.attributes["Documented"] != nil }
      || model.cases.contains { $0.attributes["Documented"] != nil }
  }

  /// What is said about the type; a struct that is mapped as its only property says what that says.
  private var own: String {
    let own = arguments(model.documented, comment(model.documented, model.declaration))
    guard own.isEmpty, model.arguments.isTransparent, let property = model.properties.first else {
      return own
    }
    return arguments(of: property)
  }

  /// The statements that add the entries of properties or cases.
  private var entries: [String] {
    guard !model.arguments.isTransparent else { return [] }
    let properties = (model.properties + model.computed).compactMap { property -> String? in
      guard property.isRead || property.isWritten else { return nil }
      let keys = property.writePlace.keys
      let place = keys == [property.name] || keys.isEmpty ? "" : ", at: \(keys.swiftLiteral)"
      return adding(property.name.swiftLiteral + place, arguments(of: property))
    }
    return properties + model.cases.flatMap(entries)
  }

  /// The statements that add the entries of a case and of the values of its payload.
  private func entries(of value: EnumCaseModel) -> [String] {
    guard value.isRead || value.isWritten else { return [] }
    let isRaw = model.usesRawValues || model.isRaw && model.needsTags
    let name = isRaw ? "\"\\(Self.\(value.reference).rawValue)\"" : value.name.swiftLiteral
    // The comment is that of the declaration around the case.
    let declaration = value.syntax.parent?.parent ?? Syntax(value.syntax)
    let attribute = value.attributes["Documented"]
    let comment = CaseComment(
      comment(attribute, declaration), labels: value.payload.compactMap(\.label))
    let values = comment.values.compactMap { entry in
      adding("\(value.name).\(entry.label)".swiftLiteral, entry.text.swiftLiteral)
    }
    return [adding(name, arguments(attribute, comment.text))].compactMap(\.self) + values
  }

  private func adding(_ name: String, _ entry: String) -> String? {
    entry.isEmpty ? nil : "documentation.add(\(name), .init(\(entry)))"
  }

  private func arguments(of property: PropertyModel) -> String {
    let attribute = property.attributes["Documented"]
    return arguments(attribute, comment(attribute, property.declaration))
  }

  /// The doc comment of a declaration, if the model or the declaration asks for it.
  private func comment(
    _ attribute: AttributeSyntax?, _ declaration: some SyntaxProtocol
  ) -> String? {
    model.documented != nil || attribute != nil ? declaration.docComment : nil
  }

  /// The arguments of an entry.
  private func arguments(_ attribute: AttributeSyntax?, _ comment: String?) -> String {
    let text = comment.map { [$0.swiftLiteral] } ?? []
    let others = attribute?.labeledArguments.sources(inModel: model.reference) ?? []
    return (text + others).joined(separator: ", ")
  }
}
