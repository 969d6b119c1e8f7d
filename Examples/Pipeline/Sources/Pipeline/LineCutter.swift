/// Splits chunks of bytes into lines, each with its line end; a line that is too long is cut.
struct LineCutter {
  /// The maximum length of a line; a longer one is returned without its end.
  let greatestCount: Int

  private var held: [UInt8] = []
  private var start = 0
  private var searched = 0

  init(greatestCount: Int) {
    self.greatestCount = greatestCount
  }

  /// Appends the next bytes.
  mutating func append(_ chunk: [UInt8]) {
    held.removeFirst(start)
    searched -= start
    start = 0
    held += chunk
  }

  /// The next line, or the beginning of a line that is too long; nil if more bytes are needed.
  mutating func next() -> ArraySlice<UInt8>? {
    if let lineEnd = held[searched...].firstIndex(of: 0x0A) { return take(to: lineEnd + 1) }
    searched = held.count
    return searched - start > greatestCount ? take(to: searched) : nil
  }

  /// The bytes after the last line end, at the end of the input; nil if there are none.
  mutating func rest() -> ArraySlice<UInt8>? { start < held.count ? take(to: held.count) : nil }

  private mutating func take(to end: Int) -> ArraySlice<UInt8> {
    defer { (start, searched) = (end, end) }
    return held[start..<end]
  }
}
