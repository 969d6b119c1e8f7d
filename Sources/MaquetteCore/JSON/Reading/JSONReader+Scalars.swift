extension JSONReader {
  /// An empty JSON string is never nil.
  @inlinable @inline(__always)
  public var __isEmptyText: Bool { false }

  /// Consumes a null; returns false and consumes nothing if the value is something else.
  ///
  /// - Throws: Errors of the source; a value that is not null is none.
  @inlinable @inline(__always)
  public mutating func readNull() throws(ReadFailure) -> Bool {
    cursor.advanceOverNull()
  }

  /// Decodes a Boolean, with the conversions that the policy allows.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  @inlinable @inline(__always)
  public mutating func readBool() throws(ReadFailure) -> Bool {
    if let value = cursor.scanBool() { return value }
    return try convertToBool()
  }

  /// Decodes an integer, with the conversions that the policy allows.
  ///
  /// - Parameter type: The type of the integer, which limits its range.
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert, `numberOutOfRange` and `inexactNumber` for a number that the type cannot represent,
  ///   `numberTooLong` for too many digits, and syntax errors.
  @inlinable @inline(never)
  public mutating func readInteger<I: FixedWidthInteger>(
    _ type: I.Type
  ) throws(ReadFailure) -> I {
    let start = mark()
    if let scanned = cursor.scanInteger(), let value: I = scanned.exactly(),
      _fastPath(cursor.offset &- start.offset <= state.options.limits.numberLength)
    {
      return value
    }
    reset(to: start)
    if let scanned = convertToIntegerShortly(), let value: I = scanned.exactly() { return value }
    reset(to: start)
    return try convertToInteger(type)
  }

  /// Decodes a double, with the conversions that the policy allows.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  @inlinable @inline(__always)
  public mutating func readDouble() throws(ReadFailure) -> Double {
    let start = mark()
    if let value = cursor.scanDouble(), value.isFinite,
      _fastPath(cursor.offset &- start.offset <= state.options.limits.numberLength)
    {
      return value
    }
    reset(to: start)
    return try convertToDouble()
  }

  /// Decodes a float, with the conversions that the policy allows.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  public mutating func readFloat() throws(ReadFailure) -> Float {
    let start = mark()
    if let double = cursor.scanDouble(), let value = Float(nearest: double),
      _fastPath(cursor.offset &- start.offset <= state.options.limits.numberLength)
    {
      return value
    }
    reset(to: start)
    return try convert(.float)
  }

  /// Decodes a string, with the conversions that the policy allows.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  @inline(never)
  public mutating func readString() throws(ReadFailure) -> String {
    guard cursor.advance(over: UInt8(ascii: "\"")) else { return try convertToString() }
    return try readStringBody()
  }

  /// Reads the rest of a string, after its opening quote.
  @usableFromInline
  mutating func readStringBody() throws(ReadFailure) -> String {
    if _slowPath(state.resumes), let text = try readResumedString() { return text }
    let start = cursor.offset
    let text: String?
    switch cursor.scanString() {
    case .plain(let isASCII): text = cursor.plainString(from: start, isASCII: isASCII)
    case .escaped(let isASCII): text = try unescapedString(from: start, isASCII: isASCII)
    case .failed(let code): throw failure(code, expected: "the end of the string", found: "")
    }
    guard let text else { throw invalidUTF8(from: start) }
    // The source text includes escapes, so it is at least as long as the string.
    if _slowPath(cursor.offset - start > state.options.limits.stringLength),
      text.utf8.count > state.options.limits.stringLength
    {
      throw stringTooLong(from: start)
    }
    cursor.advance()
    return text
  }

  mutating func unescapedString(
    from start: Int, isASCII: Bool = false
  ) throws(ReadFailure) -> String {
    switch cursor.unescapedString(start..<cursor.offset, isASCII: isASCII) {
    case .text(let text):
      return text
    case .mistake(let code, let offset):
      throw failure(code, at: Mark(offset: offset, depth: depth), found: "")
    }
  }

  /// Returns the failure of a string or key that begins, after its quote, at an offset.
  package mutating func stringTooLong(from start: Int) -> ReadFailure {
    failure(
      .stringTooLong, at: Mark(offset: start - 1, depth: depth),
      expected: "at most \(state.options.limits.stringLength.counted("byte"))")
  }

  private mutating func invalidUTF8(from start: Int) -> ReadFailure {
    let mistake = cursor.firstInvalidByte(from: start) ?? start
    return failure(.invalidUTF8, at: Mark(offset: mistake, depth: depth), found: "")
  }

  @inline(never)
  @usableFromInline
  mutating func convertToBool() throws(ReadFailure) -> Bool {
    if let value = convertToBoolShortly() { return value }
    return try convert(.bool)
  }

  @inline(never)
  @usableFromInline
  mutating func convertToInteger<I: FixedWidthInteger>(_ type: I.Type) throws(ReadFailure) -> I {
    try convert(.integer(type))
  }

  @inline(never)
  @usableFromInline
  mutating func convertToDouble() throws(ReadFailure) -> Double {
    if let value = convertToDoubleShortly() { return value }
    return try convert(.double)
  }

  @inline(never)
  private mutating func convertToString() throws(ReadFailure) -> String {
    if let value = convertToStringShortly() { return value }
    return try convert(.string)
  }

  /// Converts a value of another kind than the one requested: the cold path of every scalar.
  private mutating func convert<T>(_ conversion: Conversion<T>) throws(ReadFailure) -> T {
    let start = mark()
    guard let kind else { throw syntaxFailure(expected: typeName(T.self)) }
    if kind == .object || kind == .array, state.options.conversions != .lenient {
      throw failure(.typeMismatch, expected: typeName(T.self))
    }
    let isWord = kind == .bool || kind == .null
    let value = isWord ? try readWord(expected: typeName(T.self)) : try readValue()
    return try convert(value, from: start, by: conversion)
  }

  /// Returns the failure for a value other than a container where one is required.
  @inline(never)
  @usableFromInline
  mutating func mismatch(expected: String) -> ReadFailure {
    guard let kind else { return syntaxFailure(expected: expected) }
    let start = mark()
    // A syntax error takes precedence.
    do throws(ReadFailure) { try skipValue() } catch {
      return kind == .bool || kind == .null ? wordFailure(expected: expected) : error
    }
    return failure(
      kind == .null ? .unexpectedNull : .typeMismatch, at: start, expected: expected)
  }
}

extension ScannedInteger {
  /// Returns the integer in another type, if it fits.
  @inlinable @inline(__always)
  package func exactly<I: FixedWidthInteger>() -> I? {
    if !isNegative { return I(exactly: magnitude) }
    guard magnitude <= 1 &<< 63 else { return nil }
    return I(exactly: Int64(bitPattern: 0 &- magnitude))
  }
}
