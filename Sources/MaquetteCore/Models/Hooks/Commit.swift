/// What waits for a whole update to succeed: a change to an object, and how to take it back.
struct Commit {
  /// Takes the change back.
  let undo: () -> Void

  /// Makes the change; what its hook throws is noted in the journal.
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
  /// Does what had to wait for the whole update to succeed, all of it or nothing.
  ///
  /// - Throws: What a hook throws; every object is then as it was.
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
  /// Does something once the whole update has succeeded: objects of classes are changed then.
  ///
  /// - Parameters:
  ///   - commit: Makes the change.
  ///   - undo: Takes it back, for a hook that is called later may throw.
  public mutating func onSuccess(
    _ commit: @escaping () -> Void, undo: @escaping () -> Void
  ) {
    state.openJournal().commits.append(Commit(undo: undo) { _ in commit() })
  }
}
