/// A deferred change of an object, applied after the whole update succeeded, and how to undo it.
struct Commit {
  /// Undoes the change.
  let undo: () -> Void

  /// Applies the change; the journal records an error of its hook.
  let body: (__ReadingState.DiagnosticLog) throws(ReadFailure) -> Void

  init(
    undo: @escaping () -> Void,
    _ body: @escaping (__ReadingState.DiagnosticLog) throws(ReadFailure) -> Void
  ) {
    self.undo = undo
    self.body = body
  }
}

extension __ReadingState {
  /// Applies the deferred changes after the whole update succeeded, all or none.
  ///
  /// - Throws: The error of a hook; no object has changed then.
  @usableFromInline
  func commit() throws(ReadFailure) {
    guard let journal else { return }
    for (index, commit) in journal.commits.enumerated() {
      do throws(ReadFailure) {
        try commit.body(journal)
      } catch {
        for done in journal.commits[...index].reversed() { done.undo() }
        throw error
      }
    }
  }
}

extension MappingReader where Self: ~Copyable {
  /// Defers a change until the whole update has succeeded, as for objects of classes.
  ///
  /// - Parameters:
  ///   - commit: Applies the change.
  ///   - undo: Undoes it, in case a later hook throws.
  public mutating func onSuccess(
    _ commit: @escaping () -> Void, undo: @escaping () -> Void
  ) {
    state.openJournal().commits.append(Commit(undo: undo) { _ in commit() })
  }
}
