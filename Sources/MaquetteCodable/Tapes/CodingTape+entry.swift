import MaquetteCore

// Creates tapes from sources.

extension CodingTape {
  /// Lays out a text and lends the tape.
  ///
  /// If references to the tape outlive the closure, the tape keeps a copy of the text.
  ///
  /// - Parameters:
  ///   - text: The text; a byte order mark at its start is skipped.
  ///   - options: The limits, and whether errors show values.
  ///   - body: Receives the tape.
  /// - Throws: Syntax errors and exceeded limits, with line and column.
  static func withTape<Result>(
    over text: Span<UInt8>, _ options: DecodingOptions, _ body: (CodingTape) throws -> Result
  ) throws -> Result {
    unsafe try text.withUnsafeBufferPointer { buffer in
      guard buffer.count > JSONReader.smallSize else {
        return unsafe try JSONReader.withPaddedCopy(of: buffer) {
          unsafe try run(JSONCursor($0, isPadded: true), options, body)
        }
      }
      return unsafe try run(JSONCursor(buffer, isPadded: false), options, body)
    }
  }

  private static func run<Result>(
    _ start: JSONCursor, _ options: DecodingOptions, _ body: (CodingTape) throws -> Result
  ) throws -> Result {
    let size = unsafe start.end - start.start
    var tape = CodingTape(start, capacity: min(size / 10, 1 << 28))
    guard size <= options.limits.size, size <= UInt32.max, !options.limits.areNarrow,
      !options.hasUnheededOptions,
      options.duplicateKeys != .reject, tape.layOut(options)
    else {
      // The reader implements every rule and produces the error.
      let buffer = unsafe UnsafeBufferPointer(start: start.start, count: size)
      unsafe try JSONReader.decode(from: buffer.span, options) { (reader) throws(ReadFailure) in
        try reader.skipValue()
      }
      guard size <= UInt32.max else { throw MappingError(.sizeExceeded, expected: "at most 4 GB") }
      tape = CodingTape(start, capacity: min(size / 10, 1 << 28))
      guard tape.layOut(options) else { throw MappingError(.unexpectedCharacter) }
      return try lend(&tape, body)
    }
    return try lend(&tape, body)
  }

  private static func lend<Result>(
    _ tape: inout CodingTape, _ body: (CodingTape) throws -> Result
  ) throws -> Result {
    // Invariant: the text outlives this call only as the tape's own copy.
    defer { if !isKnownUniquelyReferenced(&tape) { tape.ownText() } }
    return try body(tape)
  }

  /// Lays out the whole text; returns false on a syntax error or an exceeded limit.
  private func layOut(_ options: DecodingOptions) -> Bool {
    var cursor = text
    if cursor.byte == 0xEF, cursor.byte(after: 1) == 0xBB, cursor.byte(after: 2) == 0xBF {
      cursor.advance(3)
    }
    cursor.skipWhitespace()
    var scanner = TapeScanner(self, limits: options.limits)
    guard scanner.scanValue(&cursor) else { return false }
    cursor.skipWhitespace()
    return cursor.isAtEnd
  }
}

extension DecodingOptions.Limits {
  /// Whether there is a limit that only the reader enforces.
  var areNarrow: Bool {
    stringLength != .max || elementCount != .max || numberLength < 32
  }
}
