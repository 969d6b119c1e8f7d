// Reading through a tree, for values that cannot be read directly: the value becomes a tree, the
// tree is changed, and the model is read from it. Errors show the place in the source where the
// steps lead, as far as they exist there.

extension MappingReader where Self: ~Copyable {
  /// Reads a value of a type from the current value's tree after an application changed it.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - rewrite: Changes the tree, or throws an error.
  /// - Throws: A failure for an error of `rewrite`; the errors of reading the type.
  public mutating func read<T: MappingDecodable>(
    _ type: T.Type, rewriting rewrite: (inout AnyValue) throws -> Void
  ) throws(ReadFailure) -> T {
    try __readRewritten(rewrite) { (reader) throws(ReadFailure) in try T(from: &reader) }
  }

  /// Updates a value with the current value's tree after an application changed it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - rewrite: Changes the tree, or throws an error.
  /// - Throws: A failure for an error of `rewrite`; the errors of updating the value.
  public mutating func update<T: MappingDecodable>(
    _ value: inout T, rewriting rewrite: (inout AnyValue) throws -> Void
  ) throws(ReadFailure) {
    // Changed in a copy, because the closure must not keep an inout argument across a failure.
    var changed = value
    try __readRewritten(rewrite) { (reader) throws(ReadFailure) in
      try reader.update(&changed)
    }
    value = changed
  }

  /// Reads from the current value's tree after an application changed it.
  ///
  /// - Parameters:
  ///   - rewrite: Changes the tree, or throws an error.
  ///   - body: Reads from the changed tree.
  /// - Throws: A failure for an error of `rewrite`; the errors of `body`.
  public mutating func __readRewritten<Result: ~Copyable>(
    _ rewrite: (inout AnyValue) throws -> Void,
    _ body: (inout ValueReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    let start = mark()
    var tree = try readModelTree()
    do {
      try rewrite(&tree)
    } catch {
      throw failure(error, at: start)
    }
    return try read(tree, at: location(of: start), body)
  }

  /// Reads a value of a type from a tree made from a place of this source.
  ///
  /// - Throws: The errors of reading the type.
  package mutating func read<T: MappingDecodable>(
    _ type: T.Type, from tree: AnyValue, at place: __SourcePosition
  ) throws(ReadFailure) -> T {
    try read(tree, at: place) { (reader) throws(ReadFailure) in try T(from: &reader) }
  }

  /// Reads from a tree made from this source.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - place: The place of the value that the tree was made from.
  ///   - origins: The original places of members in that value, if they were moved.
  ///   - body: Reads.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  mutating func read<Result: ~Copyable>(
    _ tree: AnyValue, at place: __SourcePosition, origins: Origins = Origins(),
    _ body: (inout ValueReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    var inner = state.forTree(takenFrom: place)
    defer { state.adopt(inner.journal, of: tree, at: place, origins) }
    return try ValueReader.read(tree, state: &inner, body)
  }
}

extension __ReadingState {
  /// Returns a state with the same options and no events.
  ///
  /// - Parameter place: The place of the value that the tree was made from.
  fileprivate func forTree(takenFrom place: __SourcePosition) -> __ReadingState {
    var inner = __ReadingState(options: options, isUpdating: isUpdating, isReporting: isReporting)
    // The tree may be one of many nested ones.
    (inner.stack, inner.freeDepth, inner.isSharing) = (stack, 0, isSharing)
    inner.endsAtErrors = endsAtErrors
    if let objects = journal?.objects { inner.setObjects(objects) }
    if let enclosing = journal?.enclosing { inner.openJournal().enclosing = enclosing }
    // Limits on nesting and trials apply to the source and its trees together.
    if let journal, journal.openFlattened > 0 {
      inner.openJournal().openFlattened = journal.openFlattened
    }
    if journal?.readsSharedObjectsApart == true {
      inner.openJournal().readsSharedObjectsApart = true
    }
    if options.configuration?.needsPaths == true {
      var base = journal?.base ?? []
      if case .path(let path) = place { base += path.steps }
      inner.openJournal().base = base
    }
    if journal?.search != nil, case .path(let path) = place, path.isRoot {
      inner.openJournal().search = FlattenedSearch()
    }
    if let journal, !journal.tags.isEmpty {
      inner.openJournal().tags = journal.tags.compactMap { $0.inTree(takenFrom: place) }
    }
    if let journal, !journal.reachedObjects.isEmpty {
      inner.openJournal().reachedObjects = journal.reachedObjects
    }
    if let journal, journal.openTrials > 0 {
      let innerJournal = inner.openJournal()
      innerJournal.openTrials = journal.openTrials
      innerJournal.wastedEffort = journal.wastedEffort
      (innerJournal.effortLimit, innerJournal.triedTree) = (journal.effortLimit, journal.triedTree)
    }
    return inner
  }

  /// Takes over the events of reading a tree made from this source.
  fileprivate mutating func adopt(
    _ inner: DiagnosticLog?, of tree: AnyValue, at place: __SourcePosition,
    _ origins: Origins
  ) {
    guard let inner else { return }
    let journal = openJournal()
    var trees = TextTrees(in: tree)
    journal.pending = inner.pending?.moved(from: &trees, to: place, origins, options)
    for var issue in inner.issues where journal.issues.count < options.limits.issues {
      issue.error = issue.error.moved(from: &trees, to: place, origins, options)
      journal.issues.append(issue)
    }
    journal.hasMoreIssues =
      journal.hasMoreIssues || inner.hasMoreIssues
      || journal.issues.count + inner.issues.count > options.limits.issues
    if !inner.reachedObjects.isEmpty { journal.reachedObjects = inner.reachedObjects }
    if inner.readsSharedObjectsApart { journal.readsSharedObjectsApart = true }
    if let found = inner.search { journal.search?.add(found, in: origins) }
    journal.wastedEffort = max(journal.wastedEffort, inner.wastedEffort)
    let options = options
    journal.commits += inner.commits.map { commit in
      Commit(undo: commit.undo) { journal throws(ReadFailure) in
        do throws(ReadFailure) {
          try commit.body(journal)
        } catch {
          var trees = TextTrees(in: tree)
          journal.pending = journal.pending?.moved(from: &trees, to: place, origins, options)
          throw error
        }
      }
    }
  }
}

extension PendingError {
  /// Returns the error of a tree as one of the source that the tree was made from.
  fileprivate func moved(
    from trees: inout TextTrees, to place: __SourcePosition, _ origins: Origins,
    _ options: DecodingOptions
  ) -> PendingError {
    guard case .path(let path) = location else { return self }
    var (resolved, moved) = (self, self)
    moved.contents.found = resolved.resolve(in: &trees, options: options).contents.found
    moved.findsValue = false
    moved.location = place
    moved.steps = path.steps + steps
    moved.alternatives = alternatives.map {
      .init(name: $0.name, error: $0.error.moved(from: &trees, to: place, origins, options))
    }
    origins.restore(&moved.steps)
    if steps.isEmpty, path.isRoot { moved.missingSteps = origins.affixes.around(missingSteps) }
    return moved
  }
}
