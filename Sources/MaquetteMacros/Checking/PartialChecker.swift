import SwiftSyntax

/// Checks whether a type can have a partial.
struct PartialChecker {
  let attribute: AttributeSyntax
  let findings: DiagnosticCollector

  /// The attribute that makes a struct a model; reports a problem and returns nil if there is none.
  func mappable(of declaration: some DeclGroupSyntax) -> AttributeSyntax? {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      findings.add(.partialOfOther(Self.phrase(for: declaration)), removing: attribute)
      return nil
    }
    guard let mappable = declaration.attributes.anywhere.first(named: "Mappable") else {
      findings.add(.outsideModel(attribute.baseName), removing: attribute)
      return nil
    }
    if case .clauses? = ConditionalVariants.ways(through: declaration, findings) {
      findings.add(.noPartial(of: structure.name.text, "partly under '#if'"), at: attribute)
      return nil
    }
    return mappable
  }

  /// Checks the model and its properties.
  func check(_ model: TypeModel) {
    let arguments = model.arguments
    let reason: String? =
      if arguments.isArray {
        "an array, of which nothing can be left out"
      } else if arguments.isTransparent {
        "mapped as its only property"
      } else if arguments.via != nil {
        "mapped as another type"
      } else if model.isNoncopyable {
        "one that cannot be copied"
      } else if !arguments.reads {
        "not read"
      } else {
        nil
      }
    if let reason { findings.add(.noPartial(of: model.name, reason), at: attribute) }
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

  private static func phrase(for declaration: some DeclGroupSyntax) -> String {
    switch declaration.kind {
    case .classDecl: "classes"
    case .enumDecl: "enums"
    case .actorDecl: "actors"
    case .protocolDecl: "protocols"
    default: "extensions"
    }
  }
}

extension PropertyModel {
  /// The attribute that makes the property a partial of its type in the partial of its model.
  var nestedPartial: AttributeSyntax? {
    attributes.all.first { $0.baseName == "CodableNestedPartial" }
  }
}
