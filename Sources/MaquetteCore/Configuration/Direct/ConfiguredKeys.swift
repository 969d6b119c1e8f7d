/// The keys in the data for the properties of a model, if a configuration only moves their values.
///
/// A table knows the preferred place of each property. Whatever else the configuration allows, such
/// as the keys that the model declares, is a detour: an object with such a key is decoded in the
/// general way, which implements every rule. If that does not suffice, there are no such keys.
struct ConfiguredKeys {
  /// A property, with the paths of keys that lead to it.
  struct Field {
    var field: __StructField
    let paths: [[String]]
  }

  /// The decoded properties, with those of an aggregate in place of the aggregate.
  private(set) var fields: [Field] = []

  /// The keys in the object of the model that need the general way.
  private(set) var detours: [String] = []

  /// The keys that the configuration removes.
  private var removed: [String] = []

  /// The places to which the configuration moves values.
  private var targets: [[String]] = []

  /// The keys of moved properties in the data.
  private var moved: [String] = []

  init?(
    _ rules: ModelConfiguration, _ declared: __StructDecodingTable,
    in configuration: MappingConfiguration
  ) {
    let contents = unsafe declared.contents.pointee
    guard rules.onlyMovesValues, contents.hasOnlyFields else { return nil }
    let plan = rules.plan ?? ModelPlan(rules)
    var aggregates = plan.aggregates.map(\.aggregate)
    for own in contents.own {
      // A property that the profile excludes has no paths, and a configuration does not restore it.
      guard case .field(let field) = own.property, field.arrayPaths.isEmpty, !own.paths.isEmpty,
        let property = plan.properties.first(where: { $0.property.name == field.name })
      else { return nil }
      if let index = aggregates.firstIndex(where: { $0.name == property.property.name }) {
        let aggregate = aggregates.remove(at: index)
        guard spread(field, own.paths, property, aggregate, in: configuration) else { return nil }
      } else if property.isLeftOut || property.places != nil {
        guard move(field, own.paths, property) else { return nil }
      } else {
        fields.append(Field(field: field, paths: own.paths))
      }
    }
    guard aggregates.isEmpty, findDetours() else { return nil }
  }

  /// Adds a property that is left out or has other places in the data.
  private mutating func move(
    _ field: __StructField, _ paths: [[String]], _ property: ModelPlan.Property
  ) -> Bool {
    guard paths.allSatisfy({ $0.count == 1 }) else { return false }
    let places = property.places ?? []
    if property.isLeftOut {
      guard paths.count == 1, places.allSatisfy({ $0.count == 1 }) else { return false }
      removed += (paths + places).joined()
      fields.append(Field(field: field, paths: []))
      return true
    }
    guard let place = places.first, let key = place.first else { return false }
    var field = field
    // The ranks are those of the declared keys.
    field.deprecatedRanks = []
    fields.append(Field(field: field, paths: [place]))
    if place.count == 1 { moved.append(key) }
    targets += paths
    // Each further place is a detour, and no key of another property.
    for place in places.dropFirst() {
      guard let key = place.first else { return false }
      removed.append(key)
      detours.append(key)
    }
    return true
  }

  /// Adds the properties of a struct that the configuration forms from keys of the model's object.
  private mutating func spread(
    _ field: __StructField, _ paths: [[String]], _ property: ModelPlan.Property,
    _ aggregate: ModelConfiguration.Aggregate, in configuration: MappingConfiguration
  ) -> Bool {
    guard !property.isLeftOut, paths.allSatisfy({ $0.count == 1 }), field.rules == nil,
      field.form.kind == .structure, !field.form.isOptional,
      let inner = field.form.layout.flatMap(configuration.layout)
    else { return false }
    let contents = unsafe inner.layout.contents.pointee
    // Without a required property, nothing would show that all keys are missing.
    guard contents.hasOnlyFields, !contents.required.isEmpty else { return false }
    var others = aggregate.keys
    for own in contents.own {
      guard case .field(var innerField) = own.property,
        own.paths.allSatisfy({ $0.count == 1 && aggregate.keys.contains($0[0]) })
      else { return false }
      innerField.offset += field.offset
      innerField.isConstant = innerField.isConstant || field.isConstant
      fields.append(Field(field: innerField, paths: own.paths))
      others.removeAll { own.paths.joined().contains($0) }
    }
    removed += others
    // The aggregate may also be an object in the data.
    for path in paths + (property.places ?? []) {
      guard let key = path.first else { return false }
      removed.append(key)
      detours.append(key)
    }
    if let keys = inner.detours {
      for key in (0..<keys.count).map({ keys[$0] }) where aggregate.keys.contains(key) {
        removed.append(key)
        detours.append(key)
      }
    }
    return true
  }

  /// Adds the declared keys of moved properties to the detours.
  ///
  /// - Returns: Whether each key leads to one property.
  private mutating func findDetours() -> Bool {
    let paths = fields.flatMap(\.paths)
    guard !paths.overlap else { return false }
    let keys = Set(paths.compactMap(\.first).map(ExactKey.init))
    guard removed.allSatisfy({ !keys.contains(ExactKey($0)) }) else { return false }
    let taken = Set(moved.map(ExactKey.init))
    for key in targets.joined() where !taken.contains(ExactKey(key)) {
      // A value that is moved from this key is not also decoded from it.
      guard !keys.contains(ExactKey(key)) else { return false }
      detours.append(key)
    }
    detours = Set(detours.map(ExactKey.init)).map(\.text).sorted()
    return true
  }
}

extension ModelConfiguration {
  /// Whether decoding needs nothing but other keys.
  fileprivate var onlyMovesValues: Bool {
    parsers.isEmpty && dates.isEmpty && elements.isEmpty && factory == nil && instance == nil
      && members.isEmpty && !needsPath
  }
}

extension __StructDecodingTable.Contents {
  /// Whether the model is an object whose keys lead to its properties, and nothing else.
  fileprivate var hasOnlyFields: Bool {
    unsafe isPlain && !hasRest && extras.isEmpty && fixed.isEmpty && unknownKeys == nil
  }
}
