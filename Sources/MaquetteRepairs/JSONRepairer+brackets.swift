import MaquetteCore

// Brackets that are written twice, are missing at the start, or belong to Python.

extension JSONRepairer {
  /// Removes a brace that is written twice, as templates have it: `{{"a": 1}}`.
  mutating func passDoubledBrace() {
    levels[levels.count - 1].doubledBraces += 1
    remove(1, .brackets, expected: "a key")
  }

  /// Inserts the brace of an object that begins with its first key: a model was given the brace, or has
  /// forgotten it between the elements of the outermost array.
  ///
  /// - Returns: Whether there is such an object.
  mutating func insertedBrace() -> Bool {
    guard !isInObject, levels.count < 2, levels.count < limits.depth,
      isKey(at: index, isCertain: true), let end = simpleString(at: index)?.end,
      beginsValue(at: lookahead.endOfSpace(from: end, in: text) + 1), beginValue()
    else { return false }
    note(.brackets, .unexpectedCharacter, expected: "'{'", "inserted it")
    output.insert([UInt8(ascii: "{")], at: index)
    levels.append(Level(isObject: true, isInserted: true))
    objectCount += 1
    need = .keyOrEnd
    return true
  }

  // MARK: Tuples

  var isInTuple: Bool { levels.last?.isTuple == true }

  /// Whether a tuple of Python is at an offset, and not text in parentheses.
  mutating func beginsTuple(at start: Int) -> Bool {
    guard need == .memberValue || !isInObject && !levels.isEmpty else { return false }
    var next = lookahead.endOfSpace(from: start + 1, in: text)
    // Tuples in tuples, but a hostile text must not be read again from each of its parentheses.
    for _ in 0..<8 where next < text.count && text[next] == UInt8(ascii: "(") {
      next = lookahead.endOfSpace(from: next + 1, in: text)
    }
    guard next < text.count else { return false }
    if text[next] == UInt8(ascii: ")") { return true }
    if text[next] == UInt8(ascii: "{") || text[next] == UInt8(ascii: "[") { return true }
    guard let end = endOfElement(at: next) else { return false }
    let comma = lookahead.endOfSpace(from: end, in: text)
    return comma < text.count && text[comma] == UInt8(ascii: ",")
  }

  mutating func openTuple() {
    guard levels.count < limits.depth, beginValue() else { return refuse() }
    note(.brackets, .unexpectedCharacter, expected: "'['", found: index..<index + 1, "took it")
    output.insert([UInt8(ascii: "[")], at: index)
    index += 1
    levels.append(Level(isObject: false, isTuple: true))
    need = .elementOrEnd
  }

  mutating func closeTuple() {
    // A tuple of one element has a comma after it.
    if let comma = levels.last?.lastComma { output.blank(at: comma) }
    output.insert([UInt8(ascii: "]")], at: index)
    index += 1
    removeLevel()
  }
}
