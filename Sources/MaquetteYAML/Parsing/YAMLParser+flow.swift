import MaquetteCore

/// A flow collection that is open.
private struct FlowLevel {
  /// What may come next.
  enum State {
    /// An entry, or the end.
    case entry

    /// A key after `?`, or what ends one.
    case explicitKey

    /// The `:` after a key; after one in quotes no blank need follow it.
    case keyEnd(isQuoted: Bool)

    /// The value of a key.
    case value

    /// What ends an entry.
    case entryEnd
  }

  let isSequence: Bool

  /// Where it begins.
  let offset: Int
  var state = State.entry

  /// Whether a mapping of one member is open that is an element of a sequence: `[a: 1]`.
  var isPair = false

  var end: UInt8 { isSequence ? UInt8(ascii: "]") : UInt8(ascii: "}") }
}

/// The flow collections that are open, from the outermost.
private typealias FlowLevels = [FlowLevel]

extension YAMLParser {
  /// Reads a flow collection; the place is at its bracket.
  ///
  /// - Parameters:
  ///   - properties: Its anchor and its tag.
  ///   - indentation: How far its lines must be indented at least.
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

  /// Ends the value that has been added last.
  private mutating func endValue(_ levels: inout FlowLevels) throws(MappingError) {
    let last = levels.count - 1
    if levels[last].isPair {
      levels[last].isPair = false
      try composer.end()
    }
    levels[last].state = .entryEnd
  }

  /// Ends an entry, which may lack its key or its value.
  private mutating func endEntry(_ levels: inout FlowLevels) throws(MappingError) {
    switch levels[levels.count - 1].state {
    case .entry, .entryEnd: return
    case .explicitKey: try composer.addKey(.empty(at: scanner.offset), YAMLProperties())
    case .keyEnd, .value: break
    }
    try composer.add(.empty(at: scanner.offset), YAMLProperties())
    try endValue(&levels)
  }

  /// Reads what is neither a comma nor the end of the collection.
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
      hint: "a key is text, which in a sequence has one line")
  }

  /// Begins the mapping of one member that an element of a sequence is.
  private mutating func beginPair(_ levels: inout FlowLevels) throws(MappingError) {
    let last = levels.count - 1
    guard levels[last].isSequence else { return }
    try composer.begin(false, YAMLProperties(), at: scanner.offset)
    levels[last].isPair = true
  }

  /// Reads a key, an element, or a value.
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
      // A tag or an anchor may have no value, which a comma or the end of the collection then follows.
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

  /// Takes a key, an element, or a value.
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

  /// Steps over blanks to the `:` that makes an element of a sequence a key.
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

  /// Reads text of a style that flow collections have, or the name of an alias.
  ///
  /// - Parameter isElement: Whether the text may be an element whose `:` makes it a key.
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

  /// Steps over blanks, comments and line ends inside a flow collection.
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
      // The bracket that ends a collection is often in the column of the key.
      let isEnd = scanner.byte == UInt8(ascii: "]") || scanner.byte == UInt8(ascii: "}")
      guard column >= indentation || isEnd && column + 1 >= indentation else {
        throw scanner.unexpected(
          expecting: "a line indented by at least \(indentation) spaces",
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
