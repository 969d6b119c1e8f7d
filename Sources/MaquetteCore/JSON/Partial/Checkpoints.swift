/// Where decoding stopped in the containers that were open, and what it had made of their complete
/// values, so that it goes on there when more of the text has arrived.
///
/// There is one checkpoint for each level of containers that were open at the end of the text. A
/// container takes part if every container around it does; any other is decoded from its start.
package final class Checkpoints {
  // Accesses to the properties of checkpoints never overlap, because none calls foreign code. Checking
  // each access costs more than the access.

  /// What has been decoded of one container.
  package class Checkpoint {
    /// The offset of the bracket of the container.
    let start: Int

    /// What the container is decoded as.
    let form: Form

    /// The end of the last complete value; 0 if there is none.
    @safe @exclusivity(unchecked) final var end = 0

    /// The start of the value that was open; `Int.max` if there was none.
    @safe @exclusivity(unchecked) final var openStart = Int.max

    /// The case whose tag is among the members of the container; -1 if there is none.
    @safe @exclusivity(unchecked) final var caseIndex = -1

    init(_ form: Form, at start: Int) {
      self.form = form
      self.start = start
    }
  }

  /// What a container is decoded as.
  ///
  /// Invariant: it determines the class of a checkpoint, because a cast to a generic class takes longer
  /// than the decoding of a short value.
  package struct Form: Equatable {
    private enum Kind { case structure, elements, members, treeObject, caseObject }

    private var kind: Kind
    private var key: ObjectIdentifier?
    private var value: ObjectIdentifier?

    static var structure: Self { Self(kind: .structure) }
    static var treeObject: Self { Self(kind: .treeObject) }
    static var caseObject: Self { Self(kind: .caseObject) }

    static func elements<Element>(_ type: Element.Type) -> Self {
      Self(kind: .elements, value: ObjectIdentifier(type))
    }

    static func members<Key, Value>(_ key: Key.Type, _ value: Value.Type) -> Self {
      Self(kind: .members, key: ObjectIdentifier(key), value: ObjectIdentifier(value))
    }
  }

  /// Where decoding of a container begins.
  enum Place {
    case start, afterValue, atOpenValue
  }

  /// A string that was open at the end of the text.
  struct OpenString {
    var start = -1

    /// The end of the decoded bytes.
    var end = 0
    var text = ""
  }

  /// The offsets of the containers that are open in the text, and of the open string in them.
  @safe @exclusivity(unchecked) private var openStarts: [Int] = []
  @safe @exclusivity(unchecked) private var checkpoints: [Checkpoint?] = []
  @safe @exclusivity(unchecked) private var string = OpenString()

  /// The number of containers around the reader that take part.
  @safe @exclusivity(unchecked) private var level = 0

  /// The end of the text.
  @safe @exclusivity(unchecked) private var textEnd = 0

  /// The rules of the call: a type may be decoded in another way under other rules.
  private let rules: DecodingRules

  /// The level of an open struct that lacks a key, if the current attempt has met one; to make an error
  /// of it, for each piece of the text, takes longer.
  @safe @exclusivity(unchecked) var lackingDepth: Int?

  /// Whether that struct lacks the key whatever its open value becomes, which may be the tag that chooses
  /// the struct.
  @safe @exclusivity(unchecked) package var lacksForSure = false

  /// The level of the innermost object around the reader that contains the tag of an enum; -1 if none.
  @safe @exclusivity(unchecked) var taggedLevel = -1

  /// The number of bytes that the current attempt did not read again.
  @safe @exclusivity(unchecked) var skippedCount = 0

  /// The number of bytes that all attempts have read.
  @safe @exclusivity(unchecked) package private(set) var readCount = 0

  package init(_ rules: DecodingRules) { self.rules = rules }

  /// Prepares for decoding a part of a text from its start.
  ///
  /// - Parameters:
  ///   - end: The end of the part.
  ///   - putStarts: Replaces an array by the offsets of the containers that are open there, and of an
  ///     open string in them.
  package func begin(upTo end: Int, _ putStarts: (inout [Int]) -> Void) {
    putStarts(&openStarts)
    textEnd = end
    level = 0
    skippedCount = 0
    lackingDepth = nil
    lacksForSure = false
    taggedLevel = -1
  }

  /// Counts what the attempt has read.
  package func end() { readCount += max(textEnd - skippedCount, 0) }

  /// Enters the container at an offset.
  ///
  /// - Returns: Its level; nil if it is decoded from its start without a checkpoint.
  func enter(at start: Int, depth: Int, under rules: DecodingRules) -> Int? {
    guard mayEnter(at: start, depth: depth, under: rules) else { return nil }
    level += 1
    return depth
  }

  /// Whether the container at an offset takes part.
  func mayEnter(at start: Int, depth: Int, under rules: DecodingRules) -> Bool {
    let saved = level < checkpoints.count ? checkpoints[level]?.start : nil
    return depth == level && (isOpen(level, start) || saved == start) && rules == self.rules
  }

  /// Leaves the container of a level, also after a failure inside it.
  func leave(_ level: Int) { self.level = level }

  /// Returns whether the container of a level at an offset has not ended.
  func isOpen(_ level: Int, _ start: Int) -> Bool {
    level < openStarts.count && openStarts[level] == start
  }

  /// Returns the level of the open container, or of the open string, at an offset.
  package func depth(at start: Int) -> Int? { openStarts.firstIndex(of: start) }

  /// Returns the offset of the open value in a container; one that is never reached if there is none.
  func openChild(of level: Int, at start: Int) -> Int {
    isOpen(level, start) && level + 1 < openStarts.count ? openStarts[level + 1] : .max
  }

  /// Returns the checkpoint of the container at an offset, if it has one of a form.
  func checkpoint(_ level: Int, at start: Int, _ form: Form) -> Checkpoint? {
    guard level < checkpoints.count, let saved = checkpoints[level], saved.start == start,
      saved.form == form
    else { return nil }
    return saved
  }

  /// Keeps a checkpoint.
  func save(_ checkpoint: Checkpoint, at level: Int) {
    while checkpoints.count <= level { checkpoints.append(nil) }
    checkpoints[level] = checkpoint
  }

  /// Returns where decoding begins in a container.
  func place(of checkpoint: Checkpoint) -> (place: Place, offset: Int) {
    // The open value may have been left out.
    let isOpen = checkpoint.openStart < textEnd
    let offset = isOpen ? checkpoint.openStart : checkpoint.end
    guard offset > 0 else { return (.start, checkpoint.start) }
    return (isOpen ? .atOpenValue : .afterValue, offset)
  }

  /// Returns where decoding begins in a container, and records that the bytes before are not read
  /// again.
  func resume(_ checkpoint: Checkpoint) -> (place: Place, offset: Int) {
    let (place, offset) = place(of: checkpoint)
    skippedCount += offset - checkpoint.start
    return (place, offset)
  }

  /// Takes the decoded part of a string that is open, or was when the text was decoded before.
  ///
  /// - Parameters:
  ///   - start: The offset of its quote.
  ///   - depth: The number of containers around it.
  /// - Returns: The part; nil for any other string.
  func takeString(at start: Int, depth: Int) -> OpenString? {
    guard depth == level else { return nil }
    if string.start == start {
      skippedCount += string.end - start
      return exchange(&string, with: OpenString())
    }
    return isOpen(level, start) ? OpenString(start: start, end: start + 1) : nil
  }

  /// Keeps the decoded part of a string.
  func save(_ string: OpenString) { self.string = string }
}

