import MaquetteCore

// Ordered mappings, which are sequences of single-key mappings.

extension YAMLComposer {
  /// Adds an element of an ordered mapping, which is a mapping with one member.
  mutating func endPair(
    _ frame: Frame, _ node: YAMLNode, _ anchor: String?
  ) throws(MappingError) {
    let last = frames.count - 1
    frames[last].weight += node.weight
    frames[last].height = max(frames[last].height, node.height)
    if let anchor { anchors[ExactKey(anchor)] = node }
    try addPair(node.value, at: frame.offset)
  }

  mutating func addPair(_ value: AnyValue, at offset: Int) throws(MappingError) {
    let last = frames.count - 1
    guard let pair = value.untagged.object, pair.count == 1 else { throw noPair(at: offset) }
    let isDuplicate = frames[last].object.position(of: pair[0].key) != nil
    frames[last].isDropping = try isDropped(pair[0].key, isDuplicate, at: offset)
    guard isDuplicate || frames[last].object.count < limits.elementCount else {
      throw tooManyElements(at: frames[last].offset)
    }
    setMember(pair[0].key, pair[0].value)
  }

  func noPair(at offset: Int) -> MappingError {
    MappingError(
      .invalidValue, at: offset, expected: "a mapping with one key, as !!omap requires")
  }
}
