import MaquetteCore
import MaquetteStreams

/// Finds the events of a stream: the part of `ServerSentEvents` that does not depend on the model.
struct EventFinder: Sendable {
  /// An event whose data is complete.
  struct Found {
    var name: String?
    var id: String?
    var retry: Int?

    /// The ranges of its lines of data; at least one.
    var lines: [Range<Int>]

    /// The offset of its first byte.
    let start: Int
  }

  /// Where the event begins, of which nothing may be removed.
  private(set) var position = StreamPosition()

  /// The start of the next line, and the offset up to which it has no end.
  private var line = 0
  private var searched = 0

  /// Whether the last line ended with CR, so that an LF belongs to its end.
  private var isAfterReturn = false

  private var lines: [Range<Int>] = []
  private var name: String?
  private var id: String?
  private var retry: Int?

  /// Finds the next event, and advances past it.
  ///
  /// - Returns: nil at the end, or if more bytes are needed.
  mutating func next(in bytes: borrowing Span<UInt8>, upTo end: Int, isComplete: Bool) -> Found? {
    guard position.passByteOrderMark(in: bytes, upTo: end, isComplete: isComplete) else {
      return nil
    }
    line = max(line, position.offset)
    while line < end {
      if isAfterReturn {
        isAfterReturn = false
        if bytes[line] == 0x0A {
          advance(to: line + 1)
          continue
        }
      }
      var lineEnd = max(line, searched)
      while lineEnd < end, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D { lineEnd += 1 }
      searched = lineEnd
      guard lineEnd < end || isComplete else { return nil }
      let start = position.offset
      let isBlank = lineEnd == line
      if !isBlank { take(line..<lineEnd, of: bytes) }
      isAfterReturn = lineEnd < end && bytes[lineEnd] == 0x0D
      advance(to: min(lineEnd + 1, end))
      if isBlank, let event = event(from: start) { return event }
    }
    // An event without the empty line after it may be cut off.
    if isComplete { drop() }
    return nil
  }

  /// Drops what has arrived of an event.
  private mutating func drop() {
    (lines, name, retry) = ([], nil, nil)
    position.offset = line
  }

  private mutating func advance(to offset: Int) {
    line = offset
    searched = offset
    if lines.isEmpty { position.offset = offset }
  }

  /// Returns the event at an empty line; nil if it has no data.
  private mutating func event(from start: Int) -> Found? {
    guard !lines.isEmpty else {
      name = nil
      return nil
    }
    defer { drop() }
    return Found(name: name, id: id, retry: retry, lines: lines, start: start)
  }

  /// Takes the field of a line.
  private mutating func take(_ range: Range<Int>, of bytes: borrowing Span<UInt8>) {
    var colon = range.lowerBound
    while colon < range.upperBound, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
    var start = min(colon + 1, range.upperBound)
    if start < range.upperBound, bytes[start] == 0x20 { start += 1 }
    let value = start..<range.upperBound
    // No other field is as long as `event`; a comment has no name.
    guard colon - range.lowerBound <= 5 else { return }
    switch bytes.string(range.lowerBound..<colon) {
    case "data": lines.append(value)
    case "event": name = value.isEmpty ? nil : bytes.string(value)
    case "id": if !bytes.string(value).utf8.contains(0) { id = bytes.string(value) }
    case "retry":
      let text = bytes.string(value)
      if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { retry = Int(text) ?? retry }
    default: break
    }
  }

  /// Adjusts offsets after the first bytes were removed.
  mutating func removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    position.removeFirst(count, of: bytes)
    line -= count
    searched -= count
    for index in lines.indices {
      lines[index] = lines[index].lowerBound - count..<lines[index].upperBound - count
    }
  }

  /// Returns the location of an offset in the stream.
  mutating func location(of offset: Int, in bytes: borrowing Span<UInt8>) -> TextLocation {
    position.location(of: offset, in: bytes)
  }

  /// Ends the stream.
  mutating func end(at offset: Int) { position.offset = offset }
}
