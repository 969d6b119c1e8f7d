import MaquetteCore

/// Finds objects and arrays in prose.
///
/// A bracket opens a candidate. What follows must have the form of JSON; otherwise all open brackets
/// are given up, the complete values inside them are kept, and the search goes on at the same byte.
/// Only what a string or a comment of prose may have hidden is searched again.
struct ValueFinder: Sendable {
  /// An open bracket.
  struct Level: Sendable {
    let isObject: Bool
    let start: Int

    /// The number of values that were found before the bracket.
    let foundBefore: Int

    /// How far its contents show that it is JSON.
    var evidence = Evidence.none

    /// Whether its last key has quotes.
    var hasQuotedKey = false

    /// Whether its last value is a string or a container.
    var hasTelltaleValue = false

    /// Whether a value has begun in it, and whether the first one is a container.
    var hasValue = false
    var beginsWithContainer = false
  }

  /// What the innermost open bracket needs next.
  enum Need: Sendable {
    case keyOrEnd, colon, memberValue, elementOrEnd, commaOrEnd
  }

  /// What may hide brackets.
  enum Token {
    case comment
    case string(UInt8)
  }

  /// Deeper values could not be decoded, and the list of open brackets must stay small.
  private static let greatestDepth = 512

  /// The values so far: the outermost complete ones.
  var found: [FoundValue] = []

  var levels: [Level] = []
  var need = Need.keyOrEnd
  var fences = FenceTracker()

  var index = 0

  /// Where a string or a comment of the candidate has a bracket or a fence that may begin a value,
  /// if the candidate is prose.
  private var hiddenStart: Int?

  /// Whether only brackets, comments and a first name have been read of the candidate.
  var isEmpty = true

  /// Whether a string has been read of it.
  var hasQuotes = false

  private var hidesFence = false

  /// The end of the last brackets that belong to a program.
  private var programEnd = 0

  /// A cut off candidate that looks like prose: it counts if no value is complete inside it.
  private var doubtful: FoundValue?

  /// The end of the last tag that ends the thoughts of a model.
  private(set) var thoughtsEnd = 0

  /// The bytes that were searched again.
  var repeated = 0

  /// Whether the search has begun.
  private var hasBegun = false

  /// Whether only spaces are before the current byte of prose on its line, and before the candidate.
  private var isAtLineStart = true
  private(set) var beginsLine = false

  /// Whether more text may follow.
  private(set) var mayGrow = false

  /// The beginning of the last token.
  var tokenStart = 0

  /// Whether the last step depends on the line after the text.
  var needsNextLine = false

  /// The bytes of the text that are no longer there.
  private var removed = 0

  /// Searches the rest of a text.
  mutating func search(_ text: borrowing Span<UInt8>) {
    begin(text)
    mayGrow = false
    while index < text.count { step(text) }
    settle()
  }

  /// Searches what has arrived of a text.
  ///
  /// - Parameters:
  ///   - text: The text up to the end of a line.
  ///   - settled: Where the values are added that are found whatever follows.
  /// - Returns: Whether more of the text is needed to decide about a value that has begun. The search
  ///   has returned to its bracket.
  mutating func search(
    arrived text: borrowing Span<UInt8>, _ settled: inout [FoundValue]
  ) -> Bool {
    begin(text)
    mayGrow = true
    var last = self
    while index < text.count {
      if levels.isEmpty, doubtful == nil, "\n{[".utf8.contains(text[index]) {
        settled += takeFound()
        last = self
      }
      step(text)
      if index >= text.count || needsNextLine { break }
    }
    let isInside = index < text.count || text[last.index] != 0x0A
    self = last
    return isInside
  }

  /// Takes the values so far.
  mutating func takeFound() -> [FoundValue] {
    defer { found = [] }
    return found
  }

  private mutating func begin(_ text: borrowing Span<UInt8>) {
    if !hasBegun { fences.passLine(at: 0, in: text) }
    hasBegun = true
  }

  /// Adjusts offsets after the first bytes were removed, none of which belongs to a candidate.
  mutating func removeFirst(_ count: Int) {
    index -= count
    programEnd -= count
    removed += count
  }

  /// Passes a character of prose, or a token of the candidate.
  @inline(__always)
  private mutating func step(_ text: borrowing Span<UInt8>) {
    if levels.isEmpty, let end = doubtful?.value.range.upperBound, index >= end { settle() }
    if levels.isEmpty { passProse(text) } else { passToken(text) }
    if index >= text.count { giveUpRest(at: text.count, in: text) }
  }

