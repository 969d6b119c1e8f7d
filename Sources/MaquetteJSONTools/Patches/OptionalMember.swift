import MaquetteBehavior
import MaquetteCore

/// A flattened member that is present and could be nil, if none of its keys were there.
struct OptionalMember {
  private let name: String

  /// The keys that it has in the object of its model.
  private var keys: [String]

  /// Finds the keys of a member; nil if it has none.
  init?(_ member: any SchemaProviding, of property: ModelSchema.Property) throws(MappingError) {
    let form = property.affixes.around(try ModelState.written(member, EncodingOptions()))
    guard property.shape.kind == .optional, let object = form.object, !object.isEmpty else {
      return nil
    }
    (name, keys) = (property.name, object.map(\.key))
  }

  /// The member in one that has affixes around its keys.
  func inside(_ affixes: __Affixes) -> Self {
    var outer = self
    outer.keys = keys.map(affixes.around)
    return outer
  }

  /// Ensures that a patch leaves one of the keys: null and a default would be in place of the others.
  ///
  /// - Parameters:
  ///   - patch: The patch of the model.
  ///   - others: The other keys of the member.
  func expectKey(
    in patch: AnyValue.Object, or others: [String], _ rules: PatchRules
  ) throws(MappingError) {
    func removes(_ key: String) -> Bool? { patch[key]?.removes(rules.nullsRemove) }
    guard keys.allSatisfy({ removes($0) == true }),
      !others.contains(where: { removes($0) == false })
    else { return }
    throw MappingError(
      rules.refusesLosses ? .unencodable : .invalidValue,
      at: MappingPath().appending(keys: [name]),
      expected: "a value: an update cannot remove a flattened property, set it to nil",
      found: "null")
  }
}
