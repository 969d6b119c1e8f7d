import SwiftSyntax

/// The field that one property, or one value of a payload, is read into, and its places.
struct StoredField {
  /// The name of the property.
  let property: String

  /// The name of a payload's value in its storage.
  let name: String

  /// The places that the field is read from, in order of preference.
  let places: [Place]

  /// The ranks of the deprecated places.
  let deprecatedRanks: [Int]

  /// The type of the property.
  let valueType: String

  /// How the field is stored and made into a value.
  let shape: FieldShape

  /// The strategy that reads the field.
  let strategy: String?

  /// The statements that apply the rules of a payload's value.
  let rules: [String]

  /// Whether the compiler must select how values are stored, because they may be noncopyable.
  let mayBeNoncopyable: Bool

  init?(_ property: PropertyModel, of type: TypeModel) {
    let model = type.reference
    mayBeNoncopyable = property.mayBeNoncopyable(in: type)
    guard let type = property.type else { return nil }
    self.property = property.name
    name = property.name.identifier(prefix: "f_")
    places = property.readPlaces
    deprecatedRanks = property.attributes.deprecatedRanks
    shape = FieldShape(property, type: type)
    rules = []
    valueType = type.text
    let own = property.attributes.readingStrategy(inModel: model) ?? type.positionsStrategy
    strategy =
      property.rulesReference(in: model).map { rules in
        "MaquetteCore.__Field.validating(\(own ?? "(\(type.asked)).self"), \(rules))"
      } ?? own
  }

  init(_ value: PayloadValue, index: Int, in type: TypeModel) {
    let attributes = value.attributes
    property = value.key
    name = "f_\(index)"
    places = [Place(keys: [value.key])] + attributes.aliases.map(\.place)
    deprecatedRanks = attributes.deprecatedRanks
    let model = type.reference
    shape = FieldShape(value)
    valueType = value.type.text
    mayBeNoncopyable = false
    strategy = attributes.readingStrategy(inModel: model)
    rules = attributes.readingRules?.entering(inModel: model) ?? []
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

  /// The ranks of the deprecated aliases, after that of the own key.
  fileprivate var deprecatedRanks: [Int] {
    aliases.indices.filter { aliases[$0].isDeprecated }.map { $0 + 1 }
  }
}
