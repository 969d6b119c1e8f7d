extension MappingReader where Self: ~Copyable {
  /// Finds the object that the source refers to, or reads into one that the application makes, if a
  /// configuration for its class says so.
  ///
  /// - Parameter type: The class.
  /// - Returns: The object; nil without reading anything if there is neither a reference nor a
  ///   configuration for the class.
  /// - Throws: The errors of the application, `invalidValue` for an object of another class, and
  ///   the errors of the properties.
  @inlinable @inline(__always)
  public mutating func __readInstance<T: MappingDecodable & AnyObject>(
    of type: T.Type
  ) throws(ReadFailure) -> T? {
    guard _slowPath(state.findsInstances) else { return nil }
    return try readConfiguredInstance(type)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func readConfiguredInstance<T: MappingDecodable & AnyObject>(
    _ type: T.Type
  ) throws(ReadFailure) -> T? {
    if let object = try readReference(type) { return object }
    guard kind == .object, let make = state.options.configuration?.rules(for: type)?.instance else {
      return nil
    }
    let start = mark()
    guard case .object(let data) = try readValue() else { return nil }
    reset(to: start)
    let made: AnyObject
    do {
      made = try make(data, state.journal?.enclosing)
    } catch {
      throw failure(error, at: start)
    }
    guard var object = made as? T else {
      throw failure(
        .invalidValue, at: start, expected: "an object of \(type)",
        found: "one of \(Swift.type(of: made))")
    }
    let earlier = state.openJournal().commits.count
    try update(&object)
    // An update changes all objects at its end; otherwise the object must be complete now.
    if !state.isUpdating { try commit(after: earlier) }
    return object
  }

  /// Applies the changes that were deferred to the end of an update.
  private mutating func commit(after earlier: Int) throws(ReadFailure) {
    let journal = state.openJournal()
    let commits = Array(journal.commits[earlier...])
    journal.commits.removeSubrange(earlier...)
    for commit in commits { try commit.body(journal) }
    journal.reachedObjects = __ReadingState.ReachedObjects()
  }
}
