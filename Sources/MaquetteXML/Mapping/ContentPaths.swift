import MaquetteCore

extension MappingPath {
  /// Whether the path leads to a part of the ordered contents of an element.
  var leadsIntoContents: Bool { steps.contains(.key(MarkupKey.content)) }
}

/// Finds the paths of parts of ordered contents among the members of their elements, which they repeat.
struct ContentPaths {
  private let root: AnyValue

  /// For the contents at a path, the number of earlier parts with the name of each.
  private var positions: [MappingPath: [Int]] = [:]

  /// - Parameter root: The tree of the document.
  init(in root: AnyValue) {
    self.root = root
  }

  /// Returns the path of the same value without ordered contents.
  ///
  /// - Complexity: O(length of the path), and for each contents once their count.
  mutating func path(without contents: MappingPath) -> MappingPath {
    var (value, rest, path) = (root, contents.steps[...], [MappingPath.Step]())
    while let step = rest.popFirst() {
      guard step == .key(MarkupKey.content), case .index(let index)? = rest.first,
        let parts = value.object?[MarkupKey.content]?.array, parts.indices.contains(index),
        let part = parts[index].object?.first
      else {
        path.append(step)
        value = value.member(at: step) ?? .null
        continue
      }
      rest.removeFirst()
      if rest.first == .key(part.key) { rest.removeFirst() }
      path += [.key(part.key), .index(position(of: index, in: parts, at: MappingPath(path)))]
      value = part.value
    }
    return MappingPath(path)
  }

  private mutating func position(
    of index: Int, in parts: [AnyValue], at path: MappingPath
  ) -> Int {
    if let known = positions[path] { return known[index] }
    // Steps compare keys byte by byte.
    var counts: [MappingPath.Step: Int] = [:]
    let all = parts.map { part in
      let name = MappingPath.Step.key(part.object?.first?.key ?? "")
      defer { counts[name, default: 0] += 1 }
      return counts[name, default: 0]
    }
    positions[path] = all
    return all[index]
  }
}

extension AnyValue {
  fileprivate func member(at step: MappingPath.Step) -> AnyValue? {
    switch step {
    case .key(let key): object?[key]
    case .index(let index):
      // A single element stands for itself.
      array.map { $0.indices.contains(index) ? $0[index] : nil } ?? (index == 0 ? self : nil)
    }
  }
}
