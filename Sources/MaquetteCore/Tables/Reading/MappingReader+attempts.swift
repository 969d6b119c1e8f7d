// Fast ways that read a value once, report no errors, and leave everything unusual to the general
// functions.

extension MappingReader where Self: ~Copyable {
  /// Decodes a value, or decodes it again in the general way if this fails.
  ///
  /// The result is no optional, for which unspecialized code would look up a type.
  ///
  /// - Parameters:
  ///   - decode: Decodes; if it throws, it has destroyed what it made.
  ///   - decodeAgain: Decodes from where the reader was before.
  /// - Throws: A failure that nothing recovers from, if this value is inside another one decoded
  ///   this way: only the outermost one is decoded again, so the cost stays linear.
  @inline(__always)
  mutating func attempt<T>(
    _ decode: (inout Self) throws(ReadFailure) -> T,
    orElse decodeAgain: (inout Self) throws(ReadFailure) -> T
  ) throws(ReadFailure) -> T {
    let (start, isInside) = (mark(), state.isSharing)
    let commitCount = state.journal?.commits.count ?? 0
    state.isSharing = true
    do throws(ReadFailure) {
      let value = try decode(&self)
      state.isSharing = isInside
      return value
    } catch {
      reset(to: start)
      state.giveUpAttempts(commitCount: commitCount)
      state.isSharing = isInside
      if isInside { throw ReadFailure(.sizeExceeded) }
    }
    return try decodeAgain(&self)
  }
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
