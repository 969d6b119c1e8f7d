// Converts the most common values of other kinds directly from the bytes. Anything else, and
// anything that options require to check or report, is left to `Conversion`.

extension JSONReader {
  /// Reads a number in text, a number with a zero fraction, or a Boolean as an integer; returns
  /// nil, without consuming anything, for anything else.
  @inline(never)
  @usableFromInline
  mutating func convertToIntegerShortly() -> ScannedInteger? {
    convertShortly { cursor, isText in
      if let integer = cursor.scanInteger() { return integer }
      if let (digits, isNegative) = cursor.scanDigits() {
        return digits.whole.map { .init(magnitude: $0, isNegative: isNegative) }
      }
      guard !isText, let bit = cursor.scanBool() else { return nil }
      return .init(magnitude: bit ? 1 : 0, isNegative: false)
    }
  }

  /// Reads a number in text as the nearest double; returns nil, without consuming anything, for
  /// anything else.
  mutating func convertToDoubleShortly() -> Double? {
    guard state.options.nonFiniteNumbers == nil else { return nil }
    return convertShortly { cursor, isText in
      guard isText, let value = cursor.scanDouble(), value.isFinite else { return nil }
      return value
    }
  }

  /// Reads a word or a bit as a Boolean; returns nil, without consuming anything, for anything
  /// else.
  mutating func convertToBoolShortly() -> Bool? {
    convertShortly { cursor, isText in
      if isText { return cursor.scanBool() }
      guard let bit = cursor.scanInteger() else { return nil }
      return bit.magnitude == 0 ? false : bit.magnitude == 1 && !bit.isNegative ? true : nil
    }
  }

  /// Reads a number or a Boolean as its text; returns nil, without consuming anything, for anything
  /// else.
  mutating func convertToStringShortly() -> String? {
    convertShortly { cursor, isText in isText ? nil : cursor.scanScalarText() }
  }

  /// Reads a value with a scan function, if conversions need not be reported.
  ///
  /// - Parameter scan: The function, which starts after the quote if the value is text; the text
  ///   must end where the function does.
  @inline(__always)
  private mutating func convertShortly<T>(
    _ scan: (inout JSONCursor, _ isText: Bool) -> T?
  ) -> T? {
    guard !state.isReporting, state.options.conversions != .strict, !isOpen(location(of: mark()))
    else { return nil }
    var ahead = cursor
    let isText = ahead.advance(over: UInt8(ascii: "\""))
    let start = ahead.offset
    guard let value = scan(&ahead, isText) else { return nil }
    let limits = state.options.limits
    guard ahead.offset - start <= (isText ? limits.stringLength : limits.numberLength),
      !isText || ahead.advance(over: UInt8(ascii: "\""))
    else { return nil }
    cursor.offset = ahead.offset
    return value
  }
}
