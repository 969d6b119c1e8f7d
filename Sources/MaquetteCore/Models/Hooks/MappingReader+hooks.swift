// Called by generated code for models with hooks.

extension MappingReader where Self: ~Copyable {
  /// Calls the hook of a model after it was decoded.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - hooks: The hooks of its type.
  ///   - mark: The position of the model's start.
  /// - Throws: A failure at that position for an error of the hook.
  public mutating func didDecode<Model>(
    _ model: inout Model, _ hooks: __Hooks<Model>, at mark: Mark
  ) throws(ReadFailure) {
    guard let hook = hooks.didDecode else { return }
    do {
      try hook(&model)
    } catch {
      throw failure(error, at: mark)
    }
  }

  /// Calls the hook of a model after an update; the model does not change if the hook throws.
  ///
  /// - Throws: A failure at the mark for an error of the hook.
  public mutating func didUpdate<Model>(
    _ model: inout Model, from before: Model, _ hooks: __Hooks<Model>, at mark: Mark
  ) throws(ReadFailure) {
    do throws(ReadFailure) {
      try didDecode(&model, hooks, at: mark)
    } catch {
      model = before
      throw error
    }
  }

  /// Calls the hook of a decoded object that cannot be replaced.
  ///
  /// - Throws: A failure at the mark for an error of the hook, or if it returns another object.
  @inlinable @inline(__always)
  public mutating func didDecode<Model: AnyObject>(
    object: Model, _ hooks: __Hooks<Model>, at mark: Mark
  ) throws(ReadFailure) {
    guard hooks.didDecode != nil else { return }
    if _slowPath(state.findsInstances), postpone(hooks, of: object) { return }
    var result = object
    try didDecode(&result, hooks, at: mark)
    guard result === object else { throw wrongSubstitute(Model.self, result, at: mark) }
  }

  /// The failure for a hook that returns an unsuitable object.
  @inline(never)
  @usableFromInline
  mutating func wrongSubstitute<Model: AnyObject>(
    _ type: Model.Type, _ object: AnyObject, at mark: Mark
  ) -> ReadFailure {
    failure(__Hooks<Model>.wrongSubstitute(object), at: mark)
  }

  /// Calls the hook of a decoded object, and returns the object to use.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - type: The class that is being decoded: the object's, or a subclass that is not a model.
  ///   - hooks: The hooks of its class.
  ///   - mark: The position of the object's start.
  /// - Throws: A failure at the mark for an error of the hook, or if it returns an object of
  ///   another class.
  public mutating func substitute<Model: AnyObject, Result: AnyObject>(
    for object: Model, as type: Result.Type, _ hooks: __Hooks<Model>, at mark: Mark
  ) throws(ReadFailure) -> Result {
    var result = object
    try didDecode(&result, hooks, at: mark)
    guard let instance = result as? Result else {
      throw wrongSubstitute(type, result, at: mark)
    }
    return instance
  }

  /// Changes an object and calls its hook, after the whole update has succeeded.
  ///
  /// If a hook throws, this object and all others that the update changed get their old properties
  /// back.
  mutating func onSuccess<Model: AnyObject>(
    _ object: Model, _ hooks: __Hooks<Model>, at mark: Mark, assign: @escaping () -> Void,
    undo: @escaping () -> Void
  ) {
    // If objects refer to each other, the hook was deferred when the object was made.
    guard let hook = hooks.didDecode, state.journal?.objects == nil else {
      return onSuccess(assign, undo: undo)
    }
    let place = location(of: mark)
    state.openJournal().commits.append(
      Commit(undo: undo) { journal throws(ReadFailure) in
        assign()
        do throws {
          var result = object
          try hook(&result)
          if result !== object { throw __Hooks<Model>.wrongSubstitute(result) }
        } catch {
          let pending = PendingError(thrown: .init(thrown: error), at: place)
          journal.pending = pending
          throw ReadFailure(pending.contents.code)
        }
      })
  }
}
