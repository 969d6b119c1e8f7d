/// The paths of a selection inside one container.
final class SelectedPaths: Sendable {
  /// A few paths are compared one by one; many are found by their first step.
  private static let comparedCount = 16

  let all: [ArraySlice<MappingPath.Step>]

  /// The positions of paths by their first step; nil if there are few.
  private let positions: [MappingPath.Step: [Int]]?

  /// The paths that begin with a key, if others do not; arrays are passed through on the way to it.
  private let keyed: SelectedPaths?
  private let hasKeys: Bool

  init(_ all: [ArraySlice<MappingPath.Step>]) {
    self.all = all
    let beginsWithKey = { (path: ArraySlice<MappingPath.Step>) in
      if case .key = path.first { true } else { false }
    }
    hasKeys = all.contains(where: beginsWithKey)
    keyed =
      hasKeys && !all.allSatisfy(beginsWithKey) ? SelectedPaths(all.filter(beginsWithKey)) : nil
    guard all.count > Self.comparedCount else {
      positions = nil
      return
    }
    var positions: [MappingPath.Step: [Int]] = [:]
    for (position, path) in all.enumerated() {
      if let step = path.first { positions[step, default: []].append(position) }
    }
    self.positions = positions
  }

  /// The paths that begin with a key; nil if there are none.
  var withKeys: SelectedPaths? { keyed ?? (hasKeys ? self : nil) }

  /// The paths through a member.
  ///
  /// - Parameters:
  ///   - key: The key of the member.
  ///   - isKey: Whether a key is that of the member.
  @inline(__always)
  func through(
    key: @autoclosure () -> String, _ isKey: (String) -> Bool
  ) -> [ArraySlice<MappingPath.Step>] {
    if let positions { return positions[.key(key())].map { $0.map { all[$0] } } ?? [] }
    let isOwn = { (path: ArraySlice<MappingPath.Step>) in
      if case .key(let key) = path.first { isKey(key) } else { false }
    }
    // Most members are in none of the paths; an empty list would be allocated for them.
    return all.contains(where: isOwn) ? all.filter(isOwn) : []
  }

  /// The paths through an element.
  func through(index: Int) -> [ArraySlice<MappingPath.Step>] {
    if let positions { return positions[.index(index)].map { $0.map { all[$0] } } ?? [] }
    return hasKeys && keyed == nil ? [] : all.filter { $0.first == .index(index) }
  }
}
