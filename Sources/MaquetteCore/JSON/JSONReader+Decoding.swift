extension JSONReader {
  /// Reads a value from text.
  @inlinable
  static func decode<T: Readable>(
    _ type: T.Type, from source: some ByteSource, _ options: ReadingOptions
  ) throws(MappingError) -> T {
    try source.withBytes { (text) throws(MappingError) in try decode(type, from: text, options) }
  }

  /// Reads a value from text.
  @inlinable
  static func decode<T: Readable>(
    _ type: T.Type, from text: Span<UInt8>, _ options: ReadingOptions
  ) throws(MappingError) -> T {
    var state = ReadingState(options: options)
    do throws(ReadFailure) {
      return try read(text, state: &state) { (reader) throws(ReadFailure) in
        try T(from: &reader)
      }
    } catch {
      throw state.error(for: error, in: text)
    }
  }

  /// Changes a value by text.
  @inlinable
  static func update<T: Readable>(
    _ value: inout T, from text: Span<UInt8>, _ options: ReadingOptions
  ) throws(MappingError) {
    var state = ReadingState(options: options, isUpdating: true)
    do throws(ReadFailure) {
      // Worked on apart: whatever fails, even behind the value, the value is as it was.
      var changed = value
      try read(text, state: &state) { (reader) throws(ReadFailure) in
        try changed.update(from: &reader)
      }
      try state.commit()
      value = changed
    } catch {
      throw state.error(for: error, in: text)
    }
  }

  /// Reads what can be read of text, and collects every issue.
  @inlinable
  static func report<T: Readable>(
    _ type: T.Type, from text: Span<UInt8>, _ options: ReadingOptions
  ) -> MappingReport<T> {
    var state = ReadingState(options: options, isReporting: true)
    do throws(ReadFailure) {
      let value = try read(text, state: &state) { (reader) throws(ReadFailure) in
        try T(from: &reader)
      }
      return MappingReport(value: value, issues: state.allIssues(after: nil, in: text))
    } catch {
      return MappingReport(value: nil, issues: state.allIssues(after: error, in: text))
    }
  }
}

extension ReadingState {
  /// The error for a failure.
  @inline(never)
  @usableFromInline
  func error(for failure: ReadFailure, in text: borrowing Span<UInt8>) -> MappingError {
    resolve(failure, in: text).error ?? MappingError(failure.code)
  }

  /// The issues, and the error that ended reading as the last of them.
  @inline(never)
  @usableFromInline
  func allIssues(
    after failure: ReadFailure?, in text: borrowing Span<UInt8>
  ) -> [MappingIssue] {
    let (error, issues) = resolve(failure, in: text)
    return allIssues(issues, endingWith: error)
  }
}
