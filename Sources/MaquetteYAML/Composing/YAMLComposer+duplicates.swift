import MaquetteCore

// Duplicate keys, and the nesting of merged mappings.

extension YAMLComposer {
  /// Returns whether the value of a key is dropped because an earlier one counts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isDuplicate: Whether the innermost mapping has it already.
  ///   - offset: The offset of the key.
  /// - Throws: `duplicateKey`, if the format does not say which value counts.
  func isDropped(_ key: String, _ isDuplicate: Bool, at offset: Int) throws(MappingError) -> Bool {
    guard isDuplicate else { return false }
    switch duplicateKeys.choice {
    case .firstWins: return true
    case .lastWins: return false
    case .reject:
      throw MappingError(
        .duplicateKey, at: offset, path: path.appending(keys: [key]), expected: "a unique key")
    }
  }

  /// Sets a member of the innermost mapping; a repeated key keeps its position.
  mutating func setMember(_ key: String, _ value: AnyValue) {
    let last = frames.count - 1
    if frames[last].isDropping { return }
    if let position = frames[last].object.position(of: key) {
      frames[last].object.setValue(value, at: position)
    } else {
      frames[last].object.append(.init(key: key, value: value))
    }
  }

  /// The number of levels that an alias here does not add, because a mapping merges its value.
  var mergedLevels: Int {
    guard let last = frames.last, !last.isMerging else { return frames.isEmpty ? 0 : 1 }
    let outer = frames.dropLast().last
    return last.kind == .sequence && outer?.isMerging == true ? 2 : 0
  }

  /// The nesting inside a mapping of what it merges, whose members become its own.
  func heightMerged(_ node: YAMLNode) -> Int {
    node.value.untagged.array == nil ? node.height : node.height - 1
  }
}
