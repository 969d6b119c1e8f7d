import SwiftSyntax

/// Decides whether a type can be mapped as it stands, and reports all that forbids it.
struct TypeChecker {
  private let model: TypeModel
  private let lexicalContext: [Syntax]
  private let findings: Findings

  init(_ model: TypeModel, _ lexicalContext: [Syntax], _ findings: Findings) {
    self.model = model
    self.lexicalContext = lexicalContext
    self.findings = findings
  }

  /// Checks the type and everything in it.
  func check() {
  }
}
