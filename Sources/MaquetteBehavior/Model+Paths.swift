public import MaquetteCore

extension SchemaProviding {
  /// Returns the value at a path of properties: `school.grade.teacher`, `lessons[0].name`.
  ///
  /// Steps are names of properties in Swift, keys of dictionaries, and positions in arrays;
  /// optionals are unwrapped on the way.
  ///
  /// - Parameter path: The path.
  /// - Returns: The value; nil if the path leads nowhere. A property that is nil returns an
  ///   optional.
  public func value(at path: MappingPath) -> Any? {
    var value: Any = self
    for (index, step) in path.steps.enumerated() {
      switch (ModelPart(value), step) {
      case (.model(let model), .key(let name)):
        guard let next = model.value(ofProperty: name) else { return nil }
        value = next
      case (.list(let elements), .index(let position)):
        guard elements.indices.contains(position) else { return nil }
        value = elements[position]
      case (.map(let members), .key(let key)):
        guard let member = members.first(where: { $0.key == key }) else { return nil }
        value = member.value
      case (.leaf(let leaf as AnyValue), _):
        return leaf[path: MappingPath(Array(path.steps[index...]))]
      default: return nil
      }
    }
    return value
  }

  /// Returns the value of a given type at a path of properties.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - type: The type.
  /// - Returns: The value; nil if the path leads nowhere or to a value of another type.
  public func value<T>(at path: MappingPath, as type: T.Type) -> T? { value(at: path) as? T }
}

extension SchemaProviding where Self: MappingDecodable {
  /// Sets a property by its name in Swift, with the conversions of decoding.
  ///
  /// Constants of structs can be set too, because the model is made anew.
  ///
  /// - Parameters:
  ///   - value: The value in the form of a source.
  ///   - name: The name of the property.
  ///   - options: The options of decoding the value.
  /// - Throws: `unknownKey` if there is no decoded property of this name, and the errors of
  ///   decoding the value. The model does not change then.
  public mutating func setValue(
    _ value: AnyValue, ofProperty name: String, options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) {
    try setValue(value, at: MappingPath([.key(name)]), options: options)
  }

  /// Sets the value at a path of properties, with the conversions of decoding.
  ///
  /// ```swift
  /// try people.setValue("Ms Wang", at: "school.grade.teacher")
  /// try people.setValue(120, at: "lessons[0].score")
  /// ```
  ///
  /// Objects on the way are changed; structs in arrays and dictionaries are decoded anew, so their
  /// transient properties get their initial values.
  ///
  /// - Parameters:
  ///   - value: The value in the form of a source.
  ///   - path: Names of properties in Swift, keys of dictionaries, and positions in arrays.
  ///   - options: The options of decoding the value.
  /// - Throws: `unknownKey` if the path leads nowhere, and the errors of decoding the value. The
  ///   model does not change then.
  public mutating func setValue(
    _ value: AnyValue, at path: MappingPath, options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) {
    try setValue(value, at: path, options, sharing: nil)
  }

  /// Sets the value at a path of properties; copies of objects on the way are changed if this is a
  /// copy of a model, which shares its objects.
  mutating func setValue(
    _ value: AnyValue, at path: MappingPath, _ options: DecodingOptions,
    sharing objects: SharedObjects?
  ) throws(MappingError) {
    let setter = PathSetter(value: value, path: path, options: options, objects: objects)
    let shape = ModelSchema.Shape(of: dynamicType(of: self))
    guard let patch = try setter.patch(self, path.steps[...], shape) else { return }
    guard let objects else { return try patch.update(&self, options) }
    try objects.update(&self, by: patch, options)
  }
}

extension SchemaProviding where Self: AnyObject & MappingDecodable & MappingEncodable {
  /// Returns another object like this one, with the value at a path set, even for constants.
  func remade(
    setting value: AnyValue, at path: MappingPath, _ options: DecodingOptions
  ) throws(MappingError) -> Self {
    let setter = PathSetter(value: value, path: path, options: options, setsConstants: true)
    let shape = ModelSchema.Shape(of: dynamicType(of: self))
    guard let patch = try setter.patch(self, path.steps[...], shape) else { return self }
    return try made(from: try ModelState.tree(of: self).overlaid(by: patch), options)
  }
}

/// Makes the patch that sets one value deep inside a model.
private struct PathSetter {
  let value: AnyValue
  let path: MappingPath
  let options: DecodingOptions

  /// The objects that the model shares with another; nil if they are changed themselves.
  var objects: SharedObjects?

  /// Whether the model is made anew, so that constants get values, too.
  var setsConstants = false

