// Called by generated code for the properties of a partial that are partials themselves, and for
// extras.

public import MaquetteCore

/// Values that a partial can change in part.
extension __Field {
  /// Returns a partial that sets all parts of a member.
  public static func part<M: PartialProviding>(of model: M?) -> M.Partial {
    model.map { M.Partial($0) } ?? M.Partial()
  }

  /// Returns a partial that sets the changed parts of a member.
  public static func part<M: PartialProviding>(from old: M?, to new: M?) -> M.Partial {
    guard let old, let new else { return part(of: new) }
    return M.Partial(from: old, to: new)
  }

  /// Returns a partial that sets all parts of a value.
  public static func partPresence<M: PartialProviding>(of model: M?) -> Presence<M.Partial> {
    model.map { .value(M.Partial($0)) } ?? .null
  }

  /// Returns a partial that sets the changed parts of a value, if any has changed.
  public static func partPresence<M: PartialProviding>(
    from old: M?, to new: M?
  ) -> Presence<M.Partial> {
    guard let old, let new else {
      return old == nil && new == nil ? .missing : partPresence(of: new)
    }
    let part = M.Partial(from: old, to: new)
    return part.isEmpty ? .missing : .value(part)
  }

  /// Returns a required value, changed or made by a partial.
  ///
  /// - Parameters:
  ///   - change: The change in the partial.
  ///   - old: The value before.
  ///   - null: The value for null.
  ///   - property: The property, for errors.
  /// - Returns: The value.
  /// - Throws: The errors of the value's partial, and those of a required property.
  public static func required<M: PartialProviding>(
    part change: Presence<M.Partial>, over old: M?, null: M? = nil,
    at property: @autoclosure () -> __PartialProperty
  ) throws(MappingError) -> M {
    try required(
      whole(change, over: old, at: property()), over: old, null: null, at: property())
  }

  /// Returns an optional value, changed or made by a partial.
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

  /// Takes the changes of a value from another partial.
  public static func merge<P: PartialModel>(_ own: inout Presence<P>, _ other: Presence<P>) {
    if case .value(let before) = own, case .value(let after) = other {
      own = .value(before.merging(after))
    } else if other.isPresent {
      own = other
    }
  }
}

/// Members whose keys are in the object of their model.
extension __Field {
  /// Returns a flattened member, changed or made by a partial.
  ///
  /// - Parameters:
  ///   - part: The partial of the member.
  ///   - old: The member before.
  ///   - prefix: The text before its keys.
  ///   - suffix: The text after its keys.
  /// - Returns: The member.
  /// - Throws: The errors of the member's partial.
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

  /// Returns a flattened member, changed by a partial, or made if the partial sets any part of it.
  public static func flattenedOptional<M: PartialProviding>(
    _ part: M.Partial, over old: M?, prefix: String = "", suffix: String = ""
  ) throws(MappingError) -> M? {
    if part.isEmpty { return old }
    return try flattened(part, over: old, prefix: prefix, suffix: suffix) as M
  }

  /// Takes the changes of a flattened member from another partial.
  public static func merge<P: PartialModel>(_ own: inout P, _ other: P) { own.merge(other) }
}

/// Extras.
extension __Field {
  /// Returns the old extras with those of a partial.
  public static func extras<Key, T>(_ change: [Key: T], over old: [Key: T]?) -> [Key: T] {
    (old ?? [:]).merging(change) { $1 }
  }

  /// Returns the old extras with those of a partial.
  public static func extras(_ change: AnyValue.Object, over old: AnyValue.Object?)
    -> AnyValue.Object
  {
    var kept = old ?? [:]
    for member in change { kept[member.key] = member.value }
    return kept
  }

  /// Returns the new extras that were missing before or have changed.
  public static func extras<Key, T>(from old: [Key: T], to new: [Key: T]) -> [Key: T] {
    new.filter { key, value in !ModelComparison.areEqual(old[key] as Any, value) }
  }

  /// Returns the new extras that were missing before or have changed.
  public static func extras(from old: AnyValue.Object, to new: AnyValue.Object) -> AnyValue.Object {
    var changed = AnyValue.Object()
    for member in new where old[member.key] != member.value { changed[member.key] = member.value }
    return changed
  }
}
