import Foundation
import Testing

/// What the command says of schemas and options that it can make nothing of.
@Suite struct SchemaCommandTests: CommandRunning {
  private static let schema = ##"""
    {"type": "object", "properties": {"id": {"type": "integer"}, "to": {"$ref": "#/$defs/To"}},
     "$defs": {"To": {"properties": {"zip": {"type": "string"}}}}}
    """##

  private static let openAPI = """
    openapi: 3.1.0
    paths:
      /pets:
        get:
          responses:
            '200': {content: {application/json: {schema: {properties: {total: {type: integer}}}}}}
            '404': {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
            '500': {content: {application/json: {schema: {type: string}}}}
    components: {schemas: {Pet: {properties: {id: {type: integer}}}}}
    """

  @Test("A path of an option that no schema is at is refused, and so is one of samples")
  func pathsOfNothing() throws {
    try withFolder(["s.json": Self.schema, "a.yaml": Self.openAPI, "x.json": "{}"]) { folder in
      for option in [
        ["--map", "$.ids"], ["--type", "$.to.nothing=Int"], ["--rename", "$.$defs.From=X"],
        ["--ignore", "$.id.x"], ["--enum", "$.state"], ["--text", "$.zip"],
      ] {
        let outcome = try sculpt(["--schema", "s.json"] + option, in: folder)
        #expect(outcome.code == 64 && outcome.output.isEmpty, "\(option)")
        #expect(outcome.errors.contains("Nothing is at $"), "\(option)")
      }
      for option in [
        ["--type", "$.id=Identifier"], ["--rename", "$.to=target"], ["--ignore", "$.id"],
        ["--type", "$.$defs.To.zip=Zip"],
      ] {
        let outcome = try sculpt(["--schema", "s.json"] + option, in: folder)
        #expect(outcome.code == 0, "\(option)")
      }
      #expect(try sculpt("--openapi", "a.yaml", "--map", "$.Pets", in: folder).code == 64)
      #expect(try sculpt("--openapi", "a.yaml", "--map", "$.Pet", in: folder).code == 0)
      let verify = try sculpt(
        "verify", "x.json", "--schema", "s.json", "--map", "$.ids", in: folder)
      #expect(verify.code == 64)
    }
  }

  @Test("A type that was given for a second use of a schema is that of the second use")
  func typeOfASecondUse() throws {
    let twice =
      ##"{"properties": {"a": {"$ref": "#/properties/b"}, "b": {"properties": {"x": true}}}}"##
    try withFolder(["s.json": twice]) { folder in
      let outcome = try sculpt("--schema", "s.json", "--type", "$.b=Mine", in: folder)
      #expect(outcome.code == 0 && outcome.output.contains("var b: Mine?"))
    }
  }

  @Test("What is no schema, or of the other kind, is refused")
  func otherDocuments() throws {
    try withFolder([
      "s.json": Self.schema, "a.yaml": Self.openAPI, "sample.json": #"{"id": 1, "title": "x"}"#,
    ]) { folder in
      let openAPI = try sculpt("--schema", "a.yaml", in: folder)
      #expect(openAPI.code == 65 && openAPI.output.isEmpty)
      #expect(openAPI.errors.hasPrefix("a.yaml: error: ") && openAPI.errors.contains("--openapi"))
      let sample = try sculpt("--schema", "sample.json", in: folder)
      #expect(sample.code == 65 && sample.errors.hasPrefix("sample.json: error: "))
      #expect(try sculpt("--openapi", "s.json", in: folder).code == 65)
      #expect(try sculpt("--schema", ".", in: folder).code == 66)
    }
  }

  @Test("A second file with schemas, and no name of one, are refused")
  func oneFile() throws {
    try withFolder(["s.json": Self.schema, "a.yaml": Self.openAPI]) { folder in
      for arguments in [
        ["--schema", "s.json", "--schema", "s.json"],
        ["--schema", "s.json", "--openapi", "a.yaml"],
        ["--openapi", "a.yaml", "--openapi", "a.yaml"], ["--openapi", "a.yaml", "--only", ","],
      ] {
        let outcome = try sculpt(arguments, in: folder)
        #expect(outcome.code == 64, "\(arguments)")
      }
    }
  }

  @Test("Objects of OpenAPI that are no components, and options of samples, are named")
  func partsThatGiveNoTypes() throws {
    try withFolder(["a.yaml": Self.openAPI]) { folder in
      let outcome = try sculpt("--openapi", "a.yaml", "--no-maps", in: folder)
      #expect(outcome.code == 0 && outcome.output.contains("struct Pet"))
      let pointer = "#/paths/~1pets/get/responses/200/content/application~1json/schema"
      #expect(
        outcome.errors == """
          a.yaml: warning: --no-maps says nothing about a schema
          a.yaml: note: \(pointer): it is no component, so it gives no type

          """)
    }
  }

  @Test("A folder inside one of samples is named, because it is not read")
  func foldersInside() throws {
    try withFolder(["in/1.json": #"{"a": 1}"#, "in/more/2.json": #"{"a": "x"}"#]) { folder in
      let outcome = try sculpt("in", in: folder)
      #expect(outcome.code == 0 && outcome.output.contains("var a: Int"))
      #expect(outcome.errors == "in/more: warning: a folder inside a folder is not read\n")
      #expect(try sculpt("in/more", in: folder).errors.isEmpty)
    }
  }
}
