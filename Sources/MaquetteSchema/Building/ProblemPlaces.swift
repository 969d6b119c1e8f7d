import MaquetteCore

/// Where the problems of a schema are in documents.
///
/// Definitions refer to each other, so that a problem of a definition may be at any number of paths.
struct ProblemPlaces: Sendable, Hashable {
  /// A step into a document.
  enum Step: Sendable, Hashable {
    case key(String)

    /// Any element, or any member.
    case any
  }

  /// What a problem is about.
  enum Extent: Sendable, Hashable {
    /// The value itself, which has the right form, but may be refused.
    case value

    /// The form of the value itself.
    case form

    /// The form of the value, and everything in it.
    case whole
  }

  /// Steps from the value of a definition, or from the root of the document.
  struct Place: Sendable, Hashable {
    let definition: ObjectIdentifier?
    let steps: [Step]
  }

  fileprivate struct Entry: Sendable, Hashable {
    let problem: SchemaProblem
    var steps: [Step]
    var extent: Extent
  }

  private struct Reference: Sendable, Hashable {
    let target: ObjectIdentifier
    var steps: [Step]
  }

  private var entries: [ObjectIdentifier?: [Entry]] = [:]
  private var references: [ObjectIdentifier?: [Reference]] = [:]

  /// Adds a place of a problem.
  mutating func add(_ problem: SchemaProblem, at place: Place, _ extent: Extent) {
    let entry = Entry(problem: problem, steps: place.steps, extent: extent)
    if entries[place.definition]?.contains(entry) != true {
      entries[place.definition, default: []].append(entry)
    }
  }

  /// Adds a place of the values of a definition.
  mutating func add(_ definition: ObjectIdentifier, at place: Place) {
    let reference = Reference(target: definition, steps: place.steps)
    if references[place.definition]?.contains(reference) != true {
      references[place.definition, default: []].append(reference)
    }
  }

  /// Adds what is known about the object under a key to the object around it, whose keys form it.
  mutating func spread(_ key: Step, at place: Place) {
    let (definition, steps) = (place.definition, place.steps)
    for var entry in entries[definition] ?? [] where entry.steps.starts(with: steps + [key]) {
      entry.steps.remove(at: steps.count)
      if entry.steps == steps, entry.extent == .whole { entry.extent = .form }
      entries[definition]?.append(entry)
    }
    for var reference in references[definition] ?? []
    where reference.steps.starts(with: steps + [key]) {
      reference.steps.remove(at: steps.count)
      references[definition]?.append(reference)
    }
  }

  /// Returns the problems that an error of decoding may come from.
  func problems(of error: MappingError) -> [SchemaProblem] {
    let path = error.path
    var found: [SchemaProblem] = []
    var met: Set<State> = []
    var rest = [State(definition: nil, position: 0)]
    while let state = rest.popLast() {
      guard met.insert(state).inserted else { continue }
      let steps = path.steps[state.position...]
      for entry in entries[state.definition] ?? [] where entry.isAt(steps, error.code) {
        if !found.contains(entry.problem) { found.append(entry.problem) }
      }
      for reference in references[state.definition] ?? [] where steps.begin(with: reference.steps) {
        rest.append(
          State(
            definition: reference.target, position: state.position + reference.steps.count))
      }
    }
    return found
  }

  private struct State: Hashable {
    let definition: ObjectIdentifier?
    let position: Int
  }
}

extension ProblemPlaces.Entry {
  fileprivate func isAt(
    _ path: ArraySlice<MappingPath.Step>, _ code: MappingError.Code
  ) -> Bool {
    let isPossible =
      switch extent {
      case .whole: true
      case .form: path.count == steps.count
      case .value: path.count == steps.count && code.refusesValues
      }
    return isPossible && path.begin(with: steps)
  }
}

extension ArraySlice<MappingPath.Step> {
  fileprivate func begin(with steps: [ProblemPlaces.Step]) -> Bool {
    guard count >= steps.count else { return false }
    return zip(self, steps).allSatisfy { own, step in
      switch step {
      case .any: true
      case .key(let key): own == .key(key)
      }
    }
  }
}

extension MappingError.Code {
  /// Whether a value of the right form may have the error.
  fileprivate var refusesValues: Bool {
    switch self {
    case .invalidValue, .unknownCase, .numberOutOfRange, .inexactNumber, .custom: true
    default: false
    }
  }
}
