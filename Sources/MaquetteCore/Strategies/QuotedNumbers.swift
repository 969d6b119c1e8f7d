// Numbers as text are read and written in place, without a reader or a writer of their own.

extension JSONReader {
  public mutating func __initializeQuotedNumber<T: MappingDecodable>(
    _ place: UnsafeMutablePointer<T>
  ) throws(ReadFailure) -> Bool {
    guard state.allowsAttempts, cursor.isWide, cursor.byte == UInt8(ascii: "\""),
      case let first = cursor.byte(after: 1), first &- 0x30 < 10 || first == UInt8(ascii: "-")
    else { return false }
    return try attempt { (reader: inout JSONReader) throws(ReadFailure) in
      reader.cursor.advance()
      unsafe try T.initialize(place, from: &reader)
      guard reader.cursor.advance(over: UInt8(ascii: "\"")) else {
        unsafe place.deinitialize(count: 1)
        throw ReadFailure(.invalidValue)
      }
    }
  }
}

extension ValueReader {
  public mutating func __initializeQuotedNumber<T: MappingDecodable>(
    _ place: UnsafeMutablePointer<T>
  ) throws(ReadFailure) -> Bool {
    guard state.allowsAttempts, case .string(let text) = unsafe cursor.value.pointee,
      text.utf8.count <= state.options.limits.numberLength,
      let number = AnyValue.Number(decimal: text)
    else { return false }
    let start = mark()
    // Invariant: the number exists while the cursor is at it.
    return unsafe try withUnsafePointer(to: AnyValue.number(number)) {
      (substitute) throws(ReadFailure) in
      let isRead = try attempt { (reader: inout ValueReader) throws(ReadFailure) in
        unsafe reader.cursor.stand(at: substitute)
        unsafe place.initialize(to: try T(from: &reader))
      }
      reset(to: start)
      return isRead
    }
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
  ) throws(WriteFailure) -> Bool { false }
}
