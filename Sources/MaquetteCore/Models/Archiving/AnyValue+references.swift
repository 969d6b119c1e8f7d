extension AnyValue {
  /// The indices of the objects that the tree refers to.
  package var references: [Int] {
    var found: [Int] = []
    var waiting: [AnyValue] = []
    collect(into: &found, &waiting)
    while let value = waiting.popLast() { value.collectInside(into: &found, &waiting) }
    return found
  }

  /// Adds a reference, or keeps a container for later.
  @inline(__always)
  private func collect(into found: inout [Int], _ waiting: inout [AnyValue]) {
    switch self {
    case .tagged(let tagged) where tagged.isReference:
      if let target: Int = tagged.value.number?.exactly() { found.append(target) }
    case .array, .object, .tagged: waiting.append(self)
    default: break
    }
  }

  private func collectInside(into found: inout [Int], _ waiting: inout [AnyValue]) {
    switch self {
    case .array(let elements):
      for element in elements { element.collect(into: &found, &waiting) }
    case .object(let object):
      for index in object.indices { object[index].value.collect(into: &found, &waiting) }
    case .tagged(let tagged): tagged.value.collect(into: &found, &waiting)
    default: break
    }
  }
}
