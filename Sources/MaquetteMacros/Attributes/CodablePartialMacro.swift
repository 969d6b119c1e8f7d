import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@CodablePartial`: generates the partial as a model, which `@Mappable` expands.
enum CodablePartialMacro {}

extension CodablePartialMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let findings = DiagnosticCollector()
    let emitter = emitter(of: declaration, node, context.lexicalContext, findings)
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return emitter.map { [DeclSyntax(verbatim: $0.member)] } ?? []
  }
}

extension CodablePartialMacro: ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role reports these problems too.
    let emitter = emitter(of: declaration, node, context.lexicalContext, DiagnosticCollector())
    return emitter.map { [ExtensionDeclSyntax(verbatim: $0.providing, of: type)] } ?? []
  }
}

extension CodablePartialMacro {
  /// The emitter for the partial of a declaration; nil if it cannot have one.
  private static func emitter(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax, _ lexicalContext: [Syntax],
    _ findings: DiagnosticCollector
  ) -> PartialEmitter? {
    let checker = PartialChecker(attribute: attribute, findings: findings)
    guard let mappable = checker.mappable(of: declaration) else { return nil }
    // `@Mappable` reports the problems of the model itself.
    let others = DiagnosticCollector()
    guard
      let model = TypeModel(declaration, mappable, lexicalContext: lexicalContext, others)
    else { return nil }
    TypeChecker(model: model, lexicalContext: lexicalContext, findings: others).check()
    checker.check(model)
    if findings.hasErrors || others.hasErrors { return nil }
    return PartialEmitter(model, mappable)
  }
}
