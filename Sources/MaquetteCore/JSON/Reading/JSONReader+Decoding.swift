extension JSONReader {
  /// Decodes a value from text.
  @inlinable
  package static func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from source: some ByteSource, _ options: DecodingOptions
  ) throws(MappingError) -> T {
    try source.withBytes { (text) throws(MappingError) in try decode(type, from: text, options) }
  }

  /// Decodes a value from text.
  @inlinable
  package static func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from text: Span<UInt8>, _ options: DecodingOptions
  ) throws(MappingError) -> T {
    try decode(from: text, options) { (reader) throws(ReadFailure) in try reader.read(placed: type)
    }
  }

  /// Decodes from text with a closure.
  @inlinable @inline(__always)
  package static func decode<T: ~Copyable>(
    from text: Span<UInt8>, _ options: DecodingOptions,
    _ body: (inout JSONReader) throws(ReadFailure) -> T
  ) throws(MappingError) -> T {
    var result: T?
    try read(text, options) { (reader) throws(ReadFailure) in result = try body(&reader) }
    return result.take()!
  }

  /// Reads a text, for decoding or for an update; repairs it before, if the options allow it.
  ///
  /// It is compiled once, not for each type of result: only the closure depends on that.
  @inline(never)
  @usableFromInline
  package static func read(
    _ text: Span<UInt8>, _ options: DecodingOptions, isUpdating: Bool = false,
    _ body: (inout JSONReader) throws(ReadFailure) -> Void
  ) throws(MappingError) {
    if _slowPath(options.readingTraits.contains(.repairsText)),
      let repaired = options.repairer?.repair(text, options)
    {
      do throws(MappingError) {
        return try readValid(repaired.bytes.span, options, isUpdating: isUpdating, body)
      } catch {
        throw repaired.placed(error, in: text, options)
      }
    }
    try readValid(text, options, isUpdating: isUpdating, body)
  }

  @inline(__always)
  private static func readValid(
    _ text: Span<UInt8>, _ options: DecodingOptions, isUpdating: Bool,
    _ body: (inout JSONReader) throws(ReadFailure) -> Void
  ) throws(MappingError) {
    var reader = JSONReader(options, isUpdating: isUpdating)
    do throws(ReadFailure) {
      try reader.read(text, body)
      if isUpdating { try reader.state.commit() }
    } catch {
      throw reader.state.error(for: error, in: text)
    }
  }

  /// Updates a value from text.
  @inlinable
  package static func update<T: MappingDecodable>(
    _ value: inout T, from text: Span<UInt8>, _ options: DecodingOptions
  ) throws(MappingError) {
    try update(&value, from: text, options) { (reader, value) throws(ReadFailure) in
      try reader.update(placed: &value)
    }
  }

  /// Updates a value from text with a closure.
  @inlinable @inline(__always)
  package static func update<T>(
    _ value: inout T, from text: Span<UInt8>, _ options: DecodingOptions,
    _ body: (inout JSONReader, inout T) throws(ReadFailure) -> Void
  ) throws(MappingError) {
    // Works on a copy: whatever fails, even after the value, leaves the original unchanged.
    var changed = value
    try read(text, options, isUpdating: true) { (reader) throws(ReadFailure) in
      try body(&reader, &changed)
    }
    value = changed
  }

  /// Decodes as much of a text as possible, and collects every issue.
  @inlinable
  package static func report<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from text: Span<UInt8>, _ options: DecodingOptions
  ) -> MappingReport<T> {
    report(from: text, options) { (reader) throws(ReadFailure) in try reader.read(placed: type) }
  }

  /// Decodes as much of a text as possible with a closure, and collects every issue.
  @inlinable @inline(__always)
  static func report<T: ~Copyable>(
    from text: Span<UInt8>, _ options: DecodingOptions,
    _ body: (inout JSONReader) throws(ReadFailure) -> T
  ) -> MappingReport<T> {
    var result: T?
    let (issues, isComplete) = issues(in: text, options) { (reader) throws(ReadFailure) in
      result = try body(&reader)
    }
    if !isComplete { result = nil }
    return MappingReport(value: result.take(), issues: issues)
  }

  /// Reads as much of a text as possible, for decoding or for an update; repairs it before, if the
  /// options allow it.
  ///
  /// - Returns: The issues, and whether the text has been read to its end.
  @inline(never)
  @usableFromInline
  package static func issues(
    in text: Span<UInt8>, _ options: DecodingOptions, isUpdating: Bool = false,
    _ body: (inout JSONReader) throws(ReadFailure) -> Void
  ) -> (issues: [MappingIssue], isComplete: Bool) {
    if _slowPath(options.readingTraits.contains(.repairsText)),
      let repaired = options.repairer?.repair(text, options)
    {
      return repaired.issues(in: text, options) { (repaired, options) in
        issuesOfValid(repaired, options, isUpdating: isUpdating, body)
      }
    }
    return issuesOfValid(text, options, isUpdating: isUpdating, body)
  }

  @inline(__always)
  private static func issuesOfValid(
    _ text: Span<UInt8>, _ options: DecodingOptions, isUpdating: Bool,
    _ body: (inout JSONReader) throws(ReadFailure) -> Void
  ) -> (issues: [MappingIssue], isComplete: Bool) {
    var reader = JSONReader(options, isUpdating: isUpdating, isReporting: true)
    do throws(ReadFailure) {
      try reader.read(text) { (reader) throws(ReadFailure) in try reader.readToEnd(body) }
      let issues = reader.state.allIssues(after: nil, in: text)
      // An update with errors changes nothing.
      guard isUpdating, !issues.contains(where: { $0.severity == .error }) else {
        return (issues, true)
      }
      do throws(ReadFailure) {
        try reader.state.commit()
        return (issues, true)
      } catch {
        let error = reader.state.error(for: error, in: text)
        return (issues + [MappingIssue(severity: .error, error: error)], false)
      }
    } catch {
      return (reader.state.allIssues(after: error, in: text), false)
    }
  }

  /// Reads a value for a report, and passes it if it fails: the text after the error may be broken, too.
  @inline(never)
  private mutating func readToEnd(
    _ body: (inout JSONReader) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let start = mark()
    do throws(ReadFailure) {
      try body(&self)
    } catch {
      guard state.issueCount > 0 || state.journal?.pending != nil else { throw error }
      try recover(from: error, at: start, severity: .error, resolution: nil)
    }
  }
}

