import SwiftSyntax
import SwiftSyntaxBuilder

/// What the attributes of a property, or of a case, say.
struct PropertyAttributes {
  /// A key, or the steps to it.
  struct Key {
    let steps: [String]
    let syntax: AttributeSyntax
  }

  /// A default, and when it is taken.
  struct Default {
    let expression: ExprSyntax
    let triggers: Set<String>
    let syntax: AttributeSyntax
  }

  /// A strategy for one direction or both.
  struct Strategy {
    let expression: ExprSyntax
    let syntax: AttributeSyntax
  }

  /// The key that `@CodingKey` names.
  var key: Key?

  /// The key to write, if it is another.
  var encodedKey: String?

  /// The keys that `@DecodableAlias` names.
  var aliases: [Key] = []

  /// What `@CodableDefault` says.
  var defaultValue: Default?

  /// The attribute that keeps the property out of reading.
  var readIgnored: AttributeSyntax?

  /// The attribute that keeps the property out of writing.
  var writeIgnored: AttributeSyntax?

  /// The attribute that flattens the property.
  var flattened: AttributeSyntax?

  /// The strategy of reading.
  var readStrategy: Strategy?

  /// The strategy of writing.
  var writeStrategy: Strategy?

  /// The rules for reading.
  var rules: DeclaredRules?

  /// Whether the strategy of reading sees the object around the value.
  var seesSiblings = false

  /// Attributes that may be property wrappers.
  var wrappers: [AttributeSyntax] = []

  /// Our attributes, in their order.
  var all: [AttributeSyntax] = []

  /// The names of our attributes.
  static let names: Set<String> = [
    "CodingKey", "DecodableAlias", "CodableDefault", "CodableIgnored", "DecodableIgnored",
    "EncodableIgnored", "CodableFlattened", "CodableBy", "DecodableBy", "EncodableBy",
    "DecodableRules",
  ]

  init(_ attributes: AttributeListSyntax, _ findings: Findings) {
    for attribute in attributes.unconditional {
      let name = attribute.baseName
      guard Self.names.contains(name) else {
        if !Self.isHarmless(name) { wrappers.append(attribute) }
        continue
      }
      let isRepeated = name != "DecodableAlias" && all.contains { $0.baseName == name }
      all.append(attribute)
      if isRepeated {
        findings.add(.repeated(name), at: attribute, fixIts: [.remove(attribute)])
      } else {
        read(attribute, name, findings)
      }
    }
  }

  private mutating func read(_ attribute: AttributeSyntax, _ name: String, _ findings: Findings) {
    switch name {
    case "CodingKey": readKey(attribute, findings)
    case "DecodableAlias":
      aliases += AttributeKeys(attribute, findings).aliases.map {
        Key(steps: $0, syntax: attribute)
      }
    case "CodableDefault": readDefault(attribute, findings)
    case "CodableIgnored": (readIgnored, writeIgnored) = (attribute, attribute)
    case "DecodableIgnored": readIgnored = attribute
    case "EncodableIgnored": writeIgnored = attribute
    case "CodableFlattened": flattened = attribute
    case "DecodableRules": rules = DeclaredRules(attribute, findings)
    default: readStrategy(attribute, name, findings)
    }
  }

  private mutating func readKey(_ attribute: AttributeSyntax, _ findings: Findings) {
    let keys = AttributeKeys(attribute, findings)
    if let steps = keys.steps { key = Key(steps: steps, syntax: attribute) }
    encodedKey = keys.encodedKey
  }

  private mutating func readDefault(_ attribute: AttributeSyntax, _ findings: Findings) {
    let arguments = attribute.labeledArguments
    guard let value = arguments.first, value.label == nil else {
      return findings.add(.needsArgument(attribute.baseName, "a value"), at: attribute)
    }
    var triggers: Set<String> = []
    for (index, argument) in arguments.enumerated().dropFirst() {
      if let label = argument.label?.text, label != "on" || index > 1 {
        findings.add(.unknownArgument(label, attribute: attribute.baseName), at: argument)
      } else if let name = argument.expression.memberName,
        ["missing", "null", "invalid"].contains(name)
      {
        triggers.insert(name)
      } else {
        findings.add(.unreadableArgument("on", "'.missing', '.null', '.invalid'"), at: argument)
      }
    }
    defaultValue = Default(
      expression: value.expression, triggers: triggers.isEmpty ? ["missing", "null"] : triggers,
      syntax: attribute)
  }

  private mutating func readStrategy(
    _ attribute: AttributeSyntax, _ name: String, _ findings: Findings
  ) {
    guard let value = attribute.labeledArguments.first,
      value.label == nil || name == "DecodableBy" && value.label?.text == "siblings"
    else { return findings.add(.needsArgument(name, "a strategy"), at: attribute) }
    let expression: ExprSyntax =
      value.label == nil
      ? value.expression
      : "MaquetteCore.DecodingTransformation(siblings: \(value.expression.trimmed))"
    seesSiblings = value.label != nil
    let strategy = Strategy(expression: expression, syntax: attribute)
    if name != "EncodableBy" { readStrategy = readStrategy ?? strategy }
    if name != "DecodableBy" { writeStrategy = writeStrategy ?? strategy }
  }

  /// Whether an attribute leaves the stored property what it is.
  ///
  /// `Published` wraps, but its value is the property's and has no coding of its own.
  private static func isHarmless(_ name: String) -> Bool {
    let known: Set<String> = [
      "available", "objc", "objcMembers", "nonobjc", "usableFromInline", "inlinable", "IBOutlet",
      "IBInspectable", "GKInspectable", "NSCopying", "preconcurrency", "ObservationIgnored",
      "ObservationTracked", "Published", "backDeployed", "_spi", "_documentation", "exclusivity",
      "safe", "unsafe", "_hasStorage", "Guide", "Attribute", "Relationship",
    ]
    return known.contains(name) || name.hasSuffix("Actor")
  }
}
