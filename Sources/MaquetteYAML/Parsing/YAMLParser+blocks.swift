import MaquetteCore
import MaquetteFormats

/// An open block collection.
struct BlockLevel {
  let isSequence: Bool

  /// The column of its entries.
  let indentation: Int
}

/// The context of the next node.
struct ExpectedNode {
  /// The indentation of the enclosing collection, which the node's lines must exceed; -1 for a
  /// document.
  var indentation: Int

  /// Whether a block collection may begin on the current line: after `-`, and after the `?` and `:`
  /// of an explicit member.
  var allowsCompact = false

  /// Whether a sequence may begin in the column of the enclosing collection, as the value of a key.
  var allowsSequenceBelow = false
}

extension YAMLParser {
  /// Parses the nodes of a document.
  mutating func parseNodes(on start: DocumentStart) throws(MappingError) {
    levels = []
    var expected: ExpectedNode? = ExpectedNode(indentation: -1)
    while true {
      if let node = expected {
        expected = try parseNode(node)
      } else if let (indentation, hasTab) = scanner.nextLine() {
        expected = try parseEntry(indentation, hasTab)
      } else {
        while !levels.isEmpty { try endLevel() }
        return
      }
    }
  }

  private mutating func endLevel() throws(MappingError) {
    levels.removeLast()
    try composer.end()
  }

  /// Parses the entry at the beginning of a line, up to its value.
  private mutating func parseEntry(
    _ indentation: Int, _ hasTab: Bool
  ) throws(MappingError) -> ExpectedNode? {
    let isElement = scanner.isAt(indicator: "-")
    while let level = levels.last,
      // A sequence may have the column of the enclosing mapping, whose next key then ends it.
      level.indentation > indentation
        || level.indentation == indentation && level.isSequence && !isElement
          && levels.dropLast().last?.indentation == indentation
    {
      try endLevel()
    }
    guard let level = levels.last else {
      throw scanner.unexpected(
        expecting: "the end of the document", hint: "the document is complete before this")
    }
    guard level.indentation == indentation else {
      throw scanner.unexpected(
        expecting:
          "an entry \(YAMLScanner.indented(by: level.indentation)), or the end of the value")
    }
    guard !hasTab else {
      throw scanner.unexpected(
        expecting: "an entry " + YAMLScanner.indented(by: level.indentation), hint: Self.tabHint)
    }
    guard level.isSequence else { return try parseMember(of: level) }
    guard isElement else { throw scanner.unexpected(expecting: "'- ' before an element") }
    scanner.offset += 1
    return ExpectedNode(indentation: indentation, allowsCompact: true)
  }

  static var tabHint: String { "tabs do not indent" }

  /// Begins a sequence at its first `-`.
  mutating func beginSequence(
    _ properties: YAMLProperties, column: Int
  ) throws(MappingError) -> ExpectedNode {
    try composer.begin(true, properties, at: properties.offset ?? scanner.offset)
    levels.append(BlockLevel(isSequence: true, indentation: column))
    scanner.offset += 1
    return ExpectedNode(indentation: column, allowsCompact: true)
  }

  /// Begins a mapping.
  ///
  /// - Parameter start: The offset of the first key.
  mutating func beginMapping(
    _ properties: YAMLProperties, column: Int, at start: Int
  ) throws(MappingError) -> BlockLevel {
    try composer.begin(false, properties, at: properties.offset ?? start)
    let level = BlockLevel(isSequence: false, indentation: column)
    levels.append(level)
    return level
  }

  // MARK: - Members of mappings

  /// Parses a key of a block mapping, and the `:` after it.
  mutating func parseMember(of level: BlockLevel) throws(MappingError) -> ExpectedNode? {
    if scanner.isAt(indicator: "?") { return try parseExplicitMember(of: level) }
    let start = scanner.offset
    var properties = YAMLProperties()
    try parseProperties(&properties)
    guard !scanner.isAt(indicator: "-"), let text = try scanText(in: level.indentation, isKey: true)
    else { throw scanner.unexpected(expecting: "a key") }
    guard text.isKey else {
      throw scanner.unexpected(
        expecting: "': ' after the key", hint: "a key is followed by a colon and a blank")
    }
    return try addKey(text, properties, at: start, of: level)
  }

  /// Adds a key; its `:` comes next.
  mutating func addKey(
    _ text: ScannedText, _ properties: YAMLProperties, at start: Int, of level: BlockLevel
  ) throws(MappingError) -> ExpectedNode {
    try checkLength(ofKeyAt: start)
    try composer.addKey(try scalar(text, properties, at: start), properties)
    scanner.offset += 1
    return ExpectedNode(indentation: level.indentation, allowsSequenceBelow: true)
  }

  /// Checks the length of a key without `?`; its `:` comes next.
  func checkLength(ofKeyAt start: Int) throws(MappingError) {
    let length = 1024
    guard scanner.offset - start > length,
      scanner.string(start..<scanner.offset).unicodeScalars.count > length
    else { return }
    throw MappingError(
      .stringTooLong, at: start, expected: "a key of at most \(length.counted("character"))",
      hint: "a longer key begins with '? '")
  }

  /// Parses `? key` and, if there is one, the `:` of its value.
  private mutating func parseExplicitMember(
    of level: BlockLevel
  ) throws(MappingError) -> ExpectedNode? {
    scanner.offset += 1
    let expected = ExpectedNode(indentation: level.indentation, allowsCompact: true)
    let content = try findContent(of: expected)
    if content.isThere {
      guard !scanner.isAt(indicator: "-"), !scanner.isAt(indicator: "?"),
        let text = try scanText(in: level.indentation, isKey: false), !text.isKey
      else { throw collectionKey() }
      try composer.addKey(
        try scalar(text, content.properties, at: content.start), content.properties)
      if text.style != .block { try scanner.endLine() }
    } else {
      try composer.addKey(.empty(at: content.start), content.outer)
    }
    let end: Int
    if let line = scanner.nextLine() {
      if line.indentation == level.indentation, !line.hasTab, scanner.isAt(indicator: ":") {
        scanner.offset += 1
        return ExpectedNode(
          indentation: level.indentation, allowsCompact: true, allowsSequenceBelow: true)
      }
      end = scanner.offset
      scanner.offset = scanner.lineStart
    } else {
      end = scanner.offset
    }
    try composer.add(.empty(at: end), YAMLProperties())
    return nil
  }

  func collectionKey() -> MappingError {
    scanner.unexpected(
      expecting: "a key that is text", hint: "a collection cannot be a key")
  }
}
