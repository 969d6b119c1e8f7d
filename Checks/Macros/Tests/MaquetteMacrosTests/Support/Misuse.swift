import SwiftDiagnostics
import Testing

/// Invalid source, and the expected diagnostics.
struct Misuse: CustomTestStringConvertible, Sendable {
  let source: String
  let messages: [String]

  /// The source after the first fix-it of the first diagnostic.
  let repaired: String?

  init(_ source: String, _ messages: String..., repaired: String? = nil) {
    self.source = source
    self.messages = messages
    self.repaired = repaired
  }

  var testDescription: String { source }

  /// Expands the source, and compares.
  func check() {
    let found = diagnostics(of: source)
    #expect(found.map(\.message) == messages)
    let repair = found.first?.fixIts.first?.applied(to: source)
    #expect(repair == repaired)
  }
}
