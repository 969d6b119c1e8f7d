/// Base64 text (RFC 4648, sections 4 and 5).
package enum Base64 {
  /// The alphabets, which differ in their last two characters and the padding.
  public enum Alphabet: Sendable, Hashable {
    /// `+` and `/`, padded with `=` (section 4).
    case standard

    /// `-` and `_`, for URLs and file names; encoded without padding, decoded with or without it
    /// (section 5).
    case url
  }

  /// Encodes bytes as text.
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
    // One byte takes two characters, two bytes take three.
    let count = groups * 4 + (left == 0 ? 0 : isPadded ? 4 : left + 1)
    return unsafe String(unsafeUninitializedCapacity: count) { text in
      unsafe encode(groups, of: bytes, as: characters, to: text)
      let (source, target) = (groups * 3, groups * 4)
      if left > 0 {
        let group = UInt32(bytes[source]) << 16 | (left > 1 ? UInt32(bytes[source + 1]) << 8 : 0)
        for position in 0...left {
          let character = characters[Int(group >> UInt32(18 - position * 6) & 0x3F)]
          unsafe text.initializeElement(at: target + position, to: character)
        }
        for position in target + left + 1..<count {
          unsafe text.initializeElement(at: position, to: padding)
        }
      }
      return count
    }
  }

  /// Encodes groups of three bytes.
  private static func encode(
    _ groups: Int, of bytes: borrowing Span<UInt8>, as characters: [UInt8],
    to text: UnsafeMutableBufferPointer<UInt8>
  ) {
    // There are four characters for each group, and the bytes have that many groups: a wrong number
    // ends here, and no access below is out of bounds. There are 64 characters, and all indices have
    // six bits.
    precondition(groups * 3 <= bytes.count && groups * 4 <= text.count && characters.count == 64)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe characters.withUnsafeBufferPointer { characters in
        for index in 0..<groups {
          let (source, target) = (index &* 3, index &* 4)
          let group =
            unsafe UInt32(bytes[source]) << 16 | UInt32(bytes[source &+ 1]) << 8
            | UInt32(bytes[source &+ 2])
          unsafe text[target] = characters[Int(group >> 18)]
          unsafe text[target &+ 1] = characters[Int(group >> 12 & 0x3F)]
          unsafe text[target &+ 2] = characters[Int(group >> 6 & 0x3F)]
          unsafe text[target &+ 3] = characters[Int(group & 0x3F)]
        }
      }
    }
  }

  /// Decodes text.
  ///
  /// Decoding is strict (RFC 4648, section 3): characters of other alphabets, whitespace, wrong
  /// padding and nonzero unused bits are rejected. So no two texts represent the same bytes, except
  /// for the padding of `.url`.
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
    var all = decode(groups, of: text, by: values, to: &bytes)
    if left > 0 {
      let target = groups * 3
      let (first, second) = (values[Int(text[count - left])], values[Int(text[count - left + 1])])
      let third = left > 2 ? values[Int(text[count - 1])] : 0
      all |= first | second | third
      // The bits after the last byte are unused.
      guard (left == 2 ? second & 0xF : third & 0x3) == 0 else { return nil }
      bytes[target] = first << 2 | second >> 4
      if left > 2 { bytes[target + 1] = second << 4 | third >> 2 }
    }
    return all < 64 ? bytes : nil
  }

  /// Decodes groups of four characters.
  ///
  /// - Returns: The values of all characters, combined: that of an invalid character has the highest
  ///   bit set, and so does any combination with it.
  private static func decode(
    _ groups: Int, of text: borrowing Span<UInt8>, by values: [UInt8], to bytes: inout [UInt8]
  ) -> UInt8 {
    // There are three bytes for each group, and the text has that many groups: a wrong number ends
    // here, and no access below is out of bounds. There is a value for each byte.
    precondition(groups * 4 <= text.count && groups * 3 <= bytes.count && values.count == 256)
    return unsafe text.withUnsafeBufferPointer { text in
      unsafe values.withUnsafeBufferPointer { values in
        unsafe bytes.withUnsafeMutableBufferPointer { bytes in
          var all: UInt8 = 0
          for index in 0..<groups {
            let (source, target) = (index &* 4, index &* 3)
            let first = unsafe values[Int(text[source])]
            let second = unsafe values[Int(text[source &+ 1])]
            let third = unsafe values[Int(text[source &+ 2])]
            let fourth = unsafe values[Int(text[source &+ 3])]
            all |= first | second | third | fourth
            unsafe bytes[target] = first << 2 | second >> 4
            unsafe bytes[target &+ 1] = second << 4 | third >> 2
            unsafe bytes[target &+ 2] = third << 6 | fourth
          }
          return all
        }
      }
    }
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  private static let standardCharacters = Array((letters + "+/").utf8)
  private static let urlCharacters = Array((letters + "-_").utf8)
  private static let standardValues = values(of: standardCharacters)
  private static let urlValues = values(of: urlCharacters)

  /// Returns the value of every byte; 255 for invalid characters.
  private static func values(of characters: [UInt8]) -> [UInt8] {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, character) in characters.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }
}
