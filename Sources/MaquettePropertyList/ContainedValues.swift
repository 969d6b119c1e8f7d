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
  fileprivate func step(at index: Int) -> MappingPath.Step {
    switch self {
    case .members(let members): .key(members[min(index, members.count - 1)].key)
    case .elements(let elements): .index(min(index, elements.count - 1))
    }
  }
}

extension MappingPath {
  /// The path of the current value in open containers.
  ///
  /// - Parameter containers: The containers, from the outermost one, each with the index of its
  ///   current value; that of an outer container already points to the next value.
  init(in containers: [(values: ContainedValues, index: Int)]) {
    self.init(
      containers.enumerated().map { level, container in
        let isInnermost = level == containers.count - 1
        return container.values.step(at: isInnermost ? container.index : container.index - 1)
      })
  }
}
