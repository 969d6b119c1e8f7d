// Finds values in markup that are there in another form than the model asks for.

extension ValueReader {
  /// Replaces the text at the reader by an element with that text; false if there is no text or no
  /// markup.
  mutating func standAtTextAsElement() -> Bool {
    guard state.options.isMarkup, case .string(let text) = unsafe cursor.value.pointee else {
      return false
    }
    let element = text.isEmpty ? AnyValue.Object() : AnyValue.Object(textOfMarkup: text)
    unsafe cursor.stand(at: substitutes.add(.object(element)))
    return true
  }

  /// Returns the slot of a missing element that the attribute at the reader supplies, or -1.
  @inline(never)
  func slotOfAttribute(in keys: __KeyTable) -> Int {
    guard let name = currentKey.attributeName, case let slot = keys.slot(of: name), slot >= 0,
      cursor.enclosingObject?[name] == nil
    else { return -1 }
    return slot
  }

  /// Returns the slot of the ordered contents, which text alone or elements of one name count as; or
  /// -1.
  ///
  /// - Throws: `invalidValue` for elements of several names, whose order only `#content` has.
  @inline(never)
  mutating func slotOfContent(in keys: __KeyTable) throws(ReadFailure) -> Int {
    guard case let slot = keys.slot(of: MarkupKey.content), slot >= 0,
      currentKey.attributeName == nil, let object = cursor.enclosingObject,
      object[MarkupKey.content] == nil
    else { return -1 }
    let contents: [AnyValue]
    if currentKey == MarkupKey.text {
      guard case .string(let text) = unsafe cursor.value.pointee else { return -1 }
      contents = text.isEmpty ? [] : [.object(AnyValue.Object(textOfMarkup: text))]
    } else {
      let isElement = { (key: String) in key.attributeName == nil && key != MarkupKey.text }
      guard object.filter({ isElement($0.key) }).count == 1 else {
        throw failure(
          .invalidValue, expected: "'#content', which elements without text have with content: .all"
        )
      }
      let (name, value) = unsafe (currentKey, cursor.value.pointee)
      contents = (value.array ?? [value]).map { .object([name: $0]) }
    }
    unsafe cursor.stand(at: substitutes.add(.array(contents)))
    return slot
  }

  /// Returns the slot of a key that is not in the table but matches another key of it, or -1.
  @inline(never)
  mutating func slotOfMarkup(in keys: __KeyTable) throws(ReadFailure) -> Int {
    let slot = slotOfAttribute(in: keys)
    return slot < 0 ? try slotOfContent(in: keys) : slot
  }
}
