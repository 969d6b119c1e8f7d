import MaquetteCore

// What happens where a candidate has no form of JSON any more. If it has begun like JSON, its parts must
// not be taken for values of their own: it is a damaged value.

extension ValueFinder {
  /// How far the contents of a bracket show that it is JSON.
  enum Evidence: Comparable {
    case none

    /// Words without quotes in place of a key or a value: only parts after commas and colons make a
    /// value of them.
    case faint

    /// Prose has it too, so only a closing bracket with parts before it makes a value.
    case weak

    /// A key in quotes with a colon, or an array that begins with an object or array.
    case strong
  }

  mutating func noteKey(_ hasQuotes: Bool) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].hasQuotedKey = hasQuotes
  }

  mutating func noteColon() {
    if levels.last?.hasQuotedKey == true { levels[levels.count - 1].evidence = .strong }
  }

  mutating func noteValue(_ hasQuotes: Bool = false, isContainer: Bool = false) {
    guard !levels.isEmpty else { return }
    let last = levels.count - 1
    if !levels[last].hasValue, !levels[last].isObject {
      levels[last].beginsWithContainer = isContainer
    }
    levels[last].hasValue = true
    levels[last].hasTelltaleValue = hasQuotes || isContainer
  }

  /// Notes that a container has ended inside the innermost bracket.
  mutating func noteContainer() {
    if levels.last?.isObject == true { noteEvidence(.weak) }
  }

  mutating func noteComma() {
    guard let level = levels.last, level.hasTelltaleValue else { return }
    noteEvidence(level.beginsWithContainer ? .strong : .weak)
  }

  private mutating func noteEvidence(_ evidence: Evidence) {
    guard let level = levels.last else { return }
    levels[levels.count - 1].evidence = max(level.evidence, evidence)
  }

  /// Takes the open brackets for a damaged value if they have begun like JSON, or else gives them up.
  mutating func lose(_ text: borrowing Span<UInt8>) {
    guard let outermost = levels.first else { return abandon() }
    noteMistake(text)
    let evidence = evidenceOfOutermost
    guard evidence > .none, mayRepeat else { return abandon() }
    var scan = DamageScan(from: outermost.start, fences, mayGrow: mayGrow)
    guard let end = scan.end(in: text) else {
      // The search returns to the bracket when more has arrived.
      index = text.count
      return
    }
    // The scan takes more time for a byte than the search.
    repeated += 4 * scan.readBytes
    let hasChildren = end.hasChildren || found.count > outermost.foundBefore
    let isValue =
      switch evidence {
      case .none: false
      case .faint: end.isCertain && (end.hasParts || found.count > outermost.foundBefore)
      case .weak: end.isCertain && hasChildren
      case .strong: end.isCertain || hasChildren
      }
    if isValue { return takeDamaged(end, from: outermost, in: text) }
    guard levels.count > 1, levels[1...].contains(where: { $0.evidence > .none }) else {
      return abandon()
    }
    // The outermost bracket is prose, but the one inside it may be none.
    let inner = levels[1]
    repeated += index - inner.start
    levels.removeAll(keepingCapacity: true)
    found.removeSubrange(inner.foundBefore...)
    index = inner.start
  }

  /// Lists a damaged value, and goes on after it.
  private mutating func takeDamaged(
    _ end: DamageScan.End, from level: Level, in text: borrowing Span<UInt8>
  ) {
    levels.removeAll(keepingCapacity: true)
    found.removeSubrange(level.foundBefore...)
    var damaged = value(level.start..<end.offset, isComplete: end.isCertain, in: text)
    damaged.isDamaged = true
    found.append(damaged)
    index = end.offset
  }

  /// Notes the evidence of a mistake that writers of JSON make, but hardly ever those of prose.
  private mutating func noteMistake(_ text: borrowing Span<UInt8>) {
    guard let level = levels.last, tokenStart < text.count else { return }
    switch (need, text[tokenStart]) {
    case (.colon, UInt8(ascii: "=")) where level.hasQuotedKey:
      // `@{'a' = 1}` is PowerShell.
      let isJSON = level.start == 0 || text[level.start - 1] != UInt8(ascii: "@")
      noteEvidence(isJSON ? .strong : .none)
    case (.colon, _)
    where level.hasQuotedKey || text.hasPrefix(at: tokenStart) || text.endsKey(at: tokenStart):
      noteEvidence(.weak)
    case (.commaOrEnd, UInt8(ascii: ";")), (.commaOrEnd, UInt8(ascii: "+")): noteComma()
    case (.elementOrEnd, UInt8(ascii: "(")) where isEmpty && text.beginsTuple(at: tokenStart):
      noteEvidence(.weak)
    case (.elementOrEnd, _) where index < text.count && text.hasPrefix(at: index):
      noteEvidence(.weak)
    case (.elementOrEnd, _) where text.hasWords(at: tokenStart, before: ",]"),
      (.memberValue, _) where text.hasWords(at: tokenStart, before: ",}"),
      (.colon, _) where text.hasWords(at: tokenStart, before: ":"):
      noteEvidence(.faint)
    default: break
    }
  }

  /// An inner bracket is evidence for those around it.
  private var evidenceOfOutermost: Evidence {
    // The contents of a fence of JSON are meant to be JSON.
    if fences.isJSON, beginsLine { return .strong }
    var evidence = Evidence.none
    for level in levels.reversed() {
      let isAround = evidence > .none
      if !isAround || level.isObject || !level.beginsWithContainer {
        evidence = max(level.evidence, isAround ? min(evidence, .weak) : .none)
      }
    }
    return evidence
  }
}

extension Span<UInt8> {
  /// Whether words with spaces between them are at an offset, and then one of some characters.
  fileprivate func hasWords(at offset: Int, before ends: String) -> Bool {
    guard self[offset].beginsName else { return false }
    let most = Swift.min(offset + 128, count)
    var index = offset
    while index < most, self[index].isPartOfWord || self[index] == 0x20 { index += 1 }
    return index < most && ends.utf8.contains(self[index])
  }

  /// Whether a parenthesis is followed by a quote or an opening bracket.
  fileprivate func beginsTuple(at offset: Int) -> Bool {
    let next = endOfSpace(from: offset + 1)
    return next < count && (hasQuote(at: next) || self[next] == 0x7B || self[next] == 0x5B)
  }

  /// Whether a quote is at an offset that ends a word before a colon: its opening quote is missing.
  fileprivate func endsKey(at offset: Int) -> Bool {
    guard offset > 0, hasQuote(at: offset), self[offset - 1].isPartOfWord else { return false }
    let next = endOfSpace(from: offset + (hasTypographicQuote(at: offset) ? 3 : 1))
    return next < count && self[next] == UInt8(ascii: ":")
  }

  /// Whether a prefix of Python is the word before the quote at an offset.
  fileprivate func hasPrefix(at offset: Int) -> Bool {
    offset > 1 && hasQuote(at: offset) && "uUbBrRfF".utf8.contains(self[offset - 1])
      && !self[offset - 2].isPartOfWord
  }
}
