/// The update of an object, which is applied after the whole update has succeeded.
///
/// An update may reach an object several times, even while it is changing it, because objects may
/// refer back to themselves. The changes of all visits are combined. The functions keep the object
/// alive.
private final class ObjectUpdate<Storage: __LayoutSource>: ReachedObject
where Storage.__Model == Storage {
  /// Returns the current values of the object.
  private let current: () -> Storage

  /// Changes the values of the object.
  private let assign: (Storage) -> Void

  /// The values of the object before.
  private let before: Storage

  // Accesses to these properties never overlap: each only moves a value.

  /// The values of the object after.
  @safe @exclusivity(unchecked) private var changed: Storage

  /// What the visit has changed; nil until it ends, and if everything is replaced.
  @safe @exclusivity(unchecked) private var places: __ChangedPlaces?

  /// Whether the visit has ended.
  @safe @exclusivity(unchecked) private var isFinished = false

  /// Begins a visit, which may be inside another one.
  init(
    _ current: @escaping () -> Storage, _ assign: @escaping (Storage) -> Void,
    after earlier: ObjectUpdate?
  ) {
    (self.current, self.assign) = (current, assign)
    if let earlier {
      before = earlier.before
      changed = earlier.isFinished ? earlier.changed : current()
    } else {
      before = current()
      changed = before
    }
  }

  /// Changes the future values with the reader's current value, or with the result of a hook on it.
  func visit<R: MappingReader & ~Copyable>(
    _ reader: inout R, rewriting hook: ((inout AnyValue) throws -> Void)?,
    reporting object: (any SchemaProviding)?
  ) throws(ReadFailure) {
    var storage = changed
    if let hook {
      places = try reader.__readRewritten(hook) { (reader) throws(ReadFailure) in
        if let object { reader.state.openJournal().updatedObject = object }
        return try reader.updateStruct(&storage, Storage.__layout)
      }
    } else {
      if let object { reader.state.openJournal().updatedObject = object }
      places = try reader.updateStruct(&storage, Storage.__layout)
    }
    changed = storage
    isFinished = true
  }

  /// Gives the object its new values.
  func apply() {
    guard isShared, let places else { return assign(changed) }
    assign(places.applied(from: changed, to: current()))
  }

  /// Gives the object its old values.
  func undo() { assign(before) }
}

/// An object that an update has reached.
class ReachedObject {
  /// Whether the update has reached it several times.
  @safe @exclusivity(unchecked) final var isShared = false
}

extension __ReadingState {
  /// The objects that an update has reached, with their latest changes.
  struct ReachedObjects {
    // Most updates change only one object.
    private var first: (ObjectIdentifier, ReachedObject)?
    private var others: [ObjectIdentifier: ReachedObject] = [:]

    var isEmpty: Bool { first == nil }

    subscript(object: ObjectIdentifier) -> ReachedObject? {
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
  /// Updates an object after the whole update has succeeded.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - current: Returns the values of the object.
  ///   - assign: Changes the values of the object.
  /// - Throws: The errors of a property.
  public mutating func __update<Storage: __LayoutSource>(
    _ object: AnyObject, from current: @escaping () -> Storage,
    to assign: @escaping (Storage) -> Void
  ) throws(ReadFailure) where Storage.__Model == Storage {
    let update = try visit(object, current, assign, rewriting: nil)
    onSuccess({ update.apply() }, undo: { update.undo() })
  }

  /// Updates an object, and calls its hooks, after the whole update has succeeded.
  ///
  /// - Throws: The errors of a property or a hook.
  public mutating func __update<Object: AnyObject, Storage: __LayoutSource>(
    _ object: Object, _ hooks: __Hooks<Object>, from current: @escaping () -> Storage,
    to assign: @escaping (Storage) -> Void
  ) throws(ReadFailure) where Storage.__Model == Storage {
    let start = mark()
    let update = try visit(object, current, assign, rewriting: hooks.willDecode)
    onSuccess(
      object, hooks, at: start, assign: { update.apply() }, undo: { update.undo() })
  }

  /// Begins to change an object, and finds its future values.
  private mutating func visit<Storage: __LayoutSource>(
    _ object: AnyObject, _ current: @escaping () -> Storage,
    _ assign: @escaping (Storage) -> Void, rewriting hook: ((inout AnyValue) throws -> Void)?
  ) throws(ReadFailure) -> ObjectUpdate<Storage> where Storage.__Model == Storage {
    let journal = state.openJournal()
    let reached = journal.reachedObjects[ObjectIdentifier(object)]
    let update = ObjectUpdate(current, assign, after: reached as? ObjectUpdate<Storage>)
    // The update may also have reached it as a flattened member.
    update.isShared = reached != nil
    reached?.isShared = true
    journal.reachedObjects[ObjectIdentifier(object)] = update
    try update.visit(
      &self, rewriting: hook, reporting: state.isReporting ? object as? any SchemaProviding : nil)
    return update
  }

  /// Records that several visits of the update change an object.
  mutating func noteShared(_ object: AnyObject) {
    let journal = state.openJournal()
    let reached = journal.reachedObjects[ObjectIdentifier(object)] ?? ReachedObject()
    reached.isShared = true
    journal.reachedObjects[ObjectIdentifier(object)] = reached
  }
}
