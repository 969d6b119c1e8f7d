/// Generated source that grows line by line.
struct SourceText {
  private(set) var text = ""
  private var depth: Int

  init(depth: Int = 0) {
    self.depth = depth
  }

  /// Creates a text from what a body adds to it.
  init(depth: Int = 0, _ body: (inout Self) -> Void) {
    self.init(depth: depth)
    body(&self)
  }

  /// Adds a line, or each line of a longer text.
  mutating func line(_ line: String = "") {
    for line in line.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
    }
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

  /// Adds a switch, whose cases are not indented.
  mutating func cases(of value: String, _ body: (inout Self) -> Void) {
    line("switch \(value) {")
    body(&self)
    line("}")
  }

  /// Adds an empty line before the next member.
  mutating func gap() { line() }

  /// The text as a declaration, without the final line break.
  var declaration: String { String(text.dropLast()) }
}

extension [String] {
  /// Statements that initialize properties; many of them in basic blocks of eight, because the
  /// compiler checks a block in a time that grows with the cube of its length.
  var inShortBlocks: [String] {
    enumerated().flatMap { index, statement in
      count > 32 && index.isMultiple(of: 8) ? ["if true {}", statement] : [statement]
    }
  }
}
