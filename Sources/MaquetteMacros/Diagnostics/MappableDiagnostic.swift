import SwiftDiagnostics

/// A problem in the source of a model: what is wrong, and what to do.
struct MappableDiagnostic: DiagnosticMessage {
  let message: String
  let severity: DiagnosticSeverity
  let diagnosticID: MessageID

  /// A problem that prevents generating code.
  static func error(_ text: String) -> Template<Self> { problem(text, .error) }

  /// A problem that does not.
  static func warning(_ text: String) -> Template<Self> { problem(text, .warning) }

  private static func problem(_ text: String, _ severity: DiagnosticSeverity) -> Template<Self> {
    let id = MessageID(domain: "Maquette", id: text)
    return Template(text) { Self(message: $0, severity: severity, diagnosticID: id) }
  }
}

/// A text with `$0`, `$1` and so on in the places of values, and what is made of it.
struct Template<Result>: Sendable {
  private let parts: [Substring]
  private let make: @Sendable (String) -> Result

  init(_ text: String, _ make: @escaping @Sendable (String) -> Result) {
    parts = text.split(separator: "$", omittingEmptySubsequences: false)
    self.make = make
  }

  /// Puts values in their places.
  func callAsFunction(_ values: String...) -> Result {
    make(
      parts.dropFirst().reduce(String(parts[0])) { text, part in
        text + values[part.first?.wholeNumberValue ?? 0] + part.dropFirst()
      })
  }
}
