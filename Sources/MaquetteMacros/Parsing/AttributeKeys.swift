import SwiftSyntax

/// The keys in an attribute: `"a", "b", path: "c.d[0]", encode: "e"`.
struct AttributeKeys {
  private let attribute: AttributeSyntax
  private let findings: DiagnosticCollector
  private var name: String { attribute.baseName }
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
      findings.add(.needsArgument(name, "a key"), at: attribute)
    }
  }

  private mutating func read(_ argument: LabeledExprSyntax) {
    switch argument.label?.text {
    case nil: literals += [argument.literal(in: name, findings)].compactMap(\.self)
    case "path": path = place(argument)
    case "encode":
      encodedKey = argument.expression.isNil ? nil : argument.literal(in: name, findings)
    case "naming" where name == "CodingKey":
      naming = MappableArguments.style(argument, findings)
    case "deprecated" where name == "DecodableAlias":
      isDeprecated = argument.expression.trimmedDescription == "true"
    case "for": break
    case let label?: findings.add(.unknownArgument(label, name), at: argument)
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

  private func place(_ argument: LabeledExprSyntax) -> Place? {
    guard !argument.expression.isNil, let text = argument.literal(in: name, findings),
      let steps = PathText.steps(of: text, argument, findings)
    else { return nil }
    let keys = steps.prefix { if case .key = $0 { true } else { false } }
      .compactMap { if case .key(let key) = $0 { key } else { nil } }
    guard !keys.isEmpty else {
      return findings.none(.pathIntoModel(text), at: argument)
    }
    guard steps.filter({ $0 == .each }).count < 2 else {
      return findings.none(.collectsTwice(text), at: argument)
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
      return findings.none(.wrongPath(text, error.reason), at: argument)
    }
  }
}
