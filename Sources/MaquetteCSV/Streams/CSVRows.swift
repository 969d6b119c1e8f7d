public import MaquetteCore
public import MaquetteStreams

/// The rows of a CSV document as records of a stream, each decoded as soon as it has ended.
///
/// An invalid row is a failure with its position in the stream, and later rows still decode. An
/// error in the header, or an unterminated quote, ends the stream.
public struct CSVRows<Record: MappingDecodable>: RecordFraming {
  private let options: DecodingOptions
  private let onIssue: (@Sendable (MappingIssue) -> Void)?
  private var position = StreamPosition()
  private var reader: CSVRowReader
  private var isEnded = false
  private var hasBegun = false

  init(_ mapper: CSVMapper) {
    options = mapper.decodingOptions
    onIssue = mapper.onIssue
    reader = CSVRowReader(mapper.options.format, options)
  }

  /// The offset of the next byte to read in the available bytes.
  public var __offset: Int { isEnded ? position.offset : reader.scanner.unreadOffset }

  /// Whether the stream has ended and ignores further bytes.
  public var __isEnded: Bool { isEnded }

  /// Decodes the next row.
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Result<Record, MappingError>? {
    if let onIssue {
      return __nextReport(in: bytes, upTo: end, isComplete: isComplete)?.result(reporting: onIssue)
    }
    return switch nextRow(in: bytes, upTo: end, isComplete) {
    case .success(let columns): read(columns, in: bytes)
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  /// Decodes the next row as far as possible, and collects every issue.
  public mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    switch nextRow(in: bytes, upTo: end, isComplete) {
    case .success(let columns): report(columns, in: bytes)
    case .failure(let error): MappingReport(error)
    case nil: nil
    }
  }

  /// Finds the fields of the next row.
  private mutating func nextRow(
    in bytes: Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) -> Result<CSVColumns, MappingError>? {
    guard !isEnded else { return nil }
    do throws(MappingError) {
      guard try begin(in: bytes, upTo: end, isComplete) else { return nil }
      let columns = try reader.next(
        in: bytes, upTo: end, isComplete: isComplete, isChecked: false)
      if position.base + (columns == nil ? end : reader.scanner.offset) > options.limits.size {
        return .failure(endTooLarge(upTo: end))
      }
      guard let columns else {
        if isComplete { finish(upTo: end) }
        return nil
      }
      return .success(columns)
    } catch {
      return .failure(failure(error, in: bytes, upTo: end))
    }
  }

  /// Skips a byte order mark, and creates the columns that the format names.
  ///
  /// - Returns: Whether reading can continue; false if more bytes are needed.
  private mutating func begin(
    in bytes: borrowing Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) throws(MappingError) -> Bool {
    guard !hasBegun else { return true }
    guard end > 0 || isComplete,
      position.passByteOrderMark(in: bytes, upTo: end, isComplete: isComplete)
    else { return false }
    hasBegun = true
    reader.pass(upTo: position.offset)
    try reader.begin()
    return true
  }

  private mutating func read(
    _ columns: CSVColumns, in bytes: borrowing Span<UInt8>
  ) -> Result<Record, MappingError> {
    do throws(MappingError) {
      return .success(
        try reader.value(columns, in: bytes).decode(
          Record.self, options, at: reader.rowCount - 1))
    } catch {
      let offset = reader.offset(of: error.path.steps)
      return .failure(placed(error, at: offset, in: bytes))
    }
  }

  private mutating func report(
    _ columns: CSVColumns, in bytes: borrowing Span<UInt8>
  ) -> MappingReport<Record> {
    var report = reader.value(columns, in: bytes).report(
      Record.self, options, at: reader.rowCount - 1)
    let offsets = report.issues.map { reader.offset(of: $0.path.steps) }
    // Locations are computed in ascending order, each from the previous one.
    for issue in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      report.issues[issue].error = placed(
        report.issues[issue].error, at: offsets[issue], in: bytes)
    }
    return report
  }

  private mutating func placed(
    _ error: MappingError, at offset: Int, in bytes: borrowing Span<UInt8>
  ) -> MappingError {
    let rows = reader.rowCount
    return error.placed(
      at: offset, position.location(of: offset, in: bytes),
      in: MappingPath(rows > 0 ? [.index(rows - 1)] : []), of: bytes, options)
  }

  /// The syntax error at an offset; reading continues with the next line, if there is one.
  private mutating func failure(
    _ error: MappingError, in bytes: borrowing Span<UInt8>, upTo end: Int
  ) -> MappingError {
    let failure = placed(error, at: min(error.byteOffset ?? reader.scanner.start, end), in: bytes)
    if reader.columns == nil || [.unexpectedEnd, .sizeExceeded].contains(error.code) {
      finish(upTo: end)
    } else {
      reader.skipBrokenRow(in: bytes, upTo: end)
    }
    return failure
  }

  private mutating func endTooLarge(upTo end: Int) -> MappingError {
    finish(upTo: end)
    return .streamTooLarge(options.limits)
  }

  private mutating func finish(upTo end: Int) {
    isEnded = true
    position.offset = end
  }

  /// Whether a record may be complete after a byte.
  public static func __mayEnd(at byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Adjusts offsets after bytes were removed from the front.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    position.removeFirst(count, of: bytes)
    reader.removeFirst(count)
  }
}
