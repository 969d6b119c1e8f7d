import SwiftSyntax

/// The contents of `@Mappable(...)`.
struct MappableArguments {
  /// Whether the model is decoded.
  private(set) var reads = true

  /// Whether the model is encoded.
  private(set) var writes = true

  /// How names of properties become keys.
  private(set) var fieldNaming = NameStyle.unchanged

  /// How names of properties become more keys for decoding.
  private(set) var fieldAliases: [NameStyle] = []

  /// How names of cases become names in the data.
  private(set) var caseNaming = NameStyle.unchanged

  /// The conditions for encoding properties, with the names of `@EncodableIf`.
  private(set) var omitting: Set<String> = []

  /// Whether properties with an initial value and no attributes are ignored.
  private(set) var ignoresInitialized = false

  /// The type that the model is mapped as.
  private(set) var via: (type: String, syntax: LabeledExprSyntax)?

  /// The requested memberwise initializer.
  private(set) var memberwiseInit: MemberwiseModel?

  /// Where the tags of an enum's cases are.
  private(set) var tagging = CaseTaggingModel.external

  /// Whether the names of cases are also matched without regard to case.
  private(set) var ignoresCase = false

  /// Whether a struct is mapped as its only property.
  private(set) var isTransparent = false

  /// The arguments.
  let all: [LabeledExprSyntax]

  /// The attribute.
  private let syntax: AttributeSyntax

  /// The steps from the value of a model to its object.
  private(set) var container: [PathText.Step] = []

  /// Whether the model is an array, each property at a position.
  var isArray: Bool { isLaidOutAsArray || tagging == .firstElement }

  private var isLaidOutAsArray = false

  /// The argument for accepted conversions.
  private(set) var conversions: LabeledExprSyntax?

  /// The argument with a label.
  func argument(_ label: String) -> LabeledExprSyntax? { all.first { $0.label?.text == label } }

  /// What happens to keys that no property takes, if the model decides that.
  private(set) var unknownKeys: String?

  /// Whether every nil property is encoded as null.
  private(set) var writesNil = false

  /// The version that archives record for the model.
  private(set) var version = 0

  init(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    all = attribute.labeledArguments
    syntax = attribute
    for argument in all {
      switch argument.label?.text {
      case nil: readDirection(argument, findings)
      case "fieldNaming": fieldNaming = Self.style(argument, findings)
      case "fieldAliases":
        let rules = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
        fieldAliases = (rules ?? [argument.expression]).map {
          Self.style($0, "fieldAliases", at: argument, findings)
        }
      case "caseNaming": caseNaming = Self.style(argument, findings)
      case "tagged":
        guard let tagging = CaseTaggingModel(argument.expression) else {
          findings.add(.unreadableTagging, at: argument)
          continue
        }
        self.tagging = tagging
      case "caseMatching":
        ignoresCase = argument.expression.memberName == "insensitive"
        if !ignoresCase, argument.expression.memberName != "exact" {
          findings.add(
            .unreadableArgument("caseMatching", "'.exact', '.insensitive'"), at: argument)
        }
      case "transparent": isTransparent = argument.expression.trimmedDescription == "true"
      case "omitting": readOmitting(argument, findings)
      case "nilValues": readNilValues(argument, findings)
      case "unknownKeys": readUnknownKeys(argument, findings)
      case "ignoring": readIgnoring(argument, findings)
      case "via": readVia(argument, findings)
      case "memberwiseInit":
        memberwiseInit = argument.expression.isNil ? nil : MemberwiseModel(argument, findings)
      case "container": readContainer(argument, attribute, findings)
      case "layout": readLayout(argument, findings)
      case "version": readVersion(argument, findings)
      case "conversions": conversions = argument.expression.isNil ? nil : argument
      case let label?:
        findings.add(.unknownArgument(label, attribute: attribute.baseName), at: argument)
      }
    }
  }

  private mutating func readVersion(_ argument: LabeledExprSyntax, _ findings: DiagnosticCollector)
  {
    guard
      let number = argument.expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue,
      number >= 0
    else {
      return findings.add(.unreadableArgument("version", "0, 1, 2, ..."), at: argument)
    }
    version = number
  }

  private mutating func readOmitting(_ argument: LabeledExprSyntax, _ findings: DiagnosticCollector)
  {
    let conditions = ["nil": "notNil", "defaults": "notDefault", "empty": "notEmpty"]
    let array = argument.expression.as(ArrayExprSyntax.self)
    let values = array?.elements.map(\.expression) ?? [argument.expression]
    for value in values {
      guard let condition = value.memberName.flatMap({ conditions[$0] }) else {
        return findings.add(
          .unreadableArgument("omitting", "'.nil', '.defaults', '.empty'"), at: argument)
      }
      omitting.insert(condition)
    }
  }

