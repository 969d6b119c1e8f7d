import MaquetteCore

/// What a configuration changes in the data of one model, for schemas.
struct ConfiguredForm: Sendable {
  /// The changes of one property.
  struct Property: Sendable {
    /// The property as its model declares it.
    let declared: ModelSchema.Property

    /// Its places in the data, in order of preference, if they differ from the declared ones.
    let places: [[String]]?

    /// The place where it is written.
    let target: [String]

    /// Whether it is left out in both directions.
    let isLeftOut: Bool

    /// The strategy of its dates.
    let dates: TimestampStrategy?

    /// The type of its elements.
    let elements: (any Any.Type)?

    /// Whether a function of the application parses its value.
    let isParsed: Bool
  }

  /// Keys of the data that form an object under another key.
  struct Aggregate: Sendable {
    let keys: [String]

    /// The key of the object when the model is decoded.
    let key: String

    /// The place of the object when the model is encoded.
    let target: [String]

    /// The name of its property; that of another aggregate's key if it has none.
    let name: String
  }

  /// The properties of the model, by their names.
  let properties: [String: Property]

  let aggregates: [Aggregate]

  /// Whether a function makes the values of missing keys.
  let fillsGaps: Bool

  /// Whether a function makes the object to decode into.
  let makesInstances: Bool

  /// Whether keys depend on the place of the model in the data.
  let namesByPath: Bool

  init(_ rules: ModelConfiguration) {
    let plan = rules.plan ?? ModelPlan(rules)
    properties = Dictionary(
      plan.properties.map { property in
        let name = property.property.name
        return (
          name,
          Property(
            declared: property.property, places: property.places, target: property.target,
            isLeftOut: property.isLeftOut, dates: rules.dates[name],
            elements: rules.elements[name]?.type, isParsed: rules.parsers[name] != nil)
        )
      }
    ) { $1 }
    aggregates = plan.aggregates.map { entry in
      Aggregate(
        keys: entry.aggregate.keys, key: entry.key, target: entry.target,
        name: entry.aggregate.name)
    }
    fillsGaps = rules.factory != nil
    makesInstances = rules.instance != nil
    namesByPath = rules.namesByPath
  }
}

extension MappingConfiguration {
  /// What the configuration changes in the data of a model; nil if nothing.
  func form(of type: any Any.Type) -> ConfiguredForm? {
    rules(for: type).map(ConfiguredForm.init)
  }

  /// Whether an object of a subclass may have other keys for the properties of a class.
  func changesSubclasses(of type: any Any.Type) -> Bool {
    guard type is AnyClass else { return false }
    if rules(for: type)?.namer != nil { return true }
    return models.values.contains { $0.type != type && isClass($0.type, orSubclassOf: type) }
  }
}

/// Whether a type is a class or one of its subclasses, or the type itself if that is no class.
func isClass(_ type: any Any.Type, orSubclassOf base: any Any.Type) -> Bool {
  var next: (any Any.Type)? = type
  while let current = next {
    if current == base { return true }
    next = (current as? AnyClass).flatMap(_getSuperclass)
  }
  return false
}

extension ReadTable.Property {
  /// The property at the places of a configuration; nil if it is never decoded.
  ///
  /// The preferred place comes first. A property that is formed from several keys keeps its declared
  /// one.
  func configured(by form: ConfiguredForm) -> Self? {
    guard case .keys(let paths) = place, let change = form.properties[name] else { return self }
    guard !change.isLeftOut || isRequired else { return nil }
    var all: [[String]] = []
    let isFormed = form.aggregates.contains { $0.name == name }
    for path in paths {
      let isDeclared = path == change.declared.path
      let places = isDeclared ? change.places ?? [] : []
      all += isFormed ? [path] + places : places + [path]
    }
    var distinct: [[String]] = []
    for path in all where !distinct.contains(path) { distinct.append(path) }
    var changed = self
    changed.place = .keys(distinct)
    changed.change = change
    return changed
  }
}

extension WrittenTable.Property {
  /// The property at the place of a configuration; nil if it is never encoded.
  func configured(by form: ConfiguredForm) -> Self? {
    guard case .keys(let path) = place,
      let change = form.properties.values.first(where: { $0.declared.writtenPath == path })
    else { return self }
    guard !change.isLeftOut else { return nil }
    var changed = self
    changed.declaredPath = path
    changed.place = .keys(change.target)
    changed.dates = change.dates
    return changed
  }
}
