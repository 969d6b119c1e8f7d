extension MappingReader where Self: ~Copyable {
  /// Reads the fields of a model about which a configuration says something.
  ///
  /// - Returns: False, and nothing read, if it says nothing or there is no object.
  /// - Throws: Whatever a field, a parser or a factory throws.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func readConfigured<F: __FieldTarget>(into fields: inout F) throws(ReadFailure) -> Bool {
    guard kind == .object, let type = fields.modelType,
      let rules = state.options.configuration?.rules(for: type, at: { declaredPath(to: mark()) })
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
      try fields.settle(by: &reader)
    }
    return true
  }

  /// The path to a value by the keys that models declare, from the value that is read.
  ///
  /// What looks at paths is read through one tree; a record of a stream begins at its root.
  private func declaredPath(to mark: Mark) -> MappingPath {
    let base = state.journal?.base ?? []
    guard case .path(let path) = location(of: mark) else { return MappingPath(base) }
    return MappingPath(base + path.steps)
  }

  /// Missing fields with the keys that the data should have for them.
  ///
  /// - Parameters:
  ///   - missing: The fields.
  ///   - model: Their model.
  ///   - mark: Where its object is.
  func inData(
    _ missing: [__MissingField], of model: (any Any.Type)?, at mark: Mark
  ) -> [__MissingField] {
    guard state.isConfigured, let model,
      let rules = state.options.configuration?.rules(for: model, at: { declaredPath(to: mark) })
    else { return missing }
    return missing.map { field in
      guard let place = rules.place(ofProperty: field.property, declaredAt: field.steps) else {
        return field
      }
      return __MissingField(keys: place, property: field.property)
    }
  }
}

extension ModelConfiguration {
  /// Where the data should have a property, or one of a flattened member, if not where it is declared.
  fileprivate func place(
    ofProperty name: String, declaredAt steps: [MappingPath.Step]
  ) -> [String]? {
    if let property = schema[property: name], property.path.map({ .key($0) }) == steps {
      return places(of: property)?.first
    }
    for member in members {
      let declared = steps.first.flatMap { step -> [MappingPath.Step]? in
        guard case .key(let key) = step, let inner = member.affixes.inner(of: key) else {
          return nil
        }
        return [.key(inner)] + steps.dropFirst()
      }
      if let declared, let place = member.rules.place(ofProperty: name, declaredAt: declared) {
        return member.affixes.around(keys: place)
      }
    }
    return nil
  }
}
