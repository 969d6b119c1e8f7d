import SwiftSyntax

extension PropertyModel {
  /// The stored properties that a variable declaration declares, and the computed one that is encoded.
  static func properties(
    in declaration: VariableDeclSyntax, of model: TypeModel, _ chosen: ConditionalVariants,
    _ findings: DiagnosticCollector
  ) -> [PropertyModel] {
    guard !declaration.isTypeMember else { return [] }
    let written = chosen.attributes(of: declaration.attributes)
    let isEncoded = written.contains(named: "EncodableComputed")
    // An array, because a filtered syntax collection would lose its position in the source.
    let bindings = Array(declaration.bindings)
    let stored = bindings.filter(\.isStored)
    let computed = bindings.prefix(1).filter { !$0.isStored && isEncoded }
    guard !(stored + computed).isEmpty else { return [] }
    let attributes = PropertyAttributes(written, findings)
    if !stored.isEmpty, bindings.count > 1, let first = attributes.first {
      findings.add(.severalVariables(first.baseName), at: first)
    }
    return (stored + computed).compactMap { binding in
      property(binding, in: declaration, of: model, attributes, findings)
    }
  }

  private static func property(
    _ binding: PatternBindingSyntax, in declaration: VariableDeclSyntax, of model: TypeModel,
    _ attributes: PropertyAttributes, _ findings: DiagnosticCollector
  ) -> PropertyModel? {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return findings.none(.tuplePattern, at: binding.pattern)
    }
    let name = pattern.identifier.identifier?.name ?? pattern.identifier.text
    let value = binding.initializer?.value
    let arguments = model.arguments
    var attributes = attributes
    let ownKey = (attributes.naming ?? arguments.fieldNaming).apply(to: name)
    if attributes.key == nil, attributes["CodableFlattened"] == nil,
      attributes["CodableExtras"] == nil
    {
      arguments.addAliases(of: name, besides: ownKey, to: &attributes)
    }
    // In `a, b: Int`, the type is that of the next variable.
    let annotated = declaration.bindings.drop { $0.id != binding.id }
      .first { $0.typeAnnotation != nil || $0.initializer != nil }
    let type =
      annotated?.typeAnnotation.map { PropertyType($0.type, inModel: model.reference) }
      ?? value?.certainType.map { PropertyType(certain: $0) }
    attributes.combineStrategies(with: type)
    var property = PropertyModel(
      name: name, reference: pattern.identifier.text, type: type, initialValue: value,
      attributes: attributes, ownKey: ownKey, declaration: declaration, binding: binding)
    property.isSkipped =
      arguments.ignoresInitialized && value != nil && attributes.all.isEmpty
      || property.isWeak && attributes["Archived"] != nil
    return property
  }
}
