import SwiftSyntax
import SwiftSyntaxBuilder

/// The contents of the attributes of a property or a case.
struct PropertyAttributes {
  /// A key, or the steps to it.
  struct Key {
    let place: Place
    let syntax: AttributeSyntax
    var isDeprecated = false

    /// The key for encoding, if it differs.
    var encodedKey: String?

    /// The keys down to the value, or to the outermost array that contains it.
    var steps: [String] { place.keys }

    /// The profiles and formats of the key, as an array.
    func names(inModel model: String) -> String { "[\(syntax.profiles.sources(inModel: model))]" }
  }

  /// The prefix and the suffix around the keys of a flattened property.
  struct Affixes {
    var prefix = ""
    var suffix = ""

    /// The affixes as further arguments of a call; nothing if both are empty.
    var arguments: String {
      (prefix + suffix).isEmpty
        ? "" : ", prefix: \(prefix.swiftLiteral), suffix: \(suffix.swiftLiteral)"
    }
  }

  /// A default, and when it is used.
  struct Default {
    let expression: ExprSyntax
    let triggers: Set<String>
    let syntax: AttributeSyntax

    /// What can trigger a default.
    static let occasions = ["missing", "null", "invalid"]
  }

  /// A strategy for one direction or both.
  struct Strategy {
    let expression: ExprSyntax
    let syntax: AttributeSyntax

    /// Whether the strategy already combines several, each in its direction.
    var isCombined = false
  }

  /// The key in `@CodingKey`.
  var key: Key?

  /// The naming rule for the key of this property.
  var naming: NameStyle?

  /// The key for encoding, if it differs.
  var encodedKey: String?

  /// The keys in `@DecodableAlias`.
  var aliases: [Key] = []

  /// The key and its aliases.
  var keys: [Key] { [key].compactMap(\.self) + aliases }

  /// The contents of `@CodableDefault`, which is repeated for other triggers.
  var defaults: [Default] = []

  /// The attribute that excludes the property from decoding.
  var readIgnored: AttributeSyntax?

  /// The attribute that excludes the property from encoding.
  var writeIgnored: AttributeSyntax?

  /// The affixes around the keys of the flattened property.
  var affixes = Affixes()

  /// The strategy for decoding.
  var readStrategy: Strategy?

  /// The strategy for encoding.
  var writeStrategy: Strategy?

  /// The contents of attributes for profiles and formats.
  var profiled = Profiled()

  /// The values that are decoded as the case.
  var caseValues: CaseValues?

  /// The contents of `@Validated`.
  var rules: [ExprSyntax] = []

  /// When the property is encoded.
  var output = Output()

  /// What archives do with the property by `@Archived`; nil if it depends on the reference.
  var archiving: Archiving?

  /// The decoding rules.
  var readingRules: DeclaredRules?

  /// Whether the decoding strategy sees the object around the value.
  var seesSiblings = false

  /// Attributes that may be property wrappers.
  var wrappers: [AttributeSyntax] = []

  /// Our attributes, in their order.
  var all: [AttributeSyntax] = []

  /// The attributes for single values of a payload, with the labels of these.
  var ofValues: [(label: String, syntax: AttributeSyntax)] = []

  /// The attribute with a name.
  subscript(name: String) -> AttributeSyntax? { all.first(named: name) }

  /// The first of our attributes.
  var first: AttributeSyntax? { all.first ?? ofValues.first?.syntax }

  init(_ attributes: [AttributeSyntax], _ findings: DiagnosticCollector) {
    for attribute in attributes {
      guard let kind = AttributeKind.named(attribute.baseName) else {
        if !Self.isHarmless(attribute.baseName) { wrappers.append(attribute) }
        continue
      }
      if let label = attribute.valueLabel {
        if let label = label.literal(in: kind.name, findings) {
          ofValues.append((label, attribute))
        }
      } else {
        take(attribute, kind, findings)
      }
    }
  }

  /// Creates the attributes of a case for one value of its payload.
  init(ofValue label: String, _ attributes: PropertyAttributes, _ findings: DiagnosticCollector) {
    for (_, attribute) in attributes.ofValues.filter({ $0.label == label }) {
      if let kind = AttributeKind.named(attribute.baseName), kind.places.contains(.values) {
        take(attribute, kind, findings)
      }
    }
  }

