package import MaquetteCore

extension MappingError {
  /// Returns the error of a record with its location in the stream.
  ///
  /// - Parameters:
  ///   - start: The start of the record.
  ///   - index: The index of the record in an array.
  package func moved(to start: TextLocation, index: Int? = nil) -> MappingError {
    var error = self
    error.move(to: start, index: index)
    return error
  }

  /// Gives the error of a record its location in the stream.
  ///
  /// - Parameters:
  ///   - start: The start of the record.
  ///   - index: The index of the record in an array.
  mutating func move(to start: TextLocation, index: Int?) {
    let place = contents.location ?? TextLocation(line: 1, column: 1, byteOffset: 0)
    contents.location = TextLocation(
      line: start.line + place.line - 1,
      column: place.line == 1 ? start.column + place.column - 1 : place.column,
      byteOffset: start.byteOffset + place.byteOffset)
    if let index { contents.path.steps.insert(.index(index), at: 0) }
    guard !contents.alternatives.isEmpty else { return }
    contents.alternatives = contents.alternatives.map {
      .init(name: $0.name, error: $0.error.moved(to: start, index: index))
    }
  }

  /// Returns the error without its hint, which is about the beginning of a text.
  package var withoutHint: MappingError {
    var contents = contents
    contents.hint = nil
    return MappingError(contents)
  }

  /// Returns the error of a record with its location in the stream.
  ///
  /// - Parameters:
  ///   - offset: The offset of the error in the available bytes.
  ///   - location: The location of the error in the stream.
  ///   - path: The steps from the stream to the record.
  ///   - bytes: The available bytes.
  ///   - options: The decoding options.
  package func placed(
    at offset: Int, _ location: TextLocation, in path: MappingPath, of bytes: borrowing Span<UInt8>,
    _ options: DecodingOptions
  ) -> MappingError {
    var contents = contents
    contents.path = path.appending(contents.path.steps)
    // The hint is about the beginning of a text; this is a place inside one.
    if !path.isRoot { contents.hint = nil }
    return MappingError(contents)
      .at(location, showing: options.hidesValues ? nil : copy bytes, at: offset)
  }

  /// Returns the error for a record over the size limit.
  ///
  /// - Parameters:
  ///   - record: A description of the record.
  ///   - path: The path of the record, if the stream is one document.
  ///   - start: The start of the record.
  package static func recordTooLarge(
    _ record: String, path: MappingPath = MappingPath(), at start: TextLocation,
    _ limits: DecodingOptions.Limits
  ) -> MappingError {
    MappingError(
      .sizeExceeded, expected: "\(record) of at most \(limits.recordSize.counted("byte"))"
    ).at(path).at(start, showing: nil, at: 0)
  }

  /// Returns the error for a number or a word that may continue where the text ends.
  package static func unfinishedRecord(at location: TextLocation) -> MappingError {
    MappingError(
      .unexpectedEnd, expected: "white space after a number or a word", found: "nothing"
    ).at(location, showing: nil, at: 0)
  }

  /// Returns the error for a stream over the size limit, located at its start like that of a text.
  package static func streamTooLarge(_ limits: DecodingOptions.Limits) -> MappingError {
    MappingError(.sizeExceeded, expected: "at most \(limits.size.counted("byte"))")
      .at(TextLocation(line: 1, column: 1, byteOffset: 0), showing: nil, at: 0)
  }
}
