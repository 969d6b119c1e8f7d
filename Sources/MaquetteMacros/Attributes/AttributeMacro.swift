import SwiftSyntax
import SwiftSyntaxMacros

/// Implements the attributes that `@Mappable` reads: they expand to nothing and check their
/// placement.
enum AttributeMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let kind = AttributeKind.named(node.baseName) else { return [] }
    let findings = DiagnosticCollector()
    MarkerChecker(
      attribute: node, places: kind.places, lexicalContext: context.lexicalContext,
      findings: findings
    ).check(declaration)
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }
}
