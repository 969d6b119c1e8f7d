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

    /// How the value is decoded, if a strategy does that.
    var whole: WholeValue?
  }

  private var places: [Place] = []

  /// The flattened enums.
  private var enums: [FlattenedCase] = []

  /// The keys and values of the extras; nil if the model keeps none.
  private var extras: AnyValue.Object?

  /// The type of the extras.
  private var extrasType: (any MappingDecodable.Type)?

  private let rules: PatchRules

  /// Whether a null in the patch removes, as in a merge patch.
  var nullsRemove: Bool { rules.nullsRemove }

  init(of model: any SchemaProviding, _ rules: PatchRules) throws(MappingError) {
    self.rules = rules
    let frame = ModelFrame(of: type(of: model))
    var state: AnyValue?
    for property in type(of: model).schema.properties where !property.flags.contains(.isNotRead) {
      var value = model.value(ofProperty: property.name) ?? Any?.none as Any
      if property.flags.contains(.isFlattened) {
        if case .model(let member) = ModelPart(value) {
          add(try ModelPlaces(of: member, rules), inside: property)
        } else if let present = try FlattenedCase(value, named: property.name, property.affixes) {
          enums.append(present)
        }
      } else if property.flags.contains(.collectsExtras) {
        extras = try ModelState.written(value).object
        extrasType = type(of: value) as? any MappingDecodable.Type
      } else {
        var whole: WholeValue?
        if property.flags.contains(.hasStrategy), !property.flags.contains(.isNotWritten),
          model is any MappingEncodable
        {
          if state == nil { state = frame.members(of: try ModelState.written(model)) }
          let keys = property.writtenPath.map(MappingPath.Step.key)
          let steps = MappingPath(keys + (property.arrayPath?.steps ?? []))
          value = state?[path: steps] as Any
          whole = WholeValue(of: property, in: model, at: steps, rules.options)
        }
        places.append(
          Place(
            paths: [property.path] + property.aliases, writtenPath: property.writtenPath,
            arrayPath: property.arrayPath,
            isWritten: !property.flags.contains(.isNotWritten), value: value, whole: whole))
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
    if extras == nil {
      extras = member.extras.flatMap { property.affixes.around(.object($0)).object }
      extrasType = member.extrasType
    }
  }

  /// The patch with complete values, because an update replaces them as a whole.
  func completed(_ patch: AnyValue) throws(MappingError) -> AnyValue {
    let patch = withReadKeys(patch)
    guard case .object(let object) = patch else { return try completed(patch, at: []) }
    // The members of a flattened enum may be any that no property has.
    let others = object.filter { !isOfProperty($0.key) }
    guard !others.isEmpty else { return try completed(patch, at: []) }
    let keys = enums.flatMap { $0.form.keys }
    guard case .object(var whole) = try completed(patch, at: [], besides: Set(keys)) else {
      return patch
    }
    for present in enums {
      let changed = try present.changed(by: AnyValue.Object(others), rules)
      for member in present.form where !isOfProperty(member.key) || object[member.key] == nil {
        whole[member.key] = changed[member.key]
      }
    }
    return .object(whole)
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
    guard case .object(var object) = patch else { return removing(patch, at: path) }
    for member in object where !cases.contains(member.key) {
      let path = path + [member.key]
      let inside = places.filter { $0.arrayPath != nil && $0.paths[0] == path }
      if !inside.isEmpty {
        object[member.key] =
          removes(member.value) ? .removal : try completed(member.value, with: inside)
      } else if let place = places.first(where: { $0.paths.contains(path) }) {
        object[member.key] = try completed(member.value, for: place)
      } else if places.contains(where: { $0.paths.contains { $0.starts(with: path) } }) {
        object[member.key] = try completed(member.value, at: path)
      } else if path.count == 1, let extras {
        object[member.key] =
          removes(member.value)
          ? .removal
          : rules.changed(
            extras[member.key] ?? .null, by: member.value,
            as: extrasType.map { WholeValue(ofMember: member.key, in: $0, rules.options) })
      }
    }
    return .object(object)
  }

  /// The removal of a nested object removes what the properties in it have.
  private func removing(_ patch: AnyValue, at path: [String]) -> AnyValue {
    guard patch.isNull else { return patch }
    var object: AnyValue = [:]
    if path.isEmpty { for extra in extras ?? [:] { object[extra.key] = .removal } }
    for place in places where place.paths[0].starts(with: path) {
      object[path: MappingPath().appending(keys: Array(place.paths[0].dropFirst(path.count)))] =
        place.arrayPath == nil ? .null : .removal
    }
    return object
  }

  private func removes(_ value: AnyValue) -> Bool { value.removes(nullsRemove) }

  /// The path of the tag of an object whose class is in a cluster.
  private static func tagPath(of model: any SchemaProviding) -> MappingPath? {
    guard let type = type(of: model) as? any ClassCluster.Type else { return nil }
    let keys = type.tagKeys
    return keys.isEmpty ? nil : MappingPath().appending(keys: keys)
  }

  func completed(_ patch: AnyValue, for place: Place) throws(MappingError) -> AnyValue {
    try Self.completed(patch, for: place.value, rules, as: place.whole)
  }

  /// The patch of a value, in which parts that an update replaces as a whole are complete.
  ///
  /// - Parameter whole: How the value is decoded, if not by its type.
  static func completed(
    _ patch: AnyValue, for value: Any, _ rules: PatchRules, as whole: WholeValue? = nil
  ) throws(MappingError) -> AnyValue {
    var decoding: WholeValue? {
      whole
        ?? (type(of: value) as? any MappingDecodable.Type).map { WholeValue(of: $0, rules.options) }
    }
    switch (ModelPart(value), patch) {
    case (.model(let model), _): return try completed(patch, of: model, rules)
    case (.map, .object):
      return rules.changed(try ModelState.written(value), by: patch, as: decoding)
    case (.leaf(let value as any MappingEncodable), .object),
      (.leaf(let value as any MappingEncodable), .array):
      // An update replaces an enum, and what is JSON itself, as a whole.
      let written = try ModelState.written(value)
      // A type that is mapped as a model is updated like that model.
      if let model = written.model(behind: type(of: value)) {
        return try completed(patch, of: model, rules)
      }
      guard written.object != nil, patch.object != nil else { return patch }
      return rules.changed(written, by: patch, as: decoding)
    default: return patch
    }
  }

  private static func completed(
    _ patch: AnyValue, of model: any SchemaProviding, _ rules: PatchRules
  ) throws(MappingError) -> AnyValue {
    let frame = ModelFrame(of: type(of: model))
    switch (frame, patch) {
    case (.whole, _):
      let members = try ModelPlaces(of: model, rules)
        .completed(frame.members(of: patch))
      return frame.form(of: members, over: patch)
    case (.positions, .array(let elements)):
      // The elements of a model that is an array replace all of its properties.
      guard let model = model as? any MappingEncodable else { return patch }
      let count = try ModelState.written(model).array?.count ?? 0
      return .array(
        elements + Array(repeating: .removal, count: Swift.max(0, count - elements.count)))
    case (.object(let steps), .object):
      if let tag = tagPath(of: model), let new = patch[path: tag] {
        // An object of another class is decoded anew.
        let written = try ModelState.written(model)
        if written[path: tag] != new {
          let base = (type(of: model) as? any ClassCluster.Type)?.baseType
          return rules.changed(
            written, by: patch, as: base.map { WholeValue(of: $0, rules.options) })
        }
      }
      guard let members = patch.reached(by: steps, rules.nullsRemove) else { return patch }
      return frame.form(
        of: try ModelPlaces(of: model, rules).completed(members), over: patch)
    default: return patch
    }
  }
}

extension AnyValue {
  /// What a patch says about the object at the end of some steps: nil if it says nothing, null if it
  /// removes the object or one around it.
  fileprivate func reached(by steps: [MappingPath.Step], _ nullsRemove: Bool) -> AnyValue? {
    var value = self
    for step in steps {
      guard let next = value[path: [step]] else { return nil }
      if next.removes(nullsRemove) { return .null }
      value = next
    }
    return value
  }
}

extension ClassCluster {
  /// The keys that lead to the tag.
  fileprivate static var tagKeys: [String] { cluster.table.path }

  /// The class that decodes an object of any class of the cluster.
  fileprivate static var baseType: (any MappingDecodable.Type)? {
    cluster.table.base as? any MappingDecodable.Type
  }
}
