import Maquette
import MaquetteDeclarations
import MaquetteSchema
import Testing

private struct Measure {
  var value: UInt8
  var unit: String?
}

extension Measure: DeclaredModel {
  static let declaration = ModelDeclaration(
    of: Measure(value: 1, unit: nil),
    .property("value", \.value, aliases: ["v"]),
    .property("unit", \.unit, key: "u"))
}

private struct Badge {
  let code: UInt8
  let measure: Measure
}

extension Badge: DeclaredModel {
  static let declaration = ModelDeclaration(
    .property("code", \.code, isRequired: true),
    .property("measure", \.measure)
  ) { values in
    Badge(
      code: try values("code"),
      measure: values("measure", default: Measure(value: 1, unit: nil)))
  }
}

private struct Stay {
  var nights: UInt8 = 1
}

extension Stay: DeclaredModel {
  static let declaration = ModelDeclaration(
    of: Stay(), .property("nights", \.nights, by: .text(UInt8.self)))
}

@Mappable private struct Wall {
  var badge: Badge
  var spare: Badge?
}

@Suite("The schema of a type that a declaration maps")
struct DeclaredSchemaTests {
  @Test("A property is there with its key, its type and whether it is required")
  func decoding() throws {
    try expectDecoded(
      Wall.self,
      valid: [
        #"{"badge":{"code":7}}"#, #"{"badge":{"code":7,"measure":{"value":2,"u":"m"}}}"#,
        #"{"badge":{"code":7,"measure":{}},"spare":null}"#,
        #"{"badge":{"code":7,"measure":{"u":null}}}"#,
      ],
      invalid: [
        "{}", #"{"badge":{}}"#, #"{"badge":{"code":300}}"#,
        #"{"badge":{"code":7,"measure":{"value":[]}}}"#,
        #"{"badge":{"code":7,"measure":{"u":{}}}}"#,
      ])
  }

  @Test("A strategy states the form of a declared property; null stands for its initial value")
  func strategies() throws {
    try expectDecoded(
      Stay.self,
      valid: ["{}", #"{"nights":"2"}"#, #"{"nights":null}"#],
      invalid: [#"{"nights":"x"}"#, #"{"nights":[]}"#])
    try expectEncoded([Stay(nights: 2), Stay(nights: 3)])
    let view = JSONSchema.of(Stay.self, .encoding).value["properties"]["nights"]
    #expect(view["type"] == "string")
  }

  @Test("Aliases are accepted, and encoded values have the key of the declaration")
  func views() throws {
    let accepting = try SchemaValidator(JSONSchema.of(Badge.self, .accepting))
    #expect(accepting.errors(inJSON: #"{"code":7,"measure":{"v":3}}"#) == [])
    try expectEncoded([
      Wall(badge: Badge(code: 1, measure: Measure(value: 2, unit: "m")), spare: nil),
      Wall(
        badge: Badge(code: 1, measure: Measure(value: 2, unit: nil)),
        spare: Badge(code: 2, measure: Measure(value: 3, unit: nil))),
    ])
    #expect(JSONSchema.of(Measure.self).problems == [])
    #expect(JSONSchema.of(Badge.self).problems.map(\.place) == ["Badge"])
    let encoding = try SchemaValidator(JSONSchema.of(Measure.self, .encoding))
    #expect(encoding.errors(inJSON: #"{"value":1,"u":"m"}"#) == [])
    #expect(!encoding.errors(inJSON: #"{"value":"1"}"#).isEmpty)
    #expect(!encoding.errors(inJSON: #"{"u":"m"}"#).isEmpty)
  }
}