  private mutating func readNilValues(
    _ argument: LabeledExprSyntax, _ findings: DiagnosticCollector
  ) {
    switch argument.expression.memberName {
    case "writeNull": writesNil = true
    case "omit": omitting.insert("notNil")
    case _ where argument.expression.isNil: break
    default:
      findings.add(.unreadableArgument("nilValues", "'.omit', '.writeNull'"), at: argument)
    }
  }

  private mutating func readUnknownKeys(
    _ argument: LabeledExprSyntax, _ findings: DiagnosticCollector
  ) {
    let name = argument.expression.memberName
    if let name, ["ignore", "report", "reject"].contains(name) {
      unknownKeys = name
    } else if !argument.expression.isNil {
      findings.add(
        .unreadableArgument("unknownKeys", "'.ignore', '.report', '.reject'"), at: argument)
    }
  }

  private mutating func readIgnoring(_ argument: LabeledExprSyntax, _ findings: DiagnosticCollector)
  {
    ignoresInitialized = argument.expression.memberName == "initialized"
    if !ignoresInitialized, !argument.expression.isNil {
      findings.add(.unreadableArgument("ignoring", "'.initialized'"), at: argument)
    }
  }

  private mutating func readVia(_ argument: LabeledExprSyntax, _ findings: DiagnosticCollector) {
    guard let member = argument.expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self", let type = member.base
    else {
      if !argument.expression.isNil {
        findings.add(.unreadableArgument("via", "a type: 'Wire.self'"), at: argument)
      }
      return
    }
    via = (type.trimmedDescription, argument)
  }

  private mutating func readDirection(
    _ argument: LabeledExprSyntax, _ findings: DiagnosticCollector
  ) {
    switch argument.expression.memberName {
    case "both": break
    case "decode": writes = false
    case "encode": reads = false
    default:
      findings.add(.unreadableArgument("direction", "'.both', '.decode', '.encode'"), at: argument)
    }
  }

  private mutating func readContainer(
    _ argument: LabeledExprSyntax, _ attribute: AttributeSyntax, _ findings: DiagnosticCollector
  ) {
    if argument.expression.isNil { return }
    guard let text = argument.expression.stringLiteral else {
      return findings.add(.needsLiteral(attribute.baseName), at: argument)
    }
    container = PathText.steps(of: text, argument, findings) ?? []
    if container.contains(.each) { findings.add(.containerOfMany(text), at: argument) }
  }

  private mutating func readLayout(_ argument: LabeledExprSyntax, _ findings: DiagnosticCollector) {
    switch argument.expression.memberName {
    case "object": break
    case "array": isLaidOutAsArray = true
    default: findings.add(.unreadableArgument("layout", "'.object', '.array'"), at: argument)
    }
  }

  /// The naming rule in an argument.
  static func style(_ argument: LabeledExprSyntax, _ findings: DiagnosticCollector) -> NameStyle {
    style(argument.expression, argument.label?.text ?? "", at: argument, findings)
  }

  private static func style(
    _ expression: ExprSyntax, _ label: String, at argument: LabeledExprSyntax,
    _ findings: DiagnosticCollector
  ) -> NameStyle {
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "separatingDigits"
    {
      return .separatingDigits(style(base, label, at: argument, findings))
    }
    if let name = expression.memberName,
      let style = NameStyle.named.first(where: { $0.name == name })?.style
    {
      return style
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.memberName == "joined", call.arguments.count == 1,
      let separator = call.arguments.first?.expression.stringLiteral
    {
      return .joined(by: separator)
    }
    let choices = (NameStyle.named.map { "'.\($0.name)'" } + ["'.joined(by: \"...\")'"])
      .joined(separator: ", ")
    findings.add(.unreadableArgument(label, choices), at: argument)
    return .unchanged
  }

  /// The aliases of a name by the naming rules, except its own key.
  func aliases(of name: String, besides key: String) -> [PropertyAttributes.Key] {
    var names = [key]
    return fieldAliases.compactMap { rule in
      let alias = rule.apply(to: name)
      guard !names.contains(alias) else { return nil }
      names.append(alias)
      return PropertyAttributes.Key(place: Place(keys: [alias]), syntax: syntax)
    }
  }
}
