import MaquetteCore

/// Makes valid JSON of text with mistakes, in one pass.
///
/// It reads token by token, with an own stack of brackets, and copies what is valid. Where a token
/// does not fit, it looks at most at the next two tokens to choose a repair; where that leaves more
/// than one reading, it refuses. What JSON does not need becomes white space, so most offsets stay.
struct JSONRepairer {
  /// An open bracket.
  struct Level {
    let isObject: Bool

    /// Where the current member begins in the output.
    var memberStart = 0

    /// Where the key of the current member begins in the text.
    var keyStart = 0

    /// Where the comma is in the output after which no value has ended.
    var lastComma: Int?

    /// The number of other braces that open the same object.
    var doubledBraces = 0

    /// Whether it is the parenthesis of a tuple.
    var isTuple = false

    /// Whether its opening bracket was missing.
    var isInserted = false
  }

  /// What the text needs next.
  enum Need {
    case root, keyOrEnd, colon, memberValue, elementOrEnd, commaOrEnd, nothing
  }

  let text: [UInt8]
  let allowed: JSONRepairs
  let limits: DecodingOptions.Limits
  var index = 0
  var output = RepairOutput()
  var levels: [Level] = []
  var need = Need.root
  var repairs: [RepairedText.Repair] = []

  /// Whether the text needs a repair that is not allowed, or that would be a guess.
  var isRefused = false

  /// The number of strings around the text.
  let wrapping: Int

  var lookahead = RepairLookahead()

  /// The number of open objects; the other levels are arrays.
  var objectCount = 0

  /// Whether brackets were missing at the end of the text.
  var isCutOff = false

  /// Where the document begins in a fence.
  var fenceStart: Int?

  init(
    _ text: [UInt8], allowing allowed: JSONRepairs, _ limits: DecodingOptions.Limits,
    wrapping: Int = 0
  ) {
    self.text = text
    self.allowed = allowed
    self.limits = limits
    self.wrapping = wrapping
  }

  /// Returns valid JSON, as far as the structure is concerned; nil if the text is refused.
  mutating func repaired() -> RepairedText? {
    if let inner = unwrapped() { return inner }
    passStart()
    passDocument()
    if isRefused || isCutOff, let shorter = repairedInFence() { return shorter }
    guard !isRefused else { return nil }
    let output = output
    return RepairedText(output.bytes, repairs.sorted { $0.offset < $1.offset }) {
      output.origin(of: $0)
    }
  }

  private mutating func passDocument() {
    while need != .nothing, !isRefused {
      passSpace()
      if index < text.count { passToken() } else { closeAll() }
    }
    if !isRefused { passEnd() }
  }

