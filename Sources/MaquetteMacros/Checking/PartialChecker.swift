import SwiftSyntax

/// Checks whether a type can have a partial.
struct PartialChecker {
  let attribute: AttributeSyntax
  let findings: DiagnosticCollector

  /// The attribute that makes a struct a model; reports a problem and returns nil if there is none.
  func mappable(of declaration: some DeclGroupSyntax) -> AttributeSyntax? {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      findings.add(.partialOfOther(declaration.phrase), removing: attribute)
      return nil
    }
    guard let mappable = declaration.attributes.anywhere.first(named: "Mappable") else {
      findings.add(.outsideModel(attribute.baseName), removing: attribute)
      return nil
    }
    if case .clauses? = ConditionalVariants.ways(through: declaration, findings) {
      findings.add(.noPartial(structure.name.text, "partly under '#if'"), at: attribute)
      return nil
    }
    return mappable
  }

  /// Checks the model and its properties.
  func check(_ model: TypeModel) {
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
    for property in model.readProperties { check(property) }
  }

  private func check(_ property: PropertyModel) {
    if property.name == "isEmpty" {
      findings.add(.partialName(property.name), at: property.binding)
    }
    if let key = property.attributes.key, !key.place.isPlain {
      findings.add(.partialElement(property.name), at: key.syntax)
    }
    if let attribute = property.nestedPartial, let type = property.type?.syntax,
      property.type?.isArray == true || type.is(DictionaryTypeSyntax.self)
    {
      findings.add(.nestedPartialType(property.name), at: attribute)
    }
  }
}

extension PropertyModel {
  /// The attribute that makes the property a partial of its type in the partial of its model.
  var nestedPartial: AttributeSyntax? {
    attributes.all.first(named: "CodableNestedPartial")
  }
}
