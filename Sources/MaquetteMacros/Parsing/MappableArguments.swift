import SwiftSyntax

/// What `@Mappable(...)` says.
struct MappableArguments {
  /// Whether the model is read.
  private(set) var reads = true

  /// Whether the model is written.
  private(set) var writes = true

  /// How names of properties become keys.
  private(set) var fieldNaming = NameStyle.unchanged

  /// How names of cases become what is written.
  private(set) var caseNaming = NameStyle.unchanged

  /// The argument that says how cases are named.
  private(set) var caseNamingSyntax: LabeledExprSyntax?

  /// The steps from the value of a model to its object.
  private(set) var container: [PathText.Step] = []

  /// Whether the model is an array, each property at a position.
  private(set) var isArray = false

  /// The arguments that only structs may have.
  private(set) var structArguments: [LabeledExprSyntax] = []

  init(_ attribute: AttributeSyntax, _ findings: Findings) {
    for argument in attribute.labeledArguments {
      switch argument.label?.text {
      case nil: readDirection(argument, findings)
      case "fieldNaming": fieldNaming = Self.style(argument, findings)
      case "caseNaming":
        caseNaming = Self.style(argument, findings)
        caseNamingSyntax = argument
      case "container":
        readContainer(argument, attribute, findings)
        structArguments.append(argument)
      case "layout":
        readLayout(argument, findings)
        structArguments.append(argument)
      case let label?:
        findings.add(.unknownArgument(label, attribute: attribute.baseName), at: argument)
      }
    }
  }

  private mutating func readDirection(_ argument: LabeledExprSyntax, _ findings: Findings) {
    switch argument.expression.memberName {
    case "both": break
    case "decode": writes = false
    case "encode": reads = false
    default:
      findings.add(.unreadableArgument("direction", "'.both', '.decode', '.encode'"), at: argument)
    }
  }

  private mutating func readContainer(
    _ argument: LabeledExprSyntax, _ attribute: AttributeSyntax, _ findings: Findings
  ) {
    if argument.expression.isNil { return }
    guard let text = argument.expression.stringLiteral else {
      return findings.add(.needsLiteral(attribute.baseName), at: argument)
    }
    container = PathText.steps(of: text, argument, findings) ?? []
    if container.contains(.each) { findings.add(.containerOfMany(text), at: argument) }
  }

  private mutating func readLayout(_ argument: LabeledExprSyntax, _ findings: Findings) {
    switch argument.expression.memberName {
    case "object": break
    case "array": isArray = true
    default: findings.add(.unreadableArgument("layout", "'.object', '.array'"), at: argument)
    }
  }

  /// The naming rule that an argument names.
  static func style(_ argument: LabeledExprSyntax, _ findings: Findings) -> NameStyle {
    if let name = argument.expression.memberName,
      let style = NameStyle.named.first(where: { $0.name == name })?.style
    {
      return style
    }
    if let call = argument.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.memberName == "joined", call.arguments.count == 1,
      let separator = call.arguments.first?.expression.stringLiteral
    {
      return .joined(by: separator)
    }
    let choices = (NameStyle.named.map { "'.\($0.name)'" } + ["'.joined(by: \"...\")'"])
      .joined(separator: ", ")
    findings.add(.unreadableArgument(argument.label?.text ?? "", choices), at: argument)
    return .unchanged
  }
}
