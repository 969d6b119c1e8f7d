extension ValueWriter {
  /// Writes the object of a model in the form that a configuration describes.
  ///
  /// - Parameters:
  ///   - model: The type of the model.
  ///   - writeFields: Writes the members.
  /// - Throws: Errors of a field.
  package mutating func writeModel(
    _ model: any Any.Type,
    _ writeFields: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    if state.isPartOfConfigured {
      state.isPartOfConfigured = false
      return try writeObject(writeFields)
    }
    let rules = state.options.configuration?.rules(
      for: model, at: { MappingPath(state.base + openPath.steps) })
    let isPartConfigured = state.hasDeclaredKeys
    state.hasDeclaredKeys = rules != nil
    defer { state.hasDeclaredKeys = isPartConfigured }
    guard let rules else {
      try writeObject(writeFields)
      if let tag = state.objects?.tag(of: model) { tagLast(tag) }
      return
    }
    try write(
      rewriting: { tree in
        if case .object(let object) = tree { tree = .object(try rules.written(object)) }
      }, { (writer) throws(WriteFailure) in try writer.writeObject(writeFields) })
  }

  private mutating func writeObject(
    _ writeFields: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    try beginObject()
    try writeFields(&self)
    endObject()
  }
}
