import SwiftSyntax

/// Reads what a hand-written `init(from:)` does, statement by statement.
struct DecodingReader {
  private var scope: ContainerScope
  private let properties: [String: StoredProperty]
  private let typeName: String
  private(set) var plan = CodingPlan()

  /// Constants that hold a single value, with their types.
  private var values: Set<String> = []

  init(
    _ initializer: InitializerDeclSyntax, of typeName: String, properties: [StoredProperty],
    keyEnums: [String: KeyEnum]
  ) throws(Refusal) {
    let parameter = initializer.signature.parameterClause.parameters.first
    let coder = (parameter?.secondName ?? parameter?.firstName)?.bareName ?? ""
    scope = ContainerScope(coder: coder, keyEnums: keyEnums)
    self.properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    self.typeName = typeName
    for item in initializer.body?.statements ?? [] { try read(item) }
    plan.isTransparent = scope.isSingle || plan.isTransparent
    if plan.isTransparent, scope.isKeyed {
      throw Refusal("it decodes members and a single value", initializer)
    }
    plan.nestedPaths = scope.nestedPaths
    plan.usedKeys = scope.usedKeys
  }

  private mutating func read(_ item: CodeBlockItemSyntax) throws(Refusal) {
    if let declaration = item.item.as(VariableDeclSyntax.self) {
      if try scope.declare(declaration) { return }
      if let name = singleValue(declaration) {
        values.insert(name)
        return
      }
    }
    guard let parts = item.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3 || parts.count == 5, parts[1].is(AssignmentExprSyntax.self)
    else { throw Refusal("this statement is not understood: \(item.firstLine)", item) }
    var fallback: ExprSyntax?
    if parts.count == 5 {
      guard parts[3].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else {
        throw Refusal("this expression is not understood: \(item.firstLine)", item)
      }
      fallback = parts[4]
    }
    if parts[0].isSelf {
      try readCase(parts[2], fallback, item)
    } else {
      try assign(parts[0], parts[2], fallback, item)
    }
  }

  /// `self = Self(rawValue: …) ?? .unknown`.
  private mutating func readCase(
    _ value: ExprSyntax, _ fallback: ExprSyntax?, _ item: CodeBlockItemSyntax
  ) throws(Refusal) {
    let expression = value.as(TryExprSyntax.self).flatMap {
      $0.questionOrExclamationMark == nil ? $0.expression : nil
    }
    guard
      let call = (expression ?? value).withoutParentheses.as(FunctionCallExprSyntax.self),
      ["Self", typeName, ".init", "Self.init", "\(typeName).init"].contains(
        call.calledExpression.trimmedDescription),
      call.arguments.count == 1, let argument = call.arguments.first,
      argument.label?.text == "rawValue", isSingleValue(argument.expression),
      let name = fallback?.as(MemberAccessExprSyntax.self), name.base == nil || name.isOf(typeName)
    else { throw Refusal("this statement is not understood: \(item.firstLine)", item) }
    plan.fallback = name.declName.baseName.bareName
  }

  /// The name of `let raw = try container.decode(String.self)`.
  private func singleValue(_ declaration: VariableDeclSyntax) -> String? {
    guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
      let value = binding.initializer?.value, isSingleValue(value)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
  }

  private func isSingleValue(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.bareName {
      return values.contains(name)
    }
    var value = expression
    if let attempt = value.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      value = attempt.expression
    }
    guard let call = CodingCall(value), call.method == "decode" else { return false }
    return scope.isOfSingleValue(call)
  }

  private mutating func assign(
    _ target: ExprSyntax, _ value: ExprSyntax, _ fallback: ExprSyntax?, _ item: CodeBlockItemSyntax
  ) throws(Refusal) {
    guard let name = target.referencedName, let property = properties[name] else {
      throw Refusal("'\(target.trimmedDescription)' is no stored property", target)
    }
    if plan.decoding[name] != nil { throw Refusal("'\(name)' is decoded twice", item) }
    let isInParentheses = value.is(TupleExprSyntax.self)
    let attempt = value.withoutParentheses.as(TryExprSyntax.self)
    let mark = attempt?.questionOrExclamationMark?.text
    let isTolerant = mark == "?"
    guard let attempt, mark != "!", let call = CodingCall(attempt.expression),
      // Without parentheses `try?` includes the operator, and there is nothing to fall back from.
      fallback == nil || !isTolerant || isInParentheses
    else { throw Refusal("this expression is not understood: \(item.firstLine)", item) }
    let isSingle = scope.isOfSingleValue(call) && call.method == "decode"
    if isSingle { plan.isTransparent = true }
    guard let path = isSingle ? [] : scope.path(of: call),
      ["decode", "decodeIfPresent"].contains(call.method), let type = call.type(0)
    else { throw Refusal("this call is not understood: \(item.firstLine)", item) }
    guard let own = property.valueType, type == own || type == "Self" && own == typeName else {
      throw Refusal(
        "'\(name)' is \(property.type ?? "of a type that is not stated"), but decoded as \(type)",
        item)
    }
    let absence: DecodingPlan.Absence
    switch (call.method, isTolerant, fallback) {
    case ("decode", false, nil):
      if property.isOptional {
        throw Refusal("'\(name)' is optional, but its key must not be missing", item)
      }
      absence = .refused
    case ("decode", false, _): throw Refusal("'??' has no effect here", item)
    case (_, _, let value?):
      guard value.isConstant else {
        throw Refusal("the default of '\(name)' is no constant", value)
      }
      absence = value.is(NilLiteralExprSyntax.self) ? .none : .value(value)
    default:
      guard property.isOptional else {
        throw Refusal("this expression is not understood: \(item.firstLine)", item)
      }
      absence = .none
    }
    plan.decoding[name] = DecodingPlan(
      path: path, absence: absence, ignoresErrors: isTolerant, node: Syntax(item))
  }
}

extension MemberAccessExprSyntax {
  fileprivate func isOf(_ typeName: String) -> Bool {
    ["Self", typeName].contains(base?.trimmedDescription ?? "")
  }
}

extension CodeBlockItemSyntax {
  /// The first line of the statement.
  var firstLine: String {
    String(trimmedDescription.split(separator: "\n").first ?? "").trimmedEnd
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
