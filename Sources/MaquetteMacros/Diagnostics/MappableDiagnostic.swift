import SwiftDiagnostics

/// A problem in the source of a model, with a message that says what to do.
struct MappableDiagnostic: DiagnosticMessage {
  let message: String
  let severity: DiagnosticSeverity
  let diagnosticID: MessageID

  /// - Parameters:
  ///   - message: What is wrong, and what to do.
  ///   - severity: Whether it prevents generating code.
  ///   - id: The name of the problem: that of the function that makes it.
  init(_ message: String, severity: DiagnosticSeverity = .error, id: String = #function) {
    self.message = message
    self.severity = severity
    diagnosticID = MessageID(domain: "Maquette", id: String(id.prefix { $0 != "(" }))
  }
}

/// A change that repairs a problem.
struct MappableFixIt: FixItMessage {
  let message: String
  let fixItID: MessageID

  init(_ message: String, id: String = #function) {
    self.message = message
    fixItID = MessageID(domain: "Maquette", id: String(id.prefix { $0 != "(" }))
  }
}
