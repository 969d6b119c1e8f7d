public import MaquetteCore

/// CSV (RFC 4180) and its dialects, as a format for `CSVMapper`.
///
/// A document is an array; each row is an object whose keys are the column names. All fields are
/// text, and decode as the type of their property.
///
/// | field | `String` | `String?` | `Int?` and other optionals |
/// | --- | --- | --- | --- |
/// | empty, or one of `nullWords` | `""` | `nil` | `nil` |
/// | `""` | `""` | `""` | an error |
/// | `12` | `"12"` | `"12"` | `12` |
///
/// The members of nested models have their own columns, such as `address.city`; if all of them are
/// empty, so is the model. Arrays have no columns; a strategy such as `.json` encodes one into a
/// field.
public struct CSVFormat: TextFormat {
  /// The source of the column names.
  public enum Header: Sendable, Hashable {
    /// The fields of the first row, which is then not data.
    case firstRow

    /// These names; all rows are data.
    case columns([String])

    /// No names: each row is an array.
    case none
  }

  /// How rows with fewer fields than columns are decoded.
  public enum ShortRows: UInt8, Sendable, Hashable {
    /// Reports an error.
    case reject

    /// Treats the missing fields as empty.
    case pad
  }

  /// How rows with more fields than columns are decoded.
  public enum LongRows: UInt8, Sendable, Hashable {
    /// Reports an error.
    case reject

    /// Ignores the extra fields.
    case ignoreExtra
  }

  /// The line ending to write; CRLF, LF and CR are all accepted when decoding.
  public enum LineEnding: UInt8, Sendable, Hashable {
    /// LF.
    case lf

    /// CRLF, as RFC 4180 requires.
    case crlf
  }

  /// The character between two fields: an ASCII character other than a quote or a line end.
  public var delimiter: Unicode.Scalar = ","

  /// The character around a field that contains a delimiter, a quote or a line end.
  ///
  /// Inside a field it is doubled. It is an ASCII character; nil disables quoting, and empty text
  /// then encodes as nothing, like null.
  public var quote: Unicode.Scalar? = "\""

  /// Whether a quote in the wrong place is part of the text, instead of an error: one in a field
  /// without quotes, and one in a quoted field that no delimiter or line end follows.
  ///
  /// ```
  /// 3" pipe,"a "short" one"
  /// ```
  public var allowsStrayQuotes = false

  /// The ASCII character that begins a comment line; nil if there are no comments.
  public var comment: Unicode.Scalar?

  /// The source of the column names.
  public var header = Header.firstRow

  /// The separator between the names of a model and its member in a column name; nil disables
  /// nested models, and all names are plain.
  public var nesting: Unicode.Scalar? = "."

  /// Unquoted fields that mean null, in addition to empty ones, such as `NULL` or `\N`.
  public var nullWords: Set<String> = []

  /// How rows with fewer fields than columns are decoded.
  public var shortRows = ShortRows.reject

  /// How rows with more fields than columns are decoded.
  public var longRows = LongRows.reject

  /// The maximum number of columns.
  public var columnLimit = 10_000

  /// The line ending to write.
  public var lineEnding = LineEnding.lf

  /// Whether all fields are quoted, not only those that need it.
  public var quotesAllFields = false

  /// Whether text that a spreadsheet would interpret as a formula gets an apostrophe as a prefix.
  ///
  /// Such text begins with `=`, `+`, `-`, `@`, a tab or a carriage return. Decoding does not remove
  /// the apostrophe.
  public var escapesFormulas = false

  /// Creates the format of RFC 4180.
  public init() {}

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - delimiter: The character between two fields.
  ///   - header: The source of the column names.
  ///   - nullWords: Unquoted fields that mean null, in addition to empty ones.
  public init(
    delimiter: Unicode.Scalar, header: Header = .firstRow, nullWords: Set<String> = []
  ) {
    self.delimiter = delimiter
    self.header = header
    self.nullWords = nullWords
  }

  /// Tab-separated values.
  public static let tsv = CSVFormat(delimiter: "\t")

  /// All scalars are text, an empty field is null, and a document is an array.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .csv
    traits.scalarsAreText = true
    traits.nullsAreEmpty = true
    traits.omitsEmptyObjects = true
    traits.writesNil = true
    traits.kinds = [.null, .bool, .number, .string, .array, .object]
    traits.rootKinds = [.array]
    traits.holdsNonFiniteNumbers = false
    return traits
  }

  /// Parses all rows.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    .array(try CSVParser(self, reading.options).parse(source))
  }

  /// Prints a table.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try CSVPrinter.print(tree, as: self)
  }

  /// Finds the offsets of rows and fields.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    CSVParser(self, DecodingOptions()).offsets(of: paths, in: source)
  }
}

extension MappingProfile {
  /// The profile that selects strategies for CSV.
  public static let csv: MappingProfile = "CSV"
}
