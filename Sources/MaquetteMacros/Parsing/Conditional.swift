import SwiftSyntax

/// A value that depends on compilation conditions: one content, or one for each clause of an `#if`.
indirect enum Conditional<Content> {
  /// The same under all conditions.
  case always(Content)

  /// One for each clause in their order, the last of which has no condition.
  case clauses([(condition: String?, content: Conditional)])

  /// The contents, in the order of the clauses.
  var all: [Content] {
    switch self {
    case .always(let content): [content]
    case .clauses(let clauses): clauses.flatMap(\.content.all)
    }
  }

  /// Transforms every content.
  func map<Other>(_ transform: (Content) -> Other) -> Conditional<Other> {
    switch self {
    case .always(let content): .always(transform(content))
    case .clauses(let clauses):
      .clauses(clauses.map { ($0.condition, $0.content.map(transform)) })
    }
  }
}

extension Conditional<String> {
  /// The text, with conditions around the parts that depend on them.
  var source: String {
    guard case .clauses(let clauses) = self else { return all[0] }
    let texts = clauses.map(\.content.source)
    if texts.allSatisfy({ $0 == texts[0] }) { return texts[0] }
    var source = ""
    for (index, (clause, text)) in zip(clauses, texts).enumerated() {
      switch clause.condition {
      case let condition?: source += (index == 0 ? "#if " : "#elseif ") + condition + "\n"
      case nil where text.isEmpty: continue
      case nil: source += "#else\n"
      }
      source += text.isEmpty ? "" : text + "\n"
    }
    return source + "#endif"
  }
}
