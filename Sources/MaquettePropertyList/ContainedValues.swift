import MaquetteCore

/// The values of a container that is printed.
enum ContainedValues {
  case members([AnyValue.Object.Member])
  case elements([AnyValue])

  var count: Int {
    switch self {
    case .members(let members): members.count
    case .elements(let elements): elements.count
    }
  }

  /// The step of a path to the value at an index; after the last value, to the last one.
  func step(at index: Int) -> MappingPath.Step {
    switch self {
    case .members(let members): .key(members[min(index, members.count - 1)].key)
    case .elements(let elements): .index(min(index, elements.count - 1))
    }
  }
}
