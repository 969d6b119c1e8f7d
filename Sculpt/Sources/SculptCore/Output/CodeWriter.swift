/// Lines of code.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0
  let indentation: Int

  init(indentation: Int) { self.indentation = indentation }

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: " ", count: depth * indentation) + line }
    text += "\n"
  }

  /// Writes a block in braces; an empty one stays on its line.
  ///
  /// - Parameter indents: Whether its lines are indented; those of a `switch` are not.
  mutating func block(_ head: String, indents: Bool = true, _ body: (inout CodeWriter) -> Void) {
    let start = text.utf8.count
    line(head + " {")
    let inside = text.utf8.count
    if indents { depth += 1 }
    body(&self)
    if indents { depth -= 1 }
    if text.utf8.count == inside {
      text = String(decoding: text.utf8.prefix(start), as: UTF8.self)
      return line(head + " {}")
    }
    line("}")
  }
}

extension String {
  /// The text as a literal.
  var literal: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || !scalar.isPrinted:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// The text as a literal in which each scalar above ASCII is a number, so that a reader sees how it is written.
  var literalOfScalars: String {
    let parts = unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar).literal.dropFirst().dropLast()
        : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(parts.joined())\""
  }
}

extension Unicode.Scalar {
  /// Whether a reader of code sees the character, and it changes nothing around it.
  fileprivate var isPrinted: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      false
    default: true
    }
  }
}
