/// The effect of a feature on the document of its model, independent of the model's position.
///
/// A number replaces `#` in names and keys, so that one model can have a feature twice.
struct Feature: Sendable {
  let name: String

  /// The members of the document that the feature decodes.
  var good = "{}"

  /// The expected values of the properties, as spelled by `Described`.
  var fields: [String: String] = [:]

  /// The encoded members, if they differ from the decoded ones.
  var written: String?

  /// The members encoded by a type that omits nil, defaults and empty values.
  var writtenSparsely: String?

  /// The values of the properties after a round trip, where they differ.
  var readRepeated: [String: String] = [:]

  /// The values of the properties after an archive, where they differ from those of a round trip.
  var archived: [String: String] = [:]

  /// The members of an update, and the values of the properties after it.
  var patch = "{}"
  var patched: [String: String] = [:]

  /// The members of the document after the update, if merging does not yield them.
  var whole: String?

  /// The paths of objects that an update replaces.
  var replaced: [String] = []

  /// Documents with one invalid value each, and the path of the issue.
  var wrong: [Wrong] = []

  /// The paths of issues that a report of the valid document may contain.
  var repairs: [String] = []

  /// The documents of the feature in a model that is an array, if it has any.
  var positions: Positions?

  /// Whether extras are kept.
  var keepsKeys = false

  /// The property that contains other models of the same type.
  var recursion: String?
}

/// Members that replace those of a valid document, and the path of the resulting issue.
struct Wrong: Sendable {
  let members: String
  let path: String

  init(_ members: String, at path: String) {
    self.members = members
    self.path = path
  }
}

/// The elements that a feature has in the document of a model that is an array.
struct Positions: Sendable {
  let good: String
  var written: String?

  /// The elements of an update, which must contain all positions.
  let patched: String

  /// Elements with one invalid one, and its path.
  var wrong: Wrong?
}
