public import MaquetteCore

extension JSONMapper {
  /// Decodes NDJSON that arrives in chunks of bytes.
  ///
  /// ```swift
  /// for try await line in mapper.lines(of: Tweet.self, from: response.body) {
  ///   store(try line.get())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - chunks: The bytes, split anywhere.
  /// - Returns: The records, each as soon as its line has ended.
  @inlinable
  public func lines<Record: MappingDecodable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncRecords<JSONLines<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncRecords(JSONLines(self), chunks)
  }

  /// Decodes the elements of a top-level array that arrives in chunks of bytes.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - chunks: The bytes, split anywhere.
  /// - Returns: The records, each as soon as its end has arrived.
  @inlinable
  public func elements<Record: MappingDecodable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncRecords<JSONElements<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncRecords(JSONElements(self), chunks)
  }

  /// Decodes NDJSON that arrives byte by byte; chunks are faster if you have them.
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - bytes: The bytes.
  /// - Returns: The records, each as soon as its line has ended.
  @inlinable
  public func lines<Record: MappingDecodable, Bytes: AsyncSequence>(
    of type: Record.Type, from bytes: Bytes
  ) -> AsyncRecords<JSONLines<Record>, __AsyncByteRuns<JSONLines<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    lines(of: type, from: __AsyncByteRuns(bytes))
  }

  /// Decodes the elements of a top-level array that arrives byte by byte; chunks are faster if you
  /// have them.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - bytes: The bytes.
  /// - Returns: The records, each as soon as its end has arrived.
  @inlinable
  public func elements<Record: MappingDecodable, Bytes: AsyncSequence>(
    of type: Record.Type, from bytes: Bytes
  ) -> AsyncRecords<JSONElements<Record>, __AsyncByteRuns<JSONElements<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    elements(of: type, from: __AsyncByteRuns(bytes))
  }
}
