extension Field {
  /// Hands what was just read over to an actor.
  ///
  /// - Parameter fields: The fields of the actor, straight from a reader.
  /// - Returns: The same fields.
  @inlinable
  public static func transferring<Fields: FieldAccumulator>(
    _ fields: consuming Fields
  ) -> sending Fields {
    // The compiler takes what a reader returns for a part of the reader. Invariant: a reader keeps
    // none of the values that it makes, so that the caller has the only reference to each of them.
    nonisolated(unsafe) let fields = fields
    return fields
  }
}
