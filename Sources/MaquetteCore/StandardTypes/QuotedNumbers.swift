// Numbers as text are read and written in place, without a reader or a writer of their own.

extension JSONReader {
  public mutating func __readQuotedNumber<T: MappingDecodable>(
    _ type: T.Type, orElse readText: (inout JSONReader) throws(ReadFailure) -> T
  ) throws(ReadFailure) -> T {
    guard state.allowsAttempts, cursor.isWide, cursor.byte == UInt8(ascii: "\""),
      case let first = cursor.byte(after: 1), first &- 0x30 < 10 || first == UInt8(ascii: "-")
    else { return try readText(&self) }
    return try attempt(
      { (reader: inout JSONReader) throws(ReadFailure) in
        reader.cursor.advance()
        let value = try T(from: &reader)
        if !reader.cursor.advance(over: UInt8(ascii: "\"")) { throw ReadFailure(.invalidValue) }
        return value
      }, orElse: readText)
  }
}

extension ValueReader {
  public mutating func __readQuotedNumber<T: MappingDecodable>(
    _ type: T.Type, orElse readText: (inout ValueReader) throws(ReadFailure) -> T
  ) throws(ReadFailure) -> T {
    guard state.allowsAttempts, case .string(let text) = unsafe cursor.value.pointee,
      text.utf8.count <= state.options.limits.numberLength,
      let number = AnyValue.Number(decimal: text)
    else { return try readText(&self) }
    return try attempt(
      { (reader: inout ValueReader) throws(ReadFailure) in
        let start = reader.mark()
        defer { reader.reset(to: start) }
        // Invariant: the number exists while the cursor is at it.
        return unsafe try withUnsafePointer(to: AnyValue.number(number)) {
          (substitute) throws(ReadFailure) in
          unsafe reader.cursor.stand(at: substitute)
          return try T(from: &reader)
        }
      }, orElse: readText)
  }
}

extension JSONWriter {
  public mutating func __writeQuotedNumber<T: MappingEncodable>(
    _ value: T
  ) throws(WriteFailure) -> Bool {
    let start = buffer.count
    try value.write(to: &self)
    if buffer.quoteNumber(from: start) { return true }
    buffer.removeLast(buffer.count - start)
    return false
  }
}

extension ValueWriter {
  public mutating func __writeQuotedNumber<T: MappingEncodable>(
    _ value: T
  ) throws(WriteFailure) -> Bool {
    try writeQuoted(value)
  }
}
