import Maquette

extension AnyValue {
  /// The tree without null members of objects.
  var withoutNullMembers: AnyValue {
    switch self {
    case .array(let elements):
      .array(elements.map(\.withoutNullMembers))
    case .object(let object):
      .object(
        AnyValue.Object(
          object.filter { $0.value != .null }.map {
            AnyValue.Object.Member(key: $0.key, value: $0.value.withoutNullMembers)
          }))
    default:
      self
    }
  }

  /// The path of the first difference between two trees, and both values; nil if the trees are
  /// equal.
  func firstDifference(from other: AnyValue, at path: MappingPath = MappingPath()) -> String? {
    switch (self, other) {
    case (.array(let left), .array(let right)) where left.count == right.count:
      for (index, pair) in zip(left, right).enumerated() {
        let next = MappingPath(path.steps + [.index(index)])
        if let difference = pair.0.firstDifference(from: pair.1, at: next) { return difference }
      }
      return nil
    case (.object(let left), .object(let right)) where Set(left.keys) == Set(right.keys):
      for member in left {
        let next = path.appending(keys: [member.key])
        let value = right[member.key] ?? .null
        if let difference = member.value.firstDifference(from: value, at: next) {
          return difference
        }
      }
      return nil
    case (.number(let left), .number(let right)) where left != right:
      // Fractions with more digits than a double has are equal if their doubles are.
      let isFraction = left.exactly(Int.self) == nil && right.exactly(Int.self) == nil
      return isFraction && left.double.bitPattern == right.double.bitPattern
        ? nil : "\(path): \(left) is not \(right)"
    default:
      return self == other ? nil : "\(path): \(self) is not \(other)"
    }
  }
}
