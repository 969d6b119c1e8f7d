import SwiftSyntax

/// The keys that an attribute names: `"a", "b", path: "c.d", encode: "e"`.
struct AttributeKeys {
  private let attribute: AttributeSyntax
  private let findings: Findings
  private var literals: [String] = []
  private var path: [String]?

  /// The key behind `encode:`.
  private(set) var encodedKey: String?

  init(_ attribute: AttributeSyntax, _ findings: Findings) {
    self.attribute = attribute
    self.findings = findings
    for argument in attribute.labeledArguments {
      switch argument.label?.text {
      case nil: literals += key(argument).map { [$0] } ?? []
      case "path": path = steps(argument)
      case "encode": encodedKey = argument.expression.isNil ? nil : key(argument)
      case "note": break
      case let label?:
        findings.add(.unknownArgument(label, attribute: attribute.baseName), at: argument)
      }
    }
    if attribute.labeledArguments.isEmpty {
      findings.add(.needsArgument(attribute.baseName, "a key"), at: attribute)
    }
  }

  /// The steps to one key, as `@CodingKey` names it.
  var steps: [String]? { path ?? (literals.isEmpty ? nil : literals) }

  /// Several keys, as `@DecodableAlias` names them.
  var aliases: [[String]] { literals.map { [$0] } + (path.map { [$0] } ?? []) }

  private func key(_ argument: LabeledExprSyntax) -> String? {
    guard let text = argument.expression.stringLiteral else {
      findings.add(.needsLiteral(attribute.baseName), at: argument)
      return nil
    }
    guard !text.isEmpty else {
      findings.add(.emptyKey(attribute.baseName), at: argument)
      return nil
    }
    return text
  }

  private func steps(_ argument: LabeledExprSyntax) -> [String]? {
    if argument.expression.isNil { return nil }
    guard let text = key(argument) else { return nil }
    let steps = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if steps.contains(where: \.isEmpty) {
      findings.add(.emptyStep(text), at: argument)
      return nil
    }
    if steps.contains(where: { $0.hasSuffix("]") && $0.contains("[") }) {
      findings.add(.arrayStep(text), at: argument)
      return nil
    }
    return steps
  }
}
