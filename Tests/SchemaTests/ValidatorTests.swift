import Maquette
import MaquetteSchema
import Testing

/// Each keyword of the dialect, with values that satisfy it and values that do not.
@Suite("Validation against a schema")
struct ValidatorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let schema: String
    var valid: [String]
    var invalid: [String]

    var testDescription: String { schema }

    init(_ schema: String, valid: [String] = [], invalid: [String] = []) {
      self.schema = schema
      self.valid = valid
      self.invalid = invalid
    }
  }

  private static let assertions = [
    Row("true", valid: ["1", "null"]),
    Row("false", invalid: ["1", "null"]),
    Row(
      #"{"type": "integer"}"#, valid: ["1", "1.0", "1e2", "-0"], invalid: ["1.5", "\"1\"", "null"]),
    Row(#"{"type": ["string", "null"]}"#, valid: ["\"\"", "null"], invalid: ["1", "[]"]),
    Row(
      #"{"const": {"a": [1, "é"]}}"#, valid: [#"{"a": [1.0, "é"]}"#],
      invalid: ["{}", #"{"a": [1]}"#]),
    Row(#"{"const": "\u00e9"}"#, valid: ["\"\\u00e9\""], invalid: ["\"e\\u0301\""]),
    Row(#"{"enum": [1, "a", null]}"#, valid: ["1", "\"a\"", "null"], invalid: ["true", "\"b\""]),
    Row(
      #"{"minimum": 1, "exclusiveMaximum": 2.5}"#, valid: ["1", "2.4", "\"0\""],
      invalid: ["0.9", "2.5"]),
    Row(
      #"{"maximum": 9007199254740993}"#, valid: ["9007199254740993"],
      invalid: ["9007199254740994", "1e400", "10e9223372036854775807", "1e99999999999999999999"]),
    Row(
      #"{"multipleOf": 0.01}"#, valid: ["4.02", "0", "-1", "1e300"], invalid: ["4.025", "1e-3"]),
    Row(
      #"{"multipleOf": 12345678901234567890.5}"#,
      valid: ["24691357802469135781", "12345678901234567890.5", "0.0"],
      invalid: ["24691357802469135780", "1e999999999999999999"]),
    Row(
      #"{"minLength": 2, "maxLength": 3}"#, valid: ["\"ab\"", "\"😀😀\""],
      invalid: ["\"a\"", "\"abcd\""]),
    Row(
      #"{"pattern": "^[a-z]{2,}(-\\d+)?$"}"#, valid: ["\"ab\"", "\"ab-12\""],
      invalid: ["\"a\"", "\"ab-\""]),
    Row(#"{"minItems": 1, "maxItems": 2}"#, valid: ["[1]"], invalid: ["[]", "[1,2,3]"]),
    Row(
      #"{"uniqueItems": true}"#, valid: ["[1, true, \"1\"]", "[{\"a\": 1}, {\"a\": 2}]"],
      invalid: ["[1, 1.0]", #"[{"a": 1, "b": 2}, {"b": 2, "a": 1}]"#]),
    Row(#"{"required": ["a"]}"#, valid: [#"{"a": null}"#, "1"], invalid: ["{}"]),
    Row(
      #"{"minProperties": 1, "maxProperties": 1}"#, valid: [#"{"a": 1}"#],
      invalid: ["{}", #"{"a":1,"b":2}"#]),
    Row(
      #"{"dependentRequired": {"a": ["b"]}}"#, valid: ["{}", #"{"a":1,"b":2}"#],
      invalid: [#"{"a": 1}"#]),
  ]

  private static let applicators = [
    Row(
      #"{"properties": {"a": {"type": "string"}}, "patternProperties": {"^x-": {"type": "null"}}, "additionalProperties": false}"#,
      valid: [#"{"a": "", "x-1": null}"#], invalid: [#"{"a": 1}"#, #"{"x-1": 1}"#, #"{"b": 1}"#]),
    Row(#"{"propertyNames": {"maxLength": 1}}"#, valid: [#"{"a": 1}"#], invalid: [#"{"ab": 1}"#]),
    Row(
      #"{"prefixItems": [{"type": "string"}], "items": {"type": "integer"}}"#,
      valid: ["[]", #"["a", 1, 2]"#], invalid: ["[1]", #"["a", "b"]"#]),
    Row(
      #"{"contains": {"const": 1}, "minContains": 2, "maxContains": 3}"#, valid: ["[1, 0, 1]"],
      invalid: ["[1]", "[1,1,1,1]"]),
    Row(#"{"allOf": [{"minimum": 1}, {"maximum": 3}]}"#, valid: ["2"], invalid: ["0", "4"]),
    Row(#"{"anyOf": [{"type": "string"}, {"minimum": 3}]}"#, valid: ["\"\"", "3"], invalid: ["2"]),
    Row(
      #"{"oneOf": [{"multipleOf": 2}, {"multipleOf": 3}]}"#, valid: ["2", "3"], invalid: ["6", "1"]),
    Row(#"{"not": {"type": "null"}}"#, valid: ["1"], invalid: ["null"]),
    Row(
      #"{"if": {"type": "integer"}, "then": {"minimum": 1}, "else": {"type": "string"}}"#,
      valid: ["1", "\"a\""], invalid: ["0", "1.5"]),
    Row(
      #"{"dependentSchemas": {"a": {"required": ["b"]}}}"#, valid: ["{}", #"{"a":1,"b":1}"#],
      invalid: [#"{"a": 1}"#]),
    Row(
      #"{"allOf": [{"properties": {"a": true}}], "unevaluatedProperties": false}"#,
      valid: [#"{"a": 1}"#], invalid: [#"{"a": 1, "b": 2}"#]),
    Row(
      #"{"anyOf": [{"prefixItems": [{"const": 1}]}, true], "unevaluatedItems": {"type": "string"}}"#,
      valid: [#"[1, "a"]"#, #"["a"]"#], invalid: ["[2]", "[1, 2]"]),
  ]

  private static let references = [
    Row(
      ##"{"$defs": {"list": {"type": "object", "properties": {"next": {"$ref": "#/$defs/list"}}}}, "$ref": "#/$defs/list"}"##,
      valid: [#"{"next": {"next": {}}}"#], invalid: [#"{"next": {"next": 1}}"#]),
    Row(
      ##"{"$defs": {"a/b~": {"$anchor": "here", "type": "string"}}, "items": {"$ref": "#here"}, "contains": {"$ref": "#/$defs/a~1b~0"}}"##,
      valid: [#"["a"]"#], invalid: ["[1]", "[]"]),
    Row(
      ##"{"$id": "https://a.example/root", "$defs": {"in": {"$id": "item", "type": "integer"}}, "items": {"$ref": "item"}}"##,
      valid: ["[1]"], invalid: ["[\"a\"]"]),
    // A tree that is strict about its own keys: the anchor of the outer schema wins.
    Row(
      ##"{"$id": "https://a.example/strict", "$dynamicAnchor": "node", "$ref": "tree", "unevaluatedProperties": false, "$defs": {"tree": {"$id": "tree", "$dynamicAnchor": "node", "type": "object", "properties": {"data": true, "children": {"type": "array", "items": {"$dynamicRef": "#node"}}}}}}"##,
      valid: [#"{"children": [{"data": 1}]}"#], invalid: [#"{"children": [{"daat": 1}]}"#]),
  ]

  // Features: 249
  @Test("Every keyword holds", arguments: [assertions, applicators, references].joined())
  func keywords(_ row: Row) throws {
    let schema = try JSONMapper().decode(AnyValue.self, from: row.schema)
    let validator = try SchemaValidator(schema)
    for (texts, isValid) in [(row.valid, true), (row.invalid, false)] {
      for text in texts {
        let value = try JSONMapper().decode(AnyValue.self, from: text)
        #expect(validator.isValid(value) == isValid, "\(text)")
        #expect(validator.errors(in: value).isEmpty == isValid, "\(text)")
      }
    }
  }

  @Test("Formats can be ignored") func formatsIgnored() throws {
    let validator = try SchemaValidator(["format": "uuid"], checksFormats: false)
    #expect(validator.isValid("x"))
  }

  @Test("A dialect may say that formats are checked, and that nothing else is")
  func dialects() throws {
    func validator(_ vocabulary: String) throws -> SchemaValidator {
      let address = "https://json-schema.org/draft/2020-12/vocab/" + vocabulary
      let dialect: AnyValue = ["$vocabulary": .object([address: true])]
      return try SchemaValidator(
        ["$schema": "https://a.example/dialect", "format": "uuid", "minLength": 3],
        checksFormats: vocabulary == "core"
      ) { $0 == "https://a.example/dialect" ? dialect : nil }
    }
    let uuid: AnyValue = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
    for vocabulary in ["core", "validation", "format-assertion"] {
      #expect(try validator(vocabulary).isValid(uuid))
      #expect(try validator(vocabulary).isValid("long") == (vocabulary != "format-assertion"))
      #expect(try validator(vocabulary).isValid("x") == (vocabulary == "core"))
    }
  }

  @Test("Errors have a path, and say what was expected and found") func errors() throws {
    let schema = JSONSchema.of([String: [Priced]].self)
    let errors = try SchemaValidator(schema).errors(
      inJSON: #"{"a": [{"price": 1, "name": 2}, {"price": -1}, {"price": 300}]}"#)
    #expect(
      errors.map(\.description) == [
        "expected a string or null at 'a[0].name', found number 2 (line 1, column 29)",
        "expected at least 0 at 'a[1].price', found number -1 (line 1, column 43)",
        "expected at most 255 at 'a[2].price', found number 300 (line 1, column 58)",
      ])
    #expect(
      try SchemaValidator(["required": ["b"]]).errors(in: [:]).map(\.description) == [
        "missing key 'b'"
      ])
    #expect(throws: MappingError.self) { try SchemaValidator(schema).validate([]) }
    #expect(try SchemaValidator(schema).errors(inJSON: "{").map(\.code) == [.unexpectedEnd])
  }

  @Test("No expression runs away") func expressions() throws {
    let validator = try SchemaValidator(["pattern": "^(a+)+(a|aa)*$"])
    let text = String(repeating: "a", count: 20_000)
    #expect(validator.isValid(.string(text)))
    #expect(!validator.isValid(.string(text + "b")))
  }

  @Test(
    "A schema that cannot be used is refused",
    arguments: [
      #"{"pattern": "(?=a)"}"#, #"{"pattern": "(a)\\1"}"#, #"{"pattern": "a{1,100000}"}"#,
      #"{"pattern": "(((((){9999}){9999}){9999}){9999}){9999}"}"#,
      #"{"pattern": "((((((((((a{9}){9}){9}){9}){9}){9}){9}){9}){9}){9})"}"#,
      ##"{"$ref": "#/$defs/none"}"##, #"{"$ref": "https://a.example/other"}"#, #"{"items": 1}"#,
      "1",
    ])
  func refused(_ text: String) throws {
    let schema = try JSONMapper().decode(AnyValue.self, from: text)
    #expect(throws: MappingError.self) { try SchemaValidator(schema) }
  }

  @Test("References outside the document are resolved by the caller") func resolving() throws {
    let validator = try SchemaValidator(["$ref": "https://a.example/other#/$defs/x"]) { address in
      address == "https://a.example/other" ? ["$defs": ["x": ["type": "null"]]] : nil
    }
    #expect(validator.isValid(.null))
    #expect(!validator.isValid(1))
  }

  @Test("A reference to itself, and a deep or wide one, end") func limits() throws {
    let loop = try SchemaValidator(["$ref": "#"])
    #expect(loop.errors(in: 1).map(\.code) == [.depthExceeded])
    #expect(!loop.isValid(1))
    // Each level applies the next one twice.
    var definitions = AnyValue.Object()
    for level in 0..<60 {
      let next = AnyValue.object(["$ref": .string("#/$defs/d\(level + 1)")])
      definitions["d\(level)"] = ["allOf": [next, next]]
    }
    definitions["d60"] = true
    var limits = SchemaValidator.Limits()
    limits.steps = 10_000
    let wide = try SchemaValidator(
      ["$defs": .object(definitions), "$ref": "#/$defs/d0"], limits: limits)
    #expect(wide.errors(in: 1).count == 1)
    var deep: AnyValue = true
    for _ in 0..<300 { deep = ["not": deep] }
    #expect(throws: MappingError.self) { try SchemaValidator(deep) }
    #expect(
      try SchemaValidator(["uniqueItems": true]).isValid(
        .array((0..<50_000).map { .number(AnyValue.Number($0)) })))
  }
}

@Mappable private struct Priced {
  var price: UInt8
  var name: String?
}
