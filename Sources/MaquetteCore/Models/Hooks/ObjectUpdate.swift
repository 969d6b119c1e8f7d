/// The change of an object by an update, which is made when the whole update has succeeded.
///
/// An update may reach an object several times, and even while it is changing it, for objects may
/// lead back to themselves. What each visit changes is put together then.
public final class __ObjectUpdate<Storage>: __ReachedObject {
  /// What the object held before.
  public let before: Storage

  /// What the object will hold.
  var changed: Storage

  /// Makes the same changes in what another visit left; nil if all of it is replaced.
  var apply: ((Storage) -> Storage)?

  /// Whether the visit has ended.
  var isFinished = false

  /// The object.
  fileprivate let object: AnyObject

  fileprivate init(of object: AnyObject, _ storage: Storage, changed: Storage) {
    self.object = object
    before = storage
    self.changed = changed
  }

  /// What the object is to hold.
  ///
  /// - Parameter now: What it holds when the change is made.
  public func result(_ now: @autoclosure () -> Storage) -> Storage {
    guard isShared, let apply else { return changed }
    return apply(now())
  }
}

/// An object that an update has reached.
public class __ReachedObject {
  /// Whether the update has reached it several times.
  final var isShared = false
}

extension __ReadingState {
  /// The objects that an update has reached, with their latest changes.
  struct ReachedObjects {
    // Most updates change one object.
    private var first: (ObjectIdentifier, __ReachedObject)?
    private var others: [ObjectIdentifier: __ReachedObject] = [:]

    var isEmpty: Bool { first == nil }

    subscript(object: ObjectIdentifier) -> __ReachedObject? {
      get { first?.0 == object ? first?.1 : others.isEmpty ? nil : others[object] }
      set {
        if first == nil || first?.0 == object {
          first = newValue.map { (object, $0) }
        } else {
          others[object] = newValue
        }
      }
    }
  }
}

extension MappingReader where Self: ~Copyable {
  /// Begins to change an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - storage: What it holds.
  public mutating func beginUpdate<Storage>(
    of object: AnyObject, _ storage: Storage
  ) -> __ObjectUpdate<Storage> {
    let journal = state.openJournal()
    let key = ObjectIdentifier(object)
    guard let earlier = journal.reachedObjects[key] as? __ObjectUpdate<Storage> else {
      let update = __ObjectUpdate(of: object, storage, changed: storage)
      // It may have been reached as a flattened member.
      update.isShared = journal.reachedObjects[key] != nil
      journal.reachedObjects[key] = update
      return update
    }
    let update = __ObjectUpdate(
      of: object, earlier.before, changed: earlier.isFinished ? earlier.changed : storage)
    (earlier.isShared, update.isShared) = (true, true)
    journal.reachedObjects[key] = update
    return update
  }

  /// Records that an object is changed beside the changes of other visits.
  mutating func noteShared(_ object: AnyObject) {
    let journal = state.openJournal()
    let reached = journal.reachedObjects[ObjectIdentifier(object)] ?? __ReachedObject()
    reached.isShared = true
    journal.reachedObjects[ObjectIdentifier(object)] = reached
  }

  /// Changes what an object will hold with the reader's current value, or by what a hook makes of
  /// it.
  ///
  /// - Throws: Whatever a property or the hook throws.
  public mutating func change<S: __LayoutSource>(
    _ update: __ObjectUpdate<S>, rewriting hook: ((inout AnyValue) throws -> Void)? = nil
  ) throws(ReadFailure) where S.__Model == S {
    var changed = update.changed
    let object = state.isReporting ? update.object as? any SchemaProviding : nil
    if let hook {
      update.apply = try __readRewritten(hook) { (reader) throws(ReadFailure) in
        reader.state.journal?.updatedObject = object
        return try reader.updateStorage(&changed)
      }
    } else {
      state.journal?.updatedObject = object
      update.apply = try updateStorage(&changed)
    }
    update.changed = changed
    update.isFinished = true
  }
}
