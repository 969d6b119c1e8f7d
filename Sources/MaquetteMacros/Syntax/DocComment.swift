import SwiftSyntax

extension SyntaxProtocol {
  /// The text of the doc comment of a declaration, which may be between its attributes; nil if there
  /// is none.
  var docComment: String? {
    var found: String?
    for token in tokens(viewMode: .sourceAccurate) {
      if let text = token.leadingTrivia.docComment { found = text }
      if case .keyword(let keyword) = token.tokenKind,
        [.var, .let, .case, .struct, .class, .enum, .actor].contains(keyword)
      {
        break
      }
    }
    return found
  }
}

extension Trivia {
  /// The text of the last doc comment; an empty line begins another one.
  fileprivate var docComment: String? {
    var lines: [String] = []
    var breaks = 0
    for piece in pieces {
      switch piece {
      case .docLineComment(let text):
        if breaks > 1 { lines = [] }
        breaks = 0
        lines.append(String(text.dropFirst(3)).trimmingSpaces)
      case .docBlockComment(let text):
        breaks = 0
        lines = text.dropFirst(3).dropLast(2).split(
          separator: "\n", omittingEmptySubsequences: false
        )
        .map { $0.drop { $0 == " " || $0 == "\t" || $0 == "*" }.description.trimmingSpaces }
      case .newlines(let count), .carriageReturnLineFeeds(let count): breaks += count
      default: break
      }
    }
    let text = lines.asParagraphs
    return text.isEmpty ? nil : text
  }
}

extension [String] {
  /// The lines as text: an empty line ends a paragraph, and an item of a list begins a line.
  fileprivate var asParagraphs: String {
    var text = ""
    var isNew = true
    for line in self {
      if line.isEmpty {
        isNew = true
        continue
      }
      let isItem = line.hasPrefix("- ") || line.hasPrefix("* ")
      text += text.isEmpty ? "" : isNew ? "\n\n" : isItem ? "\n" : " "
      text += line
      isNew = false
    }
    return text
  }
}

extension String {
  /// The text without spaces and tabs at both ends.
  fileprivate var trimmingSpaces: String {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
