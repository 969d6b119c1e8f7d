import MaquetteCore

// What is between tokens.

extension JSONRepairer {
  /// Passes white space, comments and ellipses.
  mutating func passSpace() {
    while index < text.count, !isRefused {
      if text[index].isJSONSpace {
        copyByte()
      } else if let end = lookahead.endOfComment(at: index, in: text) {
        note(
          .comments, .unexpectedCharacter, expected: "no comment", found: index..<end, "removed it")
        blank(upTo: end)
      } else if let length = text.unusualSpace(at: index) {
        note(
          .whitespace, .unexpectedCharacter, expected: "white space of JSON",
          found: index..<index + length, "took a space")
        blank(upTo: index + length)
      } else if let length = ellipsisLength() {
        passEllipsis(length)
      } else {
        return
      }
    }
  }

  mutating func blank(upTo end: Int) {
    output.blank(index..<end, of: text)
    index = end
  }

  /// Returns the length of the ellipsis at the index, in place of an element or a member.
  private func ellipsisLength() -> Int? {
    switch need {
    case .keyOrEnd, .elementOrEnd, .commaOrEnd: break
    default: return nil
    }
    // Both have three bytes.
    return text.hasEllipsis(at: index) ? 3 : nil
  }

  /// Removes an ellipsis and the comma that separates it.
  private mutating func passEllipsis(_ length: Int) {
    note(
      .ellipses, .unexpectedCharacter, expected: isInObject ? "a member" : "an element",
      found: index..<index + length, "removed it")
    blank(upTo: index + length)
    if let comma = levels.last?.lastComma {
      output.blank(at: comma)
      endValue()
    } else if need != .commaOrEnd {
      let next = lookahead.endOfSpace(from: index, in: text)
      if next < text.count, text[next] == UInt8(ascii: ",") { blank(upTo: next + 1) }
    }
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name, as JavaScript has them, or of a non-ASCII character.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether a number may begin with the byte, also one that JSON does not allow.
  var beginsNumber: Bool {
    isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: ".")
  }
}

extension [UInt8] {
  /// Whether a text is at an offset.
  func has(_ part: String, at offset: Int) -> Bool {
    self[Swift.min(offset, count)...].starts(with: part.utf8)
  }

  /// Whether an ellipsis is at an offset.
  func hasEllipsis(at offset: Int) -> Bool {
    guard offset < count, self[offset] == 0x2E || self[offset] == 0xE2 else { return false }
    return has("...", at: offset) || has("…", at: offset)
  }

  /// Returns the end of a name, a word or a number that begins at an offset.
  func endOfName(from start: Int, atMost length: Int = .max) -> Int {
    var end = start
    while end < count, end - start < length, self[end].isPartOfName {
      if self[end] >= 0x80,
        unusualSpace(at: end) != nil || hasEllipsis(at: end) || Quote(at: end, in: self) != nil
      {
        break
      }
      end += 1
    }
    return end
  }

  /// Returns the length of white space at an offset, also of one that JSON does not know.
  func lengthOfSpace(at offset: Int) -> Int {
    self[offset].isJSONSpace ? 1 : unusualSpace(at: offset) ?? 0
  }

  /// Returns the length of white space at an offset that JSON does not know.
  func unusualSpace(at offset: Int) -> Int? {
    switch self[offset] {
    case 0x0B, 0x0C: return 1
    case 0xC2: return has("\u{A0}", at: offset) ? 2 : nil
    case 0xE2:
      guard offset + 2 < count, self[offset + 1] == 0x80 else { return nil }
      // Spaces of several widths, and the separators of lines and paragraphs.
      switch self[offset + 2] {
      case 0x80...0x8D, 0xA8, 0xA9, 0xAF: return 3
      default: return nil
      }
    case 0xE3: return has("\u{3000}", at: offset) ? 3 : nil
    case 0xEF: return has("\u{FEFF}", at: offset) ? 3 : nil
    default: return nil
    }
  }
}
