import Maquette
import SwiftSyntax

extension TypeMigration {
  /// Turns the plans of properties into attributes.
  mutating func mapProperties() throws(Refusal) {
    if plan.isTransparent {
      guard properties.count == 1 else {
        throw Refusal("a single value has one property", type.syntax)
      }
      addArgument("transparent: true")
    }
    let rule = plan.isTransparent ? nil : commonRule
    if let rule { addArgument("fieldNaming: .\(rule.name)") }
    for property in properties {
      let marks = try marks(of: property, rule: rule?.rule)
      if !marks.isEmpty {
        guard property.isAlone else {
          throw Refusal(
            "'\(property.name)' shares its declaration with others, and needs '\(marks[0])'",
            property.declaration)
        }
        attach(marks.joined(separator: " "), to: property.declaration)
      }
      try noteType(of: property)
    }
    noteNestedObjects()
  }

  /// The naming rule that all keys follow, if several differ from their names.
  private var commonRule: (name: String, rule: NamingRule)? {
    var differing: Set<String> = []
    var keys: [(name: String, key: String)] = []
    for property in properties {
      let paths = [plan.decoding[property.name]?.path, plan.encoding[property.name]?.path]
      for case let path? in paths where path.count == 1 {
        keys.append((property.name, path[0]))
        if path[0] != property.name { differing.insert(property.name) }
      }
    }
    guard differing.count > 1 else { return nil }
    let rules: [(String, NamingRule)] = [
      ("snakeCase", .snakeCase), ("kebabCase", .kebabCase), ("pascalCase", .pascalCase),
      ("screamingSnakeCase", .screamingSnakeCase),
    ]
    return rules.first { _, rule in keys.allSatisfy { rule($0.name) == $0.key } }
  }

  private mutating func marks(
    of property: StoredProperty, rule: NamingRule?
  ) throws(Refusal) -> [String] {
    let decoding = plan.decoding[property.name]
    let encoding = plan.encoding[property.name]
    let isFixed = property.isConstant && property.initial != nil
    guard let path = decoding?.path ?? encoding?.path else {
      return isFixed && !direction.encodes ? [] : ["@CodableIgnored"]
    }
    var marks: [String] = []
    // The macro takes a constant with a literal for what it is.
    let isLiteral = isFixed && property.initial?.isLiteral == true
    if direction == .both, decoding == nil, !isLiteral {
      marks.append("@DecodableIgnored")
    }
    if direction == .both, encoding == nil { marks.append("@EncodableIgnored") }
    if let mark = try key(path, encoding?.path, of: property, rule: rule) { marks.append(mark) }
    if let decoding { marks += try absence(decoding, of: property) }
    switch encoding?.form {
    case .always: marks.append("@EncodableIf(.always)")
    case .notEmpty:
      // The macro refuses it, because what is omitted could not be decoded.
      if let decoding, case .refused = decoding.absence, !property.hasValue {
        throw Refusal(
          "'\(property.name)' is omitted if it is empty, but decoding needs its key",
          property.declaration)
      }
      marks.append("@EncodableIf(.notEmpty)")
    case .notNil, nil: break
    }
    return marks
  }

  private func key(
    _ path: [String], _ other: [String]?, of property: StoredProperty, rule: NamingRule?
  ) throws(Refusal) -> String? {
    if let other, other != path {
      guard path.count == 1, other.count == 1 else {
        throw Refusal("'\(property.name)' is encoded at another path", property.declaration)
      }
      return "@CodingKey(\(path[0].literal), encode: \(other[0].literal))"
    }
    let usual = rule?(property.name) ?? property.name
    if plan.isTransparent || path == [usual] { return nil }
    if path.count == 1 { return "@CodingKey(\(path[0].literal))" }
    if path.allSatisfy(\.isPlainKey) {
      return "@CodingKey(path: \(path.joined(separator: ".").literal))"
    }
    return "@CodingKey(\(path.map(\.literal).joined(separator: ", ")))"
  }

  /// The attributes for a missing key, null, and values of another kind.
  private mutating func absence(
    _ plan: DecodingPlan, of property: StoredProperty
  ) throws(Refusal) -> [String] {
    if plan.ignoresErrors, !isStrict {
      note(
        """
        '\(property.name)' takes values that convert without loss, such as "1" for 1, where the \
        default stood before
        """,
        plan.node)
    }
    switch plan.absence {
    case .refused:
      if property.hasValue {
        note("'\(property.name)' may be missing or null now: it gets its initial value", plan.node)
      }
      return []
    case .none:
      if property.hasValue {
        throw Refusal("'\(property.name)' becomes nil in place of its initial value", plan.node)
      }
      guard plan.ignoresErrors, let wrapped = property.wrapped else { return [] }
      return ["@CodableDefault(\(wrapped)?.none, on: .invalid)"]
    case .value(let value):
      let text = value.trimmedDescription
      guard let initial = property.initial?.trimmedDescription else {
        let triggers = plan.ignoresErrors ? ", on: .missing, .null, .invalid" : ""
        return ["@CodableDefault(\(text)\(triggers))"]
      }
      if initial != text {
        throw Refusal("'\(property.name)' has another initial value than default", plan.node)
      }
      if property.isOptional {
        throw Refusal("'\(property.name)' becomes nil for null, not its initial value", plan.node)
      }
      guard plan.ignoresErrors else { return [] }
      // The rule would apply inside an object, too, of which Codable takes all or nothing.
      guard hasScalarsAlone(property) else {
        throw Refusal(
          "'\(property.name)' has an initial value for an object of another kind, too", plan.node)
      }
      return ["@DecodableRules(invalidProperties: .drop)"]
    }
  }

  /// Says what the types of properties mean.
  private mutating func noteType(of property: StoredProperty) throws(Refusal) {
    guard plan.decoding[property.name] != nil || plan.encoding[property.name] != nil else { return }
    guard let syntax = property.syntax else {
      throw Refusal("'\(property.name)' needs a type annotation", property.declaration)
    }
    let parts = TypeParts(syntax)
    if parts.names.contains("Date") {
      note(
        """
        '\(property.name)' is a date: give the strategy of the decoder to the mapper \
        (CodingConventions), or to the property (@CodableBy); without one Codable takes seconds \
        since 2001, and Maquette ISO 8601
        """,
        property.declaration)
    }
    if let key = parts.otherKeys.first {
      throw Refusal(
        "'\(property.name)' has keys of the type '\(key)', for which Codable may write an array",
        property.declaration)
    }
  }

  /// Codable demands an object for each nested container, the library only what is in it.
  private mutating func noteNestedObjects() {
    guard direction.decodes else { return }
    var demanded: Set<[String]> = []
    for property in properties {
      guard let decoding = plan.decoding[property.name], case .refused = decoding.absence,
        !property.hasValue
      else { continue }
      for count in decoding.path.indices { demanded.insert(Array(decoding.path[..<count])) }
    }
    for (path, node) in plan.nestedPaths where !demanded.contains(path) {
      note(
        "the object '\(path.joined(separator: "."))' may be missing now, and is left out if nothing is in it",
        node)
    }
  }
}

extension String {
  /// The text as a literal of Swift.
  var literal: String { "\"\(self)\"" }

  /// Whether the text is a step of a path as it is.
  fileprivate var isPlainKey: Bool {
    !isEmpty
      && allSatisfy { $0 == "_" || $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
