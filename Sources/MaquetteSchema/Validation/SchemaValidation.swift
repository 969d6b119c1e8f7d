import MaquetteCore

/// One validation of a value.
struct SchemaValidation {
  /// The parts of a value that schemas have evaluated.
  struct Evaluated {
    var keys: Set<ExactText> = []
    var indices: Set<Int> = []
    var hasAllKeys = false

    /// The number of elements from the beginning.
    var prefix = 0

    mutating func add(_ other: Evaluated) {
      keys.formUnion(other.keys)
      indices.formUnion(other.indices)
      hasAllKeys = hasAllKeys || other.hasAllKeys
      prefix = max(prefix, other.prefix)
    }
  }

  let document: SchemaDocument
  let limits: SchemaValidator.Limits
  let checksFormats: Bool
  var errors: [MappingError] = []

  /// Whether errors are wanted; inside a choice they are not.
  var collects = true

  /// The path to the current value.
  var path: [MappingPath.Step] = []

  /// The addresses of the resources that led to the current schema, the outermost first.
  private var scope: [String] = []
  private var depth = 0
  private var steps = 0

  /// Whether a limit was exceeded: nothing is valid after that.
  private(set) var isExhausted = false

  init(_ box: SchemaDocumentBox, _ limits: SchemaValidator.Limits, _ checksFormats: Bool) {
    document = box.document
    self.limits = limits
    self.checksFormats = checksFormats && document.hasAssertions || document.assertsFormats
  }

  mutating func validate(_ value: AnyValue) -> Bool {
    var evaluated = Evaluated()
    let isValid = apply(document.resolved(document.root), to: value.untaggedValue, &evaluated)
    return isValid && !isExhausted
  }

  /// Applies a schema to a value.
  mutating func apply(
    _ location: SchemaDocument.Location, to value: AnyValue, _ evaluated: inout Evaluated
  ) -> Bool {
    let location = document.resolved(location)
    steps += 1
    guard depth < limits.depth, steps <= limits.steps, !isExhausted else {
      if !isExhausted {
        isExhausted = true
        collects = true
        fail(
          depth < limits.depth ? .tooManyElements : .depthExceeded,
          depth < limits.depth
            ? "at most \(limits.steps.counted("step"))"
            : "at most \(limits.depth) schemas inside each other")
      }
      return false
    }
    guard let schema = document.schemas[location] else {
      return fail(.invalidValue, "a known schema")
    }
    guard let object = schema.object else {
      return schema.bool == true || fail(.invalidValue, "no value", value)
    }
    depth += 1
    let isNew = scope.last != location.resource
    if isNew { scope.append(location.resource) }
    defer {
      depth -= 1
      if isNew { scope.removeLast() }
    }
    var own = Evaluated()
    var isValid = references(object, location, value, &own)
    if document.hasAssertions { isValid = assert(object, value) && isValid }
    if checksFormats { isValid = assertFormat(object, value) && isValid }
    isValid = combine(object, location, value, &own) && isValid
    switch value {
    case .object(let members):
      isValid = check(members, object, location, &own) && isValid
    case .array(let elements):
      isValid = check(elements, object, location, &own) && isValid
    default: break
    }
    if isValid { evaluated.add(own) }
    return isValid
  }

  /// Applies a schema where an error only counts for the outcome.
  mutating func isSatisfied(
    _ location: SchemaDocument.Location, by value: AnyValue, _ evaluated: inout Evaluated
  ) -> Bool {
    let before = collects
    collects = false
    defer { collects = before || isExhausted }
    return apply(location, to: value, &evaluated)
  }

  /// Applies a schema to a part of the current value.
  mutating func apply(
    _ location: SchemaDocument.Location, to value: AnyValue, at step: MappingPath.Step
  ) -> Bool {
    path.append(step)
    defer { path.removeLast() }
    var inner = Evaluated()
    return apply(location, to: value.untaggedValue, &inner)
  }

