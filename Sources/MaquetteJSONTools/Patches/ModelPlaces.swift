import MaquetteBehavior
import MaquetteCore

/// The properties of a model whose values an update replaces as a whole.
struct ModelPlaces {
  struct Place {
    /// The paths that are read, the own one first.
    var paths: [[String]]
    var writtenPath: [String]

    /// The way from the end of the own path to the value, if that is inside an array.
    var arrayPath: __ArrayPath?

    /// Whether the value is encoded.
    var isWritten: Bool
    var value: Any

    /// Whether a missing key is another value than null.
    var canBeMissing: Bool

    /// The encoded value that decoding finds if the key is missing, where null is another value; null if
    /// there is none.
    var absence: (() -> AnyValue)?

    /// How the value is decoded, if a strategy does that.
    var whole: WholeValue?
  }

  private var places: [Place] = []

  /// The property at a path.
  func place(at path: [String]) -> Place? { places.first { $0.paths.contains(path) } }

  /// The flattened enums.
  private var enums: [FlattenedCase] = []

  /// The flattened members that an update cannot remove, with all keys that each may have.
  private var optionals: [(member: OptionalMember, keys: [String])] = []

  /// The keys and values of the extras; nil if the model keeps none.
  private var extras: WrittenValue?

  /// The affixes around the keys of the extras, the innermost first.
  private var extrasAffixes: [__Affixes] = []

  /// The type of the extras.
  private var extrasType: (any MappingDecodable.Type)?

  let rules: PatchRules

  private let schema: ModelSchema

  init(of model: any SchemaProviding, _ rules: PatchRules) throws(MappingError) {
    self.rules = rules
    schema = type(of: model).schema
    let frame = ModelFrame(of: type(of: model))
    var state: WrittenValue?
    for property in schema.properties where !property.flags.contains(.isNotRead) {
      var value = model.value(ofProperty: property.name) ?? Any?.none as Any
      if property.flags.contains(.isFlattened) {
        if case .model(let member) = ModelPart(value) {
          let inner = try ModelPlaces(of: member, rules)
          add(inner, inside: property)
          if let optional = try OptionalMember(member, of: property) {
            optionals.append(
              (optional, inner.places.compactMap { $0.paths[0].first }.map(property.affixes.around))
            )
          }
        } else if let present = try FlattenedCase(value, named: property.name, property.affixes) {
          enums.append(present)
        }
      } else if property.flags.contains(.collectsExtras) {
        let written = try WrittenValue(encoding: value)
        (extras, extrasAffixes) = (written.tree.object == nil ? nil : written, [])
        extrasType = type(of: value) as? any MappingDecodable.Type
      } else {
        var whole: WholeValue?
        let canBeMissing = canBeMissing(value)
        let keys = property.writtenPath.map(MappingPath.Step.key)
        let steps = MappingPath(keys + (property.arrayPath?.steps ?? []))
        if property.flags.contains(.hasStrategy), !property.flags.contains(.isNotWritten),
          model is any MappingEncodable
        {
          if state == nil { state = try WrittenValue(encoding: model).map(frame.members) }
          value = state?[path: steps] as Any
          whole = WholeValue(of: property, in: model, at: steps, rules.options)
        }
        places.append(
          Place(
            paths: [property.path] + property.aliases, writtenPath: property.writtenPath,
            arrayPath: property.arrayPath,
            isWritten: !property.flags.contains(.isNotWritten), value: value,
            canBeMissing: canBeMissing,
            absence: property.isNullable && !canBeMissing
              ? { [rules] in
                WholeValue(of: property, in: model, at: steps, rules.options).form(.removal)
                  ?? .null
              } : nil, whole: whole))
      }
    }
  }

  private mutating func add(_ member: ModelPlaces, inside property: ModelSchema.Property) {
    for var place in member.places {
      place.paths = place.paths.map(property.affixes.around(keys:))
      place.writtenPath = property.affixes.around(keys: place.writtenPath)
      places.append(place)
    }
    enums += member.enums.map { $0.inside(property.affixes) }
    optionals += member.optionals.map {
      ($0.member.inside(property.affixes), $0.keys.map(property.affixes.around))
    }
    if extras == nil, let inner = member.extras {
      extras = inner.map(property.affixes.around)
      extrasAffixes = member.extrasAffixes + [property.affixes]
      extrasType = member.extrasType
    }
  }

