public import MaquetteCore

extension __Field {
  /// Transfers a value that was just read to an actor.
  ///
  /// - Parameter storage: The stored state of the actor, straight from a reader.
  /// - Returns: The same value.
  @inlinable
  public static func transferring<Storage: __LayoutSource>(
    _ storage: consuming Storage
  ) -> sending Storage {
    // The compiler treats a value returned by a reader as part of the reader. Invariant: a reader
    // keeps none of the values that it makes, so the caller has the only reference to each of them.
    nonisolated(unsafe) let storage = storage
    return unsafe storage
  }
}
