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

  /// The argument that says which conversions are made.
  private(set) var conversions: LabeledExprSyntax?

  private static let styles = [
    "unchanged", "camelCase", "pascalCase", "snakeCase", "kebabCase", "screamingSnakeCase",
    "screamingKebabCase", "lowercase", "uppercase",
  ]

  init(_ attribute: AttributeSyntax, _ findings: Findings) {
    for argument in attribute.labeledArguments {
      switch argument.label?.text {
      case nil: readDirection(argument, findings)
      case "fieldNaming": fieldNaming = Self.style(argument, findings)
      case "caseNaming":
        caseNaming = Self.style(argument, findings)
        caseNamingSyntax = argument
      case "conversions": conversions = argument.expression.isNil ? nil : argument
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

  private static func style(_ argument: LabeledExprSyntax, _ findings: Findings) -> NameStyle {
    if let name = argument.expression.memberName, let style = NameStyle(rawValue: name) {
      return style
    }
    let choices = styles.map { "'.\($0)'" }.joined(separator: ", ")
    findings.add(.unreadableArgument(argument.label?.text ?? "", choices), at: argument)
    return .unchanged
  }
}
