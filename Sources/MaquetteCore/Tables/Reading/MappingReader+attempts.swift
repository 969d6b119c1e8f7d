// Fast ways that read a value once, report no errors, and leave everything unusual to the general
// functions.

extension MappingReader where Self: ~Copyable {
  /// Decodes a value that the general functions decode again if this fails.
  ///
  /// - Parameter decode: Decodes; if it throws, it has destroyed what it made.
  /// - Returns: Whether it succeeded; if not, the reader is where it was before.
  /// - Throws: A failure that nothing recovers from, if this value is inside another one decoded
  ///   this way: only the outermost one is decoded again, so the cost stays linear.
  @inline(__always)
  mutating func attempt(
    _ decode: (inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> Bool {
    let attempt = beginAttempt()
    do throws(ReadFailure) {
      try decode(&self)
      endAttempt(attempt)
      return true
    } catch {
      try giveUp(attempt)
      return false
    }
  }

  /// Begins such a way at the position of the reader.
  @inline(__always)
  mutating func beginAttempt() -> Attempt<Mark> {
    let attempt = Attempt(
      start: mark(), commitCount: state.journal?.commits.count ?? 0, isInside: state.isSharing)
    state.isSharing = true
    return attempt
  }

  /// Ends a way that succeeded.
  @inline(__always)
  mutating func endAttempt(_ attempt: Attempt<Mark>) { state.isSharing = attempt.isInside }

  /// Returns to where a way began that failed.
  ///
  /// - Throws: A failure that nothing recovers from, if it began inside another one.
  @inline(__always)
  mutating func giveUp(_ attempt: Attempt<Mark>) throws(ReadFailure) {
    reset(to: attempt.start)
    state.giveUpAttempts(commitCount: attempt.commitCount)
    state.isSharing = attempt.isInside
    if attempt.isInside { throw ReadFailure(.sizeExceeded) }
  }
}

/// Where a fast way began.
struct Attempt<Mark> {
  fileprivate let start: Mark

  /// The number of effects that were waiting for the end of decoding.
  fileprivate let commitCount: Int

  /// Whether it began inside another one.
  fileprivate let isInside: Bool
}

extension __ReadingState {
  /// Whether no option requires more than one walk over an object.
  @inline(__always)
  var allowsAttempts: Bool { allowsFastPath && mayAttempt }

  /// Whether that is so apart from the fast paths.
  @inline(__always)
  var mayAttempt: Bool {
    !isUpdating && !findsInstances && !isKeyNarrowed && ignoresUnknownKeys
      && journal?.allowsAttempts != false
  }

  /// Whether an attempt inside failed, perhaps in application code that ignored the failure.
  var hasFailedAttempt: Bool { journal?.readsSharedObjectsApart == true }

  /// Discards the effects of a failed attempt, and disables further ones.
  fileprivate mutating func giveUpAttempts(commitCount: Int) {
    let journal = openJournal()
    journal.pending = nil
    journal.tags = []
    journal.openTrials = 0
    journal.commits.removeSubrange(min(commitCount, journal.commits.count)...)
    journal.readsSharedObjectsApart = true
  }
}

extension __ReadingState.DiagnosticLog {
  /// Whether nothing is in progress that an enum in a shared object would have to know about.
  var allowsAttempts: Bool {
    !readsSharedObjectsApart && search == nil && openFlattened == 0 && openTrials == 0
      && tags.isEmpty
  }
}
