import MaquetteCore
import MaquetteFormats

/// An open flow collection.
private struct FlowLevel {
  /// The next expected token.
  enum State {
    /// An entry, or the end.
    case entry

    /// A key after `?`, or the end of the entry.
    case explicitKey

    /// The `:` after a key; after a quoted key it needs no following blank.
    case keyEnd(isQuoted: Bool)

    /// The value of a key.
    case value

    /// The end of an entry.
    case entryEnd
  }

  let isSequence: Bool

  /// The offset of the collection.
  let offset: Int
  var state = State.entry

  /// Whether a single-pair mapping is open, as an element of a sequence: `[a: 1]`.
  var isPair = false

  var end: UInt8 { isSequence ? UInt8(ascii: "]") : UInt8(ascii: "}") }
}

/// The open flow collections, outermost first.
private typealias FlowLevels = [FlowLevel]

extension YAMLParser {
  /// Parses a flow collection, beginning at its bracket.
  ///
  /// - Parameters:
  ///   - properties: Its anchor and tag.
  ///   - indentation: The minimum indentation of its lines.
  mutating func parseFlow(
    _ properties: YAMLProperties, indentation: Int
  ) throws(MappingError) {
    var levels: FlowLevels = []
    try open(&levels, properties)
    while let level = levels.last {
      try skipFlowBlanks(levels, indentation)
      if scanner.byte == UInt8(ascii: ",") {
        if case .entry = level.state { throw scanner.unexpected(expecting: "an entry") }
        try endEntry(&levels)
        scanner.offset += 1
        levels[levels.count - 1].state = .entry
      } else if scanner.byte == level.end {
        if case .entry = level.state {} else { try endEntry(&levels) }
        scanner.offset += 1
        try composer.end()
        levels.removeLast()
        if !levels.isEmpty { try endValue(&levels) }
      } else {
        try parseFlowEntry(&levels, indentation)
      }
    }
  }

  private mutating func open(
    _ levels: inout FlowLevels, _ properties: YAMLProperties
  ) throws(MappingError) {
    let isSequence = scanner.byte == UInt8(ascii: "[")
    try composer.begin(isSequence, properties, at: properties.offset ?? scanner.offset)
    levels.append(FlowLevel(isSequence: isSequence, offset: scanner.offset))
    scanner.offset += 1
  }

  /// Ends the last value.
  private mutating func endValue(_ levels: inout FlowLevels) throws(MappingError) {
    let last = levels.count - 1
    if levels[last].isPair {
      levels[last].isPair = false
      try composer.end()
    }
    levels[last].state = .entryEnd
  }

  /// Ends an entry whose key or value may be missing.
  private mutating func endEntry(_ levels: inout FlowLevels) throws(MappingError) {
    switch levels[levels.count - 1].state {
    case .entry, .entryEnd: return
    case .explicitKey: try composer.addKey(.empty(at: scanner.offset), YAMLProperties())
    case .keyEnd, .value: break
    }
    try composer.add(.empty(at: scanner.offset), YAMLProperties())
    try endValue(&levels)
  }

  /// Parses an entry up to a comma or the end of the collection.
  private mutating func parseFlowEntry(
    _ levels: inout FlowLevels, _ indentation: Int
  ) throws(MappingError) {
    let last = levels.count - 1
    let level = levels[last]
    switch level.state {
    case .entryEnd:
      if scanner.byte == UInt8(ascii: ":") { throw collectionOrLongKey(level) }
      throw scanner.unexpected(expecting: level.isSequence ? "',' or ']'" : "',' or '}'")
    case .keyEnd(let isQuoted):
      guard
        isQuoted && scanner.byte == UInt8(ascii: ":")
          || scanner.isAtValueIndicator(inFlow: true)
      else { throw scanner.unexpected(expecting: level.isSequence ? "':'" : "':', ',' or '}'") }
      scanner.offset += 1
      levels[last].state = .value
    case .entry where isAtFlow(indicator: "?"):
      scanner.offset += 1
      try beginPair(&levels)
      levels[last].state = .explicitKey
    case .entry, .explicitKey, .value:
      try parseFlowNode(&levels, indentation)
    }
  }

  private func isAtFlow(indicator: Unicode.Scalar) -> Bool {
    scanner.byte == UInt8(ascii: indicator)
      && (scanner.isBlankOrEnd(after: 1) || scanner.byte(after: 1).isFlowIndicator)
  }

  private func collectionOrLongKey(_ level: FlowLevel) -> MappingError {
    scanner.unexpected(
      expecting: level.isSequence ? "',' or ']'" : "',' or '}'",
      hint: "a key in a flow sequence is text on one line")
  }

  /// Begins the single-pair mapping of a sequence's element.
  private mutating func beginPair(_ levels: inout FlowLevels) throws(MappingError) {
    let last = levels.count - 1
    guard levels[last].isSequence else { return }
    try composer.begin(false, YAMLProperties(), at: scanner.offset)
    levels[last].isPair = true
  }