  /// The patch with complete values, because an update replaces them as a whole.
  func completed(_ patch: AnyValue) throws(MappingError) -> AnyValue {
    let patch = withReadKeys(patch)
    guard case .object(let object) = patch else { return try completed(patch, at: []) }
    for (member, keys) in optionals { try member.expectKey(in: object, or: keys, rules) }
    // The members of a flattened enum may be any that no property has.
    let others = object.filter { !isOfProperty($0.key) }
    guard !others.isEmpty else { return try completed(patch, at: []) }
    let taken = enums.map { $0.keys(after: AnyValue.Object(others), rules) }
    let keys =
      enums.flatMap { $0.form.keys }
      + others.lazy.map(\.key).filter { key in taken.contains { $0.contains(key) } }
    guard case .object(var whole) = try completed(patch, at: [], besides: Set(keys)) else {
      return patch
    }
    var gone = Set(others.lazy.filter { removes($0.value) && !holdsExtra($0.key) }.map(\.key))
    for (present, taken) in zip(enums, taken) {
      let changed = try present.changed(by: AnyValue.Object(others), rules)
      try present.expectNoLoss(in: changed, by: AnyValue.Object(others), rules)
      gone.subtract(changed.lazy.map(\.key))
      for member in present.form where !isOfProperty(member.key) || object[member.key] == nil {
        whole[member.key] = changed[member.key]
      }
      for member in changed where present.form[member.key] == nil {
        guard whole[member.key] == nil || taken.contains(member.key) else { continue }
        whole[member.key] = .some(member.value)
      }
    }
    // The payload of another case may keep what it does not know.
    if !enums.isEmpty { for key in gone { whole[key] = nil } }
    return .object(whole)
  }

  /// Whether the model keeps a key that no property has.
  private func takesExtra(_ key: String) -> Bool {
    guard extras != nil, schema.propertyName(at: [key]) == nil else { return false }
    return extrasAffixes.reversed().reduce(key as String?) { key, affixes in
      key.flatMap(affixes.inner)
    } != nil
  }

  /// Whether a key is among the extras.
  private func holdsExtra(_ key: String) -> Bool {
    takesExtra(key) && extras?[path: MappingPath([.key(key)])] != nil
  }

  /// Whether a property, or one inside an object, is at a key.
  private func isOfProperty(_ key: String) -> Bool {
    places.contains { $0.paths.contains { $0.first == key } }
  }

  /// The patch with the keys that decoding knows, where those of encoding differ.
  private func withReadKeys(_ patch: AnyValue) -> AnyValue {
    var patch = patch
    for place in places where place.writtenPath != place.paths[0] {
      let written = MappingPath().appending(keys: place.writtenPath)
      guard !places.contains(where: { $0.paths.contains(place.writtenPath) }),
        let value = patch[path: written]
      else { continue }
      patch[path: written] = nil
      patch[path: MappingPath().appending(keys: place.paths[0])] = value
    }
    return patch
  }

  /// - Parameter cases: The keys of the object that flattened enums write.
  private func completed(
    _ patch: AnyValue, at path: [String], besides cases: Set<String> = []
  ) throws(MappingError) -> AnyValue {
    guard case .object(var object) = patch else { return try removing(patch, at: path) }
    for member in object where !cases.contains(member.key) {
      let path = path + [member.key]
      let inside = places.filter { $0.arrayPath != nil && $0.paths[0] == path }
      if !inside.isEmpty {
        object[member.key] = try completed(
          removes(member.value) ? .removal : member.value, with: inside)
      } else if let place = place(at: path) {
        object[member.key] = try Self.within(path) { () throws(MappingError) in
          try completed(member.value, for: place)
        }
      } else if places.contains(where: { $0.paths.contains { $0.starts(with: path) } }) {
        object[member.key] = try completed(member.value, at: path)
      } else if path.count == 1, takesExtra(member.key), let extras {
        object[member.key] = try Self.within(path) { () throws(MappingError) in
          try rules.expectRemoval(member.value)
          return removes(member.value)
            ? .removal
            : try rules.changed(
              extras[path: [.key(member.key)]] ?? WrittenValue(.null), by: member.value,
              as: extrasType.map { WholeValue(ofMember: member.key, in: $0, rules.options) })
        }
      }
    }
    return .object(object)
  }

  /// The removal of a nested object removes what the properties in it have.
  private func removing(_ patch: AnyValue, at path: [String]) throws(MappingError) -> AnyValue {
    guard patch.isNull else { return patch }
    var object: AnyValue = [:]
    if path.isEmpty { for extra in extras?.tree.object ?? [:] { object[extra.key] = .removal } }
    for place in places where place.paths[0].starts(with: path) {
      let inside = places.filter { $0.arrayPath != nil && $0.paths == place.paths }
      object[path: MappingPath().appending(keys: Array(place.paths[0].dropFirst(path.count)))] =
        try inside.isEmpty ? removal(of: place) : completed(.removal, with: inside)
    }
    return object
  }

  private func removes(_ value: AnyValue) -> Bool { value.removes(rules.nullsRemove) }

  /// Runs a body, whose errors are those of a value at a path.
  static func within<T>(
    _ path: [String], _ body: () throws(MappingError) -> T
  ) throws(MappingError) -> T {
    do throws(MappingError) { return try body() } catch {
      throw error.moved(into: MappingPath().appending(keys: path))
    }
  }

  private func completed(
    _ patch: AnyValue, for place: Place
  ) throws(MappingError) -> AnyValue {
    try rules.expectNull(patch, at: place)
    if patch == .removal { return try removal(of: place) }
    return try Self.completed(patch, for: place.value, rules, as: place.whole)
  }
}

extension ModelSchema.Property {
  /// Whether null is another value than that of a missing key, or may be.
  fileprivate var isNullable: Bool {
    flags.contains(.hasDefault)
      && (type as? any MappingDecodable.Type)?.__acceptsNull(within: 8) == true
      || type is AnyValue.Type
  }
}
