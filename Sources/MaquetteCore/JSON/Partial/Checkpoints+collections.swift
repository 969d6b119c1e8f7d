/// The elements of an array that was open at the end of the text.
final class ElementsCheckpoint<Element>: Checkpoints.Checkpoint {
  let start: Int

  var end = 0
  var openStart = Int.max

  /// The elements as decoded last, of which the first ones are complete.
  ///
  /// They are those of the last value that was made of the text, so that nothing is copied if that
  /// value is gone.
  var elements: [Element] = []
  var completeCount = 0

  init(at start: Int) { self.start = start }

  /// Takes the complete elements.
  func take() -> [Element] {
    var taken = exchange(&elements, with: [])
    taken.removeLast(taken.count - completeCount)
    return taken
  }
}

/// The members of a dictionary that was open at the end of the text.
final class MembersCheckpoint<Key: Hashable, Value>: Checkpoints.Checkpoint {
  let start: Int

  var end = 0
  var openStart = Int.max

  /// The members as decoded last.
  var members: [Key: Value] = [:]

  /// The member that is not complete, and the value of an earlier one with the same key.
  var open: (key: Key, replaced: Value?)?

  /// Whether the open member is among those decoded last.
  var isRead = false

  init(at start: Int) { self.start = start }

  /// Takes the complete members.
  func take() -> [Key: Value] {
    var taken = exchange(&members, with: [:])
    if let open, isRead { taken[open.key] = open.replaced }
    isRead = false
    return taken
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
    let checkpoint: ElementsCheckpoint<Element> =
      checkpoints.checkpoint(level, at: start) ?? ElementsCheckpoint(at: start)
    checkpoints.save(checkpoint, at: level)
    var elements = checkpoint.take()
    let openChild = checkpoints.openChild(of: level, at: start)
    do throws(ReadFailure) {
      var more =
        switch try resume(checkpoint, checkpoints) {
        case .start: try beginArray()
        case .afterValue: try endElement()
        case .atOpenValue: true
        }
      while more {
        checkpoint.openStart = cursor.offset == openChild ? openChild : .max
        elements.append(try Element(from: &self))
        if checkpoint.openStart == .max {
          (checkpoint.completeCount, checkpoint.end) = (elements.count, cursor.offset)
        }
        more = try endElement()
      }
    } catch {
      checkpoint.elements = elements
      throw error
    }
    checkpoint.elements = elements
    return elements
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
    let checkpoint: MembersCheckpoint<Key, Value> =
      checkpoints.checkpoint(level, at: start) ?? MembersCheckpoint(at: start)
    checkpoints.save(checkpoint, at: level)
    var members = checkpoint.take()
    let openChild = checkpoints.openChild(of: level, at: start)
    do throws(ReadFailure) {
      var openKey: Key?
      var more = true
      switch try resume(checkpoint, checkpoints) {
      case .start: more = try beginObject()
      case .afterValue: more = try endField()
      case .atOpenValue: openKey = checkpoint.open?.key
      }
      while more {
        let key: Key
        if let known = openKey.take() {
          key = known
        } else {
          let text = try readKey()
          guard let made = Key(mappingKey: text) else { throw invalidKey(text, Key.self) }
          key = made
        }
        let isOpen = cursor.offset == openChild
        checkpoint.openStart = isOpen ? openChild : .max
        checkpoint.open = isOpen ? (key, members[key]) : nil
        members[key] = try Value(from: &self)
        checkpoint.isRead = isOpen
        if !isOpen { checkpoint.end = cursor.offset }
        more = try endField()
      }
    } catch {
      checkpoint.members = members
      throw error
    }
    checkpoint.members = members
    return members
  }
}
