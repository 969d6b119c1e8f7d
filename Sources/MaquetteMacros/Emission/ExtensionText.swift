/// An extension of a model, as text.
struct ExtensionText {
  /// The protocols that the extension states.
  let conformances: [String]

  /// The where clause, with a space before it, or nothing.
  let whereClause: String

  /// The members, indented; empty if there are none.
  let members: String
}

extension ExtensionText {
  init(_ conformances: [String], where clause: String = "", _ members: [String] = []) {
    self.init(
      conformances: conformances, whereClause: clause,
      members: members.nested.joined(separator: "\n"))
  }
}
