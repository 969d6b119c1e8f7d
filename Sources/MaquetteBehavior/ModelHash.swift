import MaquetteCore

/// Hashes models by their schemas: equal models have equal hashes.
struct ModelHash {
  /// Deeper models are ignored, so that cycles end.
  private static let depth = 4

  /// The number of values to hash; shared objects could otherwise repeat without end.
  private var rest = 1000

  static func hash(_ model: any SchemaProviding, into hasher: inout Hasher) {
    var hash = Self()
    hash.add(model, to: &hasher, level: 0)
  }

  private mutating func add(_ model: any SchemaProviding, to hasher: inout Hasher, level: Int) {
    hasher.combine(ObjectIdentifier(type(of: model)))
    guard level < Self.depth else { return }
    for property in type(of: model).schema.properties where !property.isTransient {
      if let value = model.value(ofProperty: property.name) { add(value, &hasher, level + 1) }
    }
  }

  private mutating func add(_ value: Any, _ hasher: inout Hasher, _ level: Int) {
    guard rest > 0 else { return }
    rest -= 1
    switch ModelPart(value) {
    case .absent: hasher.combine(0)
    case .model(let model): add(model, to: &hasher, level: level)
    case .list(let elements):
      hasher.combine(elements.count)
      for element in elements.prefix(rest) { add(element, &hasher, level) }
    case .set(let elements): hasher.combine(elements.count)
    case .map(let members):
      for member in members.prefix(rest) {
        hasher.combine(member.key)
        add(member.value, &hasher, level)
      }
    case .leaf(let leaf):
      if let leaf = leaf as? any Hashable { hasher.combine(leaf) }
    }
  }
}
