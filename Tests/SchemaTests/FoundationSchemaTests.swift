import Foundation
import Maquette
import MaquetteSchema
import Testing

/// Foundation's types that are objects and arrays have schemas that agree with what is decoded and encoded.
@Suite("Schemas of Foundation's composed types")
struct FoundationSchemaTests {
  @Test("A point and a size are two numbers, a rectangle is both") func geometry() throws {
    let coordinate =
      #"{"type":"number","minimum":-1.7976931348623157e+308,"maximum":1.7976931348623157e+308}"#
    let pair = #"{"type":"array","items":\#(coordinate),"minItems":2,"maxItems":2}"#
    for view in [DataView.decoding, .encoding] {
      try expectSchema(CGPoint.self, view, pair)
      try expectSchema(CGSize.self, view, pair)
    }
    try expectDecoded(
      CGPoint.self, valid: ["[1, 2.5]"], invalid: ["[1]", "[1, 2, 3]", "{}", "[null, 1]"])
    try expectDecoded(CGSize.self, valid: ["[0, -2]"], invalid: ["[]", "1"])
    try expectDecoded(
      CGRect.self, valid: ["[[1, 2], [3, 4]]"],
      invalid: ["[[1, 2]]", "[1, 2, 3, 4]", "[[1, 2], [3, 4], [5, 6]]", "[[1], [2, 3]]"])
    try expectEncoded([CGPoint(x: 1, y: 2)])
    try expectEncoded([CGSize(width: 1, height: 2)])
    try expectEncoded([CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(JSONSchema.of(CGRect.self).problems.isEmpty)
  }

  @Test("A time zone and a locale are objects with an identifier, or the identifier")
  func identifiers() throws {
    try expectSchema(
      Locale.self,
      #"{"anyOf":[{"type":"object","properties":{"identifier":{"type":"string"}},"required":["identifier"]},{"type":"string"}]}"#
    )
    try expectDecoded(
      Locale.self, valid: [#"{"identifier": "de_CH"}"#, #""de_CH""#], invalid: ["{}", "1", "[]"])
    try expectDecoded(
      TimeZone.self, valid: [#"{"identifier": "GMT"}"#, #""GMT""#],
      invalid: ["{}", #"{"identifier": null}"#])
    try expectEncoded([Locale(identifier: "de_CH")])
    try expectEncoded([TimeZone.gmt])
    #expect(JSONSchema.of(Locale.self).problems.isEmpty)
    #expect(
      JSONSchema.of(TimeZone.self).problems.map(\.description) == ["the time zone is known"])
  }
}
