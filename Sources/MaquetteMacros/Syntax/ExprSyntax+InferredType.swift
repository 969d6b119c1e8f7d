import SwiftSyntax

extension ExprSyntax {
  /// The type that this initial value implies; nil if only the compiler can infer it.
  var certainType: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return "Swift.Int"
    case .floatLiteralExpr: return "Swift.Double"
    case .stringLiteralExpr: return "Swift.String"
    case .booleanLiteralExpr: return "Swift.Bool"
    case .prefixOperatorExpr(let expression):
      guard ["-", "+"].contains(expression.operator.text) else { return nil }
      let inner = expression.expression
      let isNumber =
        inner.is(IntegerLiteralExprSyntax.self) || inner.is(FloatLiteralExprSyntax.self)
      return isNumber ? inner.certainType : nil
    case .sequenceExpr(let sequence):
      // The type of `value as Type`.
      let parts = Array(sequence.elements)
      guard parts.count == 3, let coercion = parts[1].as(UnresolvedAsExprSyntax.self),
        coercion.questionOrExclamationMark == nil
      else { return nil }
      return parts[2].as(TypeExprSyntax.self)?.trimmedDescription
    case .functionCallExpr(let call):
      // The type of `Type()`, only without arguments, because other initializers may be failable.
      let isMade =
        call.arguments.isEmpty && call.trailingClosure == nil && call.calledExpression.namesType
      return isMade ? call.calledExpression.trimmedDescription : nil
    case .arrayExpr(let array):
      return array.elements.map(\.expression).commonType.map { "[\($0)]" }
    case .dictionaryExpr(let dictionary):
      guard let elements = dictionary.content.as(DictionaryElementListSyntax.self),
        let key = elements.map(\.key).commonType, let value = elements.map(\.value).commonType
      else { return nil }
      return "[\(key): \(value)]"
    default: return nil
    }
  }
}

extension [ExprSyntax] {
  /// The type of the elements of a literal; nil if only the compiler can infer it.
  fileprivate var commonType: String? {
    let types = Set(map(\.certainType))
    // Integers among fractional literals are doubles.
    return types == ["Swift.Int", "Swift.Double"]
      ? "Swift.Double" : types.count == 1 ? types.first! : nil
  }
}

extension ExprSyntax {
  /// Whether the expression spells a type: `[String]`, `Set<Int>`, `Outer.Inner`.
  fileprivate var namesType: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      return array.elements.count == 1 && array.elements.allSatisfy(\.expression.namesType)
    case .dictionaryExpr(let dictionary):
      let elements = dictionary.content.as(DictionaryElementListSyntax.self)
      return elements?.count == 1
        && elements?.allSatisfy { $0.key.namesType && $0.value.namesType } == true
    case .optionalChainingExpr(let optional): return optional.expression.namesType
    case .genericSpecializationExpr(let generic): return generic.expression.namesType
    case .declReferenceExpr(let reference): return reference.baseName.text.isTypeName
    case .memberAccessExpr(let member):
      guard let base = member.base, member.declName.baseName.text.isTypeName else { return false }
      return base.namesType
    default: return false
    }
  }
}

extension String {
  /// Whether the name begins with a capital, as types do and functions do not.
  fileprivate var isTypeName: Bool {
    first { $0 != "_" && $0 != "`" }?.isUppercase == true
  }
}
