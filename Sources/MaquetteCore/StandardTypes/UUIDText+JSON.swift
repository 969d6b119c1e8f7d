extension JSONReader {
  /// Parses the text of a UUID; returns nil, without consuming anything, for any other value.
  package mutating func scanUUID() -> SIMD16<UInt8>? {
    unsafe scanText { unsafe UUIDText.bytes($0) }
  }
}

extension ValueReader {
  /// Parses the text of a UUID; returns nil for any other value.
  package func scanUUID() -> SIMD16<UInt8>? {
    unsafe scanText { unsafe UUIDText.bytes($0) }
  }
}
