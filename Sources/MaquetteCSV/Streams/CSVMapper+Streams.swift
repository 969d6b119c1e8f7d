public import MaquetteCore
public import MaquetteStreams

extension FormatMapper<CSVFormat> {
  /// Decodes rows from memory, one by one.
  ///
  /// ```swift
  /// for row in CSVMapper().rows(of: Person.self, from: data) {
  ///   switch row {
  ///   case .success(let person): store(person)
  ///   case .failure(let error): log(error)   // expected Int at [11].age, ... (line 13, column 8)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of a row.
  ///   - source: Bytes, a string or Foundation's `Data`.
  /// - Returns: The rows, each decoded when it is requested.
  public func rows<Record: MappingDecodable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> Records<CSVRows<Record>, Source> {
    Records(CSVRows(self), source)
  }

  /// Creates a push parser for rows.
  ///
  /// Memory is bounded by the longest row, which `DecodingOptions.Limits.recordSize` limits.
  ///
  /// - Parameter type: The type of a row.
  public func rowParser<Record: MappingDecodable>(of type: Record.Type) -> RecordParser<
    CSVRows<Record>
  > {
    RecordParser(CSVRows(self))
  }

  /// Decodes rows that arrive in chunks of bytes.
  ///
  /// ```swift
  /// for try await row in CSVMapper().rows(of: Person.self, from: response.body) {
  ///   store(try row.get())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of a row.
  ///   - chunks: The bytes, split at any offset.
  /// - Returns: The rows; each is available as soon as its line has ended.
  public func rows<Record: MappingDecodable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncRecords<CSVRows<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncRecords(CSVRows(self), chunks)
  }

  /// Decodes rows that arrive byte by byte; use chunks if possible, because they are faster.
  ///
  /// - Parameters:
  ///   - type: The type of a row.
  ///   - bytes: The bytes.
  /// - Returns: The rows; each is available as soon as its line has ended.
  public func rows<Record: MappingDecodable, Bytes: AsyncSequence>(
    of type: Record.Type, from bytes: Bytes
  ) -> AsyncRecords<CSVRows<Record>, __AsyncByteRuns<CSVRows<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    rows(of: type, from: __AsyncByteRuns(bytes))
  }
}
