// Cases that are arrays: the tag is the first element, and the values of the payload follow it.

extension MappingReader where Self: ~Copyable {
  /// Finds the case that the first element of an array names; the reader does not move.
  ///
  /// - Parameter tags: The tags of the cases.
  /// - Returns: The case.
  /// - Throws: `typeMismatch` for values other than arrays, `missingKey` for an empty array,
  ///   `unknownCase`.
  mutating func findLeadingCase(_ tags: __CaseTags) throws(ReadFailure) -> MatchedCase {
    let start = mark()
    let isSingle = state.options.singleValuesAreArrays ? try takesSingleElement() : false
    guard isSingle ? true : try beginArray() else {
      reset(to: start)
      if let index = tags.withoutTag, !isOpen(location(of: start)) { return .init(known: index) }
      var missing = __MissingField(steps: [.index(0)], property: tags.model)
      missing.expected = tags.expected
      throw missingFields([missing], model: tags.model, keys: .empty, at: start)
    }
    let place = location(of: mark())
    let tag = try readTag(expected: tags.expected, takesNull: tags.withoutTag != nil)
    reset(to: start)
    // The array is read again, and the tag must not count as an extra element then.
    if state.options.unknownKeys != .ignore {
      state.openJournal().tags.append(
        TagPlace(member: place, object: location(of: start), step: .index(0)))
    }
    return try found(tag, in: tags, at: place)
  }

  /// Reads what follows the tag of an unknown case: an array, or null if nothing follows.
  mutating func readValuesAfterTag() throws(ReadFailure) -> AnyValue {
    guard case .array(let elements) = try readValue(), elements.count > 1 else { return .null }
    return .array(Array(elements.dropFirst()))
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes the kept values of an unknown case after its tag, into the open array.
  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  public mutating func __writeElements(of content: AnyValue) throws(WriteFailure) {
    guard let elements = content.array else {
      return content == .null ? () : try writeValue(content)
    }
    for element in elements { try writeValue(element) }
  }
}
