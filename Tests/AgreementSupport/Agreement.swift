public import Maquette
import MaquetteSchema
public import Testing

/// Decodes a model from JSON, from an `AnyValue` and from a dictionary, and checks that all agree.
public func read<T: MappingDecodable & Equatable>(
  _ type: T.Type = T.self, _ json: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> T {
  let value = try T(json: json)
  let tree = try AnyValue(json: json)
  #expect(try ValueMapper().decode(T.self, from: tree) == value, sourceLocation: sourceLocation)
  if let object = tree.object {
    #expect(try T(dictionary: object.dictionary) == value, sourceLocation: sourceLocation)
  }
  try expectSchema(T.self, .accepting, of: tree, sourceLocation)
  return value
}

/// Checks that a document satisfies the schema of its type.
private func expectSchema<T>(
  _ type: T.Type, _ view: DataView, of tree: AnyValue, _ sourceLocation: Testing.SourceLocation
) throws {
  let schema = JSONSchema.of(type, view)
  let errors = try SchemaValidator(schema).errors(in: tree)
  #expect(errors == [], "\(schema.value)\n\(tree)", sourceLocation: sourceLocation)
}

/// Encodes a model as JSON and as an `AnyValue`, and checks that both agree.
public func write<T: MappingEncodable>(
  _ model: T, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> String {
  let json = try model.jsonString()
  let tree = try ValueMapper().encode(model)
  #expect(try tree == AnyValue(json: json), sourceLocation: sourceLocation)
  try expectSchema(T.self, .encoding, of: try AnyValue(json: json), sourceLocation)
  return json
}

/// Checks that a model decodes from JSON as expected, and encodes to the same JSON.
public func expectRoundTrip<T: Mappable & Equatable>(
  _ model: T, _ json: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  #expect(
    try read(T.self, json, sourceLocation: sourceLocation) == model, sourceLocation: sourceLocation)
  #expect(try write(model, sourceLocation: sourceLocation) == json, sourceLocation: sourceLocation)
}

/// The error of decoding a model from JSON; checks that a tree has the same error.
public func readError<T: MappingDecodable>(
  _ type: T.Type, _ json: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> MappingError {
  let error = try #require(throws: MappingError.self, sourceLocation: sourceLocation) {
    _ = try T(json: json)
  }
  let tree = try AnyValue(json: json)
  let other = try #require(throws: MappingError.self, sourceLocation: sourceLocation) {
    _ = try ValueMapper().decode(T.self, from: tree)
  }
  #expect(other.code == error.code, sourceLocation: sourceLocation)
  #expect(other.path == error.path, sourceLocation: sourceLocation)
  let schema = JSONSchema.of(T.self)
  if schema.problems.isEmpty {
    let isValid = try SchemaValidator(schema).isValid(tree)
    #expect(!isValid, "\(schema.value)\n\(tree)", sourceLocation: sourceLocation)
  }
  return error
}
