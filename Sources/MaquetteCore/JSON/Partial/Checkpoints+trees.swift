/// The members of an object of a tree that was open at the end of the text.
final class TreeCheckpoint: Checkpoints.Checkpoint {
  let start: Int

  var end = 0
  var openStart = Int.max

  /// The object as decoded last, and the position of the member that is not complete.
  ///
  /// That member stays until it is read again, because removing it takes time for all of the object.
  /// A tree is never left out alone, so it is read again whenever the object is.
  var object = AnyValue.Object()
  var openPosition: Int?

  init(at start: Int) { self.start = start }

  /// Takes the object; the open member is null, so that its contents belong to nobody else.
  func take() -> AnyValue.Object {
    var taken = exchange(&object, with: AnyValue.Object())
    if let openPosition { taken.setValue(.null, at: openPosition) }
    return taken
  }
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
    let checkpoint: TreeCheckpoint =
      checkpoints.checkpoint(level, at: start) ?? TreeCheckpoint(at: start)
    checkpoints.save(checkpoint, at: level)
    var object = checkpoint.take()
    let openChild = checkpoints.openChild(of: level, at: start)
    do throws(ReadFailure) {
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
          place = object.position(of: key) ?? object.count
          if place == object.count {
            object.append(AnyValue.Object.Member(key: key, value: .null))
          }
        }
        let isOpen = cursor.offset == openChild
        checkpoint.openStart = isOpen ? openChild : .max
        checkpoint.openPosition = isOpen ? place : nil
        object.setValue(try readValue(), at: place)
        if !isOpen { checkpoint.end = cursor.offset }
        more = try endField()
      }
    } catch {
      checkpoint.object = object
      throw error
    }
    checkpoint.object = object
    return object
  }
}
