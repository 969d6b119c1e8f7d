public import MaquetteCore

/// CSV (RFC 4180) and its relatives, as a format for `CSVMapper`.
///
/// A document is an array; each row is an object whose keys are the names of the columns. All fields
/// are text, and are read as what a property needs.
///
/// | field | `String` | `String?` | `Int?` and other optionals |
/// | --- | --- | --- | --- |
/// | nothing, or one of `nullWords` | `""` | `nil` | `nil` |
/// | `""` | `""` | `""` | an error |
/// | `12` | `"12"` | `"12"` | `12` |
///
/// The members of models inside a model have columns of their own, `address.city`; if all of these are
/// empty, so is the model. Arrays have no columns: a strategy such as `.json` puts one into a field.
public struct CSVFormat: TextFormat {
  /// What the names of the columns are.
  public enum Header: Sendable, Hashable {
    /// The fields of the first row, which is not data.
    case firstRow

    /// These; all rows are data.
    case columns([String])

    /// Columns have no names: each row is an array.
    case none
  }

  /// What becomes of a row that has fewer fields than there are columns.
  public enum ShortRows: UInt8, Sendable, Hashable {
    /// It is an error.
    case reject

    /// The fields that it lacks are empty.
    case pad
  }

  /// What becomes of a row that has more fields than there are columns.
  public enum LongRows: UInt8, Sendable, Hashable {
    /// It is an error.
    case reject

    /// The fields that are too many are passed over.
    case ignoreExtra
  }

  /// How lines end that are written; CRLF, LF and CR are read.
  public enum LineEnding: UInt8, Sendable, Hashable {
    /// LF.
    case lf

    /// CRLF, as RFC 4180 says.
    case crlf
  }

  /// What is between two fields: an ASCII character other than a quote and a line end.
  public var delimiter: Unicode.Scalar = ","

  /// What is around a field that holds a delimiter, a quote or a line end.
  ///
  /// Doubled it is part of the field. It is an ASCII character; nil if no field has quotes, and then
  /// the empty text is nothing, as null is.
  public var quote: Unicode.Scalar? = "\""

  /// What begins a line that is passed over, an ASCII character; nil if no line is.
  public var comment: Unicode.Scalar?

  /// What the names of the columns are.
  public var header = Header.firstRow

  /// What is between the names of a model and of its member in the name of a column; nil if models
  /// have no models inside, and such names are plain.
  public var nesting: Unicode.Scalar? = "."

  /// Fields without quotes that are null, besides those that are empty: `NULL`, `\N`.
  public var nullWords: Set<String> = []

  /// What becomes of a row that has fewer fields than there are columns.
  public var shortRows = ShortRows.reject

  /// What becomes of a row that has more fields than there are columns.
  public var longRows = LongRows.reject

  /// How many columns there may be.
  public var columnLimit = 10_000

  /// How lines end that are written.
  public var lineEnding = LineEnding.lf

  /// Whether all fields are written between quotes, not only those that need them.
  public var quotesAllFields = false

  /// Whether text that a spreadsheet would take for a formula is written after an apostrophe.
  ///
  /// Such text begins with `=`, `+`, `-`, `@`, a tab or a carriage return, and reads back as another
  /// text.
  public var escapesFormulas = false

  /// Creates the format of RFC 4180.
  public init() {}

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - delimiter: What is between two fields.
  ///   - header: What the names of the columns are.
  ///   - nullWords: Fields without quotes that are null, besides those that are empty.
  public init(
    delimiter: Unicode.Scalar, header: Header = .firstRow, nullWords: Set<String> = []
  ) {
    self.delimiter = delimiter
    self.header = header
    self.nullWords = nullWords
  }

  /// Fields with tabs between them.
  public static let tsv = CSVFormat(delimiter: "\t")

  /// All scalars are text, an empty field is null, and a document is an array.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .csv
    traits.scalarsAreText = true
    traits.nullsAreEmpty = true
    traits.writesNil = true
    traits.kinds = [.null, .bool, .number, .string, .array, .object]
    traits.rootKinds = [.array]
    traits.holdsNonFiniteNumbers = false
    return traits
  }

  /// Reads all rows.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    .array(try CSVParser(self, reading.options).parse(source))
  }

  /// Writes a table.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try CSVPrinter.print(tree, as: self)
  }

  /// Where rows and fields begin.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    CSVParser(self, DecodingOptions()).offsets(of: paths, in: source)
  }
}

extension MappingProfile {
  /// The name of CSV where a strategy depends on the format.
  public static let csv: MappingProfile = "CSV"
}
