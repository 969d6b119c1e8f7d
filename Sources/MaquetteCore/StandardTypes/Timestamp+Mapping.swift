extension Timestamp: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .timestamp { $0 } }

  /// Decodes a timestamp: a native one of the source, or any that `TimestampStrategy.automatic`
  /// decodes.
  ///
  /// `.strict` accepts only the encoded form, ISO 8601. Otherwise, a number decoded as a timestamp
  /// is reported as a repair. A date strategy in the conventions takes precedence over all of this,
  /// for decoding and encoding.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self =
      if let moment = reader.scanUsualMoment() { moment } else { try reader.readTimestamp() }
  }

  /// Decodes a timestamp: a native one of the source, or any that `TimestampStrategy.automatic`
  /// decodes.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self =
      if let moment = reader.scanUsualMoment() { moment } else { try reader.readTimestamp() }
  }

  /// Writes the timestamp as ISO 8601, in UTC.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    if !writer.writeUsualMoment(self) { try writer.writeMoment(self) }
  }

  /// Writes the timestamp.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    guard let dates = writer.state.options.dates else { return writer.writeValue(.date(self)) }
    try writer.write(self, by: dates)
  }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readTimestamp() throws(ReadFailure) -> Timestamp {
    if let dates = state.options.dates { return try read(by: dates) }
    let start = mark()
    let isStrict = state.options.conversions == .strict
    // Text that is a number is not a form of dates either.
    if !isStrict, kind == .number || state.isReporting && holdsNumber() {
      let moment = try read(by: TimestampStrategy.automatic)
      noteRepair(
        .typeMismatch, at: start, expected: TimestampStrategy.automatic.expected,
        resolution: "converted")
      return moment
    }
    return try read(by: isStrict ? TimestampStrategy.iso8601 : .automatic)
  }

  /// Whether the reader is at text that is a number; the reader does not move.
  private mutating func holdsNumber() -> Bool {
    guard scalarKind == .string else { return false }
    let start = mark()
    defer { reset(to: start) }
    return (try? __readToken()).flatMap { AnyValue.Number(decimal: $0) } != nil
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes a timestamp by the conventions, or as ISO 8601 by default.
  mutating func writeMoment(_ moment: Timestamp) throws(WriteFailure) {
    if let dates = state.options.dates { return try write(moment, by: dates) }
    guard let text = ISO8601.text(of: moment) else {
      throw failure(TimestampStrategy.unencodable(moment))
    }
    writeString(text)
  }
}

extension JSONWriter {
  /// Writes a timestamp in the most common format; returns false and writes nothing for a timestamp
  /// that needs another format, and if the conventions define a date strategy.
  mutating func writeUsualMoment(_ moment: Timestamp) -> Bool {
    guard !state.options.hasDates, let written = WrittenMoment(moment) else { return false }
    unsafe buffer.putShortText(capacity: WrittenMoment.capacity) { unsafe written.store(at: $0) }
    return true
  }
}
