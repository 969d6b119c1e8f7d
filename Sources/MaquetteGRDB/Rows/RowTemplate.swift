#if GRDB
import MaquetteCore

/// The tree of a row, created once for a statement: only its values change from row to row.
struct RowTemplate {
  /// A column of the result, and the position of its value.
  struct Slot {
    let column: Int
    let path: [String]
    let storage: ColumnStorage
    let group: Int
    let position: Int
  }

  /// An object of the tree: that of the row, or a nested one.
  private struct Group {
    var object = AnyValue.Object()

    /// The parent object and the position in it; nil for the row itself.
    var outer: (group: Int, position: Int)?

    /// Whether the object is null if all its columns are.
    var isNullable = false
  }

  /// A flattened model whose keys are omitted if all its columns are NULL.
  private struct Member {
    let depth: Int
    var path: [String] = []
    var keys: Set<String> = []
    var places: [(group: Int, position: Int)] = []

    init(depth: Int) { self.depth = depth }

    mutating func add(_ path: [String], _ group: Int, _ position: Int) {
      self.path = Array(path[..<depth])
      keys.insert(path[depth])
      places.append((group, position))
    }
  }

  private var members: [Int: Member] = [:]
  private(set) var slots: [Slot] = []
  private var groups = [Group()]

  /// Whether every column is a member of the row's own object.
  var isFlat: Bool { groups.count == 1 && members.isEmpty }

  /// Adds a column of the result.
  ///
  /// - Parameters:
  ///   - column: Its index in the result.
  ///   - plan: The column.
  mutating func add(_ column: Int, _ plan: ColumnPlan) {
    var group = 0
    for (index, key) in plan.path.dropLast().enumerated() {
      group = self.group(key, in: group)
      if plan.optionalDepths.contains(index + 1) { groups[group].isNullable = true }
    }
    guard let key = plan.path.last, groups[group].object.position(of: key) == nil else { return }
    for member in plan.optionalMembers {
      members[member.number, default: Member(depth: member.depth)].add(
        plan.path, group, groups[group].object.count)
    }
    slots.append(
      Slot(
        column: column, path: plan.path, storage: plan.storage, group: group,
        position: groups[group].object.count))
    groups[group].object.append(.init(key: key, value: .null))
  }

  /// Adds a member that is not a column, whose value is set for each row.
  mutating func addMember(at path: [String]) -> (group: Int, position: Int) {
    var group = 0
    for key in path.dropLast() { group = self.group(key, in: group) }
    let position = groups[group].object.count
    groups[group].object.append(.init(key: path[path.count - 1], value: .null))
    return (group, position)
  }

  private mutating func group(_ key: String, in outer: Int) -> Int {
    if let position = groups[outer].object.position(of: key),
      let known = groups.firstIndex(where: {
        $0.outer.map { $0.group == outer && $0.position == position } ?? false
      })
    {
      return known
    }
    let position = groups[outer].object.count
    groups[outer].object.append(.init(key: key, value: .null))
    groups.append(Group(outer: (outer, position)))
    return groups.count - 1
  }

  /// Removes nested objects from their parents, so that each is changed in place instead of copied.
  @inline(__always)
  mutating func begin() {
    guard groups.count > 1 else { return }
    for index in groups.indices.dropFirst() {
      if let outer = groups[index].outer {
        groups[outer.group].object.setValue(.null, at: outer.position)
      }
    }
  }

  /// Sets the value of a slot.
  @inline(__always)
  mutating func set(_ value: AnyValue, _ slot: Int) {
    set(value, slots[slot].group, slots[slot].position)
  }

  /// Sets the value of a member.
  @inline(__always)
  mutating func set(_ value: AnyValue, _ group: Int, _ position: Int) {
    groups[group].object.setValue(value, at: position)
  }

  /// Assembles the objects.
  mutating func finish() -> AnyValue {
    // Nested objects come after their parents, so the loop runs backward.
    for index in groups.indices.dropFirst().reversed() {
      guard let outer = groups[index].outer else { continue }
      let isNull =
        groups[index].isNullable && groups[index].object.allSatisfy { $0.value.isNull }
      groups[outer.group].object.setValue(
        isNull ? .null : .object(groups[index].object), at: outer.position)
    }
    let tree = AnyValue.object(groups[0].object)
    return members.isEmpty ? tree : withoutAbsentMembers(tree)
  }

  private func withoutAbsentMembers(_ tree: AnyValue) -> AnyValue {
    var tree = tree
    for member in members.values
    where member.places.allSatisfy({ groups[$0.group].object[$0.position].value.isNull }) {
      tree = tree.removing(member.keys, at: member.path[...])
    }
    return tree
  }
}

extension AnyValue {
  /// The tree without some keys of the object at a path.
  fileprivate func removing(_ keys: Set<String>, at path: ArraySlice<String>) -> AnyValue {
    guard var object else { return self }
    if let key = path.first {
      object[key] = object[key]?.removing(keys, at: path.dropFirst())
    } else {
      for key in keys { object[key] = nil }
    }
    return .object(object)
  }
}
#endif
