import SwiftDiagnostics
import SwiftSyntax

/// The problems found in one type, all of them, in the order of finding.
final class Findings {
  private(set) var diagnostics: [Diagnostic] = []

  /// Adds a problem.
  func add(
    _ message: MappableDiagnostic, at node: some SyntaxProtocol, fixIts: [FixIt] = []
  ) {
    diagnostics.append(Diagnostic(node: Syntax(node), message: message, fixIts: fixIts))
  }

  /// Whether any problem forbids making code.
  var hasErrors: Bool { diagnostics.contains { $0.diagMessage.severity == .error } }
}
