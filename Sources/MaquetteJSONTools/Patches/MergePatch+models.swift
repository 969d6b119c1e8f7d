import MaquetteBehavior
public import MaquetteCore

extension MergePatch {
  /// Changes a model.
  ///
  /// Properties that are not in the patch do not change; nested models change in place.
  ///
  /// A null makes an optional nil and gives other properties their default; a property with neither
  /// throws. Members of dictionaries and of extras change one by one, and null removes them. A
  /// value that a strategy encodes as an object changes like that object.
  ///
  /// - Parameters:
  ///   - model: The model, which does not change if anything fails.
  ///   - options: The options of decoding values.
  /// - Throws: The errors of decoding the values, and of encoding the values that change in part.
  public func apply<Model: MappingDecodable>(
    to model: inout Model, options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) {
    var patch = value
    if patch.needsCompletion, let model = model as? any SchemaProviding {
      patch = try ModelPlaces(of: model).completed(value)
    }
    try patch.update(&model, options)
  }
}

extension AnyValue {
  /// Whether a member of the object is an object or null; otherwise nothing needs completion.
  fileprivate var needsCompletion: Bool {
    object?.contains { $0.value.object != nil || $0.value.isNull } ?? false
  }
}

/// The properties of a model whose values an update replaces as a whole.
private struct ModelPlaces {
  private struct Place {
    var paths: [[String]]
    var value: Any
  }

  private var places: [Place] = []

  /// The keys and values of the extras; nil if the model keeps none.
  private var extras: AnyValue.Object?

  init(of model: any SchemaProviding) throws(MappingError) {
    var state: AnyValue?
    for property in type(of: model).schema.properties where !property.flags.contains(.isNotRead) {
      var value = model.value(ofProperty: property.name) ?? Any?.none as Any
      if property.flags.contains(.isFlattened) {
        guard case .model(let member) = ModelPart(value) else { continue }
        add(try ModelPlaces(of: member), inside: property)
      } else if property.flags.contains(.collectsExtras) {
        extras = try ModelState.written(value).object
      } else {
        if property.flags.contains(.hasStrategy), !property.flags.contains(.isNotWritten),
          model is any MappingEncodable
        {
          if state == nil { state = try ModelState.written(model) }
          value = state?[path: MappingPath().appending(keys: property.writtenPath)] as Any
        }
        places.append(Place(paths: [property.path] + property.aliases, value: value))
      }
    }
  }

  private mutating func add(_ member: ModelPlaces, inside property: ModelSchema.Property) {
    for var place in member.places {
      place.paths = place.paths.map(property.affixes.around(keys:))
      places.append(place)
    }
    guard extras == nil, let extras = member.extras else { return }
    self.extras = AnyValue.Object(
      extras.map { .init(key: property.affixes.around(keys: [$0.key])[0], value: $0.value) })
  }

  /// The patch with complete values, because an update replaces them as a whole.
  func completed(_ patch: AnyValue) throws(MappingError) -> AnyValue {
    try completed(patch, at: [])
  }

  private func completed(_ patch: AnyValue, at path: [String]) throws(MappingError) -> AnyValue {
    guard case .object(var object) = patch else { return patch }
    for member in object {
      let path = path + [member.key]
      if let place = places.first(where: { $0.paths.contains(path) }) {
        object[member.key] = try Self.completed(member.value, for: place.value)
      } else if places.contains(where: { $0.paths.contains { $0.starts(with: path) } }) {
        object[member.key] = try completed(member.value, at: path)
      } else if path.count == 1, let extras {
        let present = extras[member.key] ?? .null
        object[member.key] =
          member.value.isNull ? .removal : MergePatch(member.value).applied(to: present)
      }
    }
    return .object(object)
  }

  private static func completed(
    _ patch: AnyValue, for value: Any
  ) throws(MappingError) -> AnyValue {
    guard case .object = patch else { return patch }
    switch ModelPart(value) {
    case .model(let model): return try ModelPlaces(of: model).completed(patch)
    case .map, .leaf(_ as AnyValue):
      return MergePatch(patch).applied(to: try ModelState.written(value))
    case .absent, .list, .set, .leaf: return patch
    }
  }
}
