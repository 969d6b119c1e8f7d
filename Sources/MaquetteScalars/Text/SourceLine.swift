/// One line of a text and a place in it, for showing an error with a caret.
///
/// Most errors are never shown, so creating one only copies the bytes around the place.
package struct SourceLine: Sendable {
  /// The bytes around the place.
  private let bytes: [UInt8]

  /// The place in these bytes.
  private let offset: Int

  /// Whether the text goes on before these bytes, and after them.
  private let continues: (before: Bool, after: Bool)
}

extension SourceLine {
  /// The longest part of a line that is shown.
  private static let window = 96

  /// Keeps the line at an offset in a text.
  package init(in text: borrowing Span<UInt8>, at offset: Int) {
    let offset = min(offset, text.count)
    let start = max(offset - Self.window / 2, 0)
    // A character of four bytes may cross the end of the window.
    let end = min(offset + Self.window + 4, text.count)
    let around = text.extracting(start..<end)
    bytes = unsafe around.withUnsafeBufferPointer { unsafe Array($0) }
    self.offset = offset - start
    continues = (start > 0, end < text.count)
  }

  /// The line, or the part of it around the place, with an ellipsis where it is cut.
  package var text: String {
    let end = end
    let isCut = end < bytes.count ? !endsLine(at: end) : continues.after
    return before + shown(offset..<max(end, offset)) + (isCut ? Self.ellipsis : "")
  }

  /// The number of characters before the place.
  package var caret: Int { before.unicodeScalars.count }

  /// The part of the line before the place.
  private var before: String {
    var start = start
    let isCut = start > 0 ? !endsLine(at: start - 1) : continues.before
    while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return (isCut ? Self.ellipsis : "") + shown(start..<offset)
  }

  private static let ellipsis = "\u{2026}"

  /// Whether the line ends with a byte, or with it and an LF.
  private func endsLine(at index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

  private var start: Int {
    var start = offset
    // The LF of a CRLF is in the line that it ends.
    if start > 0, start < bytes.count, bytes[start] == 0x0A, bytes[start - 1] == 0x0D { start -= 1 }
    while start > 0, !endsLine(at: start - 1), offset - start < Self.window / 2 { start -= 1 }
    return start
  }

  private var end: Int {
    let start = start
    var end = offset
    while end < bytes.count, !endsLine(at: end), end - start < Self.window { end += 1 }
    // Do not cut inside a character.
    while end < bytes.count, end - start < Self.window + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private func shown(_ range: Range<Int>) -> String {
    let line = bytes[range].map { byte in byte < 0x20 || byte == 0x7F ? 0x20 : byte }
    return String(decoding: line, as: UTF8.self)
  }
}

extension SourceLine: Hashable {
  package static func == (left: SourceLine, right: SourceLine) -> Bool {
    left.text == right.text && left.caret == right.caret
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(caret)
  }
}
