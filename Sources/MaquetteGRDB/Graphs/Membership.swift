#if GRDB
/// The rows that belong to another one, as a received model has them.
struct Membership {
  enum Member {
    case row([SQLValue])
    case object(Int)
  }

  /// What the rows belong to.
  struct Owner: Hashable {
    let table: String
    let property: String
    let key: SQLValue
  }

  let owner: Owner
  let kind: RelationPlan.Kind
  let target: TablePlan
  let members: [Member]

  /// Whether the rows that belong to the owner already stay, before these.
  let isAppended: Bool

  /// Which of the received models led here.
  let model: Int
}
#endif
