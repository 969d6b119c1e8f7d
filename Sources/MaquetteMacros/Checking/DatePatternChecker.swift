import SwiftSyntax

/// Finds date patterns in strategies that fail whenever they are used.
///
/// A warning, because the application may have a static member `date` of its own.
final class DatePatternChecker: SyntaxVisitor {
  private let findings: DiagnosticCollector

  private init(_ findings: DiagnosticCollector) {
    self.findings = findings
    super.init(viewMode: .sourceAccurate)
  }

  /// Checks the literals after `.date(` and `.dates(` in attributes.
  static func check(_ attributes: [AttributeSyntax], _ findings: DiagnosticCollector) {
    for attribute in attributes where attribute.baseName.hasSuffix("ableBy") {
      DatePatternChecker(findings).walk(attribute)
    }
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = call.arguments.first, argument.label == nil else { return .visitChildren }
    switch call.calledExpression.memberName {
    case "date": check(argument.expression)
    case "dates":
      let patterns = argument.expression.as(ArrayExprSyntax.self)?.elements
      for pattern in patterns ?? [] { check(pattern.expression) }
    default: break
    }
    return .visitChildren
  }

  private func check(_ expression: ExprSyntax) {
    guard let pattern = expression.stringLiteral,
      let mistake = DatePatternWalk.mistake(in: Array(pattern.utf8).span)
    else { return }
    findings.add(.wrongPattern(pattern, mistake), at: expression)
  }
}
