/// What a feature does to the document of its model, wherever the model is.
///
/// A `#` in names and keys stands for a number, so that one model can have a feature twice.
struct Feature: Sendable {
  let name: String

  /// The members of the document that the feature reads.
  var good = "{}"

  /// What the properties then hold, as `Described` spells it.
  var fields: [String: String] = [:]

  /// The members that are written, if they are not those that were read.
  var written: String?

  /// The members that are written by a type that omits nil, defaults and what is empty.
  var writtenSparsely: String?

  /// What the properties hold after reading what was written, where that is not what they held.
  var readRepeated: [String: String] = [:]

  /// The members of an update, and what the properties hold after it.
  var patch = "{}"
  var patched: [String: String] = [:]

  /// The members that a document has after the update, if merging them does not make them.
  var whole: String?

  /// The places of objects that an update makes anew.
  var replaced: [String] = []

  /// Documents with one wrong value each, and the path of the issue.
  var wrong: [Wrong] = []

  /// The paths of issues that a report of the good document may tell.
  var repairs: [String] = []

  /// The documents of the feature in a model that is an array, if it has any.
  var positions: Positions?

  /// Whether keys that no property takes are kept.
  var keepsKeys = false

  /// The property that holds other models of the same type.
  var recursion: String?
}

/// Members that replace those of a good document, and the path of the issue they make.
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

  /// The elements of an update, which names all positions.
  let patched: String

  /// Elements of which one is wrong, and its path.
  var wrong: Wrong?
}
