import SwiftDiagnostics

/// A problem in the source of a model, with a message that says what to do.
struct MappableDiagnostic: DiagnosticMessage {
  let message: String
  let severity: DiagnosticSeverity
  let diagnosticID: MessageID

  init(_ id: String, _ message: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.severity = severity
    diagnosticID = MessageID(domain: "Maquette", id: id)
  }
}

/// A change that repairs a problem.
struct MappableFixIt: FixItMessage {
  let message: String
  let fixItID: MessageID

  init(_ id: String, _ message: String) {
    self.message = message
    fixItID = MessageID(domain: "Maquette", id: id)
  }
}
