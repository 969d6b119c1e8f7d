/// One line of a text and a place in it, for showing an error with a caret.
///
/// Most errors are never shown, so creating one only copies the bytes around the place.
struct SourceLine: Sendable {
  /// The bytes around the place.
  private let bytes: [UInt8]

  /// The place in these bytes.
  private let offset: Int
}

extension SourceLine {
  /// The longest part of a line that is shown.
  private static let window = 96

  /// Keeps the line at an offset in a text.
  init(in text: borrowing Span<UInt8>, at offset: Int) {
    let offset = min(offset, text.count)
    let start = max(offset - Self.window / 2, 0)
    // A character of four bytes may cross the end of the window.
    let end = min(offset + Self.window + 4, text.count)
    let around = text.extracting(start..<end)
    bytes = unsafe around.withUnsafeBufferPointer { unsafe Array($0) }
    self.offset = offset - start
  }

  /// The line, or the part of it around the place.
  var text: String { before + shown(offset..<max(end, offset)) }

  /// The number of characters before the place.
  var caret: Int { before.unicodeScalars.count }

  /// The part of the line before the place.
  private var before: String {
    var start = start
    while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return shown(start..<offset)
  }

  private var start: Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, offset - start < Self.window / 2 { start -= 1 }
    return start
  }

  private var end: Int {
    let start = start
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, end - start < Self.window {
      end += 1
    }
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
  static func == (left: SourceLine, right: SourceLine) -> Bool {
    left.text == right.text && left.caret == right.caret
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(caret)
  }
}
