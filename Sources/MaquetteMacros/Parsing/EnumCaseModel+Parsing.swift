import SwiftSyntax

extension EnumCaseModel {
  /// The cases that a declaration declares.
  static func cases(
    in declaration: EnumCaseDeclSyntax, of model: TypeModel, _ chosen: ConditionalVariants,
    _ findings: DiagnosticCollector
  ) -> [EnumCaseModel] {
    let attributes = PropertyAttributes(chosen.attributes(of: declaration.attributes), findings)
    if declaration.elements.count > 1, let first = attributes.first {
      findings.add(.severalCases(first.baseName), at: first)
    }
    return declaration.elements.enumerated().map { position, element in
      let name = element.name.identifier?.name ?? element.name.text
      let key = attributes.key?.steps.first
      // An explicit raw value is a deliberate name.
      let rawValue = element.rawValue?.value.stringLiteral
      let ownName = key ?? rawValue ?? model.arguments.caseNaming.apply(to: name)
      let values = attributes.caseValues
      let isNamed = values == nil || key != nil
      let tags =
        (isNamed ? [.text(ownName)] : []) + (values?.tags ?? [])
        + attributes.aliases.compactMap(\.steps.first).map(CaseTagModel.text)
      let writtenTag =
        attributes.encodedKey.map(CaseTagModel.text) ?? values?.encoded ?? tags[0]
      return EnumCaseModel(
        name: name, reference: element.name.text, index: model.cases.count + position,
        tagging: model.arguments.tagging, tags: tags, writtenTag: writtenTag,
        payload: payload(of: element, in: model, attributes, findings), syntax: element,
        attributes: attributes)
    }
  }

  /// A label as in a call, where few keywords need backticks.
  private static func argumentLabel(_ token: TokenSyntax) -> String {
    guard let name = token.identifier?.name, !["inout", "let", "var"].contains(name),
      name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber })
    else { return token.text }
    return name
  }

  private static func payload(
    of element: EnumCaseElementSyntax, in model: TypeModel, _ attributes: PropertyAttributes,
    _ findings: DiagnosticCollector
  ) -> [PayloadValue] {
    let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
    let firstPosition = model.arguments.tagging == .firstElement ? 1 : 0
    return parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0 }
      let name = label.map { $0.identifier?.name ?? $0.text } ?? "_\(index)"
      var own = PropertyAttributes(ofValue: name, attributes, findings)
      let key = label.map { _ in model.arguments.fieldNaming.apply(to: name) }
      if let key, own.key == nil {
        model.arguments.addAliases(of: name, besides: key, to: &own)
      }
      let ownKey = own.key?.steps.first ?? key ?? "_\(index)"
      return PayloadValue(
        label: label.map(argumentLabel), name: name, index: index,
        key: model.arguments.isArray ? String(firstPosition + index) : ownKey,
        isKeyed: label != nil || own.key != nil || !own.aliases.isEmpty
          || own["CodableFlattened"] != nil || own.readIgnored != nil || own.writeIgnored != nil,
        type: PropertyType(parameter.type, inModel: model.reference),
        defaultValue: parameter.defaultValue?.value, attributes: own, syntax: parameter)
    }
  }
}
