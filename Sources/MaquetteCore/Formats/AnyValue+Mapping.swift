extension AnyValue {
  /// Decodes a model from this tree.
  ///
  /// - Parameter index: The index of the tree in an array of which it is an element.
  @inlinable
  package func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, _ options: DecodingOptions, at index: Int? = nil
  ) throws(MappingError) -> T {
    try decode(options) { (reader) throws(ReadFailure) in
      if let index { reader.state.enterElement(at: index) }
      return try reader.read(asIs: type)
    }
  }

  /// Decodes a model from the value at a path in this tree; nil for the whole tree.
  package func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, _ options: DecodingOptions, at path: MappingPath?
  ) throws(MappingError) -> T {
    guard let path else { return try decode(type, options) }
    return try decode(options) { (reader) throws(ReadFailure) in
      try reader.read(asIs: type, at: path)
    }
  }

  /// Decodes from this tree with a closure.
  @inlinable @inline(__always)
  package func decode<T: ~Copyable>(
    _ options: DecodingOptions, _ body: (inout ValueReader) throws(ReadFailure) -> T
  ) throws(MappingError) -> T {
    var result: T?
    try read(options) { (reader) throws(ReadFailure) in result = try body(&reader) }
    return result.take()!
  }

  /// Updates a model from this tree, or from the value at a path in it.
  @inlinable
  package func update<T: MappingDecodable>(
    _ model: inout T, _ options: DecodingOptions, at path: MappingPath? = nil
  ) throws(MappingError) {
    try update(&model, options) { (reader, model) throws(ReadFailure) in
      if let path { try reader.update(&model, at: path) } else { try reader.update(&model) }
    }
  }

  /// Updates a model from this tree with a closure.
  @inlinable @inline(__always)
  package func update<T>(
    _ model: inout T, _ options: DecodingOptions,
    _ body: (inout ValueReader, inout T) throws(ReadFailure) -> Void
  ) throws(MappingError) {
    var changed = model
    try read(options, isUpdating: true) { (reader) throws(ReadFailure) in
      try body(&reader, &changed)
    }
    model = changed
  }

  /// Reads this tree, for decoding or for an update.
  ///
  /// It is compiled once, not for each type of result: only the closure depends on that.
  @inline(never)
  @usableFromInline
  package func read(
    _ options: DecodingOptions, isUpdating: Bool = false,
    _ body: (inout ValueReader) throws(ReadFailure) -> Void
  ) throws(MappingError) {
    let error = unsafe withUnsafeTemporaryAllocation(
      byteCount: LentMemory.capacity, alignment: LentMemory.alignment
    ) { memory in
      // The pointer keeps the tree alive and unchanged, as the cursor requires.
      unsafe withUnsafePointer(to: self) { root -> MappingError? in
        var reader = unsafe ValueReader(
          root, state: __ReadingState(options: options, isUpdating: isUpdating))
        unsafe reader.lentMemory = LentMemory(memory)
        do throws(ReadFailure) {
          try body(&reader)
          if isUpdating { try reader.state.commit() }
          return nil
        } catch {
          return reader.state.error(for: error, in: self)
        }
      }
    }
    if let error { throw error }
  }

  /// Decodes as much of this tree as possible, and collects every issue.
  ///
  /// - Parameter index: The index of the tree in an array of which it is an element.
  @inlinable
  package func report<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, _ options: DecodingOptions, at index: Int? = nil
  ) -> MappingReport<T> {
    report(options) { (reader) throws(ReadFailure) in
      if let index { reader.state.enterElement(at: index) }
      return try reader.read(asIs: type)
    }
  }

  /// Decodes as much as possible of the value at a path in this tree, and collects every issue; nil for the
  /// whole tree.
  @usableFromInline
  package func report<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, _ options: DecodingOptions, at path: MappingPath?
  ) -> MappingReport<T> {
    guard let path else { return report(type, options) }
    return report(options) { (reader) throws(ReadFailure) in
      try reader.read(asIs: type, at: path)
    }
  }

  /// Decodes as much of this tree as possible with a closure, and collects every issue.
  @inlinable @inline(__always)
  package func report<T: ~Copyable>(
    _ options: DecodingOptions, _ body: (inout ValueReader) throws(ReadFailure) -> T
  ) -> MappingReport<T> {
    var result: T?
    let issues = issues(options) { (reader) throws(ReadFailure) in result = try body(&reader) }
    return MappingReport(value: result.take(), issues: issues, in: self)
  }

  /// Reads as much of this tree as possible, and returns the issues.
  @inline(never)
  @usableFromInline
  func issues(
    _ options: DecodingOptions, _ body: (inout ValueReader) throws(ReadFailure) -> Void
  ) -> [MappingIssue] {
    unsafe withUnsafePointer(to: self) { root in
      var reader = unsafe ValueReader(
        root, state: __ReadingState(options: options, isReporting: true))
      do throws(ReadFailure) {
        try body(&reader)
        return reader.state.allIssues(after: nil, in: self)
      } catch {
        return reader.state.allIssues(after: error, in: self)
      }
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
  package init(
    _ options: EncodingOptions, _ body: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(MappingError) {
    // A temporary allocation rethrows an untyped error.
    self = try unsafe withUnsafeTemporaryAllocation(
      of: Object.Member.self, capacity: TreeBuilder.firstCapacity
    ) { memory -> Result<AnyValue, MappingError> in
      var writer = unsafe ValueWriter(state: __WritingState(options: options), lent: memory)
      do throws(MappingError) {
        return .success(try writer.tree(body))
      } catch {
        return .failure(error)
      }
    }.get()
  }
}

extension ValueWriter {
  /// Returns the tree that a closure writes.
  package mutating func tree(
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
  package func error(for failure: ReadFailure, in root: AnyValue) -> MappingError {
    resolve(failure, in: root).error ?? MappingError(failure.code)
  }

  package func allIssues(after failure: ReadFailure?, in root: AnyValue) -> [MappingIssue] {
    let (error, issues) = resolve(failure, in: root)
    return allIssues(issues, endingWith: error)
  }
}
