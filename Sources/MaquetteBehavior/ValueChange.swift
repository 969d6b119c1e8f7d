public import MaquetteCore

/// One difference between two trees or two models: a place, the old value and the new value.
///
/// ```swift
/// for change in new.changes(since: old) { print(change) }
/// // school.grade.teacher: "Mr Li" -> "Ms Wang"
/// // lessons[3]: added {"name":"化学","score":99}
/// ```
public struct ValueChange: Sendable, Hashable, CustomStringConvertible {
  /// The place: keys of trees, or names of properties.
  public var path: MappingPath

  /// The old value; nil if there was none.
  public var old: AnyValue?

  /// The new value; nil if there is none.
  public var new: AnyValue?

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - path: The place of the value.
  ///   - old: The value before; nil if the change adds one.
  ///   - new: The value after; nil if the change removes it.
  public init(path: MappingPath, old: AnyValue?, new: AnyValue?) {
    self.path = path
    self.old = old
    self.new = new
  }

  /// The change on one line; long values are cut.
  public var description: String {
    let text =
      switch (old.map(Self.shown), new.map(Self.shown)) {
      case (let old?, let new?): "\(old) -> \(new)"
      case (nil, let new?): "added \(new)"
      case (let old?, nil): "removed \(old)"
      case (nil, nil): "unchanged"
      }
    return JSONText.onOneLine("\(path): \(text)")
  }

  private static func shown(_ value: AnyValue) -> String { value.description.abbreviated }
}

extension AnyValue {
  /// Returns the differences from an older tree, in the order of this one; removed values come
  /// last.
  ///
  /// Elements of arrays are compared by position, after a common beginning and before a common end.
  ///
  /// - Parameter old: The tree before the changes.
  /// - Returns: The changes; empty if the trees are equal.
  public func changes(since old: AnyValue) -> [ValueChange] {
    var (steps, changes) = ([MappingPath.Step](), [ValueChange]())
    collect(since: old, at: &steps, into: &changes)
    return changes
  }

  func collect(
    since old: AnyValue, at steps: inout [MappingPath.Step], into changes: inout [ValueChange]
  ) {
    switch (old, self) {
    case (.object(let old), .object(let new)):
      for member in new {
        member.value.collect(
          from: old[member.key], at: .key(member.key), in: &steps, into: &changes)
      }
      for member in old where new[member.key] == nil {
        changes.append(
          ValueChange(path: MappingPath(steps + [.key(member.key)]), old: member.value, new: nil))
      }
    case (.array(let old), .array(let new)):
      Self.collect(old, new, at: &steps, into: &changes)
    case _ where old == self: break
    default: changes.append(ValueChange(path: MappingPath(steps), old: old, new: self))
    }
  }

  private func collect(
    from old: AnyValue?, at step: MappingPath.Step, in steps: inout [MappingPath.Step],
    into changes: inout [ValueChange]
  ) {
    steps.append(step)
    defer { steps.removeLast() }
    if let old {
      collect(since: old, at: &steps, into: &changes)
    } else {
      changes.append(ValueChange(path: MappingPath(steps), old: nil, new: self))
    }
  }

  private static func collect(
    _ old: [AnyValue], _ new: [AnyValue], at steps: inout [MappingPath.Step],
    into changes: inout [ValueChange]
  ) {
    let (start, oldEnd, newEnd) = ChangedElements.range(old.count, new.count) {
      old[$0] == new[$1]
    }
    for index in start..<max(oldEnd, newEnd) {
      if index >= newEnd {
        changes.append(
          ValueChange(path: MappingPath(steps + [.index(index)]), old: old[index], new: nil))
      } else {
        let before = index < oldEnd ? Optional(old[index]) : Optional.none
        new[index].collect(from: before, at: .index(index), in: &steps, into: &changes)
      }
    }
  }
}
