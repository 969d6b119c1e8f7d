import MaquetteCore

// What comes before and after the document.

extension JSONRepairer {
  /// The greatest number of strings around a document.
  private static var greatestWrapping: Int { 2 }

  /// Passes a byte order mark, and prose before the document.
  mutating func passStart() {
    if text.has("\u{FEFF}", at: 0) { output.copy(0..<3, of: text) }
    index = output.bytes.count
    let first = lookahead.endOfSpace(from: index, in: text)
    guard !beginsDocument(at: first), let start = startAfterProse(from: first)
    else { return }
    note(
      .surroundings, .unexpectedCharacter, expected: "a value", found: first..<start, "removed it")
    blank(upTo: start)
  }

  private func beginsDocument(at offset: Int) -> Bool {
    guard offset < text.count else { return false }
    let byte = text[offset]
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\"")
  }

  /// Returns where a document begins in prose: in the first fence that says it contains JSON; without
  /// one, in the first fence, or at the first bracket that looks like one.
  private mutating func startAfterProse(from first: Int) -> Int? {
    var offset = first
    while offset < text.count {
      if text[offset] == UInt8(ascii: "`"), text.has("```", at: offset),
        let start = startOfFence(at: offset)
      {
        let isJSON = text.has("json", at: offset + 3) || text.has("JSON", at: offset + 3)
        if fenceStart == nil || isJSON { fenceStart = start }
        if isJSON { break }
      }
      offset += 1
    }
    return fenceStart ?? (first..<text.count).first { beginsContainer(at: $0) }
  }

  /// Returns the repaired document of a text that ends inside a fence: what is after the first line
  /// that closes it is prose.
  func repairedInFence() -> RepairedText? {
    guard allowed.contains(.surroundings), let start = fenceStart,
      let end = text.indices[start...].first(where: {
        text[$0] == 0x0A && text.has("```", at: $0 + 1)
      })
    else { return nil }
    var repairer = JSONRepairer(Array(text[..<end]), allowing: allowed, limits, wrapping: wrapping)
    guard let repaired = repairer.repaired() else { return nil }
    let rest = RepairedText.Repair(
      at: repaired.bytes.count, .trailingContent, expected: "the end of the text",
      found: excerpt(end..<text.count), "removed it", taken: nil)
    return RepairedText(repaired.bytes, repaired.repairs + [rest]) { repaired.origin($0) }
  }

  private mutating func startOfFence(at offset: Int) -> Int? {
    let start = lookahead.endOfSpace(from: text.endOfName(from: offset + 3), in: text)
    guard start < text.count, text[start] == UInt8(ascii: "{") || text[start] == UInt8(ascii: "[")
    else { return nil }
    return start
  }

  /// Whether the brackets at an offset are not those of prose.
  private func beginsContainer(at offset: Int) -> Bool {
    let isObject = text[offset] == UInt8(ascii: "{")
    guard isObject || text[offset] == UInt8(ascii: "[") else { return false }
    var next = offset + 1
    while next < text.count, text[next].isJSONSpace { next += 1 }
    guard next < text.count else { return true }
    if Quote(at: next, in: text) != nil || text[next] == UInt8(ascii: "{")
      || text[next] == text[offset] + 2
    {
      return true
    }
    if !isObject, text[next] == UInt8(ascii: "[") || text[next].beginsNumber { return true }
    let end = text.endOfName(from: next, atMost: 128)
    let rest = text[end...].drop(while: \.isJSONSpace)
    if isObject { return end > next && rest.first == UInt8(ascii: ":") }
    // A literal is an element; another word in brackets is one of the prose.
    return Self.literal(text[next..<end]) != nil
      && (rest.first == UInt8(ascii: ",") || rest.first == UInt8(ascii: "]"))
  }

  /// Passes what follows the document: prose, but no second document.
  mutating func passEnd() {
    passSpace()
    guard index < text.count, !isRefused else { return }
    let rest = index..<text.count
    let brackets = text[rest].prefix {
      $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") || $0.isJSONSpace
    }
    if brackets.count == rest.count {
      note(
        .brackets, .trailingContent, expected: "the end of the text", found: rest, "removed it")
      return
    }
    let isAfterFence = text.has("```", at: index)
    if !isAfterFence, rest.contains(where: { beginsContainer(at: $0) }) { return refuse() }
    note(
      .surroundings, .trailingContent, expected: "the end of the text", found: rest, "removed it")
  }
}

// MARK: - Documents in strings

extension JSONRepairer {
  /// Returns the repaired document in a string around it; nil if there is none.
  mutating func unwrapped() -> RepairedText? {
    var start = text.has("\u{FEFF}", at: 0) ? 3 : 0
    while start < text.count, text[start].isJSONSpace { start += 1 }
    var end = text.count
    while end > start, text[end - 1].isJSONSpace { end -= 1 }
    if let quote = Quote(at: start, in: text) {
      guard beginsDocument(at: endOfSpace(start + quote.length)) else { return nil }
      start += quote.length
      let length = end > start ? quote.closingLength(at: end - 1, in: text) : 0
      if length == 1 { end -= 1 }
    } else if !hasEscapedQuote(from: start) {
      return nil
    }
    guard wrapping < Self.greatestWrapping, allowed.contains(.outerString) else {
      return nil
    }
    var inner = RepairOutput()
    unescape(start..<end, isEscaped: hasEscapedQuote(from: start), into: &inner)
    var repairer = JSONRepairer(
      inner.bytes, allowing: allowed, limits, wrapping: wrapping + 1)
    guard let repaired = repairer.repaired() else { return nil }
    let note = RepairedText.Repair(
      at: 0, .unexpectedCharacter, expected: "a document", found: "a document in a string",
      "took the document", taken: nil)
    let outer = inner
    return RepairedText(repaired.bytes, [note] + repaired.repairs) {
      outer.origin(of: repaired.origin($0))
    }
  }

  private func endOfSpace(_ start: Int) -> Int {
    var offset = start
    while offset < text.count, text[offset].isJSONSpace { offset += 1 }
    return offset
  }

  /// Whether the first quote inside brackets is escaped.
  private func hasEscapedQuote(from start: Int) -> Bool {
    var offset = start
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): offset += 1
      case let byte where byte.isJSONSpace: offset += 1
      // A line end of the document may be escaped, too.
      case UInt8(ascii: "\\"):
        if text.has("\\\"", at: offset) { return offset > start }
        guard text.has("\\n", at: offset) || text.has("\\t", at: offset) else { return false }
        offset += 2
      default: return false
      }
    }
    return false
  }

  /// Writes the contents of a string without their escapes.
  private func unescape(_ range: Range<Int>, isEscaped: Bool, into inner: inout RepairOutput) {
    guard isEscaped else { return inner.copy(range, of: text) }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = offset + 1 < range.upperBound ? text[offset + 1] : 0
      if text[offset] == UInt8(ascii: "\\"), let byte = Self.unescaped(next) {
        inner.insert([byte], at: offset)
        offset += 2
      } else {
        inner.copy(offset..<offset + 1, of: text)
        offset += 1
      }
    }
  }

  /// Returns the character of an escape; others stay escapes of the strings in the document.
  private static func unescaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }
}
