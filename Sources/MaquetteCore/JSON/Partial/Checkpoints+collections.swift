/// The elements of an array that was open at the end of the text.
final class ElementsCheckpoint<Element>: Checkpoints.Checkpoint {
  /// The elements as decoded last, of which the first ones are complete.
  ///
  /// They are those of the last value that was made of the text, so that nothing is copied if that
  /// value is gone.
  @safe @exclusivity(unchecked) var elements: [Element] = []
  @safe @exclusivity(unchecked) var completeCount = 0

  init(at start: Int) { super.init(.elements(Element.self), at: start) }

  /// Removes the element that is not complete, so that its contents belong to nobody else.
  @inline(__always)
  func removeOpen() {
    // `removeLast` is a function of a protocol, which takes longer in unspecialized code.
    if elements.count > completeCount { elements.remove(at: completeCount) }
  }
}

/// The members of a dictionary that was open at the end of the text.
final class MembersCheckpoint<Key: Hashable, Value>: Checkpoints.Checkpoint {
  /// The members as decoded last.
  @safe @exclusivity(unchecked) var members: [Key: Value] = [:]

  /// The key of the member that is not complete, and the value of an earlier one with that key.
  @safe @exclusivity(unchecked) var openKey: Key?
  @safe @exclusivity(unchecked) var replaced: Value?

  /// Whether the open member is among those decoded last.
  @safe @exclusivity(unchecked) var isRead = false

  init(at start: Int) { super.init(.members(Key.self, Value.self), at: start) }

  /// Removes the member that is not complete.
  func removeOpen() {
    guard isRead, let openKey else { return }
    isRead = false
    members[openKey] = replaced
  }
}

extension JSONReader {
  /// Decodes an array, from its checkpoint if it has one.
  @inline(never)
  mutating func readResumedElements<Element: MappingDecodable>() throws(ReadFailure) -> [Element] {
    guard let container = enterResumed() else {
      return try readWithoutCheckpoints { (reader: inout JSONReader) throws(ReadFailure) in
        try [Element](from: &reader)
      }
    }
    let (checkpoints, level, start) = container
    defer { checkpoints.leave(level) }
    let checkpoint: ElementsCheckpoint<Element>
    if let saved = checkpoints.checkpoint(level, at: start, .elements(Element.self)) {
      checkpoint = unsafe unsafeDowncast(saved, to: ElementsCheckpoint<Element>.self)
      checkpoint.removeOpen()
    } else {
      checkpoint = ElementsCheckpoint(at: start)
      checkpoints.save(checkpoint, at: level)
    }
    let openChild = checkpoints.openChild(of: level, at: start)
    var more =
      switch try resume(checkpoint, checkpoints) {
      case .start: try beginArray()
      case .afterValue: try endElement()
      case .atOpenValue: true
      }
    while more {
      let isOpen = cursor.offset == openChild
      checkpoint.openStart = isOpen ? openChild : .max
      checkpoint.elements.append(try Element(from: &self))
      if !isOpen {
        checkpoint.completeCount += 1
        checkpoint.end = cursor.offset
      }
      more = try endElement()
    }
    return checkpoint.elements
  }

  /// Decodes an object whose keys are data, from its checkpoint if it has one.
  @inline(never)
  @usableFromInline
  mutating func readResumedMembers<Key: MappableKey, Value: MappingDecodable>()
    throws(ReadFailure) -> [Key: Value]
  {
    guard let container = enterResumed() else {
      return try readWithoutCheckpoints { (reader: inout JSONReader) throws(ReadFailure) in
        try [Key: Value](from: &reader)
      }
    }
    let (checkpoints, level, start) = container
    defer { checkpoints.leave(level) }
    let checkpoint: MembersCheckpoint<Key, Value>
    if let saved = checkpoints.checkpoint(level, at: start, .members(Key.self, Value.self)) {
      checkpoint = unsafe unsafeDowncast(saved, to: MembersCheckpoint<Key, Value>.self)
      checkpoint.removeOpen()
    } else {
      checkpoint = MembersCheckpoint(at: start)
      checkpoints.save(checkpoint, at: level)
    }
    let openChild = checkpoints.openChild(of: level, at: start)
    var isAtOpenValue = false
    var more = true
    switch try resume(checkpoint, checkpoints) {
    case .start: more = try beginObject()
    case .afterValue: more = try endField()
    case .atOpenValue: isAtOpenValue = true
    }
    while more {
      let key: Key
      if isAtOpenValue, let known = checkpoint.openKey {
        key = known
      } else {
        let text = try readKey()
        guard let made = Key(mappingKey: text) else { throw invalidKey(text, Key.self) }
        key = made
      }
      let isOpen = cursor.offset == openChild
      checkpoint.openStart = isOpen ? openChild : .max
      if isOpen, !isAtOpenValue {
        checkpoint.openKey = key
        checkpoint.replaced = checkpoint.members[key]
      }
      isAtOpenValue = false
      checkpoint.members[key] = try Value(from: &self)
      checkpoint.isRead = isOpen
      if !isOpen { checkpoint.end = cursor.offset }
      more = try endField()
    }
    return checkpoint.members
  }
}
