/// An extension of a model, as text.
struct ExtensionText {
  /// The type, as the extension names it.
  let type: String

  /// The protocols that the extension states.
  let conformances: [String]

  /// The where clause, with a space before it, or nothing.
  let whereClause: String

  /// The members, indented; empty if there are none.
  let members: String

  init(
    of type: String, _ conformances: [String], where clause: String = "", members: String
  ) {
    self.type = type
    self.conformances = conformances
    whereClause = clause
    self.members = members
  }

  init(
    of type: String, _ conformances: [String], where clause: String = "",
    _ members: [String] = []
  ) {
    self.init(
      of: type, conformances, where: clause,
      members: members.nested.joined(separator: "\n"))
  }

  /// The text between the keyword and the brace.
  var head: String {
    type + (conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")) + whereClause
  }
}
