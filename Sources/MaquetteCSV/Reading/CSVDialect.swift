import MaquetteCore

/// The characters and limits of a format, as bytes for the scanner.
struct CSVDialect: Sendable {
  let delimiter: UInt8

  /// 0 if fields have no quotes; no format uses it as a quote.
  let quote: UInt8

  /// Whether a quote in the wrong place is text.
  let allowsStrayQuotes: Bool

  /// 0 if there are no comments.
  let comment: UInt8
  let columnLimit: Int
  let fieldLimit: Int
  let rowLimit: Int

  init(_ format: CSVFormat, _ limits: DecodingOptions.Limits) {
    delimiter = UInt8(ascii: format.delimiter)
    quote = format.quote.map { UInt8(ascii: $0) } ?? 0
    allowsStrayQuotes = format.allowsStrayQuotes
    comment = format.comment.map { UInt8(ascii: $0) } ?? 0
    columnLimit = format.columnLimit
    fieldLimit = limits.stringLength
    rowLimit = limits.recordSize
  }
}
