import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@Mappable`: parses the type, checks it, and generates its conformances.
struct MappableMacro: EmittingMacro {
  /// The emitter of a declaration, or of the replacement for an invalid one.
  static func emitter(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax, _ lexicalContext: [Syntax],
    _ protocols: [TypeSyntax], _ findings: DiagnosticCollector
  ) -> (any ModelEmitter)? {
    let missing = Set(
      protocols.map { String($0.trimmedDescription.split(separator: ".").last ?? "") })
    return checkedVariants(of: declaration, attribute, lexicalContext, missing, findings)
      ?? TypeModel(
        declaration, attribute, missing: missing, lexicalContext: lexicalContext,
        DiagnosticCollector()
      ).flatMap(RefusedEmitter.init)
  }

  /// The model of a declaration under every compilation condition; nil if it has errors.
  private static func checkedVariants(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax, _ lexicalContext: [Syntax],
    _ missing: Set<String>, _ findings: DiagnosticCollector
  ) -> VariantsEmitter? {
    guard let ways = ConditionalVariants.ways(through: declaration, findings) else { return nil }
    let models = ways.map { chosen -> TypeModel? in
      let own = DiagnosticCollector()
      let model = TypeModel(
        declaration, attribute, chosen, missing: missing, lexicalContext: lexicalContext, own)
      if let model {
        TypeChecker(model: model, lexicalContext: lexicalContext, findings: own).check()
      }
      findings.merge(own)
      return model
    }
    guard !findings.hasErrors else { return nil }
    let emitter = VariantsEmitter(models)
    if let model = emitter?.differingModel {
      return findings.none(.conditionalConformance(model.name), at: attribute)
    }
    return emitter
  }
}
