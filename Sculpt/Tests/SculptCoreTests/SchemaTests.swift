import Testing

@testable import SculptCore

/// Types of schemas, and what they do not say.
@Suite struct SchemaTests {
  private func document(_ text: String, name: String = "s.json") throws -> SchemaDocument {
    try SchemaDocument(.bytes(Array(text.utf8), name: name))
  }

  /// The properties of the root as they are written, and the notes.
  private func properties(
    _ schema: String, rules change: (inout InferenceRules) -> Void = { _ in }
  ) throws -> (lines: [String], notes: [String]) {
    var rules = InferenceRules()
    change(&rules)
    let (model, notes) = SchemaInference.model(of: try document(schema), by: rules)
    let lines = SwiftFile(model, rules: rules).text.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.contains("var ") }
    return (lines.map { String($0.dropFirst(2)) }, notes.map { "\($0.pointer): \($0.text)" })
  }

  private func types(
    _ schema: String, rules change: (inout InferenceRules) -> Void = { _ in }
  ) throws -> String {
    var rules = InferenceRules()
    change(&rules)
    let model = SchemaInference.model(of: try document(schema), by: rules).model
    return code(SwiftFile(model, rules: rules))
  }

  private func code(_ file: SwiftFile) -> String {
    file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("// ") || $0.hasPrefix("import") || $0.isEmpty }
      .joined(separator: "\n")
  }

  @Test(
    "A schema without a type has the type that its keywords are about",
    arguments: [
      (#"{"pattern": "^a"}"#, "String?"), (#"{"minLength": 1}"#, "String?"),
      (#"{"maxLength": 9, "nullable": true}"#, "Presence<String>"),
      (#"{"format": "date-time"}"#, "Date?"), (#"{"format": "uuid"}"#, "UUID?"),
      (#"{"format": "email"}"#, "String?"), (#"{"format": "color"}"#, "AnyValue?"),
      (#"{"contentEncoding": "base64"}"#, "Data?"),
      (#"{"minimum": 0}"#, "Double?"), (#"{"exclusiveMaximum": 9.5}"#, "Double?"),
      (#"{"multipleOf": 2}"#, "Double?"), (#"{"format": "int32"}"#, "Int32?"),
      (#"{"format": "int64", "minimum": 1}"#, "Int64?"), (#"{"format": "float"}"#, "Float?"),
      (#"{"minItems": 1}"#, "[AnyValue]?"), (#"{"uniqueItems": true}"#, "[AnyValue]?"),
      (#"{"contains": {"type": "string"}}"#, "[AnyValue]?"),
      (#"{"items": {"pattern": "a"}}"#, "[String]?"),
      (#"{"minProperties": 1}"#, "[String: AnyValue]?"),
      (#"{"required": ["a"]}"#, "[String: AnyValue]?"),
      (#"{"required": true}"#, "AnyValue?"),
      (#"{"propertyNames": {"pattern": "a"}}"#, "[String: AnyValue]?"),
      (#"{"const": "a"}"#, "String?"), (#"{"const": 1}"#, "Int?"),
      (#"{"enum": [true, false]}"#, "Bool?"),
      (#"{"enum": [1, 2.5]}"#, "Double?"), (#"{"enum": ["a", 1]}"#, "AnyValue?"),
      (#"{"enum": ["a", "b"], "minLength": 1}"#, "P?"),
      (#"{"properties": {"a": {"minimum": 1}}}"#, "P?"),
      (#"{"minLength": 1, "minimum": 0}"#, "P?"),
      (#"{"allOf": [{"minLength": 1}, {"maxLength": 3}]}"#, "String?"),
      (#"{"allOf": [{"type": "integer"}, {"minimum": 3}]}"#, "Int?"),
      (#"{"oneOf": [{"minLength": 1}, {"minimum": 0}]}"#, "P?"),
      (#"{"oneOf": [{"pattern": "a"}, {"type": "null"}]}"#, "Presence<String>"),
    ])
  func schemasWithoutAType(_ schema: String, _ expected: String) throws {
    let lines = try properties("{\"properties\": {\"p\": \(schema)}}").lines
    #expect(lines == ["var p: \(expected)"])
  }

  @Test(arguments: [
    (#"{"type": "string"}"#, "String?"), (#"{"type": "integer"}"#, "Int?"),
    (#"{"type": "integer", "format": "int32"}"#, "Int32?"),
    (#"{"type": "integer", "format": "int64"}"#, "Int64?"),
    (#"{"type": "number"}"#, "Double?"), (#"{"type": "number", "format": "float"}"#, "Float?"),
    (#"{"type": "boolean"}"#, "Bool?"), (#"{"type": "string", "format": "date-time"}"#, "Date?"),
    (#"{"type": "string", "format": "date"}"#, "CivilDate?"),
    (#"{"type": "string", "format": "uuid"}"#, "UUID?"),
    (#"{"type": "string", "format": "uri"}"#, "URL?"),
    (#"{"type": "string", "format": "byte"}"#, "Data?"),
    (#"{"type": ["string", "null"]}"#, "Presence<String>"),
    (#"{"type": "string", "nullable": true}"#, "Presence<String>"),
    (#"{"anyOf": [{"type": "integer"}, {"type": "null"}]}"#, "Presence<Int>"),
    (#"{"enum": ["a", "b", null]}"#, "Presence<P>"), (#"{"enum": [1, 2]}"#, "Int?"),
    (#"{"type": "array", "items": {"type": "integer"}}"#, "[Int]?"),
    (#"{"type": "array"}"#, "[AnyValue]?"), (#"{"type": "object"}"#, "[String: AnyValue]?"),
    (#"{"additionalProperties": {"type": "boolean"}}"#, "[String: Bool]?"),
    (#"{"patternProperties": {"^a": {"type": "integer"}}}"#, "[String: Int]?"),
    (#"{"oneOf": [{"type": "integer"}, {"type": "number"}]}"#, "Double?"),
    (#"{"oneOf": [{"type": "string"}, {"type": "string", "format": "date"}]}"#, "String?"),
    (#"{"anyOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}]}"#, "AnyValue?"),
    ("true", "AnyValue?"), ("{}", "AnyValue?"),
  ])
  func aSchemaHasAType(_ schema: String, _ type: String) throws {
    let found = try properties("{\"properties\": {\"p\": \(schema)}}")
    #expect(found.lines == ["var p: \(type)"])
  }

  @Test func requiredKeysAndNullMakeFourKindsOfProperties() throws {
    let schema = #"""
      {"required": ["a", "b"], "properties": {
        "a": {"type": "string"}, "b": {"type": ["string", "null"]},
        "c": {"type": "string"}, "d": {"type": ["string", "null"]}}}
      """#
    #expect(
      try properties(schema).lines == [
        "var a: String", "@EncodableIf(.always) var b: String?", "var c: String?",
        "var d: Presence<String>",
      ])
    #expect(try properties(schema) { $0.isTolerant = true }.lines[0] == "var a: String?")
  }

  @Test func referencesLeadToOneType() throws {
    let found = try properties(
      #"""
      {"properties": {"a": {"$ref": "#/$defs/A"}, "b": {"$ref": "#/$defs/A", "description": "Other."},
        "c": {"$ref": "#anchor"}, "d": {"$ref": "d.json"}, "e": {"allOf": [{"$ref": "#/$defs/A"}], "nullable": true}},
       "$defs": {"A": {"properties": {"x": {"type": "integer"}}, "$anchor": "anchor"},
        "D": {"$id": "d.json", "type": "integer"}}}
      """#)
    #expect(
      found.lines == [
        "var a: A?", "var b: A?", "var c: A?", "var d: Int?", "var e: Presence<A>",
      ])
    #expect(found.notes.isEmpty)
  }

  @Test func whatTypesDoNotSayIsNoted() throws {
    let found = try properties(
      #"""
      {"properties": {"a": {"type": "string", "pattern": "^a", "minLength": 1, "x-more": 1, "title": "A"},
        "b": {"$ref": "other.json"}, "c": {"const": "x"}, "d": {"type": "string", "format": "email"},
        "e": {"type": "string", "format": "date", "default": "2024-05-06"}, "f": false},
       "additionalProperties": false, "required": ["g"], "if": {}, "anyOf": [{"required": ["a"]}]}
      """#)
    #expect(
      Set(found.notes) == [
        "#/properties/a: 'pattern', 'minLength' are not expressed",
        "#/properties/b: 'other.json' is not in the document",
        "#/properties/c: that only \"x\" is allowed is not expressed",
        "#/properties/d: the format 'email' is not expressed",
        "#/properties/e/default: the default is not expressed",
        "#/properties/f: that no value is allowed is not expressed",
        "#: the required key 'g' is no property, so it is not expressed",
        "#: 'additionalProperties', 'if' are not expressed", "#: 'anyOf' is not expressed",
      ])
  }

  @Test func allOfMerges() throws {
    let found = try properties(
      #"""
      {"allOf": [{"$ref": "#/$defs/A"}, {"properties": {"b": {"type": "integer"}}, "required": ["a", "b"]}],
       "properties": {"c": {"type": "boolean"}}, "$defs": {"A": {"properties": {"a": {"type": "string"}}}}}
      """#)
    #expect(found.lines == ["var c: Bool?", "var a: String", "var b: Int"])
    #expect(found.notes.isEmpty)
  }

  @Test func aDiscriminatorMakesAnEnum() throws {
    let text = #"""
      openapi: 3.1.0
      components:
        schemas:
          Shape:
            oneOf: [{$ref: '#/components/schemas/Circle'}, {$ref: '#/components/schemas/Square'}]
            discriminator: {propertyName: kind, mapping: {round: '#/components/schemas/Circle'}}
          Circle:
            type: object
            properties: {kind: {type: string}, radius: {type: number}}
            required: [kind, radius]
          Square:
            type: object
            properties: {kind: {type: string}, side: {type: number}}
            required: [kind, side]
      """#
    let shapes = try document(text, name: "a.yaml")
    let (model, notes) = try SchemaInference.model(ofComponents: shapes)
    #expect(notes.isEmpty)
    #expect(
      code(SwiftFile(model))
        == """
        @Mappable(tagged: .internal("kind"))
        enum Shape: Sendable, Hashable {
          @CodingKey("round") case round(Circle)
          @CodingKey("Square") case square(Square)
          @CodableFallback case unrecognized(AnyValue)

          @Mappable
          struct Circle: Sendable, Hashable {
            var radius: Double
          }

          @Mappable
          struct Square: Sendable, Hashable {
            var side: Double
          }
        }

        """.replacing("@CodingKey(\"round\") ", with: ""))
    // A variant that is named has a type of its own, with its tag.
    let square = try SchemaInference.model(ofComponents: shapes, only: ["Square"]).model
    #expect(code(SwiftFile(square)).contains("var kind: String"))
    #expect(throws: SchemaInference.Failure.self) {
      try SchemaInference.model(ofComponents: shapes, only: ["Triangle"])
    }
    #expect(throws: SchemaInference.Failure.self) {
      try SchemaInference.model(ofComponents: try document("{}"))
    }
  }

  @Test func rulesAboutPathsHold() throws {
    let schema = #"""
      {"properties": {"a": {"type": "number"}, "b": {"enum": ["x", "y"]}, "c": {"type": "string"},
        "d": {"$ref": "#/$defs/D"}, "e": {"type": "string", "format": "date"}},
       "$defs": {"D": {"properties": {"z": {"type": "integer"}}}}}
      """#
    let found = try properties(schema) {
      $0.types[SamplePath("$.a")!] = "Money"
      $0.ignored = [SamplePath("$.c")!]
      $0.texts = [SamplePath("$.b")!]
      $0.names[SamplePath("$.$defs.D")!] = "Detail"
      $0.names[SamplePath("$.e")!] = "day"
      $0.findsForms = false
    }
    #expect(
      found.lines == [
        "var a: Money?", "var b: String?", "var d: Detail?", "@CodingKey(\"e\") var day: String?",
      ])
  }

  @Test func schemasThatContainThemselvesEnd() throws {
    let loop = try properties(
      ##"{"properties": {"a": {"$ref": "#/$defs/A"}}, "$defs": {"A": {"$ref": "#/$defs/B"}, "B": {"$ref": "#/$defs/A"}}}"##
    )
    #expect(loop.lines == ["var a: AnyValue?"] && loop.notes.count == 1)
    let cycle = try properties(
      ##"{"properties": {"a": {"$ref": "#"}, "b": {"allOf": [{"$ref": "#/properties/b"}, {"type": "string"}]}}}"##
    )
    #expect(cycle.lines == ["var a: Box<Root>?", "var b: String?"])
    // Each schema doubles the one before it.
    let doubled = (0..<60).map { index in
      let next = "{\"$ref\": \"#/$defs/S\(index + 1)\"}"
      return "\"S\(index)\": {\"allOf\": [\(next), \(next)]}"
    }
    let schema =
      "{\"$ref\": \"#/$defs/S0\", \"$defs\": {\(doubled.joined(separator: ", ")), \"S60\": {\"type\": \"string\"}}}"
    #expect(try types(schema).contains("= String"))
  }

  @Test func longChainsOfSchemasTakeNoStack() throws {
    let count = 5000
    let chain = (0..<count).map {
      "\"S\($0)\": {\"required\": [\"next\"], \"properties\": {\"next\": {\"$ref\": \"#/$defs/S\(($0 + 1) % count)\"}}}"
    }
    let schema = "{\"$ref\": \"#/$defs/S0\", \"$defs\": {\(chain.joined(separator: ", "))}}"
    let (model, notes) = SchemaInference.model(of: try document(schema))
    #expect(model.declarations.count == count && notes.isEmpty)
    // The last one contains the first one.
    #expect(SwiftFile(model).text.contains("var next: S0.Box<S0>"))
    // Arrays of arrays are written as one type, so that a long chain of them is any value.
    let arrays = (0..<5000).map { "\"S\($0)\": {\"items\": {\"$ref\": \"#/$defs/S\($0 + 1)\"}}" }
    let long =
      "{\"$ref\": \"#/$defs/S0\", \"$defs\": {\(arrays.joined(separator: ", ")), \"S5000\": {}}}"
    #expect(try types(long).contains("typealias Root = [["))
  }

  @Test func otherDocumentsAreErrors() {
    for text in ["[]", "5", "", "{\"type\": "] {
      #expect(throws: SampleError.self) { try document(text) }
    }
  }

  /// Whatever keywords say, there are types, and notes that name places in the document.
  @Test(arguments: 0..<60) func anySchemaHasTypes(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    func schema(_ depth: Int) -> String {
      func one() -> String {
        depth > 0 && random.number(below: 4) > 0
          ? schema(depth - 1) : ["{}", "true", "false", "5", "null"][random.number(below: 5)]
      }
      func list() -> String {
        "[" + (0..<random.number(below: 4)).map { _ in one() }.joined(separator: ", ") + "]"
      }
      func object() -> String {
        let members = (0..<random.number(below: 4)).map {
          "\"\(["a", "type", "", "é"][$0])\": \(one())"
        }
        return "{\(members.joined(separator: ", "))}"
      }
      let keywords: [() -> String] = [
        {
          "\"type\": "
            + ["\"object\"", "\"array\"", "[\"string\", \"null\"]", "\"x\"", "7", "[]"][
              random.number(below: 6)]
        },
        { "\"properties\": " + object() }, { "\"required\": [\"a\", \"type\", 3]" },
        { "\"items\": " + one() }, { "\"allOf\": " + list() }, { "\"oneOf\": " + list() },
        { "\"anyOf\": " + list() }, { "\"additionalProperties\": " + one() },
        {
          "\"enum\": "
            + ["[]", "[null]", "[\"a\", 1]", "[\"a\", \"b\", \"\"]", "{}"][random.number(below: 5)]
        },
        { "\"const\": " + ["null", "\"a\"", "[]"][random.number(below: 3)] },
        {
          "\"$ref\": "
            + ["\"#\"", "\"#/$defs/A\"", "\"#/$defs/B\"", "\"#/properties/a\"", "\"x\"", "1"][
              random.number(below: 6)]
        },
        { "\"nullable\": true" },
        { "\"default\": " + ["1", "\"a\"", "[]", "{}"][random.number(below: 4)] },
        {
          "\"discriminator\": {\"propertyName\": \"type\", \"mapping\": {\"m\": \"#/$defs/A\", \"n\": 4}}"
        },
        { "\"format\": \"date\"" }, { "\"description\": \"a\\n*/ b\"" },
        { "\"patternProperties\": " + object() },
      ]
      var chosen: Set<Int> = []
      for _ in 0...random.number(below: 4) { chosen.insert(random.number(below: keywords.count)) }
      return "{" + chosen.sorted().map { keywords[$0]() }.joined(separator: ", ") + "}"
    }
    for _ in 0..<20 {
      let body = schema(4).dropFirst().dropLast()
      let comma = body.isEmpty ? "" : ", "
      let text = "{\(body)\(comma)\"$defs\": {\"A\": \(schema(3)), \"B\": \(schema(3))}}"
      let document = try document(text)
      let (model, notes) = SchemaInference.model(of: document)
      for style in OutputOptions.Style.allCases {
        var options = OutputOptions()
        options.style = style
        #expect(!SwiftFile(model, options: options).text.isEmpty)
        options.splits = true
        _ = SwiftFile(model, options: options).files
      }
      for note in notes { #expect(document.target(of: note.pointer) != nil, "\(note.message)") }
    }
  }
}
