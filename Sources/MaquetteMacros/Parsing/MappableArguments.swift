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

  /// What happens to keys that no property takes, if the model decides that.
  private(set) var unknownKeys: String?

  /// Whether every nil property is encoded as null.
  private(set) var writesNil = false

  /// The version that archives record for the model.
  private(set) var version = 0

  init(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    all = attribute.labeledArguments
    syntax = attribute
    for argument in all where !argument.expression.isNil {
      switch argument.label?.text {
      case nil:
        let direction = argument.choice(
          ["both", "decode", "encode"], as: "direction", findings)
        if direction == "decode" { writes = false }
        if direction == "encode" { reads = false }
      case "fieldNaming": fieldNaming = Self.style(argument, findings)
      case "fieldAliases":
        fieldAliases = argument.elements.map { Self.style(of: $0, argument, findings) }
      case "caseNaming": caseNaming = Self.style(argument, findings)
      case "tagged":
        guard let tagging = CaseTaggingModel(argument.expression) else {
          findings.add(.unreadableTagging, at: argument)
          continue
        }
        self.tagging = tagging
      case "caseMatching":
        ignoresCase = argument.choice(["exact", "insensitive"], findings) == "insensitive"
      case "transparent": isTransparent = argument.expression.trimmedDescription == "true"
      case "omitting":
        let conditions = ["nil": "notNil", "defaults": "notDefault", "empty": "notEmpty"]
        for value in argument.elements {
          let name = argument.choice(of: value, ["nil", "defaults", "empty"], findings)
          if let condition = name.flatMap({ conditions[$0] }) { omitting.insert(condition) }
        }
      case "nilValues":
        let choice = argument.choice(["omit", "writeNull"], findings)
        writesNil = choice == "writeNull"
        if choice == "omit" { omitting.insert("notNil") }
      case "unknownKeys":
        unknownKeys = argument.choice(["ignore", "report", "reject"], findings)
      case "ignoring": ignoresInitialized = argument.choice(["initialized"], findings) != nil
      case "conversions": conversions = argument
      case "memberwiseInit": memberwiseInit = MemberwiseModel(argument, findings)
      case "container":
        guard let text = argument.literal(in: syntax.baseName, findings) else { continue }
        container = PathText.steps(of: text, argument, findings) ?? []
        if container.contains(.each) { findings.add(.containerOfMany(text), at: argument) }
      case "via":
        let member = argument.expression.as(MemberAccessExprSyntax.self)
        guard member?.declName.baseName.text == "self", let type = member?.base else {
          findings.add(.unreadableArgument("via", "a type: 'Wire.self'"), at: argument)
          continue
        }
        via = (type.trimmedDescription, argument)
      case "layout":
        isLaidOutAsArray = argument.choice(["object", "array"], findings) == "array"
      case "version":
        let literal = argument.expression.as(IntegerLiteralExprSyntax.self)
        guard let number = literal?.representedLiteralValue, number >= 0 else {
          findings.add(.unreadableArgument("version", "0, 1, 2, ..."), at: argument)
          continue
        }
        version = number
      case let label?:
        findings.add(.unknownArgument(label, attribute.baseName), at: argument)
      }
    }
  }

  /// The naming rule in an argument.
  ///
  /// - Parameters:
  ///   - part: The part of the argument that names the rule; nil for the whole.
  ///   - argument: The argument.
  ///   - findings: Collects the problems.
  static func style(
    of part: ExprSyntax? = nil, _ argument: LabeledExprSyntax, _ findings: DiagnosticCollector
  ) -> NameStyle {
    let expression = part ?? argument.expression
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "separatingDigits"
    {
      return .separatingDigits(style(of: base, argument, findings))
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
    findings.add(.unreadableArgument(argument.label?.text ?? "", choices), at: argument)
    return .unchanged
  }

  /// Adds the aliases of a name by the naming rules, except its own key.
  func addAliases(
    of name: String, besides key: String, to attributes: inout PropertyAttributes
  ) {
    var places = Set(attributes.aliases.map(\.place) + [Place(keys: [key])])
    for place in fieldAliases.map({ Place(keys: [$0.apply(to: name)]) })
    where places.insert(place).inserted {
      attributes.aliases.append(PropertyAttributes.Key(place: place, syntax: syntax))
    }
  }
}
