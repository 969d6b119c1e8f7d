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

  /// Where the tags of an enum's cases stand.
  private(set) var tagging = CaseTaggingModel.external

  /// Whether the names of cases are also matched without regard to case.
  private(set) var ignoresCase = false

  /// Whether a struct is mapped as its only property.
  private(set) var isTransparent = false

  /// The arguments that only some kinds of types have.
  private(set) var special: [LabeledExprSyntax] = []

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
      case "tagged":
        special.append(argument)
        guard let tagging = CaseTaggingModel(argument.expression) else {
          findings.add(.unreadableTagging, at: argument)
          continue
        }
        self.tagging = tagging
      case "caseMatching":
        special.append(argument)
        ignoresCase = argument.expression.memberName == "insensitive"
        if !ignoresCase, argument.expression.memberName != "exact" {
          findings.add(
            .unreadableArgument("caseMatching", "'.exact', '.insensitive'"), at: argument)
        }
      case "transparent":
        special.append(argument)
        isTransparent = argument.expression.trimmedDescription == "true"
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
