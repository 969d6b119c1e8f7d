public import MaquetteCore

/// The entry point for CSV with options of its own.
///
/// ```swift
/// let mapper = CSVMapper(options: .init(format: .init(delimiter: ";", nullWords: ["NULL"])))
/// let people = try mapper.decode([Person].self, from: text)
/// for row in mapper.rows(of: Person.self, from: text) { store(try row.get()) }
/// ```
public typealias CSVMapper = FormatMapper<CSVFormat>

extension MappingDecodable {
  /// Creates an array of models from a document of CSV with a header.
  ///
  /// ```swift
  /// let people = try [Person](csv: "name,age\nAda,36\n")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Throws: The first thing that could not be read, with its row, column name, line and column.
  public init(csv source: some ByteSource) throws(MappingError) {
    self = try CSVMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// An array of models as a document of CSV with a header.
  ///
  /// - Returns: The text.
  /// - Throws: `unencodable` with the path of what CSV cannot hold: an array in a row, and whatever is
  ///   no array of models.
  public func csvString() throws(MappingError) -> String { try CSVMapper().encodeString(self) }

  /// An array of models as a document of CSV with a header, in UTF-8.
  ///
  /// - Returns: The bytes.
  /// - Throws: As `csvString()`.
  public func csvBytes() throws(MappingError) -> [UInt8] { try CSVMapper().encode(self) }
}
