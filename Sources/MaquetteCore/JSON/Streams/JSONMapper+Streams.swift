extension JSONMapper {
  /// Reads NDJSON that lies in memory, line by line.
  ///
  /// ```swift
  /// let tweets = try mapper.lines(of: Tweet.self, from: data).map { try $0.get() }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The records; nothing is read before they are asked for.
  @inlinable
  public func lines<Record: Readable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> JSONRecords<JSONLines<Record>, Source> {
    JSONRecords(JSONLines(options: options.reading), source)
  }

  /// Reads the elements of a top-level array that lies in memory, one by one.
  ///
  /// ```swift
  /// for element in mapper.elements(of: Tweet.self, from: data) { store(try element.get()) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The records; nothing is read before they are asked for.
  @inlinable
  public func elements<Record: Readable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> JSONRecords<JSONElements<Record>, Source> {
    JSONRecords(JSONElements(options: options.reading), source)
  }

  /// Reads NDJSON that arrives in chunks of bytes.
  ///
  /// ```swift
  /// for try await line in mapper.lines(of: Tweet.self, from: response.body) {
  ///   store(try line.get())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - chunks: The bytes, cut anywhere.
  /// - Returns: The records, each as soon as its line has ended.
  @inlinable
  public func lines<Record: Readable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncJSONRecords<JSONLines<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncJSONRecords(JSONLines(options: options.reading), chunks)
  }

  /// Reads the elements of a top-level array that arrives in chunks of bytes.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - chunks: The bytes, cut anywhere.
  /// - Returns: The records, each as soon as its end has arrived.
  @inlinable
  public func elements<Record: Readable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncJSONRecords<JSONElements<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncJSONRecords(JSONElements(options: options.reading), chunks)
  }

  /// Reads NDJSON that arrives byte by byte; chunks are faster where they are to be had.
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - bytes: The bytes.
  /// - Returns: The records, each as soon as its line has ended.
  @inlinable
  public func lines<Record: Readable, Bytes: AsyncSequence>(
    of type: Record.Type, from bytes: Bytes
  ) -> AsyncJSONRecords<JSONLines<Record>, AsyncByteRuns<JSONLines<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    lines(of: type, from: AsyncByteRuns(bytes))
  }

  /// Reads the elements of a top-level array that arrives byte by byte; chunks are faster where
  /// they are to be had.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - bytes: The bytes.
  /// - Returns: The records, each as soon as its end has arrived.
  @inlinable
  public func elements<Record: Readable, Bytes: AsyncSequence>(
    of type: Record.Type, from bytes: Bytes
  ) -> AsyncJSONRecords<JSONElements<Record>, AsyncByteRuns<JSONElements<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    elements(of: type, from: AsyncByteRuns(bytes))
  }

  /// Creates a parser for NDJSON whose bytes are pushed into it.
  ///
  /// - Parameter type: The type of the value on each line.
  @inlinable
  public func lineParser<Record: Readable>(
    of type: Record.Type
  ) -> JSONRecordParser<JSONLines<Record>> {
    JSONRecordParser(JSONLines(options: options.reading))
  }

  /// Creates a parser for a top-level array whose bytes are pushed into it.
  ///
  /// - Parameter type: The type of the elements.
  @inlinable
  public func elementParser<Record: Readable>(
    of type: Record.Type
  ) -> JSONRecordParser<JSONElements<Record>> {
    JSONRecordParser(JSONElements(options: options.reading))
  }
}
