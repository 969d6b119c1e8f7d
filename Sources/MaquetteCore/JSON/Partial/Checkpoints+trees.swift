/// The members of an object of a tree that was open at the end of the text.
final class TreeCheckpoint: Checkpoints.Checkpoint {
  /// The object as decoded last, and the position of the member that is not complete.
  ///
  /// That member stays until it is read again, because removing it takes time for all of the object.
  /// A tree is never left out alone, so it is read again whenever the object is.
  @safe @exclusivity(unchecked) var object = AnyValue.Object()
  @safe @exclusivity(unchecked) var openPosition: Int?

  init(at start: Int) { super.init(.treeObject, at: start) }
}

extension JSONReader {
  /// Decodes an object as a tree, from its checkpoint if it has one.
  @inline(never)
  mutating func readResumedTreeObject() throws(ReadFailure) -> AnyValue.Object {
    guard let container = enterResumed() else {
      return try readWithoutCheckpoints { (reader: inout JSONReader) throws(ReadFailure) in
        try reader.readTreeObject()
      }
    }
    let (checkpoints, level, start) = container
    defer { checkpoints.leave(level) }
    let checkpoint: TreeCheckpoint
    if let saved = checkpoints.checkpoint(level, at: start, .treeObject) {
      checkpoint = unsafe unsafeDowncast(saved, to: TreeCheckpoint.self)
      // Then the contents of the open member belong to nobody else.
      if let open = checkpoint.openPosition { checkpoint.object.setValue(.null, at: open) }
    } else {
      checkpoint = TreeCheckpoint(at: start)
      checkpoints.save(checkpoint, at: level)
    }
    let openChild = checkpoints.openChild(of: level, at: start)
    var position: Int?
    var more = true
    switch try resume(checkpoint, checkpoints) {
    case .start: more = try beginObject()
    case .afterValue: more = try endField()
    case .atOpenValue: position = checkpoint.openPosition
    }
    while more {
      let place: Int
      if let known = position.take() {
        place = known
      } else {
        let key = try readKey()
        place = checkpoint.object.position(of: key) ?? checkpoint.object.count
        if place == checkpoint.object.count {
          checkpoint.object.append(AnyValue.Object.Member(key: key, value: .null))
        }
      }
      let isOpen = cursor.offset == openChild
      checkpoint.openStart = isOpen ? openChild : .max
      checkpoint.openPosition = isOpen ? place : nil
      checkpoint.object.setValue(try readValue(), at: place)
      if !isOpen { checkpoint.end = cursor.offset }
      more = try endField()
    }
    return checkpoint.object
  }
}
