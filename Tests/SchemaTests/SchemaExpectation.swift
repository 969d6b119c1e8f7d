import AgreementSupport
import Maquette
import MaquetteSchema
import Testing

/// Expects the schema of a type, and that values and documents agree with it.
///
/// - Parameters:
///   - type: The type.
///   - view: The documents that the schema describes.
///   - expected: The schema as JSON; its keys may be in any order.
func expectSchema<T>(
  _ type: T.Type, _ view: DataView, options: JSONSchema.Options = .init(), _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let schema = JSONSchema.of(type, view, options: options)
  let tree = try JSONMapper().decode(AnyValue.self, from: expected)
  #expect(schema.value == tree, "\(schema.value)", sourceLocation: sourceLocation)
  recordSchema(schema, sourceLocation: sourceLocation)
}

/// Expects the schema of decoding a type.
func expectSchema<T>(
  _ type: T.Type, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectSchema(type, .decoding, expected, sourceLocation: sourceLocation)
}

/// Expects which documents satisfy the schema of decoding, and that these are decoded.
func expectDecoded<T: MappingDecodable>(
  _ type: T.Type, valid: [String], invalid: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let schema = JSONSchema.of(type)
  let validator = try SchemaValidator(schema)
  recordSchema(schema, valid + invalid, sourceLocation: sourceLocation)
  let tolerant = try SchemaValidator(JSONSchema.of(type, .accepting))
  for text in valid {
    #expect(validator.errors(inJSON: text) == [], "\(text)", sourceLocation: sourceLocation)
    #expect(tolerant.errors(inJSON: text) == [], "\(text)", sourceLocation: sourceLocation)
    #expect(throws: Never.self, "\(text)", sourceLocation: sourceLocation) {
      try JSONMapper().decode(type, from: text)
    }
  }
  for text in invalid {
    #expect(!validator.errors(inJSON: text).isEmpty, "\(text)", sourceLocation: sourceLocation)
    if !tolerant.errors(inJSON: text).isEmpty {
      #expect(throws: MappingError.self, "\(text)", sourceLocation: sourceLocation) {
        try JSONMapper().decode(type, from: text)
      }
    }
  }
}

/// Expects that values as they are encoded satisfy the schema of encoding.
func expectEncoded<T: MappingEncodable>(
  _ values: [T], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let schema = JSONSchema.of(T.self, .encoding)
  let validator = try SchemaValidator(schema)
  let texts = try values.map { try $0.jsonString() }
  recordSchema(schema, texts, sourceLocation: sourceLocation)
  for text in texts {
    #expect(validator.errors(inJSON: text) == [], "\(text)", sourceLocation: sourceLocation)
  }
}

/// Records a schema for another validator, and expects that it satisfies the meta-schema, if
/// `Scripts/check-schemas.sh` runs the tests.
func recordSchema(
  _ schema: JSONSchema, _ texts: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let record = SchemaRecord.current else { return }
  #expect(throws: Never.self, sourceLocation: sourceLocation) {
    let documents = try texts.map { try JSONMapper().decode(AnyValue.self, from: $0) }
    let errors = try record.add(schema.value, documents)
    #expect(errors == [], "\(schema)", sourceLocation: sourceLocation)
  }
}
