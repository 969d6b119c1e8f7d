/// A property whose keys are in the object of its model.
struct FlattenedPlan {
  let name: String

  /// The type, without its optional.
  let type: String
  let affixes: PropertyAttributes.Affixes

  /// The trailing arguments for the prefix and the suffix of its keys.
  var affixArguments: String { affixes.isEmpty ? "" : ", " + affixes.arguments }

  init(name: String, type: String, affixes: PropertyAttributes.Affixes) {
    (self.name, self.type, self.affixes) = (name, type, affixes)
  }

  init(_ value: PayloadValue) {
    self.init(
      name: value.name, type: value.type.wrapped ?? value.type.text,
      affixes: value.attributes.affixes)
  }

  /// The statements that add the property to a list.
  ///
  /// - Parameter place: The name of the property as a literal, and its key path.
  func reading(_ place: String) -> [String] {
    [
      aliasDeclaration,
      "properties.flatten(\(place), by: \(alias).__Fields.self\(affixArguments), "
        + "make: { \(alias)(__fields: $0) }, take: { \(alias).__fields(of: $0) }, "
        + "change: { $0.__change(to: $1) })",
    ]
  }

  /// The name of the type where it is read, so that a type that is not mapped is reported only
  /// once.
  var alias: String { name.identifier(prefix: "m_") }

  /// The declaration of that name.
  var aliasDeclaration: String {
    "typealias \(alias) = MaquetteCore.__Field.DecodableType<\(type)>  // flattened, so it has to be a model"
  }
}
