/// Decodes the encodings that RFC 4627 allows besides UTF-8.
enum UnicodeText {
  /// The text as UTF-8, if its first bytes indicate another encoding; nil if it is UTF-8.
  ///
  /// The result ends with an invalid UTF-8 byte where the text is invalid.
  static func utf8(of text: Span<UInt8>) -> [UInt8]? {
    guard text.count >= 2 else { return nil }
    let first = (0..<4).map { $0 < text.count ? text[$0] : 0xFF }
    switch (first[0], first[1], first[2], first[3]) {
    case (0xFF, 0xFE, 0, 0) where text.count >= 4: return utf32(text, from: 4, isBig: false)
    case (0, 0, 0xFE, 0xFF): return utf32(text, from: 4, isBig: true)
    case (0xFF, 0xFE, _, _): return utf16(text, from: 2, isBig: false)
    case (0xFE, 0xFF, _, _): return utf16(text, from: 2, isBig: true)
    case (0, 0, 0, 1...): return utf32(text, from: 0, isBig: true)
    case (1..., 0, 0, 0): return utf32(text, from: 0, isBig: false)
    case (0, 1..., _, _): return utf16(text, from: 0, isBig: true)
    case (1..., 0, _, _): return utf16(text, from: 0, isBig: false)
    default: return nil
    }
  }

  private static func utf16(_ text: Span<UInt8>, from start: Int, isBig: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(text.count / 2)
    for index in stride(from: start, to: text.count - 1, by: 2) {
      let (left, right) = (UInt16(text[index]), UInt16(text[index + 1]))
      units.append(isBig ? left << 8 | right : right << 8 | left)
    }
    return utf8(of: units, as: UTF16.self) + rest(text, of: 2)
  }

  private static func utf32(_ text: Span<UInt8>, from start: Int, isBig: Bool) -> [UInt8] {
    var units: [UInt32] = []
    units.reserveCapacity(text.count / 4)
    for index in stride(from: start, to: text.count - 3, by: 4) {
      var unit: UInt32 = 0
      for place in 0..<4 { unit = unit << 8 | UInt32(text[index + (isBig ? place : 3 - place)]) }
      units.append(unit)
    }
    return utf8(of: units, as: UTF32.self) + rest(text, of: 4)
  }

  private static func utf8<Encoding: UnicodeCodec>(
    of units: [Encoding.CodeUnit], as encoding: Encoding.Type
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    let isMistaken = transcode(
      units.makeIterator(), from: encoding, to: UTF8.self, stoppingOnError: true
    ) { bytes.append($0) }
    return isMistaken ? bytes + [0xFF] : bytes
  }

  /// An invalid UTF-8 byte if the text ends in a partial code unit, else nothing.
  private static func rest(_ text: Span<UInt8>, of size: Int) -> [UInt8] {
    text.count % size == 0 ? [] : [0xFF]
  }
}

/// A document whose outermost braces are omitted.
enum TopLevelDictionary {
  /// The document with braces; nil if it already has them.
  static func braced(_ text: Span<UInt8>) -> [UInt8]? {
    var start = 0
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { start = 3 }
    var end = text.count
    while start < end, isSpace(text[start]) { start += 1 }
    if start < end, text[start] == UInt8(ascii: "{") { return nil }
    while end > start, isSpace(text[end - 1]) { end -= 1 }
    // A trailing comma is allowed.
    if end > start, text[end - 1] == UInt8(ascii: ",") { end -= 1 }
    var braced = [UInt8(ascii: "{")]
    braced.reserveCapacity(end - start + 2)
    for index in start..<end { braced.append(text[index]) }
    braced.append(UInt8(ascii: "}"))
    return braced
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
