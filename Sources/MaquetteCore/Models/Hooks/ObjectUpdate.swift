/// The update of an object, which is applied after the whole update has succeeded.
///
/// An update may reach an object several times, even while it is changing it, because objects may
/// refer back to themselves. The changes of all visits are combined.
public final class __ObjectUpdate<Storage>: __ReachedObject {
  /// The values of the object before.
  public let before: Storage

  /// The values of the object after.
  var changed: Storage

  /// Applies the same changes to the result of another visit; nil if everything is replaced.
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

  /// Returns the new values of the object.
  ///
  /// - Parameter now: The current values when the change is applied.
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
    // Most updates change only one object.
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
  ///   - storage: The values of the object.
  public mutating func __beginUpdate<Storage>(
    of object: AnyObject, _ storage: Storage
  ) -> __ObjectUpdate<Storage> {
    let journal = state.openJournal()
    let key = ObjectIdentifier(object)
    guard let earlier = journal.reachedObjects[key] as? __ObjectUpdate<Storage> else {
      let update = __ObjectUpdate(of: object, storage, changed: storage)
      // The update may have reached it as a flattened member.
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

  /// Records that several visits of the update change an object.
  mutating func noteShared(_ object: AnyObject) {
    let journal = state.openJournal()
    let reached = journal.reachedObjects[ObjectIdentifier(object)] ?? __ReachedObject()
    reached.isShared = true
    journal.reachedObjects[ObjectIdentifier(object)] = reached
  }

  /// Changes the future values of an object with the reader's current value, or with the result of
  /// a hook on it.
  ///
  /// - Throws: The errors of a property or of the hook.
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
