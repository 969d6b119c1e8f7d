#if GRDB
/// A reference of a row to another one that was not there yet.
struct PostponedReference {
  let plan: TablePlan
  let key: [SQLValue]
  let column: Int
  let object: Int
}

extension GraphStore {
  /// Sets the references to rows that were not there yet, and are now.
  mutating func setReferences() throws {
    for reference in references {
      guard let key = keys[reference.object]?.first else { continue }
      var values = [SQLValue](repeating: .null, count: reference.plan.columns.count)
      values[reference.column] = key
      _ = try writer(of: reference.plan)?.update([reference.column], values, where: reference.key)
    }
    references = []
  }

  /// Links the rows of relations to many, when the rows of all models are there.
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
