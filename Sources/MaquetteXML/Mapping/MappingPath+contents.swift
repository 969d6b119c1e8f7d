import MaquetteCore

extension MappingPath {
  /// Whether the path leads to a part of the ordered contents of an element.
  var leadsIntoContents: Bool { steps.contains(.key(MarkupKey.content)) }

  /// The path of the same value without the ordered contents, which repeat other members.
  ///
  /// - Parameter root: The tree of the document.
  func withoutContents(in root: AnyValue) -> MappingPath {
    var (value, rest, path) = (root, steps[...], [Step]())
    while let step = rest.popFirst() {
      guard step == .key(MarkupKey.content), case .index(let index)? = rest.first,
        let contents = value.object?[MarkupKey.content]?.array, contents.indices.contains(index),
        let part = contents[index].object?.first
      else {
        path.append(step)
        value = value.member(at: step) ?? .null
        continue
      }
      rest.removeFirst()
      if rest.first == .key(part.key) { rest.removeFirst() }
      let former = contents[..<index].count {
        $0.object?.first?.key.isSameKey(as: part.key) == true
      }
      path += [.key(part.key), .index(former)]
      value = part.value
    }
    return MappingPath(path)
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
