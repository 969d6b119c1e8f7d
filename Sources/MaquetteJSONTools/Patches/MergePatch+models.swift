public import MaquetteCore

extension MergePatch {
  /// Changes a model.
  ///
  /// Properties that are not in the patch do not change; nested models change in place.
  ///
  /// A null makes an optional nil and gives other properties their default; a property with neither
  /// throws. Members of dictionaries change one by one, and null removes them.
  ///
  /// - Parameters:
  ///   - model: The model, which does not change if anything fails.
  ///   - options: The options of decoding values.
  /// - Throws: The errors of decoding the values.
  public func apply<Model: MappingDecodable>(
    to model: inout Model, options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) {
    var patch = value
    if patch.holdsObjects, let model = model as? any SchemaProviding {
      patch = try Self.completed(value, for: model)
    }
    try patch.update(&model, options)
  }

  /// The patch with complete dictionaries, because an update replaces them as a whole.
  private static func completed(
    _ patch: AnyValue, for model: any SchemaProviding
  ) throws(MappingError) -> AnyValue {
    try completed(patch, at: [], places(of: model))
  }

  private struct Place {
    var paths: [[String]]
    var value: Any
  }

  private static func places(of model: any SchemaProviding) -> [Place] {
    type(of: model).schema.properties.flatMap { property -> [Place] in
      guard !property.flags.contains(.isNotRead) else { return [] }
      let value = model.value(ofProperty: property.name) ?? Any?.none as Any
      if property.flags.contains(.isFlattened) {
        guard case .model(let member) = ModelPart(value) else { return [] }
        return places(of: member).map { place in
          Place(paths: place.paths.map(property.affixes.around(keys:)), value: place.value)
        }
      }
      return property.flags.contains(.hasStrategy)
        ? [] : [Place(paths: [property.path] + property.aliases, value: value)]
    }
  }

  private static func completed(
    _ patch: AnyValue, at path: [String], _ places: [Place]
  ) throws(MappingError) -> AnyValue {
    guard case .object(var object) = patch else { return patch }
    for member in object {
      guard case .object = member.value else { continue }
      let path = path + [member.key]
      if let place = places.first(where: { $0.paths.contains(path) }) {
        object[member.key] = try completed(member.value, for: place.value)
      } else if places.contains(where: { $0.paths.contains { $0.starts(with: path) } }) {
        object[member.key] = try completed(member.value, at: path, places)
      }
    }
    return .object(object)
  }

  private static func completed(
    _ patch: AnyValue, for value: Any
  ) throws(MappingError) -> AnyValue {
    switch ModelPart(value) {
    case .model(let model): return try completed(patch, for: model)
    case .map, .leaf(_ as AnyValue):
      return MergePatch(patch).applied(to: try ModelState.written(value))
    case .absent, .list, .set, .leaf: return patch
    }
  }
}

extension AnyValue {
  /// Whether a member of the object is an object; otherwise nothing needs completion.
  fileprivate var holdsObjects: Bool {
    object?.contains { $0.value.object != nil } ?? false
  }
}
