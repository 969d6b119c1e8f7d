import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@CodablePartial`: generates the partial as a model, which `@Mappable` expands.
enum CodablePartialMacro: EmittingMacro {
  /// The emitter for the partial of a declaration; nil if it cannot have one.
  static func emitter(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax, _ lexicalContext: [Syntax],
    _ protocols: [TypeSyntax], _ findings: DiagnosticCollector
  ) -> (any ModelEmitter)? {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      findings.add(.partialOfOther(declaration.phrase), removing: attribute)
      return nil
    }
    guard let mappable = declaration.attributes.anywhere.first(named: "Mappable") else {
      findings.add(.outsideModel(attribute.baseName), removing: attribute)
      return nil
    }
    if case .clauses? = ConditionalVariants.ways(through: declaration, findings) {
      return findings.none(.noPartial(structure.name.text, "partly under '#if'"), at: attribute)
    }
    // `@Mappable` reports the problems of the model itself.
    let others = DiagnosticCollector()
    guard
      let model = TypeModel(declaration, mappable, lexicalContext: lexicalContext, others)
    else { return nil }
    TypeChecker(model: model, lexicalContext: lexicalContext, findings: others).check()
    check(model, attribute, findings)
    return findings.hasErrors || others.hasErrors ? nil : PartialEmitter(model, mappable)
  }

  /// Checks whether the model and its properties can have a partial.
  private static func check(
    _ model: TypeModel, _ attribute: AttributeSyntax, _ findings: DiagnosticCollector
  ) {
    let arguments = model.arguments
    let reasons = [
      (arguments.isArray, "an array, of which nothing can be left out"),
      (arguments.isTransparent, "mapped as its only property"),
      (arguments.via != nil, "mapped as another type"),
      (model.isNoncopyable, "one that cannot be copied"), (!arguments.reads, "not read"),
    ]
    if let (_, reason) = reasons.first(where: \.0) {
      findings.add(.noPartial(model.name, reason), at: attribute)
    }
    for property in model.readProperties {
      if property.name == "isEmpty" {
        findings.add(.partialName(property.name), at: property.binding)
      }
      if let key = property.attributes.key, !key.place.isPlain {
        findings.add(.partialElement(property.name), at: key.syntax)
      }
      if let attribute = property.attributes["CodableNestedPartial"], let type = property.type,
        type.isArray || type.syntax?.is(DictionaryTypeSyntax.self) == true
      {
        findings.add(.nestedPartialType(property.name), at: attribute)
      }
    }
  }
}
