import MaquetteCore

/// The characters and limits of a format, as the scanner compares them.
struct CSVDialect: Sendable {
  let delimiter: UInt8

  /// 0, which is the quote of no format, if fields have none.
  let quote: UInt8

  /// 0 if no line is a comment.
  let comment: UInt8
  let columnLimit: Int
  let fieldLimit: Int
  let rowLimit: Int

  init(_ format: CSVFormat, _ limits: DecodingOptions.Limits) {
    delimiter = UInt8(ascii: format.delimiter)
    quote = format.quote.map { UInt8(ascii: $0) } ?? 0
    comment = format.comment.map { UInt8(ascii: $0) } ?? 0
    columnLimit = format.columnLimit
    fieldLimit = limits.stringLength
    rowLimit = limits.recordSize
  }
}