  private mutating func passProse(_ text: borrowing Span<UInt8>) {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      beginCandidate()
      open(byte)
      return
    case 0x0A:
      index += 1
      isAtLineStart = true
      fences.passLine(at: index, in: text)
    case UInt8(ascii: "`"): index = fences.passMarks(at: index, in: text)
    case UInt8(ascii: "<"):
      index += text.has("<![CDATA[", at: index) ? 9 : 1
      if Self.endsThoughts(at: index, in: text) { thoughtsEnd = index }
    default: index += 1
    }
    if !byte.isJSONSpace { isAtLineStart = false }
  }

  /// Begins a candidate.
  private mutating func beginCandidate() {
    hiddenStart = nil
    hidesFence = false
    isEmpty = true
    hasQuotes = false
    (beginsLine, isAtLineStart) = (isAtLineStart, false)
  }

  /// Whether the name of a closing tag is there after which a model answers.
  private static func endsThoughts(at start: Int, in text: borrowing Span<UInt8>) -> Bool {
    text.has("/think", at: start) || text.has("/reasoning", at: start)
      || text.has("/thought", at: start)
  }

  mutating func open(_ byte: UInt8) {
    guard levels.count < Self.greatestDepth else { return abandon() }
    let isObject = byte == UInt8(ascii: "{")
    noteValue(isContainer: true)
    levels.append(Level(isObject: isObject, start: index, foundBefore: found.count))
    need = isObject ? .keyOrEnd : .elementOrEnd
    index += 1
  }

  /// Gives up all open brackets, which are part of prose; the current byte may begin a value, or one
  /// before it that a string or a comment has hidden.
  mutating func abandon() {
    levels.removeAll(keepingCapacity: true)
    guard let start = hiddenStart, searchAgain(from: start) else { return }
    removeFound(from: start)
  }

  /// Goes back, unless a hostile text has made the search go back too often.
  private mutating func searchAgain(from start: Int) -> Bool {
    repeated += index - start
    guard mayRepeat else { return false }
    index = start
    return true
  }

  var mayRepeat: Bool { repeated <= 65_536 + 16 * (removed + index) }

  private mutating func removeFound(from start: Int) {
    while let last = found.last, last.value.range.lowerBound >= start { found.removeLast() }
  }

  /// Notes that a string or a comment has a bracket or a fence at an offset.
  mutating func hide(at offset: Int, isFence: Bool = false) {
    if hiddenStart == nil { hiddenStart = offset }
    if isFence { hidesFence = true }
  }

  mutating func close(_ isObject: Bool, in text: borrowing Span<UInt8>) {
    guard let level = levels.last, level.isObject == isObject, need != .colon,
      need != .memberValue
    else { return lose(text) }
    levels.removeLast()
    index += 1
    noteContainer()
    need = .commaOrEnd
    if levels.isEmpty, level.foundBefore == found.count, belongsToProgram(level, in: text) {
      programEnd = index
      return
    }
    found.removeSubrange(level.foundBefore...)
    found.append(value(level.start..<index, isComplete: true, in: text))
    // What a string of a complete value has hidden is part of the value.
    if let start = hiddenStart, start >= level.start { (hiddenStart, hidesFence) = (nil, false) }
  }

  /// Whether brackets without brackets inside belong to the word before them: `list[0]`, `\ref{a:1}`.
  private func belongsToProgram(_ level: Level, in text: borrowing Span<UInt8>) -> Bool {
    guard level.start > 0 else { return false }
    let before = text[level.start - 1]
    if level.isObject {
      return before.isPartOfASCIIWord && text[level.start + 1] != UInt8(ascii: "}") && !hasQuotes
    }
    return before.isPartOfASCIIWord || before == UInt8(ascii: ".") || before == UInt8(ascii: ")")
      || level.start == programEnd
  }

  func value(
    _ range: Range<Int>, isComplete: Bool, in text: borrowing Span<UInt8>
  ) -> FoundValue {
    FoundValue(
      value: .init(range: range, isComplete: isComplete, isFenced: fences.isInside),
      isInJSONFence: fences.isJSON,
      isMark: isEmpty || isComplete && FoundValue.isReference(range, in: text))
  }

  /// Lists the outermost open bracket as an incomplete value, if there is one.
  ///
  /// - Parameters:
  ///   - end: The end of the text or of the fence.
  ///   - token: The string or comment that does not end before.
  mutating func giveUpRest(
    at end: Int, inside token: Token? = nil, in text: borrowing Span<UInt8>
  ) {
    guard let outermost = levels.first else { return }
    levels.removeAll(keepingCapacity: true)
    // A name without a colon is a word of prose.
    if isEmpty, need == .colon { return }
    removeFound(from: outermost.start)
    let rest = value(outermost.start..<end, isComplete: false, in: text)
    guard let start = hiddenStart, mayBeProse(token), searchAgain(from: start) else {
      return found.append(rest)
    }
    if doubtful == nil { doubtful = rest }
  }

  /// Whether an open candidate that ends inside a token may be prose: a comment or an apostrophe comes
  /// first in its brackets, or before a fence.
  private func mayBeProse(_ token: Token?) -> Bool {
    switch token {
    case .comment: isEmpty || hidesFence
    case .string(UInt8(ascii: "'")): isEmpty || hidesFence
    case .string: isEmpty && need == .keyOrEnd
    case nil: isEmpty
    }
  }

  /// Lists the doubtful candidate, unless a complete value has been found inside it.
  private mutating func settle() {
    guard let rest = doubtful else { return }
    doubtful = nil
    let inside = found.reversed().prefix {
      $0.value.range.lowerBound >= rest.value.range.lowerBound
    }
    guard !inside.contains(where: \.value.isComplete) else { return }
    removeFound(from: rest.value.range.lowerBound)
    found.append(rest)
  }
}
