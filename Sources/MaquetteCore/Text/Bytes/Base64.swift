/// Bytes as text in 64 characters (RFC 4648, sections 4 and 5).
public enum Base64 {
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
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = min(bytes.count - index, 3)
      var group = UInt32(bytes[index]) << 16
      if left > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if left > 2 { group |= UInt32(bytes[index + 2]) }
      // One byte takes two characters, two take three.
      for position in 0...left {
        text.append(characters[Int(group >> UInt32(18 - position * 6) & 0x3F)])
      }
      if alphabet == .standard, left < 3 {
        for _ in left..<3 { text.append(UInt8(ascii: "=")) }
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of text.
  ///
  /// The reading is strict: there are no characters of other alphabets, no white space, exactly
  /// the padding that is due, and the bits that stand for nothing are zero (RFC 4648, section 3),
  /// so that no two texts stand for the same bytes, but for the padding of `.url`.
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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count / 4 * 3 + 2)
    var group: UInt32 = 0
    for index in 0..<count {
      let value = values[Int(text[index])]
      guard value < 64 else { return nil }
      group = group << 6 | UInt32(value)
      guard index & 3 == 3 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: group >> 16))
      bytes.append(UInt8(truncatingIfNeeded: group >> 8))
      bytes.append(UInt8(truncatingIfNeeded: group))
      group = 0
    }
    switch count % 4 {
    case 2:
      guard group & 0xF == 0 else { return nil }
      bytes.append(UInt8(truncatingIfNeeded: group >> 4))
    case 3:
      guard group & 0x3 == 0 else { return nil }
      bytes.append(UInt8(truncatingIfNeeded: group >> 10))
      bytes.append(UInt8(truncatingIfNeeded: group >> 2))
    default: break
    }
    return bytes
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
