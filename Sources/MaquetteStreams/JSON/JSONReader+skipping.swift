import MaquetteCore

// Passing a record that could not be decoded but is valid JSON.

extension JSONReader {
  /// Creates a reader for skipping: a duplicate key was already reported, or is in a value that need not
  /// be reported.
  init(skippingUnder options: DecodingOptions) {
    var lenient = options
    lenient.duplicateKeys = .lastWins
    self.init(lenient)
  }

  /// Skips the value at the start of a range, and returns its length.
  mutating func skipValue(
    in range: Range<Int>, of bytes: Span<UInt8>, depth: Int = 0
  ) throws(ReadFailure) -> Int {
    try read(range, of: bytes, depth: depth) { (reader) throws(ReadFailure) in
      try reader.skipValue()
      return reader.cursor.offset
    }
  }
}
