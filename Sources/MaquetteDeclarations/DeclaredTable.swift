import MaquetteCore

/// How a declared model is decoded, without its static type.
final class DeclaredPlan: Sendable {
  let modelName: String
  let properties: [DeclaredReading]

  /// The keys: one for each property, then aliases.
  let keys: __KeyTable

  /// The property of each key.
  let owners: [Int]

  init(of model: any Any.Type, _ modelName: String, _ properties: [DeclaredReading]) {
    self.modelName = modelName
    self.properties = properties
    var names = properties.map(\.key)
    var owners = Array(properties.indices)
    for (index, property) in properties.enumerated() {
      for alias in property.aliases where !names.contains(alias) {
        names.append(alias)
        owners.append(index)
      }
    }
    self.owners = owners
    // A computed property makes a declaration for every use.
    keys = .constant(names, of: model)
  }

  /// Whether a property has several keys.
  var hasAliases: Bool { owners.count > properties.count }
}

/// The partly decoded properties of a declared model.
struct DeclaredFields: __FieldTarget {
  private let plan: DeclaredPlan
  let modelType: (any Any.Type)?
  var values: DeclaredValues
  var failedKeys: [String]?

  /// Whether the values are those of a model that is being updated.
  var isUpdate = false

  /// The rank of the key that each property with several keys was decoded from; aliases rank lower.
  private var ranks: [Int: Int] = [:]

  init(of model: any Any.Type, _ plan: DeclaredPlan) {
    modelType = model
    self.plan = plan
    values = DeclaredValues(plan)
  }

  var modelName: String { plan.modelName }
  var keys: __KeyTable { plan.keys }

  /// Decodes the properties, and ensures that no required one is missing.
  @_specialize(where R == JSONReader)
  @_specialize(where R == ValueReader)
  mutating func read<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) {
    let start = reader.mark()
    try reader.readObject(into: &self)
    if !isComplete { throw reader.incomplete(self, at: start) }
  }

  mutating func readField<R: MappingReader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {
    let index = plan.owners[slot]
    guard !plan.hasAliases || slot <= ranks[index] ?? .max else { return try reader.skipValue() }
    let property = plan.properties[index]
    if !property.isRequired, !property.takesNull, try reader.readNull() {
      values.set(nil, at: index)
    } else {
      let present = isUpdate ? values.decoded(index) : nil
      values.set(try property.value.read(from: &reader, over: present), at: index)
    }
    if plan.hasAliases { ranks[index] = slot }
  }

  func propertyName(ofSlot slot: Int, key: String) -> String? {
    slot < 0 ? nil : plan.properties[plan.owners[slot]].name
  }

  var isComplete: Bool { !plan.properties.indices.contains(where: isMissing) }

  var missingFields: [__MissingField] {
    plan.properties.indices.filter(isMissing).map { index in
      __MissingField(keys: [plan.properties[index].key], property: plan.properties[index].name)
    }
  }

  private func isMissing(_ index: Int) -> Bool {
    plan.properties[index].isRequired && !values.hasValue(index)
  }
}
