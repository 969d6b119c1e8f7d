// How trees of markup are read: what is not there in the form that a model needs, but in another one.

extension ValueReader {
  /// Stands at an element with the text that the reader stands at; false if there is no text, or no markup.
  mutating func standAtTextAsElement() -> Bool {
    guard state.options.isMarkup, case .string(let text) = unsafe cursor.value.pointee else {
      return false
    }
    unsafe cursor.stand(at: substitutes.add(.object(AnyValue.Object(textOfMarkup: text))))
    return true
  }

  /// The slot that an attribute has as if it were an element, which is not there; or -1.
  @inline(never)
  func slotOfAttribute(in keys: __KeyTable) -> Int {
    guard let name = currentKey.attributeName, case let slot = keys.slot(of: name), slot >= 0,
      cursor.enclosingObject?[name] == nil
    else { return -1 }
    return slot
  }

  /// The slot of the contents in their order, which text that is alone has as its own; or -1.
  @inline(never)
  mutating func slotOfContent(in keys: __KeyTable) -> Int {
    guard currentKey == MarkupKey.text, case .string(let text) = unsafe cursor.value.pointee,
      case let slot = keys.slot(of: MarkupKey.content), slot >= 0,
      cursor.enclosingObject?[MarkupKey.content] == nil
    else { return -1 }
    unsafe cursor.stand(at: substitutes.add(.array([.object(AnyValue.Object(textOfMarkup: text))])))
    return slot
  }

  /// The slot of a key that is not in the table itself, but that another key of it takes; or -1.
  @inline(never)
  mutating func slotOfMarkup(in keys: __KeyTable) -> Int {
    let slot = slotOfAttribute(in: keys)
    return slot < 0 ? slotOfContent(in: keys) : slot
  }
}
