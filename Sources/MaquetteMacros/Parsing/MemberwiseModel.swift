import SwiftParser
import SwiftSyntax

/// The memberwise initializer that `memberwiseInit` requests.
struct MemberwiseModel {
  /// A property of a superclass.
  struct Inherited {
    let name: String
    let type: ExprSyntax
    let defaultValue: ExprSyntax?
    let syntax: ExprSyntax
  }

  /// The access modifier, with a trailing space, or nothing.
  let access: String

  /// The arguments for the superclass.
  private(set) var inherited: [Inherited] = []

  /// The argument that requests it.
  let syntax: LabeledExprSyntax

  /// Parses the argument; reports a problem and returns nil if it has another form.
  init?(_ argument: LabeledExprSyntax, _ findings: DiagnosticCollector) {
    let call = argument.expression.as(FunctionCallExprSyntax.self)
    let modifiers = ["public": "public ", "package": "package ", "internal": ""]
    let name = (call?.calledExpression ?? argument.expression).memberName
    guard let access = name.flatMap({ modifiers[$0] }),
      call == nil || call?.arguments.first?.label?.text == "inheriting"
    else {
      findings.add(
        .unreadableArgument("memberwiseInit", "'.public', '.package', '.internal'"), at: argument)
      return nil
    }
    self.access = access
    syntax = argument
    for argument in call.map({ Array($0.arguments) }) ?? [] {
      guard let property = Inherited(argument.expression) else {
        findings.add(.unreadableInherited, at: argument.expression)
        continue
      }
      if !property.reference.isValidSwiftIdentifier(for: .variableName) {
        findings.add(.inheritedName(property.name), at: property.syntax)
      } else if inherited.contains(where: { $0.name == property.name }) {
        findings.add(.inheritedTwice(property.name), at: property.syntax)
      } else {
        inherited.append(property)
      }
    }
  }
}

extension MemberwiseModel.Inherited {
  /// Parses `.property("name", Type.self, default: value)`.
  fileprivate init?(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.memberName == "property", call.trailingClosure == nil
    else { return nil }
    let arguments = Array(call.arguments)
    guard arguments.count == 2 || arguments.count == 3 && arguments[2].label?.text == "default",
      let name = arguments[0].expression.stringLiteral,
      let type = arguments[1].expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let base = type.base
    else { return nil }
    self.init(
      name: name, type: base, defaultValue: arguments.count == 3 ? arguments[2].expression : nil,
      syntax: expression)
  }

  /// The name as used in code, in backticks if it is a keyword.
  var reference: String {
    let isWord = name.allSatisfy { $0.isLetter } && !name.isEmpty
    return isWord && !name.isValidSwiftIdentifier(for: .variableName) ? "`\(name)`" : name
  }
}
