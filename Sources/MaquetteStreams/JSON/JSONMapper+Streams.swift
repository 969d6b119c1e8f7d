public import MaquetteCore

extension JSONMapper {
  /// Decodes NDJSON in memory, line by line.
  ///
  /// ```swift
  /// let tweets = try mapper.lines(of: Tweet.self, from: data).map { try $0.get() }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The records; they are decoded lazily.
  @inlinable
  public func lines<Record: MappingDecodable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> Records<JSONLines<Record>, Source> {
    Records(JSONLines(self), source)
  }

  /// Decodes the elements of a top-level array in memory, one by one.
  ///
  /// ```swift
  /// for element in mapper.elements(of: Tweet.self, from: data) { store(try element.get()) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The records; they are decoded lazily.
  @inlinable
  public func elements<Record: MappingDecodable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> Records<JSONElements<Record>, Source> {
    Records(JSONElements(self), source)
  }

  /// Creates a push parser for NDJSON.
  ///
  /// - Parameter type: The type of the value on each line.
  @inlinable
  public func lineParser<Record: MappingDecodable>(
    of type: Record.Type
  ) -> RecordParser<JSONLines<Record>> {
    RecordParser(JSONLines(self))
  }

  /// Creates a push parser for a top-level array.
  ///
  /// - Parameter type: The type of the elements.
  @inlinable
  public func elementParser<Record: MappingDecodable>(
    of type: Record.Type
  ) -> RecordParser<JSONElements<Record>> {
    RecordParser(JSONElements(self))
  }
}