  /// Records an error, and returns false.
  @discardableResult
  mutating func fail(
    _ code: MappingError.Code, _ expected: String?, _ found: AnyValue? = nil,
    at steps: [MappingPath.Step] = []
  ) -> Bool {
    guard collects, errors.count < limits.errors else { return false }
    errors.append(
      MappingError(
        code, at: MappingPath(path + steps), expected: expected, found: found.map(\.shownBriefly)))
    return false
  }

  // MARK: References and choices

  private mutating func references(
    _ object: AnyValue.Object, _ location: SchemaDocument.Location, _ value: AnyValue,
    _ evaluated: inout Evaluated
  ) -> Bool {
    var isValid = true
    if let reference = object["$ref"]?.string {
      isValid = follow(document.target(of: reference, from: location), value, &evaluated)
    }
    if let reference = object["$dynamicRef"]?.string {
      let target = document.dynamicTarget(of: reference, from: location, within: scope)
      isValid = follow(target, value, &evaluated) && isValid
    }
    return isValid
  }

  private mutating func follow(
    _ target: SchemaDocument.Location?, _ value: AnyValue, _ evaluated: inout Evaluated
  ) -> Bool {
    guard let target else { return fail(.invalidValue, "a reference within the document") }
    return apply(target, to: value, &evaluated)
  }

  private mutating func combine(
    _ object: AnyValue.Object, _ location: SchemaDocument.Location, _ value: AnyValue,
    _ evaluated: inout Evaluated
  ) -> Bool {
    var isValid = true
    if let all = object["allOf"]?.array {
      for index in all.indices {
        isValid = apply(location.appending("allOf", index), to: value, &evaluated) && isValid
      }
    }
    if let any = object["anyOf"]?.array {
      var count = 0
      for index in any.indices {
        if isSatisfied(location.appending("anyOf", index), by: value, &evaluated) { count += 1 }
        if count > 0, !document.needsEvaluated { break }
      }
      if count == 0 { isValid = failChoice(any, "anyOf", location, value) }
    }
    if let one = object["oneOf"]?.array {
      var count = 0
      for index in one.indices
      where isSatisfied(location.appending("oneOf", index), by: value, &evaluated) { count += 1 }
      if count == 0 {
        isValid = failChoice(one, "oneOf", location, value)
      } else if count > 1 {
        isValid = fail(.invalidValue, "a value of one form, not of \(count)", value)
      }
    }
    if object["not"] != nil {
      var ignored = Evaluated()
      if isSatisfied(location.appending("not"), by: value, &ignored) {
        isValid = fail(.invalidValue, "a value that is not excluded", value)
      }
    }
    if object["if"] != nil {
      let holds = isSatisfied(location.appending("if"), by: value, &evaluated)
      let branch = holds ? "then" : "else"
      if object[branch] != nil {
        isValid = apply(location.appending(branch), to: value, &evaluated) && isValid
      }
    }
    return isValid
  }

  /// Records the errors of the only alternative that a value may be of, or one for all.
  private mutating func failChoice(
    _ alternatives: [AnyValue], _ keyword: String, _ location: SchemaDocument.Location,
    _ value: AnyValue
  ) -> Bool {
    guard collects else { return false }
    let candidates = alternatives.indices.filter { index in
      let types = alternatives[index].object?["type"]
      let names = types?.string.map { [$0] } ?? types?.array?.compactMap(\.string)
      return names.map { $0.contains(where: value.hasType) } ?? true
    }
    if candidates.count == 1 {
      var ignored = Evaluated()
      return apply(location.appending(keyword, candidates[0]), to: value, &ignored)
    }
    return fail(.invalidValue, "a value of one of \(alternatives.count) forms", value)
  }
}

extension SchemaDocument.Location {
  func appending(_ key: String, _ index: Int) -> Self { appending(key).appending("\(index)") }
}

/// A text that is compared scalar by scalar, as keys are.
struct ExactText: Hashable {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
}
