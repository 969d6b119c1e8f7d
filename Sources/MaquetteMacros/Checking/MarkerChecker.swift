import SwiftSyntax

/// Sees that an attribute stands where `@Mappable` looks for it.
struct MarkerChecker {
  private let attribute: AttributeSyntax
  private let places: MarkerPlaces
  private let lexicalContext: [Syntax]
  private let findings: Findings

  init(
    _ attribute: AttributeSyntax, _ places: MarkerPlaces, _ lexicalContext: [Syntax],
    _ findings: Findings
  ) {
    self.attribute = attribute
    self.places = places
    self.lexicalContext = lexicalContext
    self.findings = findings
  }

  /// Checks the declaration that the attribute is attached to.
  func check(_ declaration: some DeclSyntaxProtocol) {
    guard isRightKind(declaration) else {
      return findings.add(
        .misplaced(attribute.baseName, places.phrase), at: attribute, fixIts: [.remove(attribute)])
    }
    let type = declaration.asProtocol((any DeclGroupSyntax).self)
    let surrounding = type ?? lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
    if surrounding?.attributes.anywhere.contains(named: "Mappable") != true {
      findings.add(
        .outsideModel(attribute.baseName), at: attribute, fixIts: [.remove(attribute)])
    }
  }

  /// The attributes that say how a property is written.
  private static let writing: Set<String> = [
    "CodingKey", "EncodableBy", "EncodableIf", "EncodableDefault", "CodableView",
  ]

  private func isRightKind(_ declaration: some DeclSyntaxProtocol) -> Bool {
    if places == .propertiesAndTypes, declaration.isMappableKind { return true }
    if places == .methods { return declaration.is(FunctionDeclSyntax.self) }
    if declaration.is(EnumCaseDeclSyntax.self) {
      return places == .propertiesAndCases || places == .cases
    }
    guard places != .cases, let variable = declaration.as(VariableDeclSyntax.self) else {
      return false
    }
    guard !variable.isTypeMember, !variable.isLazy else { return false }
    let isStored = variable.bindings.allSatisfy(\.isStored)
    if places == .computed { return !isStored }
    return isStored
      || variable.attributes.anywhere.contains(named: "EncodableComputed")
        && Self.writing.contains(attribute.baseName)
  }
}

extension DeclSyntaxProtocol {
  /// Whether this declares a struct, a class or an enum.
  fileprivate var isMappableKind: Bool {
    self.is(StructDeclSyntax.self) || self.is(ClassDeclSyntax.self) || self.is(EnumDeclSyntax.self)
  }
}
