import SwiftSyntax

/// A field of an accumulator: what one property, or one value of a payload, is read into.
struct StoredField {
  /// The name of the property.
  let property: String

  /// The name of the field in the accumulator.
  let name: String

  /// The places from which the field is read, the first that counts first.
  let places: [Place]

  /// The ranks of the places that should no longer be used.
  let deprecatedRanks: [Int]

  /// The name of the model, for errors.
  let model: String

  /// The type of the property.
  let valueType: String

  /// How the field is stored and made into a value.
  let shape: FieldShape

  /// The strategy that reads the field.
  let strategy: String?

  /// The statements that put the rules of the property in force.
  let rules: [String]

  /// Whether the compiler has to find how values are held, because they may be noncopyable.
  let mayBeNoncopyable: Bool

  /// Whether a place is read only if no better one was.
  var isRanked: Bool { places.count > 1 }

  /// Whether the places lie in several objects.
  var isSpread: Bool { Set(places.map { Array($0.keys.dropLast()) }).count > 1 }

  /// The name of the rank of the place read last.
  var rank: String { name + "_rank" }

  /// The method of the accumulator that takes the field or its default.
  var taking: String { property.identifier(prefix: "take_") }

  init?(_ property: PropertyModel, of type: TypeModel) {
    let model = type.reference
    mayBeNoncopyable = property.mayBeNoncopyable(in: type)
    let declared = property.attributes.readingRules
    let drops = declared?.dropsInvalidProperties ?? type.rules?.dropsInvalidProperties ?? false
    guard let type = property.type else { return nil }
    self.property = property.name
    name = property.name.identifier(prefix: "f_")
    places = property.readPlaces
    deprecatedRanks = property.attributes.deprecatedRanks
    self.model = model
    shape = FieldShape(property, type: type, model: model, dropsInvalid: drops)
    rules = declared?.entering(inModel: model) ?? []
    valueType = type.text
    let own = property.attributes.readingStrategy(inModel: model) ?? type.positionsStrategy
    strategy =
      property.rulesReference(in: model).map { rules in
        "MaquetteCore.Field.validating(\(own ?? "(\(type.asked)).self"), \(rules))"
      } ?? own
  }

  init(_ value: PayloadValue, index: Int, in type: TypeModel) {
    let attributes = value.attributes
    property = value.key
    name = "f_\(index)"
    places = [Place(keys: [value.key])] + attributes.aliases.map(\.place)
    deprecatedRanks = attributes.deprecatedRanks
    model = type.reference
    shape = FieldShape(value)
    valueType = value.type.text
    mayBeNoncopyable = false
    strategy = attributes.readingStrategy(inModel: model)
    rules = attributes.readingRules?.entering(inModel: model) ?? []
  }

  /// The statements that read the field from the value at which the reader stands.
  ///
  /// - Parameter object: The accumulator that holds the field.
  func reading(into object: String) -> [String] {
    let lines = readingLines(into: object)
    return rules.isEmpty ? lines : ["do {"] + (rules + lines).map { "  " + $0 } + ["}"]
  }

  private func readingLines(into object: String) -> [String] {
    let field = "\(object).\(name)"
    let by = strategy.map { ", by: \($0)" } ?? ""
    let rule = shape.rule.isEmpty ? "" : ", \(shape.rule)"
    var lines = ["try reader.readField(into: &\(field)\(by)\(rule))"]
    let fallback = shape.eagerDefault
    if let fallback, !shape.rule.isEmpty {
      lines.append("if \(field) == nil { \(field) = \(fallback) }")
    }
    guard shape.takesNullFirst else { return lines }
    return [
      "if try reader.readNull() {", "  \(field) = \(shape.nullDefault ?? fallback ?? "nil")",
      "} else {",
    ]
      + lines.map { "  " + $0 } + ["}"]
  }

  /// The statements that read the field unless a place that counts more was read.
  func reading(into object: String, rank: Int) -> [String] {
    let read =
      (deprecatedRanks.contains(rank)
        ? ["reader.noteDeprecatedKey(\(places[0].text.swiftLiteral), at: reader.mark())"] : [])
      + (places[rank].isPlain
        ? reading(into: object) + ["\(object).\(self.rank) = \(rank)"]
        : walking(to: places[rank], into: object, rank: rank))
    guard rank > 0 else { return read }
    return ["if \(object).\(self.rank) < \(rank) {", "  try reader.skipValue()", "} else {"]
      + read.map { "  " + $0 } + ["}"]
  }

  /// The statements that give a property its value.
  ///
  /// - Parameters:
  ///   - target: The property.
  ///   - object: The accumulator that holds the field.
  ///   - initialValue: What the property takes if the field is absent, if not what it has.
  ///   - isUpdate: Whether the property has a value already.
  func assigning(
    _ target: String, from object: String, restoring initialValue: String? = nil,
    isUpdate: Bool = false
  ) -> [String] {
    let field = "\(object).\(name)"
    if mayBeNoncopyable {
      return assigningUncopied(target, from: object, restoring: initialValue, isUpdate)
    }
    switch shape.assignment {
    case .direct: return ["\(target) = \(field).take()"]
    case .value: return ["\(target) = MaquetteCore.Field.take(&\(field))"]
    case .ifPresent:
      let otherwise = initialValue.map { " else { \(target) = \($0) }" } ?? ""
      return ["if let value = \(field).take() { \(target) = value }" + otherwise]
    case .orDefault: return ["\(target) = \(object).\(taking)()"]
    }
  }
}

extension PropertyAttributes {
  /// The strategy of reading, as an expression.
  func readingStrategy(inModel model: String) -> String? {
    readStrategy.map { Self.expression($0, "decoding", inModel: model) }
  }

  /// The strategy of writing, as an expression.
  func writingStrategy(inModel model: String) -> String? {
    writeStrategy.map { Self.expression($0, "encoding", inModel: model) }
  }

  private static func expression(
    _ strategy: Strategy, _ direction: String, inModel model: String
  ) -> String {
    let function = strategy.syntax.baseName == "CodableBy" ? "coding" : direction
    return "MaquetteCore.Field.\(function)(\(strategy.expression.source(inModel: model)))"
  }

  /// The ranks of the aliases that should no longer be used, behind that of the own key.
  fileprivate var deprecatedRanks: [Int] {
    aliases.indices.filter { aliases[$0].isDeprecated }.map { $0 + 1 }
  }
}
