import MaquetteCore

/// Finds the ends of documents in a stream, at every line that begins with `---` or `...`.
struct YAMLDocumentFinder {
  /// A document in the stream.
  struct Found {
    let range: Range<Int>

    /// The offset of the next document.
    let next: Int
  }

  /// The offset of the next line to examine.
  private(set) var offset = 0

  /// The offset before which the line has no end: a long one may arrive in many pieces.
  private var scanned = 0

  /// Whether the current document, or a directive of it, has begun.
  private var hasBegun = false
  private var hasDirectives = false

  /// Sets the offset of the stream's beginning.
  mutating func begin(at offset: Int) { self.offset = offset }

  /// Adjusts offsets after bytes were removed from the front.
  mutating func removeFirst(_ count: Int) {
    offset -= count
    scanned -= count
  }

  /// Finds the document that begins at the current offset.
  ///
  /// - Returns: nil if more bytes are needed, or if there is no document.
  mutating func next(
    from start: Int, in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Found? {
    while offset < end {
      // Only a complete line can be recognized as a marker.
      guard let next = lineEnd(in: bytes, upTo: end) ?? (isComplete ? end : nil) else { return nil }
      let line = offset
      if isMarker(UInt8(ascii: "-"), in: bytes, upTo: next) {
        if hasBegun { return take(start..<line, next: line) }
        hasBegun = true
      } else if isMarker(UInt8(ascii: "."), in: bytes, upTo: next) {
        if hasBegun || hasDirectives { return take(start..<next, next: next) }
      } else if !hasBegun {
        note(in: bytes, upTo: next)
      }
      offset = next
    }
    return isComplete && (hasBegun || hasDirectives) ? take(start..<end, next: end) : nil
  }

  private mutating func take(_ range: Range<Int>, next: Int) -> Found {
    (hasBegun, hasDirectives, offset) = (false, false, next)
    return Found(range: range, next: next)
  }

  /// The offset of the next line.
  private mutating func lineEnd(in bytes: Span<UInt8>, upTo end: Int) -> Int? {
    var index = max(offset, scanned)
    while index < end {
      if bytes[index] == 0x0A { return index + 1 }
      if bytes[index] == 0x0D {
        return index + 1 < end && bytes[index + 1] == 0x0A ? index + 2 : index + 1
      }
      index += 1
    }
    scanned = end
    return nil
  }

  private func isMarker(_ mark: UInt8, in bytes: Span<UInt8>, upTo end: Int) -> Bool {
    guard end - offset >= 3 else { return false }
    for index in offset..<offset + 3 where bytes[index] != mark { return false }
    return end - offset == 3 || bytes[offset + 3].isBlank || bytes[offset + 3].isLineEnd
  }

  /// Records whether a line is a directive, or begins the document.
  private mutating func note(in bytes: Span<UInt8>, upTo end: Int) {
    if bytes[offset] == UInt8(ascii: "%") {
      hasDirectives = true
      return
    }
    var index = offset
    while index < end, bytes[index].isBlank { index += 1 }
    if index < end, bytes[index] != UInt8(ascii: "#"), !bytes[index].isLineEnd { hasBegun = true }
  }
}
