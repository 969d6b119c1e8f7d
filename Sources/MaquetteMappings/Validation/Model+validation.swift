public import MaquetteCore

extension SchemaProviding {
  /// Checks the model again with its validation rules and its `.validate` hooks.
  ///
  /// Decoding already does this; use it for models that changed since. It also checks nested
  /// models, in arrays and optionals too. A value that a rule would repair is an error here. An
  /// object that is referenced several times is checked once, so cycles end.
  ///
  /// - Throws: The first error, with its path.
  /// - Complexity: O(size of the model), at any depth.
  public func validate() throws(MappingError) {
    var validation = ModelValidation(self)
    if let first = validation.first() { throw first }
  }

  /// All errors that the validation rules and the `.validate` hooks of the model find.
  ///
  /// The errors of an object are listed once, at the first place that leads to it.
  public var validationErrors: [MappingError] {
    var validation = ModelValidation(self)
    return validation.all()
  }
}

/// Walks a model and the models in it.
///
/// A work list replaces recursion: models can be nested to any depth, whatever the stack.
private struct ModelValidation {
  private enum Step {
    case value(Any, ValidationPlace)

    /// The elements of an array, from an index on.
    case elements([any SchemaProviding], from: Int, ValidationPlace)
    case property(ModelSchema.Property, of: any SchemaProviding, ValidationPlace)
    case hooks(of: any SchemaProviding, ValidationPlace)

    /// Adds the affixes of a flattened member to the errors from an index on.
    case affix(from: Int, __Affixes, ValidationPlace)
  }

  /// The remaining steps; the last one is next.
  private var steps: [Step]
  private var errors: [MappingError] = []

  /// The objects that were met, retained so that their identifiers stay unique.
  private var met: [ObjectIdentifier: AnyObject] = [:]

  init(_ model: any SchemaProviding) {
    steps = [.value(model, .root)]
  }

  /// All errors.
  mutating func all() -> [MappingError] {
    while let step = steps.popLast() { take(step) }
    return errors
  }

  /// The first error, or nil.
  mutating func first() -> MappingError? {
    while errors.isEmpty, let step = steps.popLast() { take(step) }
    // The enclosing flattened members still change its path.
    while let step = steps.popLast() {
      if case .affix = step { take(step) }
    }
    return errors.first
  }

  private mutating func take(_ step: Step) {
    switch step {
    case .value(let value, let place): take(value, at: place)
    case .elements(let models, let index, let place):
      guard models.indices.contains(index) else { return }
      steps.append(.elements(models, from: index + 1, place))
      steps.append(.value(models[index], place.appending(.index(index))))
    case .property(let property, let model, let place): take(property, of: model, at: place)
    case .hooks(let model, let place): callHooks(of: model, at: place)
    case .affix(let start, let affixes, let place):
      // A deep place has many steps.
      guard start < errors.count else { return }
      let path = place.steps
      for index in errors.indices.dropFirst(start) {
        errors[index] = errors[index].affixed(affixes, below: path)
      }
    }
  }

  private mutating func take(_ value: Any, at place: ValidationPlace) {
    if let model = value as? any SchemaProviding {
      if type(of: model) is AnyClass {
        let object = model as AnyObject
        guard met.updateValue(object, forKey: ObjectIdentifier(object)) == nil else { return }
      }
      steps.append(.hooks(of: model, place))
      for property in type(of: model).schema.properties.reversed() {
        steps.append(.property(property, of: model, place))
      }
    } else if let models = value as? [any SchemaProviding] {
      steps.append(.elements(models, from: 0, place))
    }
  }

  private mutating func take(
    _ property: ModelSchema.Property, of model: any SchemaProviding, at place: ValidationPlace
  ) {
    guard let value = model.value(ofProperty: property.name) else { return }
    let place = property.path.reduce(place) { $0.appending(.key($1)) }
    for error in property.rules?.errors(value) ?? [] {
      var contents = error.moved(into: MappingPath(place.steps)).contents
      contents.model = type(of: model).schema.name
      contents.property = property.name
      errors.append(MappingError(contents))
    }
    if property.flags.contains(.isFlattened) {
      steps.append(.affix(from: errors.count, property.affixes, place))
    }
    steps.append(.value(value, place))
  }

  private mutating func callHooks(of model: any SchemaProviding, at place: ValidationPlace) {
    let schema = type(of: model).schema
    for schema in schema.ancestors.reversed() + [schema] where schema.validates {
      let hooks = model.value(ofProperty: "validate " + schema.name)
      do {
        try (hooks as? () throws -> Void)?()
      } catch {
        var contents = RuleViolation(expected: "", error: error).contents
        contents.path = MappingPath(place.steps)
        contents.model = schema.name
        errors.append(MappingError(contents))
      }
    }
  }
}

/// A place in a model, as a step from the enclosing place, so that deep places cost no more.
private final class ValidationPlace {
  static var root: ValidationPlace { ValidationPlace(step: nil, around: nil) }

  private let step: MappingPath.Step?
  private var around: ValidationPlace?

  private init(step: MappingPath.Step?, around: ValidationPlace?) {
    self.step = step
    self.around = around
  }

  func appending(_ step: MappingPath.Step) -> ValidationPlace {
    ValidationPlace(step: step, around: self)
  }

  /// The steps from the root.
  var steps: [MappingPath.Step] {
    var steps: [MappingPath.Step] = []
    var place: ValidationPlace? = self
    while let current = place {
      if let step = current.step { steps.append(step) }
      place = current.around
    }
    return steps.reversed()
  }

  deinit {
    // Releasing a long chain would recurse.
    var next = around.take()
    while isKnownUniquelyReferenced(&next) { next = next?.around.take() }
  }
}

extension MappingError {
  /// The error of a flattened member as one of the enclosing model.
  fileprivate func affixed(_ affixes: __Affixes, below path: [MappingPath.Step]) -> MappingError {
    var contents = contents
    contents.path = MappingPath(path + affixes.around(Array(self.path.steps.dropFirst(path.count))))
    return MappingError(contents)
  }
}
