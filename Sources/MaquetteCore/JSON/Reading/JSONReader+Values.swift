extension JSONReader {
  /// Decodes any value as a tree; JSON has no tags.
  ///
  /// - Throws: Errors of the source inside the value: of the grammar and of the limits.
  public mutating func readTaggedValue() throws(ReadFailure) -> AnyValue { try readValue() }

  /// Skips one value of any kind, checking it against the grammar.
  ///
  /// - Throws: Syntax errors; limits apply to skipped values too.
  public mutating func skipValue() throws(ReadFailure) {
    switch cursor.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard !skipContainerShortly() else { return }
      try skipClosely()
    default: try skipClosely()
    }
  }

  /// Skips a container in one loop, if no option needs a look at every key; otherwise, or if it finds
  /// anything wrong, returns false without moving.
  private mutating func skipContainerShortly() -> Bool {
    guard state.allowsFastPath, Int(state.freeDepth) > depth else { return false }
    let start = unsafe cursor.position
    let limit = state.options.limits.numberLength
    let levels = min(Int(state.freeDepth) - depth, 64)
    if cursor.skipContainer(levels: levels, numberLength: limit) { return true }
    unsafe cursor.position = start
    return false
  }

  /// Skips one value by the routines that read values.
  ///
  /// It does not try the loop for the containers inside, where that would fail again.
  private mutating func skipClosely() throws(ReadFailure) {
    switch cursor.byte {
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "-"), 0x30...0x39: cursor.advance(try checkedNumberLength())
    default: try skipContainerOrWord()
    }
  }

  /// Skips a value that is neither a string nor a number; apart, because containers need a larger
  /// frame.
  @inline(never)
  private mutating func skipContainerOrWord() throws(ReadFailure) {
    switch kind {
    case .object:
      var audit: KeyAudit?
      var more = try beginObject()
      while more {
        _ = try readKey(.empty, expecting: 0)
        _ = try admitsCurrentKey(&audit)
        try skipClosely()
        more = try endField()
      }
    case .array:
      var count = 0
      var more = try beginArray()
      while more {
        count &+= 1
        try checkCount(count)
        try skipClosely()
        more = try endElement()
      }
    default: _ = try readWord(expected: "a value")
    }
  }

  private mutating func skipString() throws(ReadFailure) {
    let body = cursor.offset + 1
    cursor.advance()
    if case .plain(isASCII: true) = cursor.scanString(),
      cursor.offset - body <= state.options.limits.stringLength
    {
      cursor.advance()
      return
    }
    cursor.offset = body
    _ = try readStringBody()
  }

  private mutating func checkedNumberLength() throws(ReadFailure) -> Int {
    let length = cursor.numberLength()
    // A digit here means a leading zero; a letter would be an error of the next token.
    guard length > 0, length <= state.options.limits.numberLength,
      cursor.byte(after: length) &- 0x30 >= 10
    else { throw numberFailure(length: length) }
    return length
  }

  /// Returns the reason why the text at the reader is not a number, or too long for one.
  @inline(never)
  private mutating func numberFailure(length: Int) -> ReadFailure {
    let limit = state.options.limits.numberLength
    if length > limit {
      return failure(.numberTooLong, expected: "at most \(limit.counted("character"))")
    }
    let text = state.options.hidesValues ? ValueKind.number.phrase : cursor.tokenText
    return failure(.invalidNumber, found: text)
  }

  /// Decodes any value as a tree.
  ///
  /// - Throws: Syntax errors, exceeded limits, and duplicate keys if the options reject them.
  public mutating func readValue() throws(ReadFailure) -> AnyValue {
    switch kind {
    case .object: return .object(try readTreeObject())
    case .array: return .array(try readTreeArray())
    case .string:
      cursor.advance()
      return .string(try readStringBody())
    case .number: return .number(try readNumber())
    default: return try readWord(expected: "a value")
    }
  }

  /// Reads a number without loss of digits.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  public mutating func readNumber() throws(ReadFailure) -> AnyValue.Number {
    let start = cursor.offset
    if let scanned = cursor.scanInteger(),
      cursor.offset - start <= state.options.limits.numberLength
    {
      // -0 is kept as text, because no integer has that sign.
      if let value: Int64 = scanned.exactly(), value != 0 || !scanned.isNegative {
        return AnyValue.Number(.integer(value))
      }
      if !scanned.isNegative { return AnyValue.Number(.unsigned(scanned.magnitude)) }
    }
    cursor.offset = start
    guard let text = cursor.scanNumberText(),
      cursor.offset - start <= state.options.limits.numberLength
    else {
      cursor.offset = start
      throw numberFailure(length: cursor.numberLength())
    }
    return AnyValue.Number(.decimal(text))
  }
}
