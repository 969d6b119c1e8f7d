import SwiftSyntax

/// A call of a method of a container or a coder: `values.decode(Int.self, forKey: .id)`.
struct CodingCall {
  /// What the method is called on: the name of a variable, or another call.
  let base: ExprSyntax
  let method: String
  private let arguments: [LabeledExprSyntax]

  /// - Parameter expression: A call, in parentheses or not.
  init?(_ expression: ExprSyntax) {
    guard let call = expression.withoutParentheses.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    self.base = base.withoutParentheses
    method = member.declName.baseName.text
    arguments = Array(call.arguments)
  }

  /// The labels of the arguments; an empty one for none.
  var labels: [String] { arguments.map { $0.label?.text ?? "" } }

  func argument(_ index: Int) -> ExprSyntax { arguments[index].expression }

  /// The name of the variable that it is called on.
  var variable: String? { base.referencedName }

  /// The type of an argument `T.self`, as it is spelled.
  func type(_ index: Int) -> String? { argument(index).metatypeName }

  /// The case of an argument `.key` or `Keys.key`.
  func key(_ index: Int) -> String? {
    argument(index).as(MemberAccessExprSyntax.self)?.declName.baseName.bareName
  }
}

extension ExprSyntax {
  /// The expression without redundant parentheses.
  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    else { return self }
    return element.expression.withoutParentheses
  }

  /// The name of a variable or of a property of `self`.
  var referencedName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.bareName }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else {
      return nil
    }
    return member.declName.baseName.bareName
  }

  var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }

  /// The `T` of `T.self`, spelled as types of properties are.
  var metatypeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self), let base = member.base
    else { return nil }
    return base.typeSpelling
  }

  /// An expression that names a type, spelled as types of properties are.
  private var typeSpelling: String {
    if let type = self.as(TypeExprSyntax.self) { return type.type.spelling }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.typeSpelling + "?"
    }
    if let array = self.as(ArrayExprSyntax.self), let element = array.elements.first {
      return "[\(element.expression.typeSpelling)]"
    }
    if let dictionary = self.as(DictionaryExprSyntax.self),
      let element = dictionary.content.as(DictionaryElementListSyntax.self)?.first
    {
      return "[\(element.key.typeSpelling):\(element.value.typeSpelling)]"
    }
    return trimmedDescription.filter { !$0.isWhitespace }
  }

  /// Whether the expression has the same value wherever it is: literals, static members, and calls of types with them.
  var isConstant: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr(let text):
      text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .arrayExpr(let array): array.elements.allSatisfy { $0.expression.isConstant }
    case .dictionaryExpr(let dictionary):
      dictionary.content.as(DictionaryElementListSyntax.self)?.allSatisfy {
        $0.key.isConstant && $0.value.isConstant
      } ?? true
    case .memberAccessExpr(let member): member.base?.isConstant ?? true
    case .declReferenceExpr(let name): name.baseName.text.first?.isUppercase ?? false
    case .functionCallExpr(let call):
      call.trailingClosure == nil && call.calledExpression.isConstant
        && call.arguments.allSatisfy { $0.expression.isConstant }
    case .prefixOperatorExpr(let prefix): prefix.expression.isConstant
    case .genericSpecializationExpr(let type): type.expression.isConstant
    default: false
    }
  }
}
