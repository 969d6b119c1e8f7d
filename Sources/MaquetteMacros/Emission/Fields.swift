import SwiftSyntax

// What the core reads for a property, or for one value of a payload.

extension PropertyModel {
  /// Whether the property is decoded from its own keys.
  var isField: Bool { isRead && !isFlattened && !isExtras && type != nil }

  /// Whether a source must have a value for the property.
  var isRequired: Bool {
    initialValue == nil && type?.wrapped == nil && attributes.standard(for: "missing") == nil
  }

  /// The initial value that replaces a missing one: the nil of an optional needs no default.
  var valueInstead: ExprSyntax? {
    initialValue.flatMap { $0.isNil && type?.wrapped != nil ? nil : $0 }
  }

  /// The strategy that reads the property, which checks its rules, as an expression.
  func readStrategy(in model: TypeModel) -> String? {
    guard let type else { return nil }
    let own = attributes.readingStrategy(inModel: model.reference) ?? type.positionsStrategy
    return rulesReference(in: model.reference).map { rules in
      "MaquetteCore.__Field.validating(\(own ?? "(\(type.asked)).self"), \(rules))"
    } ?? own
  }
}

extension PayloadValue {
  /// The name of the value in the storage of its payload.
  var stored: String { "f_\(index)" }

  /// Whether a source must have the value.
  var isRequired: Bool { defaultValue == nil && type.wrapped == nil }

  /// The places that the value is read from, in order of preference.
  var readPlaces: [Place] { [Place(keys: [key])] + attributes.aliases.map(\.place) }
}

extension PropertyType {
  /// The statements that add a property whose keys are in the object of its model.
  ///
  /// The type has a name of its own there, so that a type that is not mapped is reported only once.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - place: The name as a literal, and the key path of the property.
  ///   - affixes: The prefix and the suffix of its keys.
  func flattening(
    _ name: String, _ place: String, _ affixes: PropertyAttributes.Affixes
  ) -> [String] {
    let alias = name.identifier(prefix: "m_")
    return [
      "typealias \(alias) = MaquetteCore.__Field.DecodableType<\(wrapped ?? text)>"
        + "  // flattened, so it has to be a model",
      "properties.flatten(\(place), by: \(alias).__Fields.self\(affixes.arguments), "
        + "make: { \(alias)(__fields: $0) }, take: { \(alias).__fields(of: $0) }, "
        + "change: { $0.__change(to: $1) })",
    ]
  }
}

extension PropertyAttributes {
  /// The strategy for decoding, as an expression.
  func readingStrategy(inModel model: String) -> String? {
    readStrategy.map { Self.expression($0, "decoding", inModel: model) }
  }

  /// The strategy for encoding, as an expression.
  func writingStrategy(inModel model: String) -> String? {
    writeStrategy.map { Self.expression($0, "encoding", inModel: model) }
  }

  private static func expression(
    _ strategy: Strategy, _ direction: String, inModel model: String
  ) -> String {
    if strategy.isCombined { return strategy.expression.source(inModel: model) }
    let function = strategy.syntax.baseName == "CodableBy" ? "coding" : direction
    return "MaquetteCore.__Field.\(function)(\(strategy.expression.source(inModel: model)))"
  }

  /// The statement that marks deprecated aliases by their ranks, after that of the own key.
  var deprecation: [String] {
    let ranks = aliases.indices.filter { aliases[$0].isDeprecated }.map { $0 + 1 }
    return ranks.isEmpty ? [] : ["properties.deprecate(\(ranks))"]
  }
}

extension [Place] {
  /// The paths of keys that lead to a value, in order of preference, as text for the core's
  /// `PathList`.
  var paths: String {
    map { $0.keys.map(\.inPathList).joined(separator: ".") }.joined(separator: "|") + ";"
  }
}

extension String {
  /// The key in a list of paths.
  fileprivate var inPathList: String {
    var text = isEmpty ? "\\-" : ""
    // By scalars: a mark may follow a separator, and both are one character.
    for scalar in unicodeScalars {
      if "\\.|;".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
