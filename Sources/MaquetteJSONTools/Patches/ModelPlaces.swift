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
  }

  private var places: [Place] = []

  /// The members that flattened enums write, for each enum.
  private var enums: [AnyValue.Object] = []

  /// The keys and values of the extras; nil if the model keeps none.
  private var extras: AnyValue.Object?

  /// Whether a null in the patch removes, as in a merge patch.
  let nullsRemove: Bool

  init(of model: any SchemaProviding, nullsRemove: Bool) throws(MappingError) {
    self.nullsRemove = nullsRemove
    var state: AnyValue?
    for property in type(of: model).schema.properties where !property.flags.contains(.isNotRead) {
      var value = model.value(ofProperty: property.name) ?? Any?.none as Any
      if property.flags.contains(.isFlattened) {
        if case .model(let member) = ModelPart(value) {
          add(try ModelPlaces(of: member, nullsRemove: nullsRemove), inside: property)
        } else if let form = try Self.form(ofCase: value) {
          enums.append(Self.around(form, property.affixes))
        }
      } else if property.flags.contains(.collectsExtras) {
        extras = try ModelState.written(value).object
      } else {
        if property.flags.contains(.hasStrategy), !property.flags.contains(.isNotWritten),
          model is any MappingEncodable
        {
          if state == nil { state = try ModelState.written(model) }
          let keys = property.writtenPath.map(MappingPath.Step.key)
          value = state?[path: MappingPath(keys + (property.arrayPath?.steps ?? []))] as Any
        }
        places.append(
          Place(
            paths: [property.path] + property.aliases, writtenPath: property.writtenPath,
            arrayPath: property.arrayPath,
            isWritten: !property.flags.contains(.isNotWritten), value: value))
      }
    }
  }

  /// The members of a case in the object of its parent; nil for nil.
  private static func form(ofCase value: Any) throws(MappingError) -> AnyValue.Object? {
    guard let value = value as? any MappingEncodable else { return nil }
    let written = try ValueMapper().encode(value)
    // A case without a payload is the name of an empty object.
    return written.object ?? written.string.map { [$0: [:]] }
  }

  /// The members of a flattened value in the object of its parent.
  private static func around(_ form: AnyValue.Object, _ affixes: __Affixes) -> AnyValue.Object {
    affixes.around(.object(form)).object ?? form
  }

  private mutating func add(_ member: ModelPlaces, inside property: ModelSchema.Property) {
    for var place in member.places {
      place.paths = place.paths.map(property.affixes.around(keys:))
      place.writtenPath = property.affixes.around(keys: place.writtenPath)
      places.append(place)
    }
    enums += member.enums.map { Self.around($0, property.affixes) }
    if extras == nil { extras = member.extras.map { Self.around($0, property.affixes) } }
  }

  /// The patch with complete values, because an update replaces them as a whole.
  func completed(_ patch: AnyValue) throws(MappingError) -> AnyValue {
    let patch = withReadKeys(patch)
    guard case .object(let object) = patch else { return try completed(patch, at: []) }
    // The members of a flattened enum may be any that no property has.
    let others = object.filter { !isOfProperty($0.key) }
    guard !others.isEmpty else { return try completed(patch, at: []) }
    var cases = AnyValue.Object()
    for form in enums { for member in form { cases[member.key] = member.value } }
    guard case .object(var whole) = try completed(patch, at: [], besides: Set(cases.map(\.key)))
    else { return patch }
    let isReplaced = others.contains { !removes($0.value) }
    for member in cases {
      guard let change = object[member.key] else {
        whole[member.key] = member.value
        continue
      }
      guard !isOfProperty(member.key) else { continue }
      // What another case replaces is gone.
      whole[member.key] =
        removes(change) && isReplaced
        ? AnyValue?.none : member.value.changed(by: change, nullsRemove)
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
        object[member.key] = try completed(member.value, for: place.value)
      } else if places.contains(where: { $0.paths.contains { $0.starts(with: path) } }) {
        object[member.key] = try completed(member.value, at: path)
      } else if path.count == 1, let extras {
        object[member.key] =
          removes(member.value)
          ? .removal : (extras[member.key] ?? .null).changed(by: member.value, nullsRemove)
      }
    }
    return .object(object)
  }

  /// The removal of a nested object removes what the properties in it have.
  private func removing(_ patch: AnyValue, at path: [String]) -> AnyValue {
    guard patch.isNull else { return patch }
    var object: AnyValue = [:]
    for place in places where place.paths[0].starts(with: path) {
      object[path: MappingPath().appending(keys: Array(place.paths[0].dropFirst(path.count)))] =
        place.arrayPath == nil ? .null : .removal
    }
    return object
  }

  private func removes(_ value: AnyValue) -> Bool {
    nullsRemove ? value.isNull : value == .removal
  }

  /// The path of the tag of an object whose class is in a cluster.
  private static func tagPath(of model: any SchemaProviding) -> MappingPath? {
    guard let type = type(of: model) as? any ClassCluster.Type else { return nil }
    let keys = type.tagKeys
    return keys.isEmpty ? nil : MappingPath().appending(keys: keys)
  }

  func completed(_ patch: AnyValue, for value: Any) throws(MappingError) -> AnyValue {
    switch (ModelPart(value), patch) {
    case (.model(let model), .object):
      if let tag = Self.tagPath(of: model), let new = patch[path: tag] {
        // An object of another class is decoded anew.
        let written = try ModelState.written(model)
        if written[path: tag] != new { return written.changed(by: patch, nullsRemove) }
      }
      return try ModelPlaces(of: model, nullsRemove: nullsRemove).completed(patch)
    case (.model(let model as any MappingEncodable), .array(let elements)):
      // The elements of a model that is an array replace all of its properties.
      let count = try ModelState.written(model).array?.count ?? 0
      return .array(
        elements + Array(repeating: .removal, count: Swift.max(0, count - elements.count)))
    case (.map, .object): return try ModelState.written(value).changed(by: patch, nullsRemove)
    case (.leaf(let value as any MappingEncodable), .object):
      // An update replaces an enum, and what is JSON itself, as a whole.
      let written = try ModelState.written(value)
      return written.object == nil ? patch : written.changed(by: patch, nullsRemove)
    default: return patch
    }
  }
}

extension AnyValue {
  /// Returns this tree, changed by a patch.
  ///
  /// - Parameter nullsRemove: Whether a null removes, as in a merge patch; if not, only `removal` does.
  fileprivate func changed(by patch: AnyValue, _ nullsRemove: Bool) -> AnyValue {
    if nullsRemove { return MergePatch(patch).applied(to: self) }
    guard case .object(let changes) = patch, case .object(var object) = self else { return patch }
    for change in changes {
      let changed = object[change.key]?.changed(by: change.value, nullsRemove) ?? change.value
      // A literal nil would be a null.
      object[change.key] = change.value == .removal ? AnyValue?.none : changed
    }
    return .object(object)
  }
}

extension ClassCluster {
  /// The keys that lead to the tag.
  fileprivate static var tagKeys: [String] { cluster.table.path }
}
