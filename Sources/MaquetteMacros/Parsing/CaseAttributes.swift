import SwiftSyntax

/// The contents of attributes that only enum cases have.
struct CaseAttributes {
  /// The contents of `@CodableCase`.
  struct Values {
    let tags: [CaseTagModel]
    let encoded: CaseTagModel?
    let syntax: AttributeSyntax
  }

  /// The values that are decoded as the case.
  private(set) var values: Values?

  /// The attribute that makes the case accept all unknown tags.
  private(set) var fallback: AttributeSyntax?

  /// Parses an attribute, if it is one of these.
  ///
  /// - Returns: Whether it is.
  mutating func take(
    _ attribute: AttributeSyntax, _ name: String, _ findings: DiagnosticCollector
  ) -> Bool {
    switch name {
    case "CodableCase": readValues(attribute, findings)
    case "CodableFallback": fallback = attribute
    default: return false
    }
    return true
  }

  private mutating func readValues(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    var tags: [CaseTagModel] = []
    var encoded: CaseTagModel?
    for argument in attribute.labeledArguments {
      if argument.label?.text == "encode", argument.expression.isNil { continue }
      guard let tag = CaseTagModel(argument.expression) else {
        findings.add(.needsCaseLiteral, at: argument)
        continue
      }
      if argument.label?.text == "encode" { encoded = tag } else { tags.append(tag) }
    }
    guard !tags.isEmpty else {
      if attribute.labeledArguments.isEmpty {
        findings.add(.needsArgument(attribute.baseName, "a value"), at: attribute)
      }
      return
    }
    values = Values(tags: tags, encoded: encoded, syntax: attribute)
  }
}

extension AttributeSyntax {
  /// The argument that names one value of a payload: `@CodingKey("key", for: "label")`.
  var valueLabel: LabeledExprSyntax? { labeledArguments.first { $0.label?.text == "for" } }
}
