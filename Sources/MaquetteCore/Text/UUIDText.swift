/// UUIDs as text (RFC 9562, section 4), without Foundation.
package enum UUIDText {
  /// Returns whether a hyphen precedes a byte.
  private static func isBehindHyphen(_ position: Int) -> Bool {
    position == 4 || position == 6 || position == 8 || position == 10
  }

  /// Returns the sixteen bytes of `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`, in any case.
  ///
  /// - Returns: The bytes; nil for invalid text.
  public static func bytes(_ text: String) -> SIMD16<UInt8>? {
    text.withBytes { text -> SIMD16<UInt8>? in
      guard text.count == 36 else { return nil }
      var bytes = SIMD16<UInt8>()
      var index = 0
      for position in 0..<16 {
        if isBehindHyphen(position) {
          guard text[index] == UInt8(ascii: "-") else { return nil }
          index += 1
        }
        guard let byte = Hex.byte(text[index], text[index + 1]) else { return nil }
        bytes[position] = byte
        index += 2
      }
      return bytes
    }
  }

  /// Returns the text of sixteen bytes, in uppercase as in Foundation.
  public static func text(of bytes: SIMD16<UInt8>) -> String {
    unsafe String(unsafeUninitializedCapacity: length) { text in
      // Invariant: the capacity is at least the one requested.
      unsafe store(bytes, at: text.baseAddress.unsafelyUnwrapped)
      return length
    }
  }

  /// The number of characters.
  fileprivate static var length: Int { 36 }

  /// Stores the text of sixteen bytes.
  ///
  /// Invariant: there is room for `length` bytes.
  fileprivate static func store(_ bytes: SIMD16<UInt8>, at text: UnsafeMutablePointer<UInt8>) {
    var place = unsafe text
    for position in 0..<16 {
      if isBehindHyphen(position) {
        unsafe place.pointee = UInt8(ascii: "-")
        unsafe place += 1
      }
      unsafe place[0] = Hex.digit(bytes[position] >> 4, .uppercase)
      unsafe place[1] = Hex.digit(bytes[position] & 0xF, .uppercase)
      unsafe place += 2
    }
  }
}

extension JSONWriter {
  /// Writes the text of a UUID.
  package mutating func writeUUID(_ bytes: SIMD16<UInt8>) {
    unsafe buffer.putShortText(capacity: UUIDText.length) { place in
      unsafe UUIDText.store(bytes, at: place)
      return UUIDText.length
    }
  }
}
