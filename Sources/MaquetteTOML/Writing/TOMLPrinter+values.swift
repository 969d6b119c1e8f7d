import MaquetteCore

extension TOMLPrinter {
  /// Writes the value of a key.
  mutating func printValue(
    _ value: AnyValue, at path: [MappingPath.Step]
  ) throws(MappingError) {
    switch value.untagged {
    case .string(let text) where text.utf8.contains(0x0A):
      printLines(text)
    case .array(let elements):
      let start = output.count
      let column = start - (output.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
      try printInline(value, at: path)
      guard column + output.count - start > Self.lineLength, !elements.isEmpty else { return }
      output.removeSubrange(start...)
      append("[\n")
      for (index, element) in elements.enumerated() {
        append("  ")
        try printInline(element, at: path + [.index(index)])
        append(",\n")
      }
      append("]")
    default:
      try printInline(value, at: path)
    }
  }

  /// Writes a value of any kind on one line, without recursion.
  private mutating func printInline(
    _ value: AnyValue, at path: [MappingPath.Step]
  ) throws(MappingError) {
    var levels: [InlineLevel] = []
    var next: AnyValue? = value
    while let value = next {
      switch value.untagged {
      case .array(let elements):
        append("[")
        levels.append(InlineLevel(values: elements, keys: nil))
      case .object(let object):
        let members = object.filter { !$0.value.isNull }
        append(members.isEmpty ? "{" : "{ ")
        levels.append(InlineLevel(values: members.map(\.value), keys: members.map(\.key)))
      default:
        do throws(MappingError) {
          try printScalar(value)
        } catch {
          let steps = path + levels.map(\.step)
          throw MappingError(
            error.code, at: MappingPath(steps), expected: error.expected, found: error.found)
        }
      }
      next = advance(&levels)
    }
  }

  /// Moves to the next value of the open containers, and ends those that have none left.
  private mutating func advance(_ levels: inout [InlineLevel]) -> AnyValue? {
    while let last = levels.indices.last {
      let level = levels[last]
      guard level.count < level.values.count else {
        append(level.keys == nil ? "]" : level.values.isEmpty ? "}" : " }")
        levels.removeLast()
        continue
      }
      if level.count > 0 { append(", ") }
      if let keys = level.keys {
        printKey(keys[level.count])
        append(" = ")
      }
      levels[last].count += 1
      return level.values[level.count]
    }
    return nil
  }
}

/// An open container of a one-line value.
private struct InlineLevel {
  let values: [AnyValue]

  /// The keys of the values; nil for an array.
  let keys: [String]?

  /// The number of values begun.
  var count = 0

  /// The path component of the last value begun.
  var step: MappingPath.Step {
    keys.map { .key($0[count - 1]) } ?? .index(count - 1)
  }
}
