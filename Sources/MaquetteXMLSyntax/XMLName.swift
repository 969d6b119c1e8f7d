/// The range of a name in a document, and the offset of the colon after its prefix.
package struct XMLNameRange {
  /// The whole name.
  package var range: Range<Int>

  /// The offset of the colon; -1 if the name has no prefix.
  package var colon: Int

  /// The prefix; empty if there is none.
  package var prefix: Range<Int> {
    colon < 0 ? range.lowerBound..<range.lowerBound : range.lowerBound..<colon
  }

  /// The name without its prefix.
  package var local: Range<Int> { colon < 0 ? range : colon + 1..<range.upperBound }

  /// Whether the name has a prefix.
  package var hasPrefix: Bool { colon >= 0 }
}

extension Span<UInt8> {
  /// Whether two parts of the text have the same bytes.
  @inline(__always)
  package func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for distance in 0..<left.count
    where self[left.lowerBound + distance] != self[right.lowerBound + distance] {
      return false
    }
    return true
  }

  /// Whether a part of the text equals a word.
  @inline(__always)
  package func isSame(_ range: Range<Int>, as word: String) -> Bool {
    range.count == word.utf8.count && starts(with: word, at: range.lowerBound)
  }

  /// Whether a word begins at an offset.
  @inline(__always)
  package func starts(with word: String, at offset: Int) -> Bool {
    guard offset + word.utf8.count <= count else { return false }
    var index = offset
    for byte in word.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// The character at an offset of valid UTF-8, and its length in bytes.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[offset])
    func continuation(_ distance: Int) -> UInt32 {
      offset + distance < count ? UInt32(self[offset + distance]) & 0x3F : 0
    }
    switch first {
    case 0..<0x80: return (first, 1)
    case 0x80..<0xE0: return ((first & 0x1F) << 6 | continuation(1), 2)
    case 0xE0..<0xF0: return ((first & 0x0F) << 12 | continuation(1) << 6 | continuation(2), 3)
    default:
      let high = (first & 0x07) << 18 | continuation(1) << 12
      return (high | continuation(2) << 6 | continuation(3), 4)
    }
  }
}
