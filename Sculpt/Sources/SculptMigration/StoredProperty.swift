import SwiftParser
import SwiftSyntax

/// A property that takes room in its type.
struct StoredProperty {
  let name: String

  /// The type as spelled, without white space; nil if neither the type nor the initial value tells it.
  let type: String?

  /// The wrapped type of an optional.
  let wrapped: String?

  let initial: ExprSyntax?
  let isConstant: Bool
  let declaration: VariableDeclSyntax
  let syntax: TypeSyntax?

  /// Whether it is the only one of its declaration, so that attributes are for it alone.
  let isAlone: Bool

  /// The type of its value.
  var valueType: String? { wrapped ?? type }

  var isOptional: Bool { wrapped != nil }

  /// Whether the initial value is not nil.
  var hasValue: Bool { initial.map { !$0.is(NilLiteralExprSyntax.self) } ?? false }

  /// Reads the stored properties of a declaration; none of a computed, static or lazy one.
  ///
  /// - Throws: What cannot be mapped.
  static func all(in declaration: VariableDeclSyntax) throws(Refusal) -> [StoredProperty] {
    let modifiers = Set(declaration.modifiers.map(\.name.text))
    if !modifiers.isDisjoint(with: ["static", "class", "lazy"]) { return [] }
    var properties: [StoredProperty] = []
    for binding in declaration.bindings where !binding.isComputed {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        throw Refusal("properties in a tuple cannot be mapped", binding)
      }
      if let attribute = declaration.attributes.first(where: { !$0.isAvailability }) {
        throw Refusal("'\(attribute.trimmedDescription)' may change what is coded", attribute)
      }
      if !modifiers.isDisjoint(with: ["weak", "unowned"]) {
        throw Refusal("'\(pattern.identifier.bareName)' does not keep its value", binding)
      }
      // The type of `var a, b: Int` follows the last name.
      let annotation =
        binding.typeAnnotation
        ?? (binding.initializer == nil
          ? declaration.bindings.last { $0.typeAnnotation != nil }?.typeAnnotation : nil)
      let type = annotation?.type ?? binding.initializer?.value.impliedType
      properties.append(
        StoredProperty(
          name: pattern.identifier.bareName,
          type: type?.spelling,
          wrapped: type?.wrappedSpelling, initial: binding.initializer?.value,
          isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let),
          declaration: declaration, syntax: type, isAlone: declaration.bindings.count == 1))
    }
    return properties
  }
}

extension PatternBindingSyntax {
  /// Whether it has code in place of room: observers alone are no such code.
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension TypeSyntax {
  /// The type without white space, and with the short names of collections and optionals.
  var spelling: String {
    if let identifier = self.as(IdentifierTypeSyntax.self),
      let arguments = identifier.genericArgumentClause?.arguments.map({ $0.argument.spelling })
    {
      switch (identifier.name.text, arguments.count) {
      case ("Optional", 1): return arguments[0] + "?"
      case ("Array", 1): return "[\(arguments[0])]"
      case ("Dictionary", 2): return "[\(arguments[0]):\(arguments[1])]"
      default: return "\(identifier.name.text)<\(arguments.joined(separator: ","))>"
      }
    }
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.spelling + "?"
    }
    if let array = self.as(ArrayTypeSyntax.self) { return "[\(array.element.spelling)]" }
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return "[\(dictionary.key.spelling):\(dictionary.value.spelling)]"
    }
    return trimmedDescription.filter { !$0.isWhitespace }
  }

  /// The spelling of the wrapped type of an optional.
  var wrappedSpelling: String? {
    let text = spelling
    return text.hasSuffix("?") ? String(text.dropLast()) : nil
  }
}

extension GenericArgumentSyntax.Argument {
  fileprivate var spelling: String {
    switch self {
    case .type(let type): type.spelling
    default: trimmedDescription
    }
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isAvailability: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available"
  }
}

extension ExprSyntax {
  /// Whether the expression is a literal that tells its type.
  var isLiteral: Bool { literalType != nil }

  private var literalType: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "-":
      prefix.expression.literalType
    default: nil
    }
  }

  /// The type that a literal has without an annotation, or that `[Int]()` and `Order()` make.
  var impliedType: TypeSyntax? {
    var text = literalType
    if let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil, call.calledExpression.isConstant,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
        || !call.calledExpression.is(MemberAccessExprSyntax.self)
    {
      text = call.calledExpression.trimmedDescription
    }
    guard let text else { return nil }
    var parser = Parser(text)
    return TypeSyntax.parse(from: &parser)
  }
}

/// Why a type is left as it is.
struct Refusal: Error {
  let text: String
  let place: AbsolutePosition

  /// The root of the tree that the place is in.
  let root: SyntaxIdentifier

  init(_ text: String, _ node: some SyntaxProtocol) {
    (self.text, place) = (text, node.positionAfterSkippingLeadingTrivia)
    root = Syntax(node).root.id
  }
}
