/// One line of a text and a place in it, for showing an error with a caret.
struct SourceLine: Sendable, Hashable {
  /// The line, or the part of it around the place.
  var text: String

  /// The number of characters before the place.
  var caret: Int
}

extension SourceLine {
  /// The longest part of a line that is shown.
  private static let window = 96

  /// Cuts out the line at an offset in a text.
  ///
  /// - Complexity: O(length of the line), at most a few hundred bytes each way.
  init(in bytes: borrowing Span<UInt8>, at offset: Int) {
    let offset = min(offset, bytes.count)
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, offset - start < Self.window / 2 { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, end - start < Self.window {
      end += 1
    }
    // Do not cut inside a character.
    while end < bytes.count, end - start < Self.window + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    func text(_ range: Range<Int>) -> String {
      var line: [UInt8] = []
      line.reserveCapacity(range.count)
      for index in range {
        let byte = bytes[index]
        line.append(byte < 0x20 || byte == 0x7F ? 0x20 : byte)
      }
      return String(decoding: line, as: UTF8.self)
    }
    while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    let before = text(start..<offset)
    self.text = before + text(offset..<max(end, offset))
    caret = before.unicodeScalars.count
  }
}
