import SwiftSyntax

/// Where the tag of an enum's case is: the argument `tagged:`.
enum CaseTaggingModel: Equatable {
  case external
  case codable
  case inside(path: [String])
  case adjacent(path: [String], content: String)
  case firstElement
  case untagged

  /// The keys that lead to the tag, if it is in an object.
  var path: [String]? {
    switch self {
    case .external, .codable, .firstElement, .untagged: nil
    case .inside(let path), .adjacent(let path, _): path
    }
  }

  /// Whether the tag is next to the fields of the payload.
  var isInside: Bool {
    if case .inside = self { true } else { false }
  }

  /// Parses the argument; nil if it has another form.
  init?(_ expression: ExprSyntax) {
    switch expression.memberName {
    case "external": self = .external
    case "codable": self = .codable
    case "firstElement": self = .firstElement
    case "untagged": self = .untagged
    default:
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
      let arguments = Array(call.arguments)
      guard let text = arguments.first?.expression.stringLiteral else { return nil }
      let label = arguments[0].label?.text
      let path =
        label == nil
        ? [text] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard label == nil || label == "path" && !path.contains("") else { return nil }
      switch (call.calledExpression.memberName, arguments.count) {
      case ("internal", 1): self = .inside(path: path)
      case ("adjacent", 2):
        guard arguments[1].label?.text == "content",
          let content = arguments[1].expression.stringLiteral
        else { return nil }
        self = .adjacent(path: path, content: content)
      default: return nil
      }
    }
  }
}

/// The tag of a case in data.
enum CaseTagModel: Equatable {
  case text(String)
  case bool(Bool)
  case integers(first: Int, last: Int)
  case number(Double)

  /// Null, or a missing tag.
  case none

  /// Whether the tag is a single value, which can be encoded.
  var isOne: Bool {
    if case .integers(let first, let last) = self { return first == last }
    return true
  }

  /// The tag as text, for keys and messages.
  var text: String {
    switch self {
    case .text(let text): return text
    case .bool(let value): return "\(value)"
    case .number(let value): return "\(value)"
    case .none: return "null"
    case .integers(let first, let last):
      if first == last { return "\(first)" }
      return (first == .min ? "" : "\(first)") + "..." + (last == .max ? "" : "\(last)")
    }
  }

  /// Whether two tags have a value in common.
  func overlaps(_ other: CaseTagModel, ignoringCase: Bool) -> Bool {
    switch (self, other) {
    case (.text(let left), .text(let right)):
      if ignoringCase { return left.lowercased() == right.lowercased() }
      return left.utf8.elementsEqual(right.utf8)
    case (.integers(let first, let last), .integers(let otherFirst, let otherLast)):
      return first <= otherLast && otherFirst <= last
    default: return self == other
    }
  }

  /// Parses a literal: text, a Boolean, a number, a range of integers, or nil.
  init?(_ expression: ExprSyntax) {
    if expression.isNil {
      self = .none
    } else if let text = expression.stringLiteral {
      self = .text(text)
    } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      self = .bool(literal.literal.tokenKind == .keyword(.true))
    } else if let value = expression.integer {
      self = .integers(first: value, last: value)
    } else if let value = expression.number {
      self = Int(exactly: value).map { .integers(first: $0, last: $0) } ?? .number(value)
    } else if let (first, last) = expression.integerRange, first <= last {
      self = .integers(first: first, last: last)
    } else {
      return nil
    }
  }
}

extension ExprSyntax {
  /// The value of a literal with a fraction or an exponent, with or without a sign.
  fileprivate var number: Double? {
    let text = trimmedDescription.replacing("_", with: "")
    let digits = self.as(PrefixOperatorExprSyntax.self)?.expression ?? self
    return digits.is(FloatLiteralExprSyntax.self) ? Double(text) : nil
  }

  /// The value of an integer literal, with or without a sign.
  fileprivate var integer: Int? {
    if let literal = self.as(IntegerLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    guard let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" else {
      return nil
    }
    return prefix.expression.integer.map { -$0 }
  }

  /// The bounds of `a...b`, `a..<b`, `a...` and `...b`.
  fileprivate var integerRange: (Int, Int)? {
    if let postfix = self.as(PostfixOperatorExprSyntax.self), postfix.operator.text == "..." {
      return postfix.expression.integer.map { ($0, .max) }
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "..." {
      return prefix.expression.integer.map { (.min, $0) }
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, let first = parts[0].integer, let last = parts[2].integer else {
      return nil
    }
    switch parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "...": return (first, last)
    case "..<": return last > first ? (first, last - 1) : nil
    default: return nil
    }
  }
}
