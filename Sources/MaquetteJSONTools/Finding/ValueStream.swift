import MaquetteCore
import MaquetteStreams

/// Finds the values in prose that arrives in pieces: the part of `JSONValues` that does not depend on
/// the model.
struct ValueStream: Sendable {
  /// A value, or the error of one that exceeds a limit.
  enum Step {
    case value(Range<Int>)
    case failure(MappingError)
  }

  /// How often each byte may be searched again only because a bracket begins its line.
  private static let greatestRepetition = 8

  private let limits: DecodingOptions.Limits

  /// Where the bytes begin that are still needed.
  var position = StreamPosition()

  /// Whether the stream has ended and ignores further bytes.
  private(set) var isEnded = false

  private var finder = ValueFinder()

  /// The values that are found but not returned yet.
  private var settled: [FoundValue] = []
  private var returned = 0

  /// The end of the last line that was searched, and of the last one that has arrived.
  private var searched = 0
  private var lineEnd = 0

  /// The bytes in which the last end of a line has been looked for.
  private var seen = 0

  /// Whether a value has begun that is not decided.
  private var isInside = false

  /// How many bytes may be searched again.
  private var credit = 0

  init(_ limits: DecodingOptions.Limits) { self.limits = limits }

  /// Advances to the next value.
  ///
  /// - Returns: The value, or the error that ends the stream; nil at the end, or if more bytes are
  ///   needed.
  mutating func next(in bytes: borrowing Span<UInt8>, upTo end: Int, isComplete: Bool) -> Step? {
    guard !isEnded else {
      position.offset = end
      return nil
    }
    if returned == settled.count {
      (settled, returned) = ([], 0)
      search(bytes, upTo: end, isComplete)
    }
    if returned < settled.count {
      let range = settled[returned].value.range
      returned += 1
      // What follows may need the byte before it.
      position.offset = range.upperBound - 1
      return range.count <= limits.recordSize
        ? .value(range) : .failure(tooLarge(from: range.lowerBound, in: bytes))
    }
    position.offset = max(finder.index - 1, 0)
    if position.base + end > limits.size { return finish(.streamTooLarge(limits), upTo: end) }
    isEnded = isComplete
    // Neither an open value nor a line without an end may fill the memory.
    if !isComplete, end - finder.index > limits.recordSize {
      return finish(tooLarge(from: finder.index, in: bytes), upTo: end)
    }
    return nil
  }

  private mutating func search(
    _ bytes: borrowing Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) {
    if isComplete {
      finder.search(bytes.extracting(0..<end))
      settled = finder.takeFound()
      return
    }
    credit += Self.greatestRepetition * (end - seen)
    var next = end
    while next > seen, bytes[next - 1] != 0x0A { next -= 1 }
    if next > seen { lineEnd = next }
    seen = end
    guard lineEnd > searched, isWorthwhile(bytes) else { return }
    searched = lineEnd
    isInside = finder.search(arrived: bytes.extracting(0..<lineEnd), &settled)
  }

  /// Whether a search may find more than the last one, and takes time in proportion to the new bytes.
  private mutating func isWorthwhile(_ bytes: borrowing Span<UInt8>) -> Bool {
    let open = searched - finder.index
    guard isInside, (lineEnd - searched) * 8 < open, lineEnd - finder.index <= limits.recordSize
    else { return true }
    guard credit >= open, hasBracketAtStart(of: searched..<lineEnd, in: bytes) else { return false }
    credit -= open
    return true
  }

  /// Whether one of the lines begins with a bracket that may end the value, or with a fence.
  private func hasBracketAtStart(
    of range: Range<Int>, in bytes: borrowing Span<UInt8>
  ) -> Bool {
    var isStart = true
    for index in range {
      switch bytes[index] {
      case 0x0A: isStart = true
      case 0x20, 0x09, 0x0D: break
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "`"), UInt8(ascii: "~"):
        if isStart { return true }
      default: isStart = false
      }
    }
    return false
  }

  private mutating func finish(_ error: MappingError, upTo end: Int) -> Step {
    isEnded = true
    position.offset = end
    return .failure(error)
  }

  private mutating func tooLarge(
    from start: Int, in bytes: borrowing Span<UInt8>
  ) -> MappingError {
    .recordTooLarge(
      "a value, or a line of prose,", at: position.location(of: start, in: bytes), limits)
  }

  /// Adjusts offsets after the first bytes were removed.
  mutating func removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    position.removeFirst(count, of: bytes)
    finder.removeFirst(count)
    searched -= count
    lineEnd -= count
    seen -= count
    for index in settled.indices.dropFirst(returned) {
      settled[index].value = settled[index].value.movedBack(by: count)
    }
  }
}
