extension Reader where Self: ~Copyable {
  /// Reads the fields of a model about which a configuration says something.
  ///
  /// - Returns: False, and nothing read, if it says nothing or there is no object.
  /// - Throws: Whatever a field, a parser or a factory throws.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func readConfigured<F: FieldTarget>(into fields: inout F) throws(ReadFailure) -> Bool {
    guard kind == .object, let type = fields.modelType,
      let rules = state.options.configuration?.rules(for: type)
    else { return false }
    let start = mark()
    guard case .object(let data) = try readValue() else { return false }
    let configured: ConfiguredObject
    do throws(ConfiguredObject.Misfit) {
      configured = try rules.rewritten(data, in: state.journal?.enclosing, state.options)
    } catch {
      let failure = failure(error.error, at: start)
      state.journal?.pending?.steps = error.steps
      throw failure
    }
    try read(
      .object(configured.object), at: location(of: start), origins: configured.origins
    ) {
      (reader: inout ValueReader) throws(ReadFailure) in
      reader.state.openJournal().enclosing = data
      reader.prepared = configured.prepared
      try reader.walkObject(into: &fields)
    }
    return true
  }
}
