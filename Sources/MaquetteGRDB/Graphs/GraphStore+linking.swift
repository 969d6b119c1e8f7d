#if GRDB
/// A reference from one row to another that is not stored yet.
struct PostponedReference {
  let plan: TablePlan
  let key: [SQLValue]
  let column: Int
  let object: Int
}

extension GraphStore {
  /// Sets the references to rows that have been stored since.
  mutating func setReferences() throws {
    for reference in references {
      guard let key = keys[reference.object]?.first else { continue }
      var values = [SQLValue](repeating: .null, count: reference.plan.columns.count)
      values[reference.column] = key
      _ = try writer(of: reference.plan)?.update([reference.column], values, where: reference.key)
    }
    references = []
  }

  /// Links the rows of to-many relations after the rows of all models have been stored.
  func linkMembers() throws {
    var linker = MembershipLinker(db)
    for membership in memberships {
      let members = membership.members.compactMap { member -> [SQLValue]? in
        switch member {
        case .row(let key): key
        case .object(let number): keys[number]
        }
      }
      try linker.add(membership, members)
    }
    try linker.link()
  }
}
#endif