extension JSONReader {
  /// Decodes a value; through a tree if an option needs one.
  ///
  /// - Parameter index: The index of the value in its array, for an element of a stream.
  @inlinable @inline(__always)
  package mutating func read<T: MappingDecodable & ~Copyable>(
    placed type: T.Type, at index: Int? = nil
  ) throws(ReadFailure) -> T {
    guard _slowPath(state.needsTree) else { return try read(asIs: type) }
    if let index { state.enterElement(at: index) }
    return try __readRewritten({ _ in }) { (reader) throws(ReadFailure) in
      try reader.read(asIs: type)
    }
  }

  /// Updates a value; through a tree if an option needs one.
  @inlinable @inline(__always)
  mutating func update<T: MappingDecodable>(placed value: inout T) throws(ReadFailure) {
    guard _slowPath(state.needsTree) else { return try update(&value) }
    try update(&value, rewriting: { _ in })
  }
}

extension JSONReader {
  /// Decodes the value at a path; through a tree if an option needs one.
  mutating func read<T: MappingDecodable & ~Copyable>(
    placed type: T.Type, at path: MappingPath
  ) throws(ReadFailure) -> T {
    guard state.needsTree else {
      return try read(at: path, for: type) { (reader) throws(ReadFailure) in
        try reader.read(asIs: type)
      }
    }
    return try __readRewritten({ _ in }) { (reader) throws(ReadFailure) in
      try reader.read(asIs: type, at: path)
    }
  }

  /// Updates a value from the value at a path; through a tree if an option needs one.
  mutating func update<T: MappingDecodable>(
    placed value: inout T, at path: MappingPath
  ) throws(ReadFailure) {
    guard state.needsTree else { return try update(&value, at: path) }
    var changed = value
    try __readRewritten({ _ in }) { (reader) throws(ReadFailure) in
      try reader.update(&changed, at: path)
    }
    value = changed
  }
}

extension __ReadingState {
  /// Whether JSON is read through a tree.
  @usableFromInline var needsTree: Bool { traits.contains(.needsTree) }

  /// Whether text may hold an object or an array as JSON.
  var acceptsJSONText: Bool { traits.contains(.acceptsJSONText) }

  /// Makes the root of the source an element of an array, for a configuration that depends on paths.
  @usableFromInline
  mutating func enterElement(at index: Int) {
    if options.configuration?.needsPaths == true { openJournal().base = [.index(index)] }
  }

  /// Returns the error for a failure.
  @inline(never)
  @usableFromInline
  package func error(for failure: ReadFailure, in text: borrowing Span<UInt8>) -> MappingError {
    resolve(failure, in: text).error ?? MappingError(failure.code)
  }

  /// Returns the issues, ending with the error that stopped decoding.
  @inline(never)
  @usableFromInline
  package func allIssues(
    after failure: ReadFailure?, in text: borrowing Span<UInt8>
  ) -> [MappingIssue] {
    let (error, issues) = resolve(failure, in: text)
    return allIssues(issues, endingWith: error)
  }
}
