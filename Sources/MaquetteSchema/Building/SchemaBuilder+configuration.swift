import MaquetteCore
import MaquetteMappings

// What a configuration changes in the objects of models.

extension SchemaBuilder {
  /// How data differs from the declaration of the model that is being described.
  var variant: DataVariant {
    DataVariant(options, options.configuration, isPartOfConfigured: isPartOfConfigured)
  }

  /// Changes the shape of a decoded model as the functions and aggregates of a configuration do.
  mutating func configure(_ shape: inout ObjectShape, read table: ReadTable) {
    guard let form = table.configured else { return }
    if form.namesByPath { note("the keys depend on the place of the model") }
    if form.fillsGaps { note("a function makes the values of missing keys") }
    if form.makesInstances { note("a function makes the object") }
    if view == .accepting {
      guard !form.namesByPath, !form.makesInstances else { return shape = ObjectShape() }
      loosen(&shape, form, table)
    }
    for aggregate in form.aggregates.reversed() {
      spread(aggregate.keys, at: aggregate.key, in: &shape)
    }
    if view == .accepting, form.fillsGaps {
      for key in shape.properties.map(\.key) { shape.loosen(key, keepsValue: true) }
    }
  }

  /// Accepts anything under keys from which several properties are decoded, and where a value is
  /// put into an object of the data.
  private func loosen(_ shape: inout ObjectShape, _ form: ConfiguredForm, _ table: ReadTable) {
    let paths = table.properties.compactMap { property -> [String]? in
      if case .keys(let paths) = property.place { paths.first } else { nil }
    }
    for key in Self.firstKeys(ofOverlapping: paths) { shape.loosen(key) }
    for change in form.properties.values
    where change.places != nil && change.declared.path.count > 1 {
      shape.loosen(change.declared.path[0])
    }
  }

  /// Changes the shape of an encoded model as a configuration does.
  mutating func configure(_ shape: inout ObjectShape, written table: WrittenTable) {
    guard let form = table.configured else { return }
    guard !form.namesByPath else {
      shape = ObjectShape()
      return shape.others = .unknown
    }
    let paths = table.placedProperties.compactMap { property -> [String]? in
      switch property.place {
      case .keys(let path): path
      case .tag(let cluster): cluster.path
      case .unknown, .flattened, .extras: nil
      }
    }
    configure(&shape, written: form, paths)
    // An extra key may be that of a moved property.
    let declared = Set(form.properties.values.compactMap(\.declared.writtenPath.first))
    for property in shape.properties where !declared.contains(property.key) {
      switch shape.others {
      case .node(let extra):
        shape.replace(property.key, with: .choice([property.value.node, extra]))
      case .unknown where table.properties.contains(where: \.isExtras):
        shape.replace(property.key, with: .anything)
      case .unknown, .open, .closed: break
      }
    }
  }

  /// Changes the shape of encoded properties that are at the places of a configuration.
  mutating func configure(
    _ shape: inout ObjectShape, written form: ConfiguredForm, _ paths: [[String]]
  ) {
    for key in Self.firstKeys(ofOverlapping: paths) { shape.loosen(key) }
    for aggregate in form.aggregates.reversed() {
      if aggregate.target.count == 1 {
        spread(aggregate.keys, at: aggregate.target[0], in: &shape)
      } else {
        for key in aggregate.keys + aggregate.target.prefix(1) { shape.loosen(key) }
      }
    }
  }

  /// The first keys of paths of which one leads through the end of another.
  private static func firstKeys(ofOverlapping paths: [[String]]) -> Set<String> {
    var keys: Set<String> = []
    for (index, path) in paths.enumerated() {
      for other in paths[..<index] where other.starts(with: path) || path.starts(with: other) {
        keys.insert(path[0])
      }
    }
    return keys
  }

  /// The keys that a configured model gives another meaning, in the object that its members share.
  func keys(of form: ConfiguredForm) -> Set<String> {
    var keys = Set(form.aggregates.flatMap { $0.keys + [$0.key] })
    for change in form.properties.values where !change.declared.path.isEmpty {
      let declared = change.declared
      let paths =
        view == .encoding
        ? [declared.writtenPath, change.target]
        : [declared.path] + declared.aliases + (change.places ?? [])
      keys.formUnion(paths.compactMap(\.first))
    }
    return keys
  }

  /// Treats keys that two models in one object have as a configuration does not know whose they are.
  mutating func separate(
    _ member: inout ObjectShape, from shapes: inout [ObjectShape], _ form: ConfiguredForm
  ) {
    let taken = keys(of: form)
    for key in member.properties.map(\.key)
    where taken.contains(key) || shapes.contains(where: { $0.has(key) }) {
      if view == .decoding {
        note("the configuration uses the key \(key) for two models in one object", at: [key])
      } else {
        member.loosen(key)
        for index in shapes.indices { shapes[index].loosen(key) }
      }
    }
  }

  // MARK: Values

  /// The node of the values of a property whose configuration changes them; nil if it does not.
  mutating func node(
    changedBy change: ConfiguredForm.Property, of type: any Any.Type
  ) -> SchemaNode? {
    // Only values in the object of the model itself are changed.
    guard change.declared.path.count == 1 else { return nil }
    if change.isParsed {
      if view == .decoding { note("a function parses the value") }
      return .anything
    }
    if let dates = change.dates { return node(ofDates: type, by: dates) }
    guard let element = change.elements else { return nil }
    let single = inEach { $0.node(of: element) }
    let array = SchemaNode.array(single, count: nil, isUnique: false)
    let node = view == .accepting ? SchemaNode.choice([array, single]) : array
    return isNullable(type) ? .nullable(node) : node
  }

  /// The node of dates, or of arrays of dates, whose form a configuration sets.
  mutating func node(ofDates type: any Any.Type, by strategy: TimestampStrategy) -> SchemaNode {
    if let type = type as? any NullableData.Type {
      return .nullable(node(ofDates: type.presentType, by: strategy))
    }
    let shape = ModelSchema.Shape(of: type)
    guard let element = shape.element?.type else { return node(of: strategy.dataForm(for: view)) }
    switch shape.kind {
    case .optional: return .nullable(node(ofDates: element, by: strategy))
    case .array, .set:
      let node = inEach { $0.node(ofDates: element, by: strategy) }
      return .array(node, count: nil, isUnique: false)
    case .dictionary, .model, .value: return node(of: strategy.dataForm(for: view))
    }
  }
}

extension WrittenTable.Property {
  fileprivate var isExtras: Bool { if case .extras = place { true } else { false } }
}
