public import MaquetteCore

/// A mapper for CSV with custom options.
///
/// ```swift
/// let mapper = CSVMapper(options: .init(format: .init(delimiter: ";", nullWords: ["NULL"])))
/// let people = try mapper.decode([Person].self, from: text)
/// for row in mapper.rows(of: Person.self, from: text) { store(try row.get()) }
/// ```
public typealias CSVMapper = FormatMapper<CSVFormat>

extension MappingDecodable {
  /// Decodes an array of models from a CSV document with a header.
  ///
  /// ```swift
  /// let people = try [Person](csv: "name,age\nAda,36\n")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's `Data`.
  /// - Throws: The first error, with its row, column name, line and column.
  public init(csv source: some ByteSource) throws(MappingError) {
    self = try CSVMapper().decode(Self.self, from: source)
  }
}

extension MappingEncodable {
  /// Encodes an array of models as a CSV document with a header.
  ///
  /// - Returns: The text.
  /// - Throws: `unencodable` with the path of a value that CSV cannot represent: an array in a row,
  ///   or anything but an array of models.
  public func csvString() throws(MappingError) -> String { try CSVMapper().encodeString(self) }

  /// Encodes an array of models as a CSV document with a header, in UTF-8.
  ///
  /// - Returns: The bytes.
  /// - Throws: See `csvString()`.
  public func csvBytes() throws(MappingError) -> [UInt8] { try CSVMapper().encode(self) }
}
