import SwiftSyntax

extension PropertyAttributes.Rules {
  /// Parses `@Validated`; nil if it has no rules.
  init?(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    let rules = attribute.labeledArguments
    guard !rules.isEmpty else {
      findings.add(.needsArgument("Validated", "a rule"), at: attribute)
      return nil
    }
    for rule in rules { Self.checkPatterns(in: Syntax(rule), findings) }
    self.init(expressions: rules.map(\.expression), syntax: attribute)
  }

  /// Reports literal patterns that are invalid; otherwise they would match nothing.
  private static func checkPatterns(in node: Syntax, _ findings: DiagnosticCollector) {
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "pattern",
      let argument = call.arguments.first, let pattern = argument.expression.stringLiteral,
      (try? Regex(pattern)) == nil
    {
      findings.add(.invalidPattern(pattern), at: argument)
    }
    for child in node.children(viewMode: .sourceAccurate) { checkPatterns(in: child, findings) }
  }
}
