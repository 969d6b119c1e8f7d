import SwiftSyntax

// What schemas say about a model besides its form: the texts of doc comments, and the arguments of
// `@Documented`.

extension TypeModel {
  /// The argument of the form of a class, which passes on what it inherits; empty for other models,
  /// and if nothing is documented.
  var documentationArgument: String {
    isAsked && isDocumentedByForm ? ", documentation: __document()" : ""
  }

  /// The member, unless nothing is documented.
  var documentationMember: String? {
    guard isAsked else { return nil }
    // The metatype of a noncopyable type is no value.
    let type = isNoncopyable ? "__Storage" : reference
    let value =
      "documentation = MaquetteCore.__Documentation(of: \(type).self, .init(\(ownDocumentation)))"
    let entries = documentationEntries
    return block(
      "\(isolation.member)\(documentationHead)",
      [(entries.isEmpty ? "let " : "var ") + value] + entries + ["return documentation"])
  }

  /// Whether the form of the model has the documentation: only the form of a class passes on that of
  /// the superclass.
  private var isDocumentedByForm: Bool {
    kind == .classType && (!isFinal || mayHaveSuperclass)
  }

  private var documentationHead: String {
    // Those of subclasses do not override it.
    if isDocumentedByForm {
      return "private static func __document() -> MaquetteCore.__Documentation"
    }
    let name = self.arguments.reads ? "__documentation" : "__writtenDocumentation"
    return "\(access)static var \(name): MaquetteCore.__Documentation?"
  }

  // MARK: Entries

  /// Whether the model or one of its members asks for it.
  private var isAsked: Bool {
    documented != nil
      || (properties + computed).contains { $0.attributes["Documented"] != nil }
      || cases.contains { $0.attributes["Documented"] != nil }
  }

  /// What is said about the type; a struct that is mapped as its only property says what that says.
  private var ownDocumentation: String {
    let own = arguments(documented, declaration)
    guard own.isEmpty, arguments.isTransparent, let property = properties.first else {
      return own
    }
    return arguments(property.attributes["Documented"], property.declaration)
  }

  /// The statements that add the entries of properties or cases.
  private var documentationEntries: [String] {
    guard !arguments.isTransparent else { return [] }
    let properties = (properties + computed).compactMap { property -> String? in
      guard property.isRead || property.isWritten else { return nil }
      let keys = property.writePlace.keys
      let place = keys == [property.name] || keys.isEmpty ? "" : ", at: \(keys.swiftLiteral)"
      let own = arguments(property.attributes["Documented"], property.declaration)
      return adding(property.name.swiftLiteral + place, own)
    }
    return properties + cases.flatMap(entries)
  }

  /// The statements that add the entries of a case and of the values of its payload.
  private func entries(of value: EnumCaseModel) -> [String] {
    guard value.isRead || value.isWritten else { return [] }
    let isRaw = usesRawValues || isRaw && needsTags
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

  /// The doc comment of a declaration, if the model or the declaration asks for it.
  private func comment(
    _ attribute: AttributeSyntax?, _ declaration: some SyntaxProtocol
  ) -> String? {
    documented != nil || attribute != nil ? declaration.docComment : nil
  }

  /// The arguments of an entry.
  private func arguments(
    _ attribute: AttributeSyntax?, _ declaration: some SyntaxProtocol
  ) -> String {
    arguments(attribute, comment(attribute, declaration))
  }

  private func arguments(_ attribute: AttributeSyntax?, _ comment: String?) -> String {
    let text = comment.map { [$0.swiftLiteral] } ?? []
    let others = attribute?.labeledArguments.sources(inModel: reference) ?? []
    return (text + others).joined(separator: ", ")
  }
}
