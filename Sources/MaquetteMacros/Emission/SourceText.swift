import SwiftSyntax
import SwiftSyntaxBuilder

/// Source that grows line by line.
struct SourceText {
  private(set) var text = ""
  private var depth = 0

  init() {}

  /// Adds a line; of a text of several lines, each.
  mutating func line(_ line: String = "") {
    guard !line.isEmpty else {
      text += "\n"
      return
    }
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  /// Adds lines.
  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Adds a head, a body in braces, and what follows the closing brace.
  mutating func block(_ head: String, then tail: String = "", _ body: (inout Self) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}" + tail)
  }

  /// Adds an empty line before the next member.
  mutating func gap() { line() }

  /// The text as a declaration.
  var declaration: DeclSyntax { "\(raw: text)" }
}