  /// The patch for a value below the root; nil if an object was changed and nothing is left to do.
  func patch(
    _ present: Any, _ steps: ArraySlice<MappingPath.Step>, _ shape: ModelSchema.Shape
  ) throws(MappingError) -> AnyValue? {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    switch (ModelPart(present), step) {
    case (.model(let model), .key(let name)):
      let value = model.value(ofProperty: name)
      try checkConstant(name, of: model, value, rest, steps)
      return try patch(name, of: type(of: model), value, rest, steps, in: model)
    case (.absent, .key(let name)):
      guard shape.unwrapped.kind == .model,
        let type = shape.unwrapped.type as? any SchemaProviding.Type
      else { throw missing(steps) }
      return try patch(name, of: type, nil, rest, steps)
    case (.list(let elements), .index(let position)) where elements.indices.contains(position):
      guard let new = try patch(element: elements[position], rest, shape) else { return nil }
      var tree = try ModelState.tree(of: present, sharing: objects).array ?? []
      guard tree.indices.contains(position) else { throw missing(steps) }
      tree[position] = rest.isEmpty ? new : tree[position].overlaid(by: new)
      return .array(tree)
    case (.map(let members), .key(let key)):
      let member = members.first { $0.key == key }
      guard member != nil || rest.isEmpty else { throw missing(steps) }
      let old = member?.value ?? Any?.none as Any
      guard let new = try patch(element: old, rest, shape) else { return nil }
      var tree = try ModelState.tree(of: present, sharing: objects)
      tree[key] = rest.isEmpty ? new : tree[key].overlaid(by: new)
      return tree
    case (.leaf(let leaf as AnyValue), _):
      var leaf = leaf
      guard leaf.set(value, at: steps) else { throw missing(steps) }
      return leaf
    default: throw missing(steps)
    }
  }

  /// Ensures that a step does not lead to a constant of an object, which keeps its value.
  private func checkConstant(
    _ name: String, of model: any SchemaProviding, _ value: Any?,
    _ rest: ArraySlice<MappingPath.Step>, _ steps: ArraySlice<MappingPath.Step>
  ) throws(MappingError) {
    let type = type(of: model)
    guard !setsConstants, type is AnyClass,
      type.schema[property: name]?.flags.contains(.isConstant) == true
    else { return }
    // A constant may refer to an object, which can be changed.
    if !rest.isEmpty, let value, Swift.type(of: value) is AnyClass { return }
    let end = path.steps.count - steps.count
    throw MappingError(
      .invalidValue, at: MappingPath(Array(path.steps[...end])),
      expected: "a property that can be set",
      found: "constant \(name) of an object of \(type.schema.name)")
  }

  /// Ensures that a flattened property of a copy is no object, which would change for the original,
  /// too.
  private func checkFlattened(
    _ property: ModelSchema.Property, _ present: Any, _ steps: ArraySlice<MappingPath.Step>
  ) throws(MappingError) {
    guard objects != nil, property.flags.contains(.isFlattened),
      case .model(let model) = ModelPart(present), type(of: model) is AnyClass
    else { return }
    throw MappingError(
      .invalidValue, at: MappingPath(Array(path.steps[..<(path.steps.count - steps.count)])),
      expected: "a property that a copy can have for itself",
      found: "flattened \(property.name), an object of \(type(of: model).schema.name)")
  }

  private func patch(
    _ name: String, of type: any SchemaProviding.Type, _ present: Any?,
    _ rest: ArraySlice<MappingPath.Step>, _ steps: ArraySlice<MappingPath.Step>,
    in model: (any SchemaProviding)? = nil
  ) throws(MappingError) -> AnyValue? {
    let schema = type.schema
    guard let property = schema[property: name], !property.flags.contains(.isNotRead) else {
      throw missing(steps, schema)
    }
    let present = present ?? Any?.none as Any
    try checkFlattened(property, present, steps)
    guard let new = try patch(present, rest, property.shape) else { return nil }
    let frame = ModelFrame(of: type)
    if frame.isForm, property.arrayPath == nil {
      return try schema.patch(property, to: new, present)
    }
    let tree = try model.map { model throws(MappingError) in
      try ModelState.tree(of: model, sharing: objects)
    }
    let own = tree.map(frame.members)?[path: property.mappingPath]
    let patch = try schema.patch(property, to: try property.held(new, in: own), present)
    return frame.form(of: patch, over: tree ?? .null)
  }

  /// The patch for an element; an object is changed directly, because its array would be made anew.
  private func patch(
    element: Any, _ rest: ArraySlice<MappingPath.Step>, _ shape: ModelSchema.Shape
  ) throws(MappingError) -> AnyValue? {
    if !rest.isEmpty, type(of: element) is AnyClass,
      var object = element as? any SchemaProviding & MappingDecodable
    {
      let rest = MappingPath(Array(rest))
      if let copy = try objects?.substitute(for: object as AnyObject) {
        object = copy as? any SchemaProviding & MappingDecodable ?? object
      }
      try object.setValue(value, at: rest, options, sharing: objects)
      return objects?.reference(toAny: object as AnyObject)
    }
    let inner = shape.unwrapped.element ?? ModelSchema.Shape(of: type(of: element))
    return try patch(element, rest, inner)
  }

  private func missing(
    _ steps: ArraySlice<MappingPath.Step>, _ schema: ModelSchema? = nil
  ) -> MappingError {
    let end = path.steps.count - steps.count
    let found: String? =
      switch steps.first {
      case .key(let key): key
      case .index(let index): "[\(index)]"
      case nil: nil
      }
    return MappingError(
      .unknownKey, at: MappingPath(Array(path.steps[..<end])),
      expected: schema.map { "a property of \($0.name)" } ?? "a step that leads on", found: found)
  }
}

extension AnyValue {
  /// Sets the value at the end of a path; returns false if the path leads nowhere.
  ///
  /// A key may be new; a position must exist.
  mutating func set(_ value: AnyValue, at steps: ArraySlice<MappingPath.Step>) -> Bool {
    if let last = steps.last {
      switch (last, self[path: MappingPath(Array(steps.dropLast()))]) {
      case (.key, .object?): break
      case (.index(let index), .array(let elements)?) where elements.indices.contains(index): break
      default: return false
      }
    }
    put(value, at: steps)
    return true
  }
}
