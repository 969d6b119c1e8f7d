extension OutputBuffer {
  /// Appends an integer.
  @inlinable @inline(__always)
  package mutating func append<I: FixedWidthInteger>(integer value: I) {
    if I.bitWidth <= 64 {
      reserve(40)
      putInteger(UInt64(truncatingIfNeeded: value.magnitude), isNegative: value < 0)
    } else {
      append(String(value))
    }
  }

  /// Appends an integer; there is room for 40 bytes.
  @usableFromInline
  package mutating func putInteger(_ magnitude: UInt64, isNegative: Bool) {
    if isNegative { put(UInt8(ascii: "-")) }
    putDigits(magnitude)
  }

  /// Puts quotes around a number and before the comma after it.
  ///
  /// - Parameter start: The offset of the number.
  /// - Returns: Whether the last value is now text, because it is a number or was text before;
  ///   otherwise, nothing has happened.
  package mutating func quoteNumber(from start: Int) -> Bool {
    // A type may write nothing, or remove what it has written.
    guard start < count else { return false }
    let first = unsafe bytes[start]
    if first == UInt8(ascii: "\"") { return true }
    guard first &- 0x30 < 10 || first == UInt8(ascii: "-") else { return false }
    reserve(2)
    let count = self.count - start - 1
    // Invariant: the number moves by one byte, for which there is room.
    let place = unsafe self.start + start
    unsafe (place + 1).update(from: place, count: count)
    unsafe place.pointee = UInt8(ascii: "\"")
    unsafe next = place + count + 1
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ","))
    return true
  }
}
