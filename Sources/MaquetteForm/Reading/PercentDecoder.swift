import MaquetteCore

/// Decodes names and values: `+` becomes a space, and `%41` an A.
struct PercentDecoder {
  let isLenient: Bool
  let lengthLimit: Int

  /// The decoded text between two offsets.
  ///
  /// - Throws: `invalidEscape` and `invalidUTF8` with their offsets, unless the format is lenient;
  ///   `stringTooLong`.
  func text(
    _ range: Range<Int>, of source: borrowing Span<UInt8>
  ) throws(MappingError) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      bytes.append(try byte(at: &index, upTo: range.upperBound, of: source))
    }
    guard bytes.count <= lengthLimit else {
      throw MappingError(
        .stringTooLong, at: range.lowerBound, expected: "at most \(lengthLimit.counted("byte"))")
    }
    if !isLenient, let invalid = bytes.span.firstInvalidUTF8 {
      throw MappingError(
        .invalidUTF8, at: try offset(of: invalid, in: range, of: source),
        expected: "text in UTF-8, percent-encoded or not")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decodes one byte, and moves past it.
  private func byte(
    at index: inout Int, upTo end: Int, of source: borrowing Span<UInt8>
  ) throws(MappingError) -> UInt8 {
    let byte = source[index]
    index += 1
    guard byte != UInt8(ascii: "+") else { return 0x20 }
    guard byte == UInt8(ascii: "%") else { return byte }
    if index + 1 < end, let decoded = Hex.byte(source[index], source[index + 1]) {
      index += 2
      return decoded
    }
    guard isLenient else {
      throw MappingError(
        .invalidEscape, at: index - 1, expected: "two hexadecimal digits after '%'")
    }
    return byte
  }

  /// The source offset of a byte in the decoded text.
  private func offset(
    of position: Int, in range: Range<Int>, of source: borrowing Span<UInt8>
  ) throws(MappingError) -> Int {
    var index = range.lowerBound
    for _ in 0..<position { _ = try byte(at: &index, upTo: range.upperBound, of: source) }
    return index
  }
}
