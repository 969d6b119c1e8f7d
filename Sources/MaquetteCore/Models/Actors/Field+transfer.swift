extension __Field {
  /// Hands what was just read over to an actor.
  ///
  /// - Parameter storage: What the actor stores, straight from a reader.
  /// - Returns: The same.
  @inlinable
  public static func transferring<Storage: __LayoutSource>(
    _ storage: consuming Storage
  ) -> sending Storage {
    // The compiler takes what a reader returns for a part of the reader. Invariant: a reader keeps
    // none of the values that it makes, so that the caller has the only reference to each of them.
    nonisolated(unsafe) let storage = storage
    return unsafe storage
  }
}
