import MaquetteCore

/// The sizes of a schema that providers limit.
struct SchemaSizes {
  var properties = 0
  var optionalProperties = 0
  private(set) var unions = 0
  private(set) var values = 0
  var characters = 0
  var depth = 0

  /// Counts the values and names of one schema.
  ///
  /// - Parameters:
  ///   - schema: The schema without those in it.
  ///   - profile: What the provider accepts.
  /// - Returns: The size of the list of its values, if it is too long.
  mutating func add(
    _ schema: AnyValue.Object, for profile: SchemaProfile
  ) -> (length: Int, count: Int)? {
    if schema["anyOf"] != nil || schema["type"]?.array != nil { unions += 1 }
    let listed = schema["enum"]?.array ?? []
    values += listed.count
    characters += Self.length(of: listed) + (schema["const"].map { Self.length(of: [$0]) } ?? 0)
    for key in schema["properties"]?.object?.keys ?? [] { characters += key.unicodeScalars.count }
    let texts = listed.filter { $0.string != nil }
    let length = Self.length(of: texts)
    let isTooLong =
      texts.count > profile.textsOfShortList && length > profile.charactersOfLongList
    return isTooLong ? (length, texts.count) : nil
  }

  /// The sizes that are above a limit.
  func excesses(over profile: SchemaProfile) -> [(size: Int, limit: Int, name: String)] {
    [
      (properties, profile.properties, "properties"),
      (optionalProperties, profile.optionalProperties, "properties that may be missing"),
      (unions, profile.unions, "values with a choice of types"),
      (values, profile.values, "values in lists"),
      (characters, profile.characters, "characters of names and values"),
      (depth, profile.depth, "objects inside each other"),
    ].filter { $0.size > $0.limit }
  }

  /// The number of characters of values, as validators count them.
  private static func length(of values: [AnyValue]) -> Int {
    values.reduce(0) { $0 + ($1.string ?? $1.description).unicodeScalars.count }
  }
}
