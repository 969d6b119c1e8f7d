import SwiftSyntax

extension LabeledExprSyntax {
  /// The one of some choices that the argument names; reports a problem and returns nil for anything
  /// else.
  ///
  /// - Parameters:
  ///   - choices: The names, each written after a dot.
  ///   - name: What messages call the argument; nil for its label.
  ///   - findings: Collects the problems.
  func choice(
    _ choices: [String], as name: String? = nil, _ findings: DiagnosticCollector
  ) -> String? {
    choice(of: expression, choices, as: name, findings)
  }

  /// The choice that a part of the argument names.
  func choice(
    of part: ExprSyntax, _ choices: [String], as name: String? = nil,
    _ findings: DiagnosticCollector
  ) -> String? {
    if let choice = part.memberName, choices.contains(choice) { return choice }
    let told = choices.map { "'.\($0)'" }.joined(separator: ", ")
    findings.add(.unreadableArgument(name ?? label?.text ?? "", told), at: self)
    return nil
  }
}
