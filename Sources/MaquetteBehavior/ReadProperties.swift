import MaquetteCore

/// The properties that a model decodes, and the keys that lead to them.
struct ReadProperties: Sendable {
  private struct Property {
    let name: String
    let paths: [[String]]

    /// Whether a key of the object leads to the property by the preferred path.
    func isAt(_ key: String) -> Bool {
      paths.first?.count == 1 && paths[0][0].isSameKey(as: key)
    }
  }

  /// A property that takes keys that no property declares.
  private struct OpenProperty {
    let name: String
    let affixes: __Affixes
    let collectsExtras: Bool
  }

  private var properties: [Property] = []
  private var openProperties: [OpenProperty] = []

  /// The first keys of all paths, if a property takes others.
  private var declaredKeys: Set<String> = []

  /// The names of all of them.
  let names: Set<String>

  /// Where the keys begin.
  private(set) var frame = ModelFrame.object(at: [])

  /// Whether keys depend on a profile or a format.
  private(set) var hasVariants = false

  /// - Parameter options: The options of the call on which keys depend.
  init(of type: any SchemaProviding.Type, _ options: DecodingOptions = DecodingOptions()) {
    self.init(type, options, inside: [])
    frame = ModelFrame(of: type)
  }

  /// - Parameter types: The types around this one, because a member may contain itself.
  private init(
    _ model: any SchemaProviding.Type, _ options: DecodingOptions, inside types: [any Any.Type]
  ) {
    let all = model.schema.properties.filter { !$0.flags.contains(.isNotRead) }
    names = Set(all.map(\.name))
    let keys = DecodedKeys(of: model, options)
    hasVariants = keys.hasVariants
    for property in all {
      var paths: [[String]] = []
      if property.flags.contains(.isFlattened) {
        let type = property.shape.unwrapped.type
        var isOpen = true
        if let inner = type as? any SchemaProviding.Type, !types.contains(where: { $0 == type }) {
          let member = ReadProperties(inner, options, inside: types + [type])
          paths = member.properties.flatMap { $0.paths.map(property.affixes.around(keys:)) }
          isOpen = !member.openProperties.isEmpty
          hasVariants = hasVariants || member.hasVariants
        }
        if isOpen { add(property, collectsExtras: false) }
      } else if property.flags.contains(.collectsExtras) {
        add(property, collectsExtras: true)
      } else {
        paths = keys.paths(of: property)
      }
      properties.append(Property(name: property.name, paths: paths))
    }
    if !openProperties.isEmpty {
      declaredKeys = Set(properties.flatMap { $0.paths.compactMap(\.first) })
    }
  }

  private mutating func add(_ property: ModelSchema.Property, collectsExtras: Bool) {
    openProperties.append(
      OpenProperty(
        name: property.name, affixes: property.affixes, collectsExtras: collectsExtras))
  }

  /// The names of the properties that are present in an object that a model was read from.
  ///
  /// - Parameter matcher: Matches keys that are not equal to those of the model.
  func namesOfProperties(
    of model: some SchemaProviding, in object: AnyValue.Object, _ matcher: KeyMatcher?
  ) -> [String] {
    var names: [String] = []
    names.reserveCapacity(properties.count)
    // Usually the keys are in the order of the properties.
    var next = object.startIndex
    for property in properties {
      if matcher == nil, next < object.endIndex, property.isAt(object[next].key) {
        next += 1
      } else if !property.paths.contains(where: { object.leads($0[...], matcher) }) {
        continue
      }
      names.append(property.name)
    }
    guard !openProperties.isEmpty else { return names }
    let others = object.lazy.map(\.key).filter { key in
      guard let matcher else { return !declaredKeys.contains(key) }
      return !declaredKeys.contains { matcher.matches(key, $0) }
    }
    for property in openProperties where !names.contains(property.name) {
      let value = ModelPart(model.value(ofProperty: property.name) ?? Any?.none as Any)
      let isPresent =
        switch value {
        case .absent: false
        case .map(let extras) where property.collectsExtras:
          others.contains { key in extras.contains { $0.key == key } }
        case .leaf(let extras as AnyValue) where property.collectsExtras:
          others.contains { extras.object?[$0] != nil }
        default: others.contains { property.affixes.inner(of: $0) != nil }
        }
      if isPresent { names.append(property.name) }
    }
    return names
  }
}

extension AnyValue.Object {
  /// Whether keys lead to a value.
  fileprivate func leads(_ keys: ArraySlice<String>, _ matcher: KeyMatcher?) -> Bool {
    guard let key = keys.first else { return false }
    let value =
      if let matcher { first { matcher.matches($0.key, key) }?.value } else { self[key] }
    guard let value else { return false }
    return keys.count == 1 || value.object?.leads(keys.dropFirst(), matcher) == true
  }
}
