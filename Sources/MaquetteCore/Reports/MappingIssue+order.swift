// A model finds some issues later than their place in the source: a missing key at the end of its
// object, a rule on a whole array after its elements. Reports list them in the order of the source.

extension [MappingIssue] {
  /// The indices of the issues in the order of places.
  ///
  /// An issue without a place stays after the one before it, and an error that ended the reading at
  /// the end.
  ///
  /// - Parameter places: A number for each issue, which grows along the source.
  func order(by places: [Int?]) -> [Int] {
    var last = Int.min
    var isOrdered = true
    var keys: [Int] = []
    keys.reserveCapacity(count)
    for (issue, place) in zip(self, places) {
      let hasEnded = issue.severity == .error && issue.code.isFatal
      let key = hasEnded ? .max : place ?? last
      isOrdered = isOrdered && key >= keys.last ?? .min
      keys.append(key)
      if let place { last = place }
    }
    guard !isOrdered else { return Array<Int>(indices) }
    return indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
  }

  /// The places of the issues in their source, as far as they are known.
  var places: [Int?] { map(\.error.byteOffset) }

  /// The places of the issues in a tree.
  ///
  /// - Complexity: Linear in the containers that are on the way to an issue.
  func places(in tree: AnyValue) -> [Int?] {
    guard count > 1 else { return map { _ in nil } }
    var search = PathSearch(map(\.error.path))
    var number = 0
    // Values that begin, the next one last; nil ends the innermost one that has begun.
    var open: [(step: MappingPath.Step?, value: AnyValue)?] = [(nil, tree)]
    while let next = open.popLast() {
      guard let (step, value) = next else {
        search.end()
        continue
      }
      number += 1
      search.begin(step, at: number)
      open.append(nil)
      guard search.isOnPath else { continue }
      switch value.untagged {
      case .array(let elements):
        for (index, element) in elements.enumerated().reversed() {
          open.append((.index(index), element))
        }
      case .object(let object):
        for member in object.reversed() { open.append((.key(member.key), member.value)) }
      default: break
      }
    }
    return search.offsets
  }
}

extension MappingReport where Value: ~Copyable {
  /// Creates the report of a tree.
  ///
  /// - Parameters:
  ///   - value: What could be decoded.
  ///   - issues: The issues as they were found.
  ///   - tree: The tree.
  @usableFromInline
  package init(value: consuming Value?, issues: [MappingIssue], in tree: AnyValue) {
    self.init(
      value: value, issues: issues, at: issues.places(in: tree), firstError: issues.firstError)
  }
}
