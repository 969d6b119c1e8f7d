import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@CodablePartial`: generates the partial as a model, which `@Mappable` expands.
enum CodablePartialMacro: EmittingMacro {
  /// The emitter for the partial of a declaration; nil if it cannot have one.
  static func emitter(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax, _ lexicalContext: [Syntax],
    _ protocols: [TypeSyntax], _ findings: DiagnosticCollector
  ) -> (any ModelEmitter)? {
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
