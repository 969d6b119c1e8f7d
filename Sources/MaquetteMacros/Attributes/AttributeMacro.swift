import SwiftSyntax
import SwiftSyntaxMacros

/// Implements the attributes that `@Mappable` reads: they expand to nothing and check that they are
/// where it looks for them.
enum AttributeMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let findings = DiagnosticCollector()
    if let places = AttributeKind.named(node.baseName)?.places {
      check(node, on: declaration, places, context.lexicalContext.first, findings)
    }
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }

  private static func check(
    _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
    _ places: Set<AttributeKind.Place>, _ surrounding: Syntax?, _ findings: DiagnosticCollector
  ) {
    let variable = declaration.as(VariableDeclSyntax.self).flatMap {
      $0.isTypeMember || $0.isLazy ? nil : $0
    }
    guard isRight(places, attribute, declaration.kind, variable) else {
      let isComputed = variable?.isStored == false && places.contains(.computed)
      let others = isComputed ? ", or on a computed property with '@EncodableComputed'" : ""
      return findings.add(
        .misplaced(attribute.baseName, places.phrase + others), removing: attribute)
    }
    let type =
      declaration.asProtocol((any DeclGroupSyntax).self)
      ?? surrounding?.asProtocol((any DeclGroupSyntax).self)
    // `@Observable` declares the storage of a property, whose attributes it copies.
    let isStorage =
      variable?.attributes.anywhere.contains(named: "ObservationIgnored") == true
      && variable?.bindings.allSatisfy { $0.pattern.trimmedDescription.hasPrefix("_") } == true
    if type?.attributes.anywhere.contains(named: "Mappable") != true, !isStorage {
      let isInExtension = type?.is(ExtensionDeclSyntax.self) == true
      findings.add(
        isInExtension ? .inExtension(attribute.baseName) : .outsideModel(attribute.baseName),
        removing: attribute)
    }
  }

  /// Whether a declaration is of a kind that an attribute is for.
  private static func isRight(
    _ places: Set<AttributeKind.Place>, _ attribute: AttributeSyntax, _ kind: SyntaxKind,
    _ variable: VariableDeclSyntax?
  ) -> Bool {
    switch kind {
    case .functionDecl: return places.contains(.methods)
    case .enumCaseDecl: return places.contains(attribute.valueLabel != nil ? .values : .cases)
    case .structDecl, .classDecl, .enumDecl, .actorDecl: return places.contains(.types)
    default:
      guard let variable else { return false }
      if variable.isStored { return places.contains(.properties) }
      let isEncoded = variable.attributes.anywhere.contains(named: "EncodableComputed")
      return places == [.computed] || places.contains(.computed) && isEncoded
    }
  }
}
