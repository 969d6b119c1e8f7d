import SwiftDiagnostics
import SwiftSyntax

/// All problems of one type, in the order in which they were found.
final class DiagnosticCollector {
  private(set) var diagnostics: [Diagnostic] = []

  /// Adds a problem.
  func add(
    _ message: MappableDiagnostic, at node: some SyntaxProtocol, fixIts: [FixIt] = []
  ) {
    diagnostics.append(Diagnostic(node: Syntax(node), message: message, fixIts: fixIts))
  }

  /// Adds a problem that is solved without an attribute.
  func add(_ message: MappableDiagnostic, removing attribute: AttributeSyntax) {
    add(message, at: attribute, fixIts: [.remove(attribute)])
  }

  /// Adds a problem because of which there is no result.
  func none<Result>(_ message: MappableDiagnostic, at node: some SyntaxProtocol) -> Result? {
    add(message, at: node)
    return nil
  }

  /// Adds the new problems of another variant.
  func merge(_ other: DiagnosticCollector) {
    for diagnostic in other.diagnostics
    where !diagnostics.contains(where: {
      $0.node.id == diagnostic.node.id && $0.message == diagnostic.message
    }) {
      diagnostics.append(diagnostic)
    }
  }

  /// Whether any problem prevents generating code.
  var hasErrors: Bool { diagnostics.contains { $0.diagMessage.severity == .error } }
}
