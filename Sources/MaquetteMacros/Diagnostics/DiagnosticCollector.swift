import SwiftDiagnostics
import SwiftSyntax

/// The problems found in one type, all of them, in the order of finding.
final class DiagnosticCollector {
  private(set) var diagnostics: [Diagnostic] = []

  /// Adds a problem.
  func add(
    _ message: MappableDiagnostic, at node: some SyntaxProtocol, fixIts: [FixIt] = []
  ) {
    diagnostics.append(Diagnostic(node: Syntax(node), message: message, fixIts: fixIts))
  }

  /// Adds the problems of another variant that are not known yet.
  func merge(_ other: DiagnosticCollector) {
    for diagnostic in other.diagnostics
    where !diagnostics.contains(where: {
      $0.node.id == diagnostic.node.id && $0.message == diagnostic.message
    }) {
      diagnostics.append(diagnostic)
    }
  }

  /// Whether any problem forbids making code.
  var hasErrors: Bool { diagnostics.contains { $0.diagMessage.severity == .error } }
}
