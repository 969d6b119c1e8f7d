public import MaquetteCore
public import MaquetteMappings

/// The schemas of several types that share their definitions, as OpenAPI 3.1 has them under
/// `components`.
public struct SchemaComponents: Sendable, Hashable {
  /// The schemas by their names: the value of `components.schemas`.
  public let schemas: AnyValue

  /// For each type, the schema that refers to its component.
  public let references: [AnyValue]

  /// What the schemas do not express.
  public let problems: [SchemaProblem]

  /// Describes types.
  ///
  /// ```swift
  /// let components = SchemaComponents(of: [Order.self, User.self])
  /// let document: AnyValue = ["openapi": "3.1.0", "components": ["schemas": components.schemas]]
  /// ```
  ///
  /// Every model among the types has a component; a type that one of them uses has one if it is used
  /// several times, or by itself.
  ///
  /// - Parameters:
  ///   - types: The types.
  ///   - view: The documents to describe: requests are decoded, responses encoded.
  ///   - options: How to write the schemas.
  public init(
    of types: [any Any.Type], _ view: DataView = .decoding,
    options: JSONSchema.Options = JSONSchema.Options()
  ) {
    var builder = SchemaBuilder(view, options)
    let (definitions, references) = builder.components(of: types, prefix: "#/components/schemas/")
    schemas = .object(definitions)
    self.references = references
    problems = builder.problems
  }
}
