import MaquetteCore
import MaquetteMappings

/// The reasons why a provider does not accept the schema of a type.
public struct SchemaProblems: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reasons: each has a place, and what to change.
  public let problems: [SchemaProblem]

  /// One line for each reason.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension JSONSchema {
  /// Returns the schema of a type as a provider of language models accepts it.
  ///
  /// Keywords that the provider refuses move to the `description`, so check the answer: decoding
  /// does. Objects are closed and keys are required as the provider needs it.
  ///
  /// ```swift
  /// let schema = try JSONSchema.of(Recipe.self, profile: .openAIStrict)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the answer, or of the arguments or the result of a tool.
  ///   - profile: What the provider accepts.
  ///   - options: How to write the schema.
  /// - Returns: The schema; ``problems`` lists what it does not express.
  /// - Throws: All reasons why the provider would refuse the schema, each with its place and what
  ///   to change.
  public static func of<T>(
    _ type: T.Type, profile: SchemaProfile, options: Options = Options()
  ) throws(SchemaProblems) -> JSONSchema {
    let (schema, refused) = adapted(type, profile, options)
    guard refused.isEmpty else { throw SchemaProblems(problems: refused) }
    return schema
  }

  /// The reasons why a provider would refuse the schema of a type, for a unit test.
  ///
  /// - Parameters:
  ///   - type: The type of the answer, or of the arguments or the result of a tool.
  ///   - profile: What the provider accepts.
  /// - Returns: The reasons; none if it accepts the schema.
  public static func problems<T>(
    of type: T.Type, for profile: SchemaProfile
  ) -> [SchemaProblem] { adapted(type, profile, Options()).refused }

  private static func adapted<T>(
    _ type: T.Type, _ profile: SchemaProfile, _ options: Options
  ) -> (JSONSchema, refused: [SchemaProblem]) {
    var options = options
    if profile.closesObjects { options.closesObjects = true }
    // The adapter states the order of the properties that it leaves.
    let orderKeywords = [profile.orderKeyword, options.orderKeyword].compactMap(\.self)
    options.orderKeyword = nil
    let schema = of(type, profile.view, options: options)
    var adapter = SchemaAdapter(schema.value, for: profile, orderKeywords: orderKeywords)
    let value = adapter.adapt(schema.value)
    return (
      JSONSchema(
        value: value, problems: schema.problems + adapter.omissions, places: schema.places),
      adapter.problems
    )
  }
}
