import MaquetteCore

/// The members of an object that is being changed, in their order.
///
/// A removed member leaves a hole, so that nothing moves. If there are more holes than members, all
/// holes are closed.
struct PatchMembers {
  private struct Member {
    var key: String
    var place: PatchPlace
  }

  private var members: [Member?]
  private var positions: [ExactKey: Int] = [:]

  /// Opens an object for changes.
  init(_ object: AnyValue.Object) {
    members = object.map { Member(key: $0.key, place: PatchPlace($0.value)) }
    findPositions()
  }

  /// The number of members.
  var count: Int { positions.count }

  /// The current object.
  var object: AnyValue.Object {
    let present = members.compactMap { member in
      member.map { AnyValue.Object.Member(key: $0.key, value: $0.place.value) }
    }
    return AnyValue.Object(distinct: present)
  }

  /// The place of a key, or nil.
  subscript(key: String) -> PatchPlace? { positions[ExactKey(key)].flatMap { members[$0]?.place } }

  /// Replaces a member; returns false if there is none.
  mutating func replace(_ key: String, by place: PatchPlace) -> Bool {
    guard let position = positions[ExactKey(key)] else { return false }
    members[position]?.place = place
    return true
  }

  /// Replaces a member, or adds one at the end.
  mutating func set(_ key: String, to place: PatchPlace) {
    guard !replace(key, by: place) else { return }
    positions[ExactKey(key)] = members.count
    members.append(Member(key: key, place: place))
  }

  /// Removes a member; returns nil if there is none.
  mutating func remove(_ key: String) -> PatchPlace? {
    guard let position = positions.removeValue(forKey: ExactKey(key)) else { return nil }
    defer {
      members[position] = nil
      if members.count > 2 * count + 16 { closeHoles() }
    }
    return members[position]?.place
  }

  /// Whether a predicate is true for all members.
  func allSatisfy(_ rule: (PatchPlace) -> Bool) -> Bool {
    members.allSatisfy { $0.map { rule($0.place) } ?? true }
  }

  private mutating func closeHoles() {
    members.removeAll { $0 == nil }
    findPositions()
  }

  private mutating func findPositions() {
    positions.removeAll(keepingCapacity: true)
    for (position, member) in members.enumerated() {
      if let member { positions[ExactKey(member.key)] = position }
    }
  }
}
