public import Maquette
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
  return value
}

/// Encodes a model as JSON and as an `AnyValue`, and checks that both agree.
public func write(
  _ model: some MappingEncodable, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> String {
  let json = try model.jsonString()
  let tree = try ValueMapper().encode(model)
  #expect(try tree == AnyValue(json: json), sourceLocation: sourceLocation)
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
  return error
}
