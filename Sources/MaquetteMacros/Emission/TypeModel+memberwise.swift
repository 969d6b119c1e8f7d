import SwiftSyntax
import SwiftSyntaxBuilder

extension TypeModel {
  /// A memberwise initializer, because the compiler synthesizes one only for structs, and not a
  /// public one.
  func initializer(_ memberwise: MemberwiseModel) -> String {
    let properties = memberwiseProperties
    let own = properties.compactMap { property -> String? in
      guard let type = property.type else { return nil }
      let value = property.initialValue?.source(inModel: reference)
      let fallback = value ?? (property.hasValue ? "nil" : nil)
      return "\(property.reference): \(parameter(property, type))"
        + (fallback.map { " = " + $0 } ?? "")
    }
    let parameters = memberwise.inherited.map(parameter) + own
    let assigned = properties.filter { $0.type != nil }.map(\.reference)
    let arguments = memberwise.inherited.map { "\($0.name): \($0.reference)" }
    return block(
      "\(isolation.member)\(memberwise.access)init(\(parameters.joined(separator: ", ")))",
      assigned.map { "self.\($0) = \($0)" }.inShortBlocks
        // Swift calls `super.init()` implicitly if the superclass has one initializer; a mapped one has
        // more.
        + (!memberwise.inherited.isEmpty || kind == .classType && inheritsMapping
          ? ["super.init(\(arguments.joined(separator: ", ")))"] : []))
  }

  private func parameter(_ property: MemberwiseModel.Inherited) -> String {
    let type = property.type.source(inModel: reference)
    let value = property.defaultValue?.source(inModel: reference)
    // A function must be escaping.
    let isFunction = TypeSyntax("\(raw: type)").withoutAttributes.is(FunctionTypeSyntax.self)
    return "\(property.reference): \(isFunction ? "@escaping " : "")\(type)"
      + (value.map { " = " + $0 } ?? "")
  }

  /// The type of a parameter: a function must be escaping.
  private func parameter(_ property: PropertyModel, _ type: PropertyType) -> String {
    let annotation = property.binding.typeAnnotation?.type
    // The text of a type has no attributes, which are part of the type of a function.
    let written = annotation?.source(inModel: reference) ?? type.text
    if type.syntax?.is(FunctionTypeSyntax.self) == true { return "@escaping " + written }
    if type.unmappableKind == "a function",
      annotation?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == false
    {
      return written
    }
    return (isNoncopyable && type.isNamed ? "consuming " : "") + type.text
  }

  /// The properties that a memberwise initializer covers.
  var memberwiseProperties: [PropertyModel] { properties.filter { !$0.isFixed && !$0.isLazy } }
}
