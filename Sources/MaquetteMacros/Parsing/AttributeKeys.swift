import SwiftSyntax

/// The keys in an attribute: `"a", "b", path: "c.d[0]", encode: "e"`.
struct AttributeKeys {
  private let attribute: AttributeSyntax
  private let findings: DiagnosticCollector
  private var literals: [String] = []
  private var path: Place?

  /// The key after `encode:`.
  private(set) var encodedKey: String?

  /// The rule after `naming:`.
  private(set) var naming: NameStyle?

  private var isDeprecated = false

  init(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    self.attribute = attribute
    self.findings = findings
    for argument in attribute.ownArguments { read(argument) }
    if attribute.labeledArguments.isEmpty {
      findings.add(.needsArgument(attribute.baseName, "a key"), at: attribute)
    }
  }

  private mutating func read(_ argument: LabeledExprSyntax) {
    switch argument.label?.text {
    case nil: literals += key(argument).map { [$0] } ?? []
    case "path": path = place(argument)
    case "encode": encodedKey = argument.expression.isNil ? nil : key(argument)
    case "naming" where attribute.baseName == "CodingKey":
      naming = MappableArguments.style(argument, findings)
    case "deprecated" where attribute.baseName == "DecodableAlias":
      isDeprecated = argument.expression.trimmedDescription == "true"
    case "for": break
    case let label?:
      findings.add(.unknownArgument(label, attribute.baseName), at: argument)
    }
  }

  /// The key in `@CodingKey`.
  var key: PropertyAttributes.Key? {
    let place = path ?? (literals.isEmpty ? nil : Place(keys: literals))
    return place.map { .init(place: $0, syntax: attribute, encodedKey: encodedKey) }
  }

  /// The keys in `@DecodableAlias`.
  var aliases: [PropertyAttributes.Key] {
    (literals.map { Place(keys: [$0]) } + (path.map { [$0] } ?? [])).map {
      .init(place: $0, syntax: attribute, isDeprecated: isDeprecated)
    }
  }

  private func key(_ argument: LabeledExprSyntax) -> String? {
    guard let text = argument.expression.stringLiteral else {
      findings.add(.needsLiteral(attribute.baseName), at: argument)
      return nil
    }
    return text
  }

  private func place(_ argument: LabeledExprSyntax) -> Place? {
    if argument.expression.isNil { return nil }
    guard let text = key(argument), let steps = PathText.steps(of: text, argument, findings) else {
      return nil
    }
    let keys = steps.prefix { if case .key = $0 { true } else { false } }
      .compactMap { if case .key(let key) = $0 { key } else { nil } }
    guard !keys.isEmpty else {
      findings.add(.pathIntoModel(text), at: argument)
      return nil
    }
    guard steps.filter({ $0 == .each }).count < 2 else {
      findings.add(.collectsTwice(text), at: argument)
      return nil
    }
    return Place(keys: keys, tail: Array(steps.dropFirst(keys.count)))
  }
}

extension PathText {
  /// The steps of a path in an argument; reports a problem and returns nil for an invalid path.
  static func steps(
    of text: String, _ argument: LabeledExprSyntax, _ findings: DiagnosticCollector
  ) -> [Step]? {
    do throws(Mistake) {
      return try steps(of: text)
    } catch {
      findings.add(.wrongPath(text, error.reason), at: argument)
      return nil
    }
  }
}
