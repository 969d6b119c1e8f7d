/// A step of the way to the value that is being coded.
enum CodingStep {
  case index(Int)
  case key(any CodingKey)

  /// No step: the same value is coded as another type.
  case here

  /// The whole way, for a container that was not reached from the step before.
  case absolute([any CodingKey])
}

extension Array<CodingStep> {
  /// The keys of the way.
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
