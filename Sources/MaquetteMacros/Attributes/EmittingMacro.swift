import SwiftSyntax
import SwiftSyntaxMacros

/// A macro whose members and extensions come from one emitter.
protocol EmittingMacro: MemberMacro, ExtensionMacro {
  /// The emitter of a declaration; nil if it has errors.
  static func emitter(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax, _ lexicalContext: [Syntax],
    _ protocols: [TypeSyntax], _ findings: DiagnosticCollector
  ) -> (any ModelEmitter)?
}

extension EmittingMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role reports these problems too.
    let emitter = emitter(
      of: declaration, node, context.lexicalContext, protocols, DiagnosticCollector())
    let isDeprecated = declaration.hasDeprecatedMembers
    return (emitter?.extensions ?? []).map {
      ExtensionDeclSyntax(verbatim: isDeprecated ? $0.withDeprecatedMembers : $0, of: type)
    }
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let findings = DiagnosticCollector()
    let emitter = emitter(of: declaration, node, context.lexicalContext, protocols, findings)
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    let members = emitter?.members ?? []
    return (declaration.hasDeprecatedMembers ? members.map(\.deprecatedMember) : members)
      .map(DeclSyntax.init(verbatim:))
  }
}
