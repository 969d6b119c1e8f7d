import SwiftParser
import SwiftSyntax

extension ExprSyntax {
  /// The text of a string literal without interpolation; nil for anything else.
  var stringLiteral: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The name after a leading dot, or after a type and a dot.
  var memberName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Whether this is the literal `nil`, or an optional's `.none`.
  var isNil: Bool {
    self.is(NilLiteralExprSyntax.self) || trimmedDescription == ".none"
  }

  /// Whether the value is a constant: evaluating it again gives the same value.
  var isConstantLiteral: Bool {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) {
      return prefix.expression.isConstantLiteral
    }
    return stringLiteral != nil || self.is(IntegerLiteralExprSyntax.self)
      || self.is(FloatLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self) || isNil
  }

  /// Whether this is the literal of an empty text, array or dictionary.
  var isEmptyLiteral: Bool { stringLiteral == "" || isEmptyCollection }

  /// Whether this is the literal of an empty array or dictionary.
  var isEmptyCollection: Bool {
    self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      || self.as(DictionaryExprSyntax.self)?.content.is(TokenSyntax.self) == true
  }
}

extension SyntaxProtocol {
  /// All calls in the source, also those in arguments of others.
  var calls: [FunctionCallExprSyntax] {
    [self.as(FunctionCallExprSyntax.self)].compactMap(\.self)
      + children(viewMode: .sourceAccurate).flatMap(\.calls)
  }
}
