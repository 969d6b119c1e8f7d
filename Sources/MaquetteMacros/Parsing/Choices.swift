import SwiftSyntax

extension LabeledExprSyntax {
  /// The elements of an array, or the one value without brackets.
  var elements: [ExprSyntax] {
    expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [expression]
  }

  /// The one of some choices that the argument names; reports a problem and returns nil for anything
  /// else.
  ///
  /// - Parameters:
  ///   - part: The part of the argument that names it; nil for the whole.
  ///   - choices: The names, each written after a dot.
  ///   - name: What messages call the argument; nil for its label.
  ///   - findings: Collects the problems.
  func choice(
    of part: ExprSyntax? = nil, _ choices: [String], as name: String? = nil,
    _ findings: DiagnosticCollector
  ) -> String? {
    if let choice = (part ?? expression).memberName, choices.contains(choice) { return choice }
    let told = choices.map { "'.\($0)'" }.joined(separator: ", ")
    return findings.none(.unreadableArgument(name ?? label?.text ?? "", told), at: self)
  }

  /// The text of the argument of an attribute; reports a problem and returns nil for anything else.
  func literal(in attribute: String, _ findings: DiagnosticCollector) -> String? {
    expression.stringLiteral ?? findings.none(.needsLiteral(attribute), at: self)
  }
}