  private mutating func passToken() {
    switch text[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): open()
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
    case UInt8(ascii: ","): passComma()
    case UInt8(ascii: ";") where !levels.isEmpty: passSemicolon()
    case UInt8(ascii: ":") where need == .colon:
      copyByte()
      need = .memberValue
    case UInt8(ascii: ":") where need == .memberValue && beginsValue(at: index + 1):
      remove(1, .colons, expected: "a value")
    // Outside strings, this is the end of the fence around the document.
    case UInt8(ascii: "`") where fenceStart != nil && text.has("```", at: index): refuse()
    case UInt8(ascii: "(") where beginsTuple(at: index): openTuple()
    case UInt8(ascii: ")") where isInTuple: closeTuple()
    case UInt8(ascii: "=") where need == .colon: passEqualsSign()
    default: passScalar()
    }
  }

  /// Notes a repair; refuses the text if it is not allowed.
  ///
  /// - Parameters:
  ///   - kind: The kind of the repair.
  ///   - code: What the strict reader calls the mistake.
  ///   - expected: What JSON needs.
  ///   - found: The range of what the text has; nil for the character at the index.
  ///   - resolution: What was done.
  ///   - taken: What was taken, if that depends on the text.
  ///   - offset: The offset in the output; nil for its end.
  mutating func note(
    _ kind: JSONRepairs, _ code: MappingError.Code, expected: String, found: Range<Int>? = nil,
    _ resolution: String, taken: String? = nil, at offset: Int? = nil
  ) {
    guard allowed.contains(kind) else { return refuse() }
    // One more than a report lists shows that there are more.
    guard repairs.count <= limits.issues else { return }
    let found = found ?? characterAtIndex
    repairs.append(
      .init(
        at: offset ?? output.bytes.count, code, expected: expected,
        found: found.isEmpty ? "nothing" : excerpt(found), resolution, taken: taken))
  }

  private var characterAtIndex: Range<Int> {
    var end = min(index + 1, text.count)
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return index..<end
  }

  func excerpt(_ range: Range<Int>) -> String {
    var end = min(range.upperBound, range.lowerBound + 40)
    while end < range.upperBound, text[end] & 0xC0 == 0x80 { end += 1 }
    let shown = String(decoding: text[range.lowerBound..<end], as: UTF8.self)
    return (end < range.upperBound ? shown + "..." : shown).inQuotes
  }

  mutating func refuse() { isRefused = true }

  mutating func copyByte() {
    output.copy(index..<index + 1, of: text)
    index += 1
  }

  /// Notes that a value has ended.
  mutating func endValue() {
    guard !levels.isEmpty else { return need = .nothing }
    levels[levels.count - 1].lastComma = nil
    need = .commaOrEnd
  }

  var isInObject: Bool { levels.last?.isObject == true }
  var hasOpenObject: Bool { objectCount > 0 }
  var hasOpenArray: Bool { levels.count > objectCount }

  /// Whether the bracket around the innermost one is of a kind.
  func isParent(object: Bool) -> Bool {
    levels.count > 1 && levels[levels.count - 2].isObject == object
  }
}

// MARK: - Structure

extension JSONRepairer {
  private mutating func open() {
    let isObject = text[index] == UInt8(ascii: "{")
    // An object where a key is needed: the bracket of the one before it is missing.
    if isInObject, need == .keyOrEnd || need == .commaOrEnd {
      if isObject, need == .keyOrEnd, levels.last?.lastComma == nil { return passDoubledBrace() }
      guard isObject, isParent(object: false) else { return refuse() }
      insertBracket()
    }
    // Deeper text is not decoded, and a hostile one must not fill the memory.
    guard levels.count < limits.depth, beginValue() else { return refuse() }
    copyByte()
    levels.append(Level(isObject: isObject))
    if isObject { objectCount += 1 }
    need = isObject ? .keyOrEnd : .elementOrEnd
  }

  private mutating func close() {
    let isObject = text[index] == UInt8(ascii: "}")
    guard need != .colon, need != .memberValue, need != .root else { return refuse() }
    guard isObject ? hasOpenObject : hasOpenArray else {
      return remove(1, .brackets, expected: "no bracket that closes nothing")
    }
    while isInObject != isObject { insertBracket() }
    if let comma = levels.last?.lastComma {
      let place = output.origin(of: comma)
      note(
        .commas, .unexpectedCharacter, expected: "no comma at the end", found: place..<place + 1,
        "removed it", at: comma)
      output.blank(at: comma)
    }
    let doubled = levels.last?.doubledBraces ?? 0
    copyByte()
    removeLevel()
    for _ in 0..<doubled where index < text.count && text[index] == UInt8(ascii: "}") {
      remove(1, .brackets, expected: "one brace")
    }
  }

  /// Removes bytes that are not needed.
  mutating func remove(_ length: Int, _ kind: JSONRepairs, expected: String) {
    note(
      kind, .unexpectedCharacter, expected: expected, found: index..<index + length, "removed it")
    blank(upTo: index + length)
  }

  mutating func removeLevel() {
    if levels.removeLast().isObject { objectCount -= 1 }
    endValue()
  }

  /// Closes the innermost bracket before the last comma, if there is one.
  mutating func insertBracket() {
    let bracket = isInObject ? "}" : "]"
    note(.brackets, .unexpectedCharacter, expected: "'\(bracket)'", "inserted it")
    let comma = levels.last?.lastComma
    if let comma { output.blank(at: comma) }
    output.insert(bracket.utf8, at: index)
    removeLevel()
    if comma != nil { insertComma() }
  }

