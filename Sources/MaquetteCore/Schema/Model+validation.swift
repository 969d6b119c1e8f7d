extension SchemaProviding {
  /// Holds the model to the rules of its properties and to its hooks `.validate`, once more.
  ///
  /// Reading does so anyway; this is for models that were changed since. Models inside it are held
  /// to theirs, in arrays and optionals too. What a rule would repair is told as wrong.
  ///
  /// - Throws: The first thing that is wrong, with its path.
  public func validate() throws(MappingError) {
    if let first = validationErrors.first { throw first }
  }

  /// All that is wrong with the model by the rules of its properties and its hooks `.validate`.
  public var validationErrors: [MappingError] {
    var errors: [MappingError] = []
    Validation.collect(from: self, at: [], into: &errors)
    return errors
  }
}

extension MappingError {
  /// The error of a flattened member as that of the model around it.
  fileprivate func affixed(_ affixes: Affixes, below path: [MappingPath.Step]) -> MappingError {
    var contents = contents
    contents.path = MappingPath(path + affixes.around(Array(self.path.steps.dropFirst(path.count))))
    return MappingError(contents)
  }
}

/// Walks a model and the models in it.
private enum Validation {
  /// Deeper than models are nested, and shallow enough for the stack; a cycle of objects ends here.
  private static let depth = 128

  static func collect(
    from model: any SchemaProviding, at path: [MappingPath.Step], into errors: inout [MappingError]
  ) {
    guard path.count < depth else { return }
    let schema = type(of: model).schema
    for property in schema.properties {
      guard let value = model.value(ofProperty: property.name) else { continue }
      let place = path + property.path.map(MappingPath.Step.key)
      for violation in property.rules?.violations(of: value) ?? [] {
        var contents = violation.contents
        contents.path = MappingPath(place + violation.steps)
        contents.model = schema.name
        contents.property = property.name
        errors.append(MappingError(contents))
      }
      let count = errors.count
      collect(fromAny: value, at: place, into: &errors)
      guard property.flags.contains(.isFlattened) else { continue }
      for index in errors.indices.dropFirst(count) {
        errors[index] = errors[index].affixed(property.affixes, below: place)
      }
    }
    for schema in schema.ancestors.reversed() + [schema] where schema.validates {
      let hooks = model.value(ofProperty: schema.validationName)
      do {
        try (hooks as? () throws -> Void)?()
      } catch {
        var contents = RuleViolation(expected: "", error: error).contents
        contents.path = MappingPath(path)
        contents.model = schema.name
        errors.append(MappingError(contents))
      }
    }
  }

  private static func collect(
    fromAny value: Any, at path: [MappingPath.Step], into errors: inout [MappingError]
  ) {
    if let model = value as? any SchemaProviding {
      collect(from: model, at: path, into: &errors)
    } else if let models = value as? [any SchemaProviding] {
      for (index, model) in models.enumerated() {
        collect(from: model, at: path + [.index(index)], into: &errors)
      }
    }
  }
}
