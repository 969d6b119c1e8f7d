// What generated code calls for enums whose cases are arrays: the tag is the first element, and the
// values of the payload follow it.

extension MappingReader where Self: ~Copyable {
  /// Finds the case that the first element of an array names; the reader stays where it is.
  ///
  /// - Parameter tags: The tags of the cases.
  /// - Returns: The case.
  /// - Throws: `typeMismatch` for what is no array, `missingKey` for one without elements, `unknownCase`.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func __findLeadingCase(_ tags: __CaseTags) throws(ReadFailure) -> __MatchedCase {
    let start = mark()
    guard try beginArray() else {
      reset(to: start)
      if let index = tags.withoutTag {
        return __MatchedCase(
          index: index, hasContent: false, tag: .null, place: location(of: start))
      }
      var missing = __MissingField(steps: [.index(0)], property: tags.model)
      missing.expected = tags.expected
      throw missingFields([missing], model: tags.model, keys: .empty, at: start)
    }
    let place = location(of: mark())
    let tag = try readTag(expected: tags.expected, takesNull: tags.withoutTag != nil)
    reset(to: start)
    // The array is read again: the tag is no element too many then.
    if state.options.unknownKeys != .ignore {
      state.openJournal().tags.append(
        TagPlace(member: place, object: location(of: start), step: .index(0)))
    }
    return try found(tag, in: tags, at: place)
  }

  /// Reads an array that holds nothing but a tag.
  ///
  /// - Parameter tags: The tags of the cases.
  /// - Throws: Errors of the grammar and of the option for unknown keys.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func __readLeadingTagAlone(_ tags: __CaseTags) throws(ReadFailure) {
    var fields = TagAlone(modelName: tags.model)
    try readRecord(into: &fields)
  }

  /// Skips the array of a case that is unknown, and notes that it is not kept.
  ///
  /// - Parameters:
  ///   - found: The case.
  ///   - tags: The tags of the cases.
  ///   - keepsTag: Whether the tag is kept.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func __passUnknownArray(
    _ found: __MatchedCase, of tags: __CaseTags, keepsTag: Bool
  ) throws(ReadFailure) {
    let holdsMore = try __readValuesAfterTag() != .null
    noteUnknownCase(found, of: tags, keepsTag: keepsTag, holdsMore: holdsMore)
  }

  /// Reads what follows the tag of a case that is unknown: an array, or null for nothing.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func __readValuesAfterTag() throws(ReadFailure) -> AnyValue {
    guard case .array(let elements) = try readValue(), elements.count > 1 else { return .null }
    return .array(Array(elements.dropFirst()))
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes what was kept of an unknown case behind its tag, into the open array.
  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  public mutating func __writeElements(of content: AnyValue) throws(WriteFailure) {
    guard let elements = content.array else {
      return content == .null ? () : try writeValue(content)
    }
    for element in elements { try writeValue(element) }
  }
}
