/// Bytes as text in 64 characters (RFC 4648, sections 4 and 5).
package enum Base64 {
  /// The characters for the last two of the 64 values, and the padding that goes with them.
  public enum Alphabet: Sendable, Hashable {
    /// `+` and `/`, padded with `=` (section 4).
    case standard

    /// `-` and `_`, for URLs and file names; written without padding, read with or without it
    /// (section 5).
    case url
  }

  /// The text of bytes.
  public static func encode(
    _ bytes: some ByteSource, _ alphabet: Alphabet = .standard
  ) -> String {
    bytes.withBytes { bytes in encode(span: bytes, alphabet) }
  }

  private static func encode(span bytes: borrowing Span<UInt8>, _ alphabet: Alphabet) -> String {
    let characters = alphabet == .standard ? standardCharacters : urlCharacters
    let padding = UInt8(ascii: "=")
    let isPadded = alphabet == .standard
    let (groups, left) = bytes.count.quotientAndRemainder(dividingBy: 3)
    // One byte takes two characters, two take three.
    let count = groups * 4 + (left == 0 ? 0 : isPadded ? 4 : left + 1)
    var text = [UInt8](repeating: padding, count: count)
    var target = 0
    var source = 0
    for _ in 0..<groups {
      let group =
        UInt32(bytes[source]) << 16 | UInt32(bytes[source + 1]) << 8 | UInt32(bytes[source + 2])
      text[target] = characters[Int(group >> 18)]
      text[target + 1] = characters[Int(group >> 12 & 0x3F)]
      text[target + 2] = characters[Int(group >> 6 & 0x3F)]
      text[target + 3] = characters[Int(group & 0x3F)]
      source += 3
      target += 4
    }
    if left > 0 {
      let group = UInt32(bytes[source]) << 16 | (left > 1 ? UInt32(bytes[source + 1]) << 8 : 0)
      for position in 0...left {
        text[target + position] = characters[Int(group >> UInt32(18 - position * 6) & 0x3F)]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of text.
  ///
  /// The reading is strict: there are no characters of other alphabets, no whitespace, exactly the
  /// padding that is due, and the bits that stand for nothing are zero (RFC 4648, section 3), so
  /// that no two texts stand for the same bytes, but for the padding of `.url`.
  ///
  /// - Returns: The bytes; nil if the text is not base64 in this alphabet.
  public static func decode(_ text: String, _ alphabet: Alphabet = .standard) -> [UInt8]? {
    text.withBytes { text in decode(span: text, alphabet) }
  }

  private static func decode(span text: borrowing Span<UInt8>, _ alphabet: Alphabet) -> [UInt8]? {
    var count = text.count
    while count > 0, text.count - count < 2, text[count - 1] == UInt8(ascii: "=") { count -= 1 }
    let isPadded = count < text.count
    if isPadded || alphabet == .standard { guard text.count % 4 == 0 else { return nil } }
    guard count % 4 != 1 else { return nil }

    let values = alphabet == .standard ? standardValues : urlValues
    let (groups, left) = count.quotientAndRemainder(dividingBy: 4)
    var bytes = [UInt8](repeating: 0, count: groups * 3 + max(left - 1, 0))
    // Of what is no character the value has the highest bit, and so has what it is joined with.
    var all: UInt8 = 0
    var target = 0
    for index in 0..<groups {
      let (first, second) = (values[Int(text[index * 4])], values[Int(text[index * 4 + 1])])
      let (third, fourth) = (values[Int(text[index * 4 + 2])], values[Int(text[index * 4 + 3])])
      all |= first | second | third | fourth
      bytes[target] = first << 2 | second >> 4
      bytes[target + 1] = second << 4 | third >> 2
      bytes[target + 2] = third << 6 | fourth
      target += 3
    }
    if left > 0 {
      let (first, second) = (values[Int(text[count - left])], values[Int(text[count - left + 1])])
      let third = left > 2 ? values[Int(text[count - 1])] : 0
      all |= first | second | third
      // The bits after the last byte stand for nothing.
      guard (left == 2 ? second & 0xF : third & 0x3) == 0 else { return nil }
      bytes[target] = first << 2 | second >> 4
      if left > 2 { bytes[target + 1] = second << 4 | third >> 2 }
    }
    return all < 64 ? bytes : nil
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  private static let standardCharacters = Array((letters + "+/").utf8)
  private static let urlCharacters = Array((letters + "-_").utf8)
  private static let standardValues = values(of: standardCharacters)
  private static let urlValues = values(of: urlCharacters)

  /// The value of every byte; 255 for those that are no character of the alphabet.
  private static func values(of characters: [UInt8]) -> [UInt8] {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, character) in characters.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }
}
