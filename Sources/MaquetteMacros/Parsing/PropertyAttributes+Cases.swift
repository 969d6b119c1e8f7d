import SwiftSyntax

extension PropertyAttributes {
  /// The contents of `@CodableCase`.
  struct CaseValues {
    let tags: [CaseTagModel]
    let encoded: CaseTagModel?
    let syntax: AttributeSyntax
  }

  mutating func readCase(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    var tags: [CaseTagModel] = []
    var encoded: CaseTagModel?
    for argument in attribute.labeledArguments {
      let isEncoded = argument.label?.text == "encode"
      if isEncoded, argument.expression.isNil { continue }
      guard let tag = CaseTagModel(argument.expression) else {
        findings.add(.needsCaseLiteral, at: argument)
        continue
      }
      if isEncoded { encoded = tag } else { tags.append(tag) }
    }
    if attribute.labeledArguments.isEmpty {
      findings.add(.needsArgument(attribute.baseName, "a value"), at: attribute)
    }
    if !tags.isEmpty { caseValues = CaseValues(tags: tags, encoded: encoded, syntax: attribute) }
  }
}

extension AttributeSyntax {
  /// The argument that names one value of a payload: `@CodingKey("key", for: "label")`.
  var valueLabel: LabeledExprSyntax? { labeledArguments.first { $0.label?.text == "for" } }
}
