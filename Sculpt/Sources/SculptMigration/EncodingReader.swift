import SwiftSyntax

/// Reads what a hand-written `encode(to:)` does, statement by statement.
struct EncodingReader {
  private var scope: ContainerScope
  private let properties: [String: StoredProperty]
  private let isRawEnum: Bool
  private(set) var plan = CodingPlan()

  init(
    _ function: FunctionDeclSyntax, properties: [StoredProperty], keyEnums: [String: KeyEnum],
    isRawEnum: Bool
  ) throws(Refusal) {
    let parameter = function.signature.parameterClause.parameters.first
    let coder = (parameter?.secondName ?? parameter?.firstName)?.bareName ?? ""
    scope = ContainerScope(coder: coder, keyEnums: keyEnums)
    self.properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    self.isRawEnum = isRawEnum
    for item in function.body?.statements ?? [] { try read(item) }
    if scope.isSingle, scope.isKeyed {
      throw Refusal("it encodes members and a single value", function)
    }
    plan.isTransparent = scope.isSingle || plan.isTransparent
    plan.nestedPaths = scope.nestedPaths
    plan.usedKeys = scope.usedKeys
  }

  private mutating func read(_ item: CodeBlockItemSyntax) throws(Refusal) {
    if let declaration = item.item.as(VariableDeclSyntax.self), try scope.declare(declaration) {
      return
    }
    if let attempt = item.item.as(TryExprSyntax.self) {
      return try encode(attempt, of: nil, as: nil, item)
    }
    let statement =
      item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    guard let condition = statement?.as(IfExprSyntax.self), condition.elseBody == nil,
      condition.conditions.count == 1, let test = condition.conditions.first?.condition,
      condition.body.statements.count == 1, let inner = condition.body.statements.first,
      let attempt = inner.item.as(TryExprSyntax.self)
    else { throw Refusal("this statement is not understood: \(item.firstLine)", item) }
    if case .expression(let expression) = test, let name = expression.nonemptyName {
      return try encode(attempt, of: name, as: .notEmpty, item)
    }
    if case .optionalBinding(let binding) = test,
      let alias = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName,
      let name = binding.initializer.map({ $0.value.referencedName }) ?? alias
    {
      return try encode(attempt, of: name, named: alias, as: .notNil, item)
    }
    throw Refusal("this condition is not understood: \(item.firstLine)", item)
  }

  /// Reads `try values.encode(name, forKey: .name)`.
  ///
  /// - Parameters:
  ///   - condition: The property that a condition around it is about.
  ///   - alias: The name that the property has under the condition.
  private mutating func encode(
    _ attempt: TryExprSyntax, of condition: String?, named alias: String? = nil,
    as form: EncodingPlan.Form?, _ item: CodeBlockItemSyntax
  ) throws(Refusal) {
    guard attempt.questionOrExclamationMark == nil, let call = CodingCall(attempt.expression),
      ["encode", "encodeIfPresent"].contains(call.method),
      let value = call.labels.isEmpty ? nil : call.argument(0).referencedName
    else { throw Refusal("this statement is not understood: \(item.firstLine)", item) }
    let isSingle = scope.isOfSingleValue(call) && call.method == "encode"
    if isSingle, isRawEnum, value == "rawValue" {
      plan.isTransparent = true
      return
    }
    let name = value == alias ? condition ?? value : value
    guard let property = properties[name], condition == nil || condition == name else {
      throw Refusal("'\(value)' is no stored property", item)
    }
    guard let path = isSingle ? [] : scope.path(of: call) else {
      throw Refusal("this call is not understood: \(item.firstLine)", item)
    }
    if plan.encoding[name] != nil { throw Refusal("'\(name)' is encoded twice", item) }
    let isAlways = form == nil && call.method == "encode"
    plan.encoding[name] = EncodingPlan(
      path: path, form: form ?? (isAlways && property.isOptional ? .always : .notNil),
      node: Syntax(item))
  }
}

extension ExprSyntax {
  /// The name in `!name.isEmpty`.
  fileprivate var nonemptyName: String? {
    guard let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!",
      let member = negation.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "isEmpty"
    else { return nil }
    return member.base?.referencedName
  }
}
