import MaquetteCore

/// Prints a tree as YAML that all parsers of YAML 1.1 and 1.2 read alike, without recursion.
struct YAMLPrinter {
  /// An open collection.
  private struct Level {
    let values: [AnyValue]

    /// The keys of the values; nil for a sequence.
    let keys: [String]?
    let indentation: Int

    /// Whether the first entry is on the line of the enclosing entry: `- a: 1`.
    var isCompact = false

    /// The number of entries begun.
    var count = 0

    /// The path component of the last entry begun.
    var step: MappingPath.Step {
      keys.map { .key($0[count - 1]) } ?? .index(count - 1)
    }
  }

  private let format: YAMLFormat
  private let depth: Int
  var output: [UInt8] = []
  private var levels: [Level] = []

  init(_ format: YAMLFormat, depth: Int) {
    self.format = format
    self.depth = depth
  }

  /// Prints one document or several.
  mutating func print(_ tree: AnyValue) throws(MappingError) {
    guard format.isSequence, case .array(let documents) = tree.untagged else {
      return try printDocument(tree)
    }
    for (index, document) in documents.enumerated() {
      append("---\n")
      do throws(MappingError) {
        try printDocument(document)
      } catch {
        throw error.moved(into: MappingPath([.index(index)]))
      }
    }
  }

  private mutating func printDocument(_ tree: AnyValue) throws(MappingError) {
    do throws(MappingError) {
      switch format.style {
      case .block: try printBlock(tree)
      case .flow: try printFlow(tree)
      }
    } catch {
      throw error.at(MappingPath(levels.map(\.step)))
    }
  }

  mutating func append(_ text: String) { output += text.utf8 }

  private mutating func open(
    _ values: [AnyValue], _ keys: [String]?, indentation: Int, isCompact: Bool
  ) throws(MappingError) {
    guard levels.count < depth else {
      throw MappingError(.depthExceeded, expected: "at most \(depth.counted("level"))")
    }
    levels.append(
      Level(values: values, keys: keys, indentation: indentation, isCompact: isCompact))
  }
}

// MARK: - Block style

extension YAMLPrinter {
  private mutating func printBlock(_ tree: AnyValue) throws(MappingError) {
    if tree.writtenTag != nil || !tree.isFilled { try printTag(tree) }
    try printBlockContent(tree, in: nil)
    while let level = levels.last {
      guard level.count < level.values.count else {
        levels.removeLast()
        continue
      }
      try printEntry(of: level)
    }
  }

  private mutating func printEntry(of level: Level) throws(MappingError) {
    if level.count > 0 || !level.isCompact { indent(level.indentation) }
    levels[levels.count - 1].count += 1
    if let keys = level.keys {
      printKey(keys[level.count], indentation: level.indentation)
    } else {
      append("-")
    }
    let value = level.values[level.count]
    if value.writtenTag != nil || !value.isFilled || level.keys == nil { append(" ") }
    try printTag(value)
    try printBlockContent(value, in: level)
  }

  /// Writes `key:`, or `? key` if the key is too long.
  private mutating func printKey(_ key: String, indentation: Int) {
    // Parsers search for the colon within 1024 characters.
    guard key.utf8.count > 512 else {
      printText(key, inFlow: false)
      return append(":")
    }
    append("? ")
    printText(key, inFlow: false)
    append("\n")
    indent(indentation)
    append(":")
  }

  private mutating func printTag(_ value: AnyValue) throws(MappingError) {
    guard let tag = value.writtenTag else { return }
    append(tag)
    if !value.isFilled { append(" ") }
  }

  /// Writes a scalar and the end of its line, or begins a collection.
  private mutating func printBlockContent(
    _ value: AnyValue, in level: Level?
  ) throws(MappingError) {
    let indentation = level.map { $0.indentation + 2 } ?? 0
    guard value.isFilled else {
      return try printBlockScalar(value.untagged, indentation: level == nil ? 2 : indentation)
    }
    let isCompact = level != nil && level?.keys == nil && value.writtenTag == nil
    if !isCompact, level != nil || value.writtenTag != nil { append("\n") }
    let (values, keys) = value.entries
    try open(values, keys, indentation: indentation, isCompact: isCompact)
  }

  mutating func indent(_ count: Int) {
    output.append(contentsOf: repeatElement(0x20, count: count))
  }
}

// MARK: - Flow style

extension YAMLPrinter {
  private mutating func printFlow(_ tree: AnyValue) throws(MappingError) {
    var next: AnyValue? = tree
    while let value = next {
      if let tag = value.writtenTag { append(tag + " ") }
      if value.isFilled {
        let (values, keys) = value.entries
        append(keys == nil ? "[" : "{")
        try open(values, keys, indentation: 0, isCompact: true)
      } else {
        try printFlowScalar(value.untagged)
      }
      next = advance()
    }
    append("\n")
  }

  /// Moves to the next value of the open collections, and ends those that have none left.
  private mutating func advance() -> AnyValue? {
    while let level = levels.last {
      guard level.count < level.values.count else {
        append(level.keys == nil ? "]" : "}")
        levels.removeLast()
        continue
      }
      if level.count > 0 { append(", ") }
      if let keys = level.keys {
        printText(keys[level.count], inFlow: true)
        append(": ")
      }
      levels[levels.count - 1].count += 1
      return level.values[level.count]
    }
    return nil
  }
}

extension AnyValue {
  /// Whether this is a collection that is not empty.
  fileprivate var isFilled: Bool {
    switch untagged {
    case .array(let elements): !elements.isEmpty
    case .object(let object): !object.isEmpty
    default: false
    }
  }

  /// The values of a collection, and their keys if it is a mapping.
  fileprivate var entries: (values: [AnyValue], keys: [String]?) {
    switch untagged {
    case .array(let elements): (elements, nil)
    case .object(let object): (object.values, object.keys)
    default: ([], nil)
    }
  }
}