extension __ReadingState {
  /// Whether decoding goes on at checkpoints.
  @inlinable var resumes: Bool { traits.contains(.resumes) }
}

extension MappingReader where Self: ~Copyable {
  /// Whether the value at a place has not ended in a text that grows.
  @usableFromInline @inline(__always)
  func isOpen(_ place: @autoclosure () -> __SourcePosition) -> Bool {
    guard let checkpoints = state.checkpoints, case .offset(let offset) = place() else {
      return false
    }
    return checkpoints.depth(at: offset) != nil
  }
}

extension JSONReader {
  /// Enters the container at the reader, if it has a checkpoint or will have one.
  mutating func enterResumed() -> (checkpoints: Checkpoints, level: Int, start: Int)? {
    guard let checkpoints = state.checkpoints,
      let level = checkpoints.enter(at: cursor.offset, depth: depth, under: state.options.rules)
    else { return nil }
    return (checkpoints, level, cursor.offset)
  }

  /// Moves from the start of a container to the place of its checkpoint.
  mutating func resume(
    _ checkpoint: Checkpoints.Checkpoint, _ checkpoints: Checkpoints
  ) throws(ReadFailure) -> Checkpoints.Place {
    let (place, offset) = checkpoints.resume(checkpoint)
    if place == .start { return place }
    cursor.advance()
    try descend()
    cursor.offset = offset
    return place
  }

  /// Reads a value that takes no part in checkpoints, by the fast paths.
  package mutating func readWithoutCheckpoints<Result>(
    _ body: (inout JSONReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    let outer = state.suspendCheckpoints()
    defer { state.restore(outer) }
    return try body(&self)
  }

  /// Reads the rest of a string that is open, or was; returns nil, without moving, for any other.
  ///
  /// Only the bytes that have arrived are unescaped: the text before them is kept.
  @inline(never)
  mutating func readResumedString() throws(ReadFailure) -> String? {
    let start = cursor.offset - 1
    guard let checkpoints = state.checkpoints,
      var string = checkpoints.takeString(at: start, depth: depth)
    else { return nil }
    cursor.offset = string.end
    switch cursor.scanString() {
    case .plain(let isASCII):
      guard let rest = cursor.plainString(from: string.end, isASCII: isASCII) else {
        throw failure(.invalidUTF8, found: "")
      }
      string.text += rest
    case .escaped(let isASCII):
      string.text += try unescapedString(from: string.end, isASCII: isASCII)
    case .failed(let code): throw failure(code, expected: "the end of the string", found: "")
    }
    string.end = cursor.offset
    checkpoints.save(string)
    cursor.advance()
    return string.text
  }
}
