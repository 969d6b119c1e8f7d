// Attributes and arguments that would have no effect.

extension MappableDiagnostic {
  /// Why something has no effect, and what to do instead.
  struct Reason {
    let text: String

    private static func reason(_ text: String) -> Template<Self> {
      Template(text) { Self(text: $0) }
    }

    static let constant = reason("'$0' is a constant with a value and is never read")
    static let position = reason("'$0' has a position in an array and no key")
    static let transparent = reason(
      "'$0' is mapped as its only property, without an object around it")
    static let via = reason("'$0' is mapped as '$1', which says how")
    static let oneWay = reason("'$0' is not $1")
    static let untagged = reason("the case '$0' is recognized by its payload, without a name")
    static let noLabels = reason("no case of '$0' has labels, which would be keys")
    static let positions = reason("'$0' is an array, which has no keys")
    static let payloadArrays = reason("the payloads of '$0' are arrays, which have no keys")
    static let payloadObjects = reason("the payloads of '$0' are objects, as its tags require")
    static let arraysByTagging = reason("the cases of '$0' are arrays by 'tagged: .firstElement'")
    static let noPayloads = reason("no payload of '$0' has several values, or labels")
    static let neverEmpty = reason("'$0' is $1 and never empty")
    static let neverArchived = reason("'$0' cannot be archived")
    static let notArchived = reason("'$0' is not written")
    static let archivedAnyway = reason("'$0' is archived anyway")
    static let noElements = reason("'$0' is $1 and has no elements")
  }
}
