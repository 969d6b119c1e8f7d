// Reading that starts at a path of the document: envelopes need no models of their own.

extension JSONMapper {
  /// Reads a value from where a path leads to in JSON text.
  ///
  /// ```swift
  /// let tweet = try mapper.decode(Tweet.self, from: data, at: "data.items[0]")
  /// ```
  ///
  /// The whole text is held to the grammar. Errors tell the whole path, line and column.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Returns: The value.
  /// - Throws: `missingKey` with the path if it leads nowhere; the first thing that could not be read.
  public func decode<T: Readable>(
    _ type: T.Type = T.self, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) -> T {
    try JSONReader.decode(type, from: source, at: path, options.reading)
  }

  /// Changes a value by what a path leads to in JSON text.
  ///
  /// - Parameters:
  ///   - value: The value; it is as it was if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Throws: `missingKey` with the path if it leads nowhere; the first thing that could not be read.
  public func update<T: Readable>(
    _ value: inout T, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) {
    try source.withBytes { (text) throws(MappingError) in
      var state = ReadingState(options: options.reading, isUpdating: true)
      do throws(ReadFailure) {
        var changed = value
        try JSONReader.read(text, state: &state) { (reader) throws(ReadFailure) in
          try reader.update(&changed, at: path)
        }
        try state.commit()
        value = changed
      } catch {
        throw state.error(for: error, in: text)
      }
    }
  }

  /// Reads what can be read of what a path leads to in JSON text, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Returns: The value without what could not be read, if anything whole is left, and the
  ///   issues in the order of the text.
  public func decodeReporting<T: Readable>(
    _ type: T.Type = T.self, from source: some ByteSource, at path: MappingPath
  ) -> MappingReport<T> {
    source.withBytes { text in
      var state = ReadingState(options: options.reading, isReporting: true)
      do throws(ReadFailure) {
        let value = try JSONReader.read(text, state: &state) { (reader) throws(ReadFailure) in
          try reader.read(type, at: path)
        }
        return MappingReport(value: value, issues: state.allIssues(after: nil, in: text))
      } catch {
        return MappingReport(value: nil, issues: state.allIssues(after: error, in: text))
      }
    }
  }
}

extension JSONReader {
  fileprivate static func decode<T: Readable>(
    _ type: T.Type, from source: some ByteSource, at path: MappingPath, _ options: ReadingOptions
  ) throws(MappingError) -> T {
    try source.withBytes { (text) throws(MappingError) in
      var state = ReadingState(options: options)
      do throws(ReadFailure) {
        return try read(text, state: &state) { (reader) throws(ReadFailure) in
          try reader.read(type, at: path)
        }
      } catch {
        throw state.error(for: error, in: text)
      }
    }
  }
}

extension Readable {
  /// Reads a value from where a path leads to in JSON text.
  ///
  /// ```swift
  /// let tweets = try [Tweet](json: data, at: "data.items")
  /// ```
  ///
  /// - Parameters:
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Throws: `missingKey` with the path if it leads nowhere; the first thing that could not be read.
  public init(json source: some ByteSource, at path: MappingPath) throws(MappingError) {
    self = try JSONMapper().decode(Self.self, from: source, at: path)
  }
}
