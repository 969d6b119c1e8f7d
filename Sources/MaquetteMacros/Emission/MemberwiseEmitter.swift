import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes a memberwise initialiser, which the compiler makes for the module alone.
struct MemberwiseEmitter {
  private let model: TypeModel
  private let access: String

  init(_ model: TypeModel, access: String) {
    self.model = model
    self.access = access
  }

  /// The initialiser.
  var member: DeclSyntax {
    let properties = model.properties.filter { !$0.isFixed && !$0.isLazy }
    let parameters = properties.compactMap { property -> String? in
      guard let type = property.type else { return nil }
      let value = property.initialValue?.source(inModel: model.reference)
      let fallback = value ?? (property.hasValue ? "nil" : nil)
      return "\(property.reference): \(parameter(property, type))"
        + (fallback.map { " = " + $0 } ?? "")
    }
    var source = SourceText()
    source.block(
      "\(model.isolation.member)\(access)init(\(parameters.joined(separator: ", ")))"
    ) { source in
      for property in properties where property.type != nil {
        source.line("self.\(property.reference) = \(property.reference)")
      }
    }
    return source.declaration
  }

  /// The type of a parameter: a function outlives the call.
  private func parameter(_ property: PropertyModel, _ type: PropertyType) -> String {
    guard type.syntax?.is(FunctionTypeSyntax.self) == true else {
      return (model.isNoncopyable && type.isNamed ? "consuming " : "") + type.text
    }
    let written = property.binding.typeAnnotation?.type.source(inModel: model.reference)
    return "@escaping " + (written ?? type.text)
  }
}