  private mutating func take(
    _ attribute: AttributeSyntax, _ kind: AttributeKind, _ findings: DiagnosticCollector
  ) {
    let isRepeated =
      !kind.isRepeatable && attribute.profiles.isEmpty
      && all.contains { $0.baseName == kind.name && $0.profiles.isEmpty }
    all.append(attribute)
    let isProfiled = !attribute.profiles.isEmpty
    switch kind.name {
    case "CodableIgnored" where isProfiled: return profiled.exclusions.append(attribute)
    case "CodingKey" where isProfiled:
      return profiled.keys += [AttributeKeys(attribute, findings).key].compactMap(\.self)
    case _ where isProfiled && kind.subject == .strategy:
      guard let value = attribute.labeledArguments.first, value.label == nil else { return }
      return profiled.strategies.append(Strategy(expression: value.expression, syntax: attribute))
    default: break
    }
    if isRepeated { return findings.add(.repeated(kind.name), removing: attribute) }
    switch kind.name {
    case "CodingKey":
      let keys = AttributeKeys(attribute, findings)
      (key, naming, encodedKey) = (keys.key, keys.naming, keys.encodedKey)
    case "DecodableAlias": aliases += AttributeKeys(attribute, findings).aliases
    case "CodableDefault": readDefault(attribute, findings)
    case "CodableIgnored": (readIgnored, writeIgnored) = (attribute, attribute)
    case "DecodableIgnored": readIgnored = attribute
    case "EncodableIgnored": writeIgnored = attribute
    case "CodableFlattened": readFlattened(attribute, findings)
    case "EncodableIf", "EncodableDefault", "CodableView":
      output.read(attribute, kind.name, findings)
    case "CodableCase": readCase(attribute, findings)
    case "CodableExtras", "CodableFallback", "CodableNestedPartial", "Documented",
      "EncodableComputed":
      break
    case "Archived": archiving = Archiving(attribute, findings)
    case "Validated": readRules(attribute, findings)
    case "DecodableRules": readingRules = DeclaredRules(attribute, findings)
    default: readStrategy(attribute, kind.name, findings)
    }
  }

  private mutating func readFlattened(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector)
  {
    for argument in attribute.labeledArguments
    where argument.label?.text != "for" {
      guard let text = argument.literal(in: attribute.baseName, findings) else { continue }
      switch argument.label?.text {
      case "prefix": affixes.prefix = text
      case "suffix": affixes.suffix = text
      case let label:
        findings.add(.unknownArgument(label ?? "_", attribute.baseName), at: argument)
      }
    }
  }

  private mutating func readDefault(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    let arguments = attribute.labeledArguments
    guard let value = arguments.first, value.label == nil else {
      return findings.add(.needsArgument(attribute.baseName, "a value"), at: attribute)
    }
    var triggers: Set<String> = []
    for (index, argument) in arguments.enumerated().dropFirst() {
      if let label = argument.label?.text, label != "on" || index > 1 {
        findings.add(.unknownArgument(label, attribute.baseName), at: argument)
      } else if let name = argument.choice(Default.occasions, as: "on", findings) {
        triggers.insert(name)
      }
    }
    let made = Default(
      expression: value.expression, triggers: triggers.isEmpty ? ["missing", "null"] : triggers,
      syntax: attribute)
    for trigger in Default.occasions
    where made.triggers.contains(trigger) && standard(for: trigger) != nil {
      findings.add(.triggerTwice(trigger), removing: attribute)
    }
    defaults.append(made)
  }

  /// The default for a trigger.
  func standard(for trigger: String) -> ExprSyntax? {
    defaults.first { $0.triggers.contains(trigger) }?.expression
  }

  private mutating func readStrategy(
    _ attribute: AttributeSyntax, _ name: String, _ findings: DiagnosticCollector
  ) {
    guard let value = attribute.labeledArguments.first,
      value.label == nil || name == "DecodableBy" && value.label?.text == "siblings"
    else { return findings.add(.needsArgument(name, "a strategy"), at: attribute) }
    let expression: ExprSyntax =
      value.label == nil
      ? value.expression
      : "MaquetteMappings.DecodingTransformation(siblings: \(value.expression.trimmed))"
    seesSiblings = value.label != nil
    let strategy = Strategy(expression: expression, syntax: attribute)
    if name != "EncodableBy" { readStrategy = readStrategy ?? strategy }
    if name != "DecodableBy" { writeStrategy = writeStrategy ?? strategy }
  }

  private mutating func readRules(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    rules = attribute.labeledArguments.map(\.expression)
    if rules.isEmpty { findings.add(.needsArgument("Validated", "a rule"), at: attribute) }
    // Invalid patterns would match nothing.
    for call in rules.flatMap(\.calls) where call.calledExpression.memberName == "pattern" {
      guard let argument = call.arguments.first, let pattern = argument.expression.stringLiteral,
        (try? Regex(pattern)) == nil
      else { continue }
      findings.add(.invalidPattern(pattern), at: argument)
    }
  }

  /// Whether an attribute does not change the stored property.
  ///
  /// `Published` wraps, but its value is the property's and has no separate coding.
  static func isHarmless(_ name: String) -> Bool {
    let known: Set<String> = [
      "available", "objc", "objcMembers", "nonobjc", "usableFromInline", "inlinable", "IBOutlet",
      "IBInspectable", "GKInspectable", "NSCopying", "preconcurrency", "ObservationIgnored",
      "ObservationTracked", "Published", "backDeployed", "_spi", "_documentation", "exclusivity",
      "safe", "unsafe", "_hasStorage", "Guide", "Attribute", "Relationship",
    ]
    return known.contains(name) || name.hasSuffix("Actor")
  }
}
