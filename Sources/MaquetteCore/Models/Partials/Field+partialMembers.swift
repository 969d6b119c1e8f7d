// What generated code calls for the properties of a partial that are partials themselves, and for
// the one that keeps what no other takes.

/// Values of which a partial names parts.
extension __Field {
  /// What says of all parts of a member what they are.
  public static func part<M: PartialProviding>(of model: M?) -> M.Partial {
    model.map { M.Partial($0) } ?? M.Partial()
  }

  /// What says which parts of a member have changed.
  public static func part<M: PartialProviding>(from old: M?, to new: M?) -> M.Partial {
    guard let old, let new else { return part(of: new) }
    return M.Partial(from: old, to: new)
  }

  /// What says of all parts of a value what they are.
  public static func partPresence<M: PartialProviding>(of model: M?) -> Presence<M.Partial> {
    model.map { .value(M.Partial($0)) } ?? .null
  }

  /// What says which parts of a value have changed, if any has.
  public static func partPresence<M: PartialProviding>(
    from old: M?, to new: M?
  ) -> Presence<M.Partial> {
    guard let old, let new else {
      return old == nil && new == nil ? .missing : partPresence(of: new)
    }
    let part = M.Partial(from: old, to: new)
    return part.isEmpty ? .missing : .value(part)
  }

  /// A value whose parts a partial changes, or makes.
  ///
  /// - Parameters:
  ///   - change: What the partial says.
  ///   - old: The value before.
  ///   - null: What null stands for.
  ///   - property: The property, for errors.
  /// - Returns: The value.
  /// - Throws: What the partial of the value throws, and what a property that needs a value does.
  public static func required<M: PartialProviding>(
    part change: Presence<M.Partial>, over old: M?, null: M? = nil,
    at property: @autoclosure () -> __PartialProperty
  ) throws(MappingError) -> M {
    try required(
      whole(change, over: old, at: property()), over: old, null: null, at: property())
  }

  /// A value, or nil, whose parts a partial changes, or makes.
  public static func optional<M: PartialProviding>(
    part change: Presence<M.Partial>, over old: M?,
    at property: @autoclosure () -> __PartialProperty
  ) throws(MappingError) -> M? {
    try optional(whole(change, over: old, at: property()), over: old)
  }

  private static func whole<M: PartialProviding>(
    _ change: Presence<M.Partial>, over old: M?, at property: @autoclosure () -> __PartialProperty
  ) throws(MappingError) -> Presence<M> {
    switch change {
    case .missing: return .missing
    case .null: return .null
    case .value(let part):
      return .value(
        try property().placing { () throws(MappingError) in try M(__partial: part, over: old) })
    }
  }

  /// Takes what another partial says of the parts of a value.
  public static func merge<P: PartialModel>(_ own: inout Presence<P>, _ other: Presence<P>) {
    if case .value(let before) = own, case .value(let after) = other {
      own = .value(before.merging(after))
    } else if other.isPresent {
      own = other
    }
  }
}

/// Members whose keys lie in the object of their model.
extension __Field {
  /// A flattened member that a partial changes, or makes.
  ///
  /// - Parameters:
  ///   - part: What the partial says of the member.
  ///   - old: The member before.
  ///   - prefix: What stands before its keys.
  ///   - suffix: What stands behind its keys.
  /// - Returns: The member.
  /// - Throws: What the partial of the member throws.
  public static func flattened<M: PartialProviding>(
    _ part: M.Partial, over old: M?, prefix: String = "", suffix: String = ""
  ) throws(MappingError) -> M {
    do throws(MappingError) { return try M(__partial: part, over: old) } catch {
      var contents = error.contents
      var steps = contents.path.steps
      if case .key(let key)? = steps.first { steps[0] = .key(prefix + key + suffix) }
      contents.path = MappingPath(steps)
      throw MappingError(contents)
    }
  }

  /// A flattened member that a partial changes, or makes if it names any part of it.
  public static func flattenedOptional<M: PartialProviding>(
    _ part: M.Partial, over old: M?, prefix: String = "", suffix: String = ""
  ) throws(MappingError) -> M? {
    if part.isEmpty { return old }
    return try flattened(part, over: old, prefix: prefix, suffix: suffix) as M
  }

  /// Takes what another partial says of a flattened member.
  public static func merge<P: PartialModel>(_ own: inout P, _ other: P) { own.merge(other) }
}

/// What no property takes.
extension __Field {
  /// What was kept, with what a partial keeps.
  public static func extras<Key, T>(_ change: [Key: T], over old: [Key: T]?) -> [Key: T] {
    (old ?? [:]).merging(change) { $1 }
  }

  /// What was kept, with what a partial keeps.
  public static func extras(_ change: AnyValue.Object, over old: AnyValue.Object?)
    -> AnyValue.Object
  {
    var kept = old ?? [:]
    for member in change { kept[member.key] = member.value }
    return kept
  }

  /// What is kept now and was not, or was something else.
  public static func extras<Key, T>(from old: [Key: T], to new: [Key: T]) -> [Key: T] {
    new.filter { key, value in !ModelComparison.areEqual(old[key] as Any, value) }
  }

  /// What is kept now and was not, or was something else.
  public static func extras(from old: AnyValue.Object, to new: AnyValue.Object) -> AnyValue.Object {
    var changed = AnyValue.Object()
    for member in new where old[member.key] != member.value { changed[member.key] = member.value }
    return changed
  }
}