  /// Parses a key, an element, or a value.
  private mutating func parseFlowNode(
    _ levels: inout FlowLevels, _ indentation: Int
  ) throws(MappingError) {
    let last = levels.count - 1
    let level = levels[last]
    let line = scanner.lineStart
    let start = scanner.offset
    let properties = try parseFlowProperties(levels, indentation)
    let needsKey: Bool
    switch level.state {
    case .value: needsKey = false
    case .explicitKey: needsKey = true
    default: needsKey = !level.isSequence
    }
    if scanner.byte == UInt8(ascii: "[") || scanner.byte == UInt8(ascii: "{") {
      guard !needsKey else { throw collectionKey() }
      return try open(&levels, properties)
    }
    guard let text = try scanFlowText(indentation, isElement: !needsKey) else {
      // A tag or an anchor may have an empty value, followed by a comma or the end of the
      // collection.
      guard !properties.isEmpty, scanner.byte == UInt8(ascii: ",") || scanner.byte == level.end
      else { throw scanner.unexpected(expecting: "a value") }
      return try addFlow(
        ScannedText(text: "", style: .plain), properties, at: start, needsKey, &levels)
    }
    var isKey = needsKey
    if case .entry = level.state, level.isSequence, scanner.lineStart == line,
      try skipToPairValue(text, from: start)
    {
      let end = scanner.offset
      scanner.offset = start
      try beginPair(&levels)
      scanner.offset = end
      isKey = true
    }
    try addFlow(text, properties, at: start, isKey, &levels)
  }

  /// Adds a key, an element, or a value.
  private mutating func addFlow(
    _ text: ScannedText, _ properties: YAMLProperties, at start: Int, _ isKey: Bool,
    _ levels: inout FlowLevels
  ) throws(MappingError) {
    let last = levels.count - 1
    if isKey {
      try composer.addKey(try scalar(text, properties, at: start), properties)
      levels[last].state = .keyEnd(isQuoted: text.style == .quoted)
      return
    }
    if text.style == .alias {
      guard properties.isEmpty else {
        throw MappingError(
          .unexpectedCharacter, at: start, expected: "an alias without an anchor and a tag")
      }
      try composer.addAlias(text.text, at: start)
    } else {
      try composer.add(try scalar(text, properties, at: start), properties)
    }
    try endValue(&levels)
  }

  /// Skips blanks before a `:` that makes a sequence's element a key.
  private mutating func skipToPairValue(
    _ text: ScannedText, from start: Int
  ) throws(MappingError) -> Bool {
    let end = scanner.offset
    scanner.skipBlanks()
    if scanner.isAtValueIndicator(inFlow: true)
      || text.style == .quoted && scanner.byte == UInt8(ascii: ":")
    {
      try checkLength(ofKeyAt: start)
      return true
    }
    scanner.offset = end
    return false
  }

  private mutating func parseFlowProperties(
    _ levels: FlowLevels, _ indentation: Int
  ) throws(MappingError) -> YAMLProperties {
    var properties = YAMLProperties()
    while scanner.byte == UInt8(ascii: "&") || scanner.byte == UInt8(ascii: "!") {
      let start = scanner.offset
      try parseProperties(&properties)
      guard scanner.offset > start else {
        throw scanner.unexpected(expecting: "one anchor and one tag for a value")
      }
      try skipFlowBlanks(levels, indentation)
    }
    return properties
  }

  /// Scans a scalar that flow collections allow, or the name of an alias.
  ///
  /// - Parameter isElement: Whether the text may be an element that a `:` turns into a key.
  /// - Returns: nil if there is none.
  private mutating func scanFlowText(
    _ indentation: Int, isElement: Bool
  ) throws(MappingError) -> ScannedText? {
    switch scanner.byte {
    case UInt8(ascii: "*"):
      return ScannedText(text: try scanner.scanName(), style: .alias)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return ScannedText(text: try scanner.scanQuoted(indentation: indentation), style: .quoted)
    default:
      if scanner.isAtValueIndicator(inFlow: true) { return ScannedText(text: "", style: .plain) }
      guard scanner.isAtPlainText(inFlow: true) else { return nil }
      let first = try scanner.scanPlainLine(inFlow: true)
      let text = try scanner.continuePlain(after: first, indentation: indentation, inFlow: true)
      return ScannedText(text: text, style: .plain)
    }
  }

  /// Skips blanks, comments and line ends inside a flow collection.
  private mutating func skipFlowBlanks(
    _ levels: FlowLevels, _ indentation: Int
  ) throws(MappingError) {
    while true {
      let start = scanner.offset
      scanner.skipBlanks()
      if scanner.offset > start || scanner.column == 0 { scanner.skipComment() }
      guard scanner.isAtLineEnd else { return }
      guard scanner.skipLineEnd(), !scanner.isAtDocumentMarker else { throw unclosed(levels) }
      while scanner.byte == 0x20 { scanner.offset += 1 }
      let column = scanner.column
      scanner.skipBlanks()
      scanner.skipComment()
      if scanner.isAtLineEnd { continue }
      // The closing bracket is often in the column of the key.
      let isEnd = scanner.byte == UInt8(ascii: "]") || scanner.byte == UInt8(ascii: "}")
      guard column >= indentation || isEnd && column + 1 >= indentation else {
        throw scanner.unexpected(
          expecting: "a line " + YAMLScanner.indented(by: indentation, "at least "),
          hint: "a bracket is not closed")
      }
    }
  }

  private func unclosed(_ levels: FlowLevels) -> MappingError {
    let isSequence = levels.last?.isSequence == true
    return MappingError(
      .unexpectedEnd, at: levels.last?.offset ?? scanner.offset,
      expected: "a closing '\(isSequence ? "]" : "}")'",
      found: "a \(isSequence ? "sequence" : "mapping") without it")
  }
}
