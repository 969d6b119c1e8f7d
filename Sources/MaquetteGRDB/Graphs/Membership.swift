#if GRDB
/// The rows that belong to another row, according to a received model.
struct Membership {
  enum Member {
    case row([SQLValue])
    case object(Int)
  }

  /// The row and the property that the rows belong to.
  struct Owner: Hashable {
    let table: String
    let property: String
    let key: SQLValue
  }

  let owner: Owner
  let kind: RelationPlan.Kind
  let target: TablePlan
  let members: [Member]

  /// Whether existing members stay, before these.
  let isAppended: Bool

  /// The index of the received model.
  let model: Int
}
#endif
