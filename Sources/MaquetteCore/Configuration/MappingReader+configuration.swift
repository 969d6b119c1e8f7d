extension MappingReader where Self: ~Copyable {
  /// Reads the fields of a model with a configuration.
  ///
  /// - Returns: False without reading anything if there is no configuration or no object.
  /// - Throws: The errors of a field, a parser or a factory.
  @inline(never)
  mutating func readConfigured(into fields: inout __PartialStruct) throws(ReadFailure) -> Bool {
    guard kind == .object, let type = fields.modelType,
      let rules = state.options.configuration?.rules(for: type, at: { declaredPath(to: mark()) })
    else {
      guard state.hasDeclaredKeys else { return false }
      // A model inside a configured one has its own keys.
      state.hasDeclaredKeys = false
      defer { state.hasDeclaredKeys = true }
      try walkObject(into: &fields)
      return true
    }
    let start = mark()
    guard case .object(let data) = try readModelTree() else { return false }
    let configured: ConfiguredObject
    do throws(ConfiguredObject.Misfit) {
      configured = try rules.rewritten(
        data, in: state.journal?.enclosing, state.options, isUpdate: fields.rest?.isUpdate == true)
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
      reader.state.hasDeclaredKeys = true
      try reader.walkObject(into: &fields)
      try fields.settle(by: &reader)
    }
    return true
  }

  /// The path from the root value to a value, in the keys that models declare.
  ///
  /// Configurations that use paths are applied to one tree. A line, or a document of a stream, is
  /// the root of its paths; an element of a streamed array has its index.
  private func declaredPath(to mark: Mark) -> MappingPath {
    let base = state.journal?.base ?? []
    guard case .path(let path) = location(of: mark) else { return MappingPath(base) }
    return MappingPath(base + path.steps)
  }

  /// Missing fields with the keys that the data should have for them.
  ///
  /// - Parameter areDefaulted: Whether fields that the configuration leaves out are not missing.
  func inData(
    _ missing: [__MissingField], of model: (any Any.Type)?, at mark: Mark,
    areDefaulted: Bool = false
  ) -> [__MissingField] {
    guard state.isConfigured, let model,
      let rules = state.options.configuration?.rules(for: model, at: { declaredPath(to: mark) })
    else { return missing }
    return missing.compactMap { field in
      guard let place = rules.place(ofProperty: field.property, declaredAt: field.steps) else {
        return field
      }
      if place.isEmpty { return areDefaulted ? nil : field }
      return __MissingField(keys: place, property: field.property)
    }
  }
}

extension ModelConfiguration {
  /// The place of a property in the data, or of a flattened member's, if it differs from the
  /// declared one; empty if it is left out.
  fileprivate func place(
    ofProperty name: String, declaredAt steps: [MappingPath.Step]
  ) -> [String]? {
    if let property = schema[property: name], property.path.map({ .key($0) }) == steps {
      return isLeftOut(name) ? [] : places(of: property)?.first
    }
    for member in members {
      let declared = steps.first.flatMap { step -> [MappingPath.Step]? in
        guard case .key(let key) = step, let inner = member.affixes.inner(of: key) else {
          return nil
        }
        return [.key(inner)] + steps.dropFirst()
      }
      if let declared, let place = member.rules.place(ofProperty: name, declaredAt: declared) {
        return place.isEmpty ? place : member.affixes.around(keys: place)
      }
    }
    return nil
  }
}
