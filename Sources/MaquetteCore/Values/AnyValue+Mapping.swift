extension AnyValue {
  /// Decodes a model from this tree.
  ///
  /// - Parameter index: The index of the tree in an array of which it is an element.
  package func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, _ options: DecodingOptions, at index: Int? = nil
  ) throws(MappingError) -> T {
    try decode(options) { (reader) throws(ReadFailure) in
      if let index { reader.state.enterElement(at: index) }
      return try reader.read(asIs: type)
    }
  }

  /// Decodes from this tree with a closure.
  func decode<T: ~Copyable>(
    _ options: DecodingOptions, _ body: (inout ValueReader) throws(ReadFailure) -> T
  ) throws(MappingError) -> T {
    var state = __ReadingState(options: options)
    do throws(ReadFailure) {
      return try ValueReader.read(self, state: &state, body)
    } catch {
      throw state.error(for: error, in: self)
    }
  }

  /// Updates a model from this tree.
  package func update<T: MappingDecodable>(_ model: inout T, _ options: DecodingOptions)
    throws(MappingError)
  {
    try update(&model, options) { (reader, model) throws(ReadFailure) in
      try model.update(from: &reader)
    }
  }

  /// Updates a model from this tree with a closure.
  func update<T>(
    _ model: inout T, _ options: DecodingOptions,
    _ body: (inout ValueReader, inout T) throws(ReadFailure) -> Void
  ) throws(MappingError) {
    var state = __ReadingState(options: options, isUpdating: true)
    do throws(ReadFailure) {
      var changed = model
      try ValueReader.read(self, state: &state) { (reader) throws(ReadFailure) in
        try body(&reader, &changed)
      }
      try state.commit()
      model = changed
    } catch {
      throw state.error(for: error, in: self)
    }
  }

  /// Decodes as much of this tree as possible, and collects every issue.
  ///
  /// - Parameter index: The index of the tree in an array of which it is an element.
  package func report<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, _ options: DecodingOptions, at index: Int? = nil
  ) -> MappingReport<T> {
    report(options) { (reader) throws(ReadFailure) in
      if let index { reader.state.enterElement(at: index) }
      return try reader.read(asIs: type)
    }
  }

  /// Decodes as much of this tree as possible with a closure, and collects every issue.
  func report<T: ~Copyable>(
    _ options: DecodingOptions, _ body: (inout ValueReader) throws(ReadFailure) -> T
  ) -> MappingReport<T> {
    var state = __ReadingState(options: options, isReporting: true)
    do throws(ReadFailure) {
      let value = try ValueReader.read(self, state: &state, body)
      return MappingReport(value: value, issues: state.allIssues(after: nil, in: self))
    } catch {
      return MappingReport(value: nil, issues: state.allIssues(after: error, in: self))
    }
  }

  /// Creates a tree from a model.
  ///
  /// - Parameter stack: The stack that the call around this one has left.
  package init(
    encoding model: borrowing some MappingEncodable & ~Copyable, _ options: EncodingOptions,
    _ stack: StackGuard = StackGuard()
  ) throws(MappingError) {
    try self.init(options) { (writer) throws(WriteFailure) in
      writer.state.stack = stack
      try writer.writeOutput(model)
    }
  }

  /// Creates a tree from the output of a closure.
  init(
    _ options: EncodingOptions, _ body: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(MappingError) {
    var writer = ValueWriter(state: __WritingState(options: options))
    self = try writer.tree(body)
  }
}

extension ValueWriter {
  /// Returns the tree that a closure writes.
  mutating func tree(
    _ body: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(MappingError) -> AnyValue {
    do throws(WriteFailure) {
      try body(&self)
    } catch {
      var contents = state.pending ?? .init(code: error.code)
      contents.path = MappingPath(path.steps + contents.path.steps)
      throw MappingError(contents)
    }
    return finish()
  }
}

extension __ReadingState {
  func error(for failure: ReadFailure, in root: AnyValue) -> MappingError {
    resolve(failure, in: root).error ?? MappingError(failure.code)
  }

  func allIssues(after failure: ReadFailure?, in root: AnyValue) -> [MappingIssue] {
    let (error, issues) = resolve(failure, in: root)
    return allIssues(issues, endingWith: error)
  }
}
