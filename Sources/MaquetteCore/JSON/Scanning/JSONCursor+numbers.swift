extension JSONCursor {
  /// Parses a plain integer of at most 64 bits; returns nil, without moving, for anything else.
  ///
  /// - Parameter isWide: Whether the cursor is known to be wide; a constant.
  @inlinable @inline(__always)
  package mutating func scanInteger(isWide: Bool = false) -> ScannedInteger? {
    let isNegative = byte == UInt8(ascii: "-")
    let first = unsafe isNegative ? position + 1 : position
    // An integer of 8 digits and the byte after it are within the 64 bytes.
    guard unsafe isWide || first <= wideEnd else {
      return unsafe scanLongInteger(first, isNegative: isNegative)
    }
    let word = unsafe Digits8(first)
    let count = word.count
    if count == 8 { return unsafe scanLongInteger(first, isNegative: isNegative) }
    if unsafe count == 0 || (first.pointee == 0x30 && count > 1) { return nil }
    if unsafe !isWide && first + count >= end || ScannedInteger.isContinued(by: first[count]) {
      return unsafe scanLongInteger(first, isNegative: isNegative)
    }
    unsafe position = first + count
    return ScannedInteger(magnitude: word.value(count: count), isNegative: isNegative)
  }

  /// Does the same for integers of any length, byte by byte near the end.
  @inline(never)
  @usableFromInline
  mutating func scanLongInteger(
    _ first: UnsafePointer<UInt8>, isNegative: Bool
  ) -> ScannedInteger? {
    var next = unsafe first
    var magnitude: UInt64 = 0
    // Sixteen digits always fit.
    while unsafe next <= wideEnd, unsafe next - first <= 8 {
      let word = unsafe Digits8(next)
      let count = word.count
      if count == 0 { break }
      magnitude = magnitude &* powerOfTen(count) &+ word.value(count: count)
      unsafe next += count
      if count < 8 { break }
    }
    while unsafe next < end, unsafe next.pointee &- 0x30 < 10 {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = unsafe product.addingReportingOverflow(UInt64(next.pointee &- 0x30))
      if overflow || carry { return nil }
      magnitude = sum
      unsafe next += 1
    }
    let count = unsafe next - first
    if unsafe count == 0 || count > 1 && first.pointee == 0x30 { return nil }
    if unsafe next < end, unsafe ScannedInteger.isContinued(by: next.pointee) { return nil }
    unsafe position = next
    return ScannedInteger(magnitude: magnitude, isNegative: isNegative)
  }

  /// Returns the length of the number at the cursor by the grammar (RFC 8259, section 6), or 0.
  @usableFromInline
  package func numberLength() -> Int {
    var next = unsafe position
    func skipDigits() -> Bool {
      let first = unsafe next
      while unsafe next < end, unsafe next.pointee &- 0x30 < 10 { unsafe next += 1 }
      return unsafe next > first
    }
    if unsafe next < end, unsafe next.pointee == UInt8(ascii: "-") { unsafe next += 1 }
    let hasLeadingZero = unsafe next < end && next.pointee == 0x30
    let integer = unsafe next
    guard skipDigits() else { return 0 }
    if hasLeadingZero, unsafe next - integer > 1 { return 0 }
    if unsafe next < end, unsafe next.pointee == UInt8(ascii: ".") {
      unsafe next += 1
      guard skipDigits() else { return 0 }
    }
    if unsafe next < end, unsafe next.pointee | 0x20 == UInt8(ascii: "e") {
      unsafe next += 1
      if unsafe next < end,
        unsafe next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-")
      {
        unsafe next += 1
      }
      guard skipDigits() else { return 0 }
    }
    return unsafe next - position
  }

  /// Reads the text of a number or a Boolean; returns nil, without moving, for anything else.
  mutating func scanScalarText() -> String? {
    let first = unsafe position
    if scanBool() == nil { unsafe position += numberLength() }
    guard unsafe position > first else { return nil }
    return unsafe UTF8Validation.string(
      fromValid: UnsafeBufferPointer(start: first, count: position - first), isASCII: true)
  }

  /// Reads the text of a number; returns nil, without moving, for anything else.
  @inline(__always)
  mutating func scanNumberText() -> NumberText? {
    let first = unsafe position
    guard let (digits, isNegative) = scanDigits() else { return nil }
    if let decimal = WrittenDecimal(digits, isNegative: isNegative) { return .short(decimal) }
    return unsafe .string(
      UTF8Validation.string(
        fromValid: UnsafeBufferPointer(start: first, count: position - first), isASCII: true))
  }

  /// Reads a number with all its digits; returns nil, without moving, for anything else.
  package mutating func scanNumber() -> AnyValue.Number? {
    scanNumberText().map { AnyValue.Number(.decimal($0)) }
  }

  /// Returns the ASCII text of the next bytes.
  @usableFromInline
  package func text(count: Int) -> String {
    unsafe String(decoding: UnsafeBufferPointer(start: position, count: count), as: UTF8.self)
  }
}
