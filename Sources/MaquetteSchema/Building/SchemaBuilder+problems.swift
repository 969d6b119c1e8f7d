package import MaquetteCore

// What a schema does not express, with its places in types and in documents.

extension SchemaBuilder {
  /// Lists something that the schema does not express.
  ///
  /// - Parameters:
  ///   - text: What is missing.
  ///   - remedy: What to change.
  ///   - keys: Keys in the current object that it is about; nil for the current value.
  ///   - extent: Whether it is about what is in the value, too.
  mutating func note(
    _ text: String, remedy: String = "", at keys: [String]? = nil,
    _ extent: ProblemPlaces.Extent = .whole
  ) {
    let problem = SchemaProblem(place: place.joined(separator: "."), text: text, remedy: remedy)
    if !problems.contains(problem) { problems.append(problem) }
    for steps in keys.map({ $0.map { [step($0)] } }) ?? [[]] {
      let place = ProblemPlaces.Place(
        definition: position.definition, steps: position.steps + steps)
      places.add(problem, at: place, extent)
    }
  }

  /// Builds a part at a place below the current one.
  ///
  /// - Parameters:
  ///   - name: The name of the property or the case.
  ///   - keys: The keys that lead to its values.
  mutating func at<T>(
    _ name: String, keys: [String] = [], _ make: (inout SchemaBuilder) -> T
  ) -> T {
    place.append(name)
    defer { place.removeLast() }
    return within(keys, make)
  }

  /// Builds a part of the values at the end of some keys.
  mutating func within<T>(_ keys: [String], _ make: (inout SchemaBuilder) -> T) -> T {
    guard let first = keys.first else { return make(&self) }
    return below([step(first)] + keys.dropFirst().map(ProblemPlaces.Step.key), make)
  }

  /// Builds a part of all elements or members.
  mutating func inEach<T>(_ make: (inout SchemaBuilder) -> T) -> T { below([.any], make) }

  /// Builds a part of a member whose keys have affixes.
  mutating func around<T>(
    _ inner: (prefix: String, suffix: String), _ make: (inout SchemaBuilder) -> T
  ) -> T {
    let outer = affixes
    defer { affixes = outer }
    affixes = (outer.prefix + inner.prefix, inner.suffix + outer.suffix)
    return make(&self)
  }

  mutating func below<T>(
    _ steps: [ProblemPlaces.Step], _ make: (inout SchemaBuilder) -> T
  ) -> T {
    let outer = (position, affixes)
    defer { (position, affixes) = outer }
    position = ProblemPlaces.Place(
      definition: position.definition, steps: position.steps + steps)
    affixes = ("", "")
    return make(&self)
  }

  /// The step to a key of the model that is being described, as it is in documents.
  func step(_ key: String) -> ProblemPlaces.Step {
    .key(affixes.prefix + key + affixes.suffix)
  }
}

extension ProblemPlaces.Step {
  init(_ step: MappingPath.Step) {
    switch step {
    case .key(let key): self = .key(key)
    case .index: self = .any
    }
  }
}

extension JSONSchema {
  /// Returns the problems that an error of decoding may come from.
  ///
  /// A document that satisfies the schema of decoding and is not decoded has an error with a
  /// problem: at its place, or at that of a value around it whose form is not known.
  ///
  /// - Parameter error: The error, with its path from the root of the document.
  package func problems(of error: MappingError) -> [SchemaProblem] {
    places.problems(of: error) + error.alternatives.flatMap { problems(of: $0.error) }
  }
}
