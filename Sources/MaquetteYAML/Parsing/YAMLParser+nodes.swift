import MaquetteCore
import MaquetteFormats

/// The position of a node's content.
struct NodeContent {
  /// The offset of the first character on its line: a property, or the content.
  let start: Int

  /// The column of that character.
  let column: Int

  /// Whether a block collection may begin there.
  var allowsBlock = false

  /// Whether there is content; a node without content is empty.
  var isThere = true

  /// The properties on earlier lines, which belong to a collection that begins here.
  var outer = YAMLProperties()

  /// The properties on the same line, which belong to a key if there is one.
  var inner = YAMLProperties()

  /// All properties, for content that is not a collection.
  var properties: YAMLProperties {
    YAMLProperties(
      anchor: inner.anchor ?? outer.anchor, tag: inner.tag ?? outer.tag,
      offset: outer.offset ?? inner.offset)
  }
}

/// Text that may be a value or a key.
struct ScannedText {
  enum Style { case plain, quoted, block, alias }

  let text: String
  let style: Style

  /// Whether the `:` of a key follows on the same line; the scanner is then at the `:`.
  var isKey = false
}

extension YAMLParser {
  /// Parses a scalar, or the beginning of a collection.
  ///
  /// - Returns: The next expected node; nil if there is none.
  mutating func parseNode(_ expected: ExpectedNode) throws(MappingError) -> ExpectedNode? {
    let content = try findContent(of: expected)
    guard content.isThere else {
      try composer.add(.empty(at: content.start), content.outer)
      return nil
    }
    if scanner.isAt(indicator: "-") {
      guard content.allowsBlock, content.inner.isEmpty else {
        throw scanner.unexpected(
          expecting: "a value", hint: "a sequence begins on a new line")
      }
      return try beginSequence(content.outer, column: content.column)
    }
    if scanner.isAt(indicator: "?"), content.allowsBlock, content.inner.isEmpty {
      return try parseMember(
        of: try beginMapping(content.outer, column: content.column, at: content.start))
    }
    if scanner.byte == UInt8(ascii: "[") || scanner.byte == UInt8(ascii: "{") {
      try checkProperties(content)
      try parseFlow(content.properties, indentation: expected.indentation + 1)
      if skipToValueIndicator() { throw collectionKey() }
      return try endLine()
    }
    guard let text = try scanText(in: expected.indentation, isKey: false) else {
      throw scanner.unexpected(expecting: "a value", hint: unfitHint)
    }
    if text.isKey, content.allowsBlock {
      let level = try beginMapping(content.outer, column: content.column, at: content.start)
      return try addKey(text, content.inner, at: content.start, of: level)
    }
    try checkProperties(content)
    if text.style == .alias {
      guard content.properties.isEmpty else {
        throw MappingError(
          .unexpectedCharacter, at: content.properties.offset ?? content.start,
          expected: "an alias without an anchor and a tag")
      }
      try composer.addAlias(text.text, at: content.start)
    } else {
      let properties = content.properties
      let start = properties.offset ?? content.start
      try composer.add(try scalar(text, properties, at: start), properties)
    }
    return text.style == .block ? nil : try endLine()
  }

  /// Skips the rest of the line after a value.
  private mutating func endLine() throws(MappingError) -> ExpectedNode? {
    try scanner.endLine()
    return nil
  }

  private var unfitHint: String? {
    switch scanner.byte {
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      "text that begins with this character needs quotes"
    case 0x09: Self.tabHint
    default: nil
    }
  }

  /// Finds the content of a node, and reads its properties.
  mutating func findContent(of expected: ExpectedNode) throws(MappingError) -> NodeContent {
    let end = scanner.offset
    var outer = YAMLProperties()
    var mayBeBlock = expected.allowsCompact
    while let (column, allowsBlock) = findPlace(of: expected, mayBeBlock) {
      var content = NodeContent(
        start: scanner.offset, column: column, allowsBlock: allowsBlock, outer: outer)
      try parseProperties(&content.inner)
      guard isAtEndOfContent else { return content }
      try checkProperties(content)
      outer = content.properties
      mayBeBlock = false
    }
    return NodeContent(start: outer.offset ?? end, column: 0, isThere: false, outer: outer)
  }

  /// Whether only a comment follows on the line.
  private var isAtEndOfContent: Bool {
    scanner.isAtLineEnd || scanner.byte == UInt8(ascii: "#")
  }

