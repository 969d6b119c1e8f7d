// What most often stands in for a value of another kind is converted from the bytes. Whatever these
// steps do not recognise, or options ask to be looked at or told, they leave to `Conversion`.

extension JSONReader {
  /// Reads text that is a number, a number with nothing behind its point, or a Boolean, as an
  /// integer; nil, without consuming anything, for anything else.
  @inline(never)
  @usableFromInline
  mutating func convertToIntegerShortly() -> JSONCursor.ScannedInteger? {
    convertShortly { cursor, isText in
      if let integer = cursor.scanInteger() { return integer }
      if let (digits, isNegative) = cursor.scanDigits() {
        return digits.whole.map { .init(magnitude: $0, isNegative: isNegative) }
      }
      guard !isText, let bit = cursor.scanBool() else { return nil }
      return .init(magnitude: bit ? 1 : 0, isNegative: false)
    }
  }

  /// Reads text that is a number as the nearest double; nil, without consuming anything, for
  /// anything else.
  mutating func convertToDoubleShortly() -> Double? {
    guard state.options.nonFiniteNumbers == nil else { return nil }
    return convertShortly { cursor, isText in
      guard isText, let value = cursor.scanDouble(), value.isFinite else { return nil }
      return value
    }
  }

  /// Reads a word or a bit as a Boolean; nil, without consuming anything, for anything else.
  mutating func convertToBoolShortly() -> Bool? {
    convertShortly { cursor, isText in
      if isText { return cursor.scanBool() }
      guard let bit = cursor.scanInteger() else { return nil }
      return bit.magnitude == 0 ? false : bit.magnitude == 1 && !bit.isNegative ? true : nil
    }
  }

  /// Reads a number or a Boolean as its text; nil, without consuming anything, for anything else.
  mutating func convertToStringShortly() -> String? {
    convertShortly { cursor, isText in isText ? nil : cursor.scanScalarText() }
  }

  /// Reads a value by a step over its bytes, if conversions need not be told.
  ///
  /// - Parameter scan: The step, behind the quote if the value is text, which ends where the step does.
  @inline(__always)
  private mutating func convertShortly<T>(
    _ scan: (inout JSONCursor, _ isText: Bool) -> T?
  ) -> T? {
    guard !state.isReporting, state.options.conversions != .strict else { return nil }
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
