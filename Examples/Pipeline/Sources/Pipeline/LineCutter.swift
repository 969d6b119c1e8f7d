/// Cuts bytes that come in chunks into lines, each with its line end, or the beginning of one that is too long.
struct LineCutter {
  /// How much of a line is kept before it is handed on without its end.
  let greatestCount: Int

  private var held: [UInt8] = []
  private var start = 0
  private var searched = 0

  init(greatestCount: Int) {
    self.greatestCount = greatestCount
  }

  /// Takes the next bytes.
  mutating func append(_ chunk: [UInt8]) {
    held.removeFirst(start)
    searched -= start
    start = 0
    held += chunk
  }

  /// The next line, or what is too long for one; nil if more bytes are needed.
  mutating func next() -> ArraySlice<UInt8>? {
    if let lineEnd = held[searched...].firstIndex(of: 0x0A) { return take(to: lineEnd + 1) }
    searched = held.count
    return searched - start > greatestCount ? take(to: searched) : nil
  }

  /// What follows the last line end when nothing more comes; nil if nothing does.
  mutating func rest() -> ArraySlice<UInt8>? { start < held.count ? take(to: held.count) : nil }

  private mutating func take(to end: Int) -> ArraySlice<UInt8> {
    defer { (start, searched) = (end, end) }
    return held[start..<end]
  }
}
