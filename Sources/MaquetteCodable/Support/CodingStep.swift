/// A step of the coding path to the current value.
enum CodingStep {
  case index(Int)
  case key(any CodingKey)

  /// No step: the same value is decoded or encoded as another type.
  case here

  /// The whole path, for a container that was not reached from the previous step.
  case absolute([any CodingKey])
}

extension Array<CodingStep> {
  /// The keys of the step.
  var codingPath: [any CodingKey] {
    var keys: [any CodingKey] = []
    for step in self {
      switch step {
      case .index(let index): keys.append(PlainCodingKey(index))
      case .key(let key): keys.append(key)
      case .here: break
      case .absolute(let path): keys = path
      }
    }
    return keys
  }
}
