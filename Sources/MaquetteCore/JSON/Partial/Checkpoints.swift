/// Where decoding stopped in the containers that were open, and what it had made of their complete
/// values, so that it goes on there when more of the text has arrived.
///
/// There is one checkpoint for each level of containers that were open at the end of the text. A
/// container takes part if every container around it does; any other is decoded from its start.
final class Checkpoints {
  /// What has been decoded of one container.
  protocol Checkpoint: AnyObject {
    /// The offset of the bracket of the container.
    var start: Int { get }

    /// The end of the last complete value; 0 if there is none.
    var end: Int { get }

    /// The start of the value that was open; `Int.max` if there was none.
    var openStart: Int { get }
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
  private var openStarts: [Int] = []
  private var checkpoints: [(any Checkpoint)?] = []
  private var string = OpenString()

  /// The number of containers around the reader that take part.
  private var level = 0

  /// The end of the text.
  private var textEnd = 0

  /// The rules of the call: a type may be decoded in another way under other rules.
  private let rules: DecodingRules

  /// The number of bytes that the current attempt did not read again.
  private var skippedCount = 0

  /// The number of bytes that all attempts have read.
  private(set) var readCount = 0

  init(_ rules: DecodingRules) { self.rules = rules }

  /// Prepares for decoding a text from its start.
  ///
  /// - Parameters:
  ///   - openStarts: The offsets of the open containers, and of the open string.
  ///   - end: The end of the text, without the brackets that close it.
  func begin(_ openStarts: [Int], upTo end: Int) {
    self.openStarts = openStarts
    textEnd = end
    level = 0
    skippedCount = 0
  }

  /// Counts what the attempt has read.
  func end() { readCount += max(textEnd - skippedCount, 0) }

  /// Enters the container at an offset.
  ///
  /// - Returns: Its level; nil if it is decoded from its start without a checkpoint.
  func enter(at start: Int, depth: Int, under rules: DecodingRules) -> Int? {
    guard depth == level, isOpen(level, start) || savedStart == start, rules == self.rules else {
      return nil
    }
    level += 1
    return depth
  }

  /// Leaves the container of a level, also after a failure inside it.
  func leave(_ level: Int) { self.level = level }

  /// Returns whether the container of a level at an offset has not ended.
  func isOpen(_ level: Int, _ start: Int) -> Bool {
    level < openStarts.count && openStarts[level] == start
  }

  private var savedStart: Int? {
    level < checkpoints.count ? checkpoints[level]?.start : nil
  }

  /// Returns the offset of the open value in a container; one that is never reached if there is none.
  func openChild(of level: Int, at start: Int) -> Int {
    isOpen(level, start) && level + 1 < openStarts.count ? openStarts[level + 1] : .max
  }

  /// Returns the checkpoint of the container at an offset, if it is of a type.
  func checkpoint<T: Checkpoint>(_ level: Int, at start: Int, as type: T.Type = T.self) -> T? {
    guard level < checkpoints.count, let saved = checkpoints[level] as? T, saved.start == start
    else { return nil }
    return saved
  }

  /// Keeps a checkpoint.
  func save(_ checkpoint: some Checkpoint, at level: Int) {
    while checkpoints.count <= level { checkpoints.append(nil) }
    checkpoints[level] = checkpoint
  }

  /// Returns where decoding begins in a container, and records that the bytes before are not read
  /// again.
  func resume(_ checkpoint: any Checkpoint) -> (place: Place, offset: Int) {
    // The open value may have been left out.
    let isOpen = checkpoint.openStart < textEnd
    let offset = isOpen ? checkpoint.openStart : checkpoint.end
    guard offset > 0 else { return (.start, checkpoint.start) }
    skippedCount += offset - checkpoint.start
    return (isOpen ? .atOpenValue : .afterValue, offset)
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

  /// The checkpoints of a text that grows.
  var checkpoints: Checkpoints? { resumes ? journal?.checkpoints : nil }
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
    _ checkpoint: any Checkpoints.Checkpoint, _ checkpoints: Checkpoints
  ) throws(ReadFailure) -> Checkpoints.Place {
    let (place, offset) = checkpoints.resume(checkpoint)
    if place == .start { return place }
    cursor.advance()
    try descend()
    cursor.offset = offset
    return place
  }

  /// Reads a value that takes no part in checkpoints, by the fast paths.
  mutating func readWithoutCheckpoints<Result>(
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
