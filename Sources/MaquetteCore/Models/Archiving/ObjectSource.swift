/// A source of the objects that trees refer to.
package protocol ObjectSource: AnyObject {
  /// Returns the object that a value refers to; nil if the value is not a reference.
  ///
  /// - Throws: The error in the reference.
  func object(for value: AnyValue) throws(MappingError) -> AnyObject?

  /// Schedules a hook to run when all objects are complete.
  func callLater(_ hook: @escaping () throws -> Void)

  /// Returns the object that an update changes in place of another; nil for that one.
  ///
  /// - Throws: The errors of making it.
  func substitute(for object: AnyObject) throws(MappingError) -> AnyObject?
}

extension ObjectSource {
  /// Nil: an update changes the objects themselves.
  package func substitute(for object: AnyObject) throws(MappingError) -> AnyObject? { nil }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes a reference to an object.
  ///
  /// - Parameter type: The requested type.
  /// - Returns: The object; nil if there is no reference, in which case nothing is consumed.
  /// - Throws: The error in the reference; `typeMismatch` for an object of another class.
  @inline(never)
  mutating func readReference<T>(_ type: T.Type) throws(ReadFailure) -> T? {
    guard let source = state.journal?.objects else { return nil }
    let start = mark()
    let value = try readTaggedValue()
    let object: AnyObject?
    do throws(MappingError) {
      object = try source.object(for: value)
    } catch {
      throw failure(error, at: start)
    }
    guard let object else {
      reset(to: start)
      return nil
    }
    guard let made = object as? T else {
      throw failure(
        .typeMismatch, at: start, expected: "\(type)",
        found: "an object of \(Swift.type(of: object))")
    }
    return made
  }

  /// Exchanges an object for the one that the update changes in its place; returns true after a reference to
  /// another object, which does not change.
  @inline(never)
  mutating func substitute<T>(_ value: inout T) throws(ReadFailure) -> Bool {
    guard let source = state.journal?.objects, T.self is AnyObject.Type else { return false }
    do throws(MappingError) {
      if let object = try source.substitute(for: value as AnyObject) as? T { value = object }
    } catch {
      throw failure(error, at: mark())
    }
    guard let object = try readReference(T.self) else { return false }
    value = object
    return true
  }

  /// Decodes a tree that the model keeps, with its tags.
  ///
  /// - Throws: `typeMismatch` if there is a reference in it, because only a property of the type of
  ///   the object can hold that; the errors of reading a tree.
  package mutating func readOwnTree() throws(ReadFailure) -> AnyValue {
    let start = mark()
    let tree = try readTaggedValue()
    guard state.journal?.objects != nil, !tree.references.isEmpty else { return tree }
    throw failure(
      .typeMismatch, at: start, expected: "a tree without objects",
      found: "a reference to an object")
  }

  /// Defers a hook to the end of decoding, if there are incomplete objects.
  ///
  /// - Returns: False if the caller must run the hook now.
  @inline(never)
  @usableFromInline
  mutating func postpone<Model: AnyObject>(
    _ hooks: __Hooks<Model>, of object: Model
  ) -> Bool {
    guard let source = state.journal?.objects, let hook = hooks.didDecode else { return false }
    source.callLater {
      var result = object
      try hook(&result)
      if result !== object { throw __Hooks<Model>.wrongSubstitute(result) }
    }
    return true
  }
}

/// Decodes the trees of objects that refer to each other, one after the other.
package struct GraphReader {
  private let options: DecodingOptions
  private let source: any ObjectSource
  private var state: __ReadingState

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - options: The decoding options.
  ///   - source: The source of the objects that trees refer to.
  package init(_ options: DecodingOptions, objects source: any ObjectSource) {
    self.options = options
    self.source = source
    state = __ReadingState(options: options)
    state.setObjects(source)
  }

  /// Decodes a value of a type.
  package mutating func read<T: MappingDecodable>(
    _ type: T.Type, from tree: AnyValue
  ) throws(MappingError) -> T {
    do throws(ReadFailure) {
      return try ValueReader.read(tree, state: &state) { (reader) throws(ReadFailure) in
        try reader.read(asIs: type)
      }
    } catch {
      throw state.error(for: error, in: tree)
    }
  }

  /// Decodes as much of a value as possible, and collects every issue.
  package func report<T: MappingDecodable>(_ type: T.Type, from tree: AnyValue) -> MappingReport<T>
  {
    var value: T?
    let issues = try? change(tree, isUpdating: false, true) { (reader) throws(ReadFailure) in
      value = try reader.read(asIs: type)
    }
    return MappingReport(value: value, issues: issues ?? [], in: tree)
  }

  /// Updates an object from a tree with some of its properties.
  ///
  /// - Parameter isReporting: Whether the update goes on after errors.
  /// - Returns: Every issue of a report.
  /// - Throws: The first error, if no report is being made.
  @discardableResult
  package func update<T: MappingDecodable & AnyObject>(
    _ model: T, by tree: AnyValue, isReporting: Bool = false
  ) throws(MappingError) -> [MappingIssue] {
    try change(tree, isUpdating: true, isReporting) { (reader) throws(ReadFailure) in
      var object = model
      let start = reader.mark()
      try object.update(from: &reader)
      // No protocol can require this: a hand-written conformance may create another object.
      guard object === model else {
        throw reader.failure(
          .invalidValue, at: start,
          expected: "\(type(of: model)), changed in place by its 'update(from:)'")
      }
    }
  }

  /// Sets a property that only archives map.
  ///
  /// - Parameter isReporting: Whether decoding goes on after errors.
  /// - Returns: Every issue of a report.
  /// - Throws: The first error, if no report is being made.
  package func assign(
    _ property: __ArchivedProperty, of object: AnyObject, from tree: AnyValue, isReporting: Bool
  ) throws(MappingError) -> [MappingIssue] {
    guard let assign = property.assign else { return [] }
    return try change(tree, isUpdating: false, isReporting) { (reader) throws(ReadFailure) in
      try assign(object, &reader)
    }
  }

  private func change(
    _ tree: AnyValue, isUpdating: Bool, _ isReporting: Bool,
    _ body: (inout ValueReader) throws(ReadFailure) -> Void
  ) throws(MappingError) -> [MappingIssue] {
    var state = __ReadingState(
      options: options, isUpdating: isUpdating, isReporting: isReporting)
    state.setObjects(source)
    do throws(ReadFailure) {
      try ValueReader.read(tree, state: &state, body)
      if isUpdating { try state.commit() }
      return isReporting ? state.allIssues(after: nil, in: tree) : []
    } catch {
      guard isReporting else { throw state.error(for: error, in: tree) }
      return state.allIssues(after: error, in: tree)
    }
  }
}
