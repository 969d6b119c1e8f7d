// Returns the error with another place.

extension MappingError {
  /// Returns the error of an inner value as one of the enclosing value.
  package func moved(into path: MappingPath) -> MappingError {
    var contents = contents
    contents.path = path.appending(contents.path.steps)
    return MappingError(contents)
  }

  /// Returns the error after a change of it and of all alternatives.
  func changingAll(_ change: (inout Contents) -> Void) -> MappingError {
    var contents = contents
    change(&contents)
    contents.alternatives = alternatives.map {
      .init(name: $0.name, error: $0.error.changingAll(change))
    }
    return MappingError(contents)
  }

  /// Returns the error with a path, unless it has one.
  package func at(_ path: MappingPath) -> MappingError {
    guard self.path.isRoot else { return self }
    var contents = contents
    contents.path = path
    return MappingError(contents)
  }

  /// Returns the error with its place in a text.
  ///
  /// - Parameters:
  ///   - location: The place in the source.
  ///   - text: The text, to show the line; nil to omit it.
  ///   - offset: The place in that text, which differs from the source's offset in another
  ///     encoding.
  package func at(
    _ location: TextLocation, showing text: Span<UInt8>?, at offset: Int
  ) -> MappingError {
    var contents = contents
    contents.location = location
    contents.byteOffset = nil
    if let text { contents.sourceLine = SourceLine(in: text, at: offset) }
    return MappingError(contents)
  }

  /// Returns the error with the model and the property of the value, unless it names a deeper model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - property: The property; nil if it is not known.
  ///   - hint: What may help, unless the error has a hint.
  package func naming(
    _ model: String, _ property: String? = nil, hint: String? = nil
  ) -> MappingError {
    var contents = contents
    if contents.model == nil { (contents.model, contents.property) = (model, property) }
    contents.hint = contents.hint ?? hint
    return MappingError(contents)
  }
}
