import SwiftSyntax

/// Checks that an attribute is where `@Mappable` looks for it.
struct MarkerChecker {
  let attribute: AttributeSyntax
  let places: AttributeKind.Places
  let lexicalContext: [Syntax]
  let findings: DiagnosticCollector

  /// Checks the declaration that the attribute is attached to.
  func check(_ declaration: some DeclSyntaxProtocol) {
    guard isRightKind(declaration) else {
      let isComputed = isComputed(declaration) && places.contains(.computed)
      let others = isComputed ? ", or on a computed property with '@EncodableComputed'" : ""
      return findings.add(
        .misplaced(attribute.baseName, places.phrase + others), removing: attribute)
    }
    let type = declaration.asProtocol((any DeclGroupSyntax).self)
    let surrounding = type ?? lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
    if surrounding?.attributes.anywhere.contains(named: "Mappable") != true,
      !isStorageOfObservation(declaration)
    {
      let isInExtension = surrounding?.is(ExtensionDeclSyntax.self) == true
      findings.add(
        isInExtension ? .inExtension(attribute.baseName) : .outsideModel(attribute.baseName),
        removing: attribute)
    }
  }

  private func isComputed(_ declaration: some DeclSyntaxProtocol) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
    return !variable.isTypeMember && !variable.isLazy && !variable.bindings.allSatisfy(\.isStored)
  }

  /// Whether `@Observable` declared the property as the storage of another one, whose attributes it
  /// copies.
  private func isStorageOfObservation(_ declaration: some DeclSyntaxProtocol) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
    return variable.attributes.anywhere.contains(named: "ObservationIgnored")
      && variable.bindings.allSatisfy { $0.pattern.trimmedDescription.hasPrefix("_") }
  }

  private func isRightKind(_ declaration: some DeclSyntaxProtocol) -> Bool {
    let types: Set<SyntaxKind> = [.structDecl, .classDecl, .enumDecl, .actorDecl]
    if declaration.is(FunctionDeclSyntax.self) { return places.contains(.methods) }
    if declaration.is(EnumCaseDeclSyntax.self) {
      return places.contains(attribute.valueLabel != nil ? .values : .cases)
    }
    if types.contains(declaration.kind) { return places.contains(.types) }
    guard let variable = declaration.as(VariableDeclSyntax.self), !variable.isTypeMember,
      !variable.isLazy
    else { return false }
    if variable.bindings.allSatisfy(\.isStored) { return places.contains(.properties) }
    return places == .computed
      || places.contains(.computed)
        && variable.attributes.anywhere.contains(named: "EncodableComputed")
  }
}