  /// Closes everything at the end of the text; a member without a value is removed.
  private mutating func closeAll() {
    // A fragment without any brace may be something else.
    guard let level = levels.last, levels.first?.isInserted != true else { return refuse() }
    isCutOff = true
    if need == .colon || need == .memberValue { removeMember(level) }
    let brackets = levels.reversed().map { $0.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    let shown = String(decoding: brackets.prefix(16), as: UTF8.self)
    note(
      .brackets, .unexpectedEnd, expected: "'\(shown)'",
      "inserted " + (brackets.count > 16 ? "\(brackets.count) brackets" : "it"))
    if let comma = levels.last?.lastComma { output.blank(at: comma) }
    output.insert(brackets, at: text.count)
    levels.removeAll()
    need = .nothing
  }

  /// Removes the member at the end of the text, and what was repaired in it.
  private mutating func removeMember(_ level: Level) {
    output.removeAll(from: level.memberStart)
    repairs.removeAll { $0.offset >= level.memberStart }
    if let comma = level.lastComma, comma >= level.memberStart {
      levels[levels.count - 1].lastComma = nil
    }
    var end = text.count
    while end > level.keyStart, text[end - 1].isJSONSpace { end -= 1 }
    note(
      .brackets, .unexpectedEnd, expected: "a whole member", found: level.keyStart..<end,
      "removed it")
    output.blank(level.keyStart..<text.count, of: text)
  }

  private mutating func passComma() {
    switch need {
    case .commaOrEnd:
      levels[levels.count - 1].lastComma = output.bytes.count
      copyByte()
      need = isInObject ? .keyOrEnd : .elementOrEnd
    case .keyOrEnd, .elementOrEnd:
      remove(1, .commas, expected: isInObject ? "a key" : "a value")
    default: refuse()
    }
  }

  /// Takes a semicolon as a comma; without a value after it, it is not needed.
  private mutating func passSemicolon() {
    let next = lookahead.endOfSpace(from: index + 1, in: text)
    guard need == .commaOrEnd, next < text.count,
      text[next] != UInt8(ascii: "}"), text[next] != UInt8(ascii: "]")
    else {
      guard need != .colon, need != .memberValue else { return refuse() }
      return remove(1, .commas, expected: "',' between values")
    }
    note(.commas, .unexpectedCharacter, expected: "','", found: index..<index + 1, "took it")
    insertComma()
    index += 1
  }

  mutating func insertComma() {
    levels[levels.count - 1].lastComma = output.bytes.count
    output.insert([UInt8(ascii: ",")], at: index)
    need = isInObject ? .keyOrEnd : .elementOrEnd
  }

  private mutating func passEqualsSign() {
    let length = index + 1 < text.count && text[index + 1] == UInt8(ascii: ">") ? 2 : 1
    note(
      .colons, .unexpectedCharacter, expected: "':'", found: index..<index + length, "took ':'")
    output.insert([UInt8(ascii: ":")], at: index)
    index += length
    need = .memberValue
  }

  /// Inserts what is missing before a value.
  ///
  /// - Returns: Whether a value may begin here.
  mutating func beginValue() -> Bool {
    switch need {
    case .root, .memberValue, .elementOrEnd: return true
    case .colon:
      note(.colons, .unexpectedCharacter, expected: "':'", "inserted it")
      output.insert([UInt8(ascii: ":")], at: index)
      need = .memberValue
      return true
    case .commaOrEnd where !isInObject:
      noteMissingComma()
      return true
    case .commaOrEnd, .keyOrEnd, .nothing: return false
    }
  }

  /// Inserts what is missing before a key.
  mutating func beginKey() {
    // Without the member, its comma is not missing.
    levels[levels.count - 1].memberStart = output.bytes.count
    levels[levels.count - 1].keyStart = index
    if need == .commaOrEnd { noteMissingComma() }
  }

  private mutating func noteMissingComma() {
    note(.commas, .unexpectedCharacter, expected: "','", "inserted it")
    insertComma()
  }
}