  /// Finds the position where a node continues.
  ///
  /// - Returns: The column, and whether a block collection may begin there; nil if the node has no
  ///   further content.
  private mutating func findPlace(
    of expected: ExpectedNode, _ mayBeBlock: Bool
  ) -> (column: Int, allowsBlock: Bool)? {
    if scanner.column > 0 {
      let hasTab = scanner.skipBlanks()
      scanner.skipComment()
      guard scanner.isAtLineEnd else { return (scanner.column, mayBeBlock && !hasTab) }
      scanner.skipLineEnd()
    }
    guard let (indentation, hasTab) = scanner.nextLine() else { return nil }
    let isBelow =
      expected.allowsSequenceBelow && indentation == expected.indentation && !hasTab
      && scanner.isAt(indicator: "-")
    guard indentation > expected.indentation || isBelow else {
      scanner.offset = scanner.lineStart
      return nil
    }
    return (indentation, !hasTab)
  }

  /// Checks that a node has at most one anchor and one tag.
  private func checkProperties(_ content: NodeContent) throws(MappingError) {
    let (outer, inner) = (content.outer, content.inner)
    guard outer.anchor != nil && inner.anchor != nil || outer.tag != nil && inner.tag != nil
    else { return }
    throw MappingError(
      .unexpectedCharacter, at: inner.offset ?? content.start,
      expected: "one anchor and one tag for a value")
  }

  /// Reads an anchor and a tag in either order, and the blanks after them.
  mutating func parseProperties(_ properties: inout YAMLProperties) throws(MappingError) {
    while true {
      let start = scanner.offset
      switch scanner.byte {
      case UInt8(ascii: "&") where properties.anchor == nil:
        properties.anchor = try scanner.scanName()
      case UInt8(ascii: "!") where properties.tag == nil:
        properties.tag = try scanner.scanTag(handles)
      default: return
      }
      if properties.offset == nil { properties.offset = start }
      guard scanner.isBlankOrEnd(after: 0) || scanner.byte.isFlowIndicator else {
        throw scanner.unexpected(expecting: "a blank after an anchor or a tag")
      }
      scanner.skipBlanks()
    }
  }

  /// Scans text of any style, or the name of an alias.
  ///
  /// - Parameters:
  ///   - indentation: The indentation of the enclosing collection.
  ///   - isKey: Whether the text must be a key, which ends on its line.
  /// - Returns: nil if there is none.
  mutating func scanText(
    in indentation: Int, isKey: Bool
  ) throws(MappingError) -> ScannedText? {
    let line = scanner.lineStart
    var text: ScannedText
    switch scanner.byte {
    case UInt8(ascii: "*"):
      text = ScannedText(text: try scanner.scanName(), style: .alias)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      text = ScannedText(
        text: try scanner.scanQuoted(indentation: indentation + 1), style: .quoted)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      if isKey { return nil }
      return ScannedText(text: try scanner.scanBlock(in: indentation), style: .block)
    default:
      if scanner.isAtValueIndicator(inFlow: false) {
        return ScannedText(text: "", style: .plain, isKey: true)
      }
      guard scanner.isAtPlainText(inFlow: false) else { return nil }
      let first = try scanner.scanPlainLine(inFlow: false)
      let isAtKey = skipToValueIndicator()
      let content =
        try isAtKey || isKey
        ? scanner.text(scanner.bytes[first], at: first.lowerBound)
        : scanner.continuePlain(after: first, indentation: indentation + 1, inFlow: false)
      return ScannedText(text: content, style: .plain, isKey: isAtKey)
    }
    text.isKey = scanner.lineStart == line && skipToValueIndicator()
    return text
  }

  /// Skips blanks before the `:` of a key, if there is one.
  private mutating func skipToValueIndicator() -> Bool {
    let end = scanner.offset
    scanner.skipBlanks()
    if scanner.isAtValueIndicator(inFlow: false) { return true }
    scanner.offset = end
    return false
  }

  /// The scalar of a text; the alias of a key has the text of the anchor.
  func scalar(
    _ text: ScannedText, _ properties: YAMLProperties, at start: Int
  ) throws(MappingError) -> YAMLScalar {
    guard text.style == .alias else {
      return YAMLScalar(text: text.text, isPlain: text.style == .plain, offset: start)
    }
    let value = try composer.node(of: text.text, at: start).value.untagged
    guard properties.isEmpty, let key = value.keyText else { throw collectionKey() }
    return YAMLScalar(text: key, isPlain: false, isAlias: true, offset: start)
  }
}

extension AnyValue {
  /// The scalar as the key of a member.
  fileprivate var keyText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.description
    case .bool(let value): value ? "true" : "false"
    case .null: ""
    case .bytes, .date, .array, .object, .tagged: nil
    }
  }
}
