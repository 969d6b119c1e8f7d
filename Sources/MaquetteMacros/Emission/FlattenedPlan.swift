/// A property whose keys are among those of the object of its model.
struct FlattenedPlan {
  let name: String

  /// The type, without its optional.
  let type: String
  let affixes: PropertyAttributes.Affixes

  /// The arguments that tell the prefix and the suffix of its keys, after others.
  var affixArguments: String { affixes.isEmpty ? "" : ", " + affixes.arguments }

  /// The name of the type where it is read: a type that is not mapped is told once, by this.
  var alias: String { name.identifier(prefix: "m_") }

  /// The declaration of that name.
  var aliasDeclaration: String {
    "typealias \(alias) = MaquetteCore.Field.ReadableType<\(type)>  // flattened, so it has to be mapped"
  }
}
