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

  @Test("Components of an address are a text") func addresses() throws {
    try expectSchema(URLComponents.self, #"{"type":"string","format":"uri-reference"}"#)
    try expectDecoded(
      URLComponents.self, valid: [#""https://a.example/b?c=d#e""#, #""../b""#],
      invalid: ["1", "null"])
    try expectEncoded([URLComponents(string: "https://a.example/b?c=%20#e")])
    #expect(JSONSchema.of(URLComponents.self).problems.isEmpty)
    let tolerant = try SchemaValidator(JSONSchema.of(URLComponents.self, .accepting))
    #expect(tolerant.errors(inJSON: #"{"host": "a.example"}"#) == [])
  }

  @Test("Paths and sets of indexes are objects with numbers") func indexes() throws {
    try expectDecoded(
      IndexPath.self, valid: [#"{"indexes": [1, 2]}"#, #"{"indexes": []}"#],
      invalid: ["{}", "[1]", #"{"indexes": ["a"]}"#])
    try expectDecoded(
      IndexSet.self,
      valid: [
        #"{"indexes": [{"location": 0, "length": 2}, {"location": 7, "length": 0}]}"#,
        #"{"indexes": [{"location": 4611686018427387903, "length": 4611686018427387903}]}"#,
      ],
      invalid: [
        "{}", #"{"indexes": [1]}"#, #"{"indexes": [{"location": 1}]}"#,
        #"{"indexes": [{"location": -1, "length": 2}]}"#,
      ])
    try expectEncoded([IndexPath(indexes: [3, -1]), IndexPath()])
    try expectEncoded([IndexSet([1, 2, 5]), IndexSet(), IndexSet(integer: Int.max - 2)])
    #expect(JSONSchema.of(IndexPath.self).problems.isEmpty)
    #expect(JSONSchema.of(IndexSet.self).problems.isEmpty)
  }

  @Test("Calendars, components of dates and measurements are the objects of Foundation's coders")
  func codedTypes() throws {
    let calendar = """
      {"identifier": "gregorian", "timeZone": {"identifier": "GMT"}, "firstWeekday": 1,
      "minimumDaysInFirstWeek": 4.0}
      """
    try expectDecoded(
      Calendar.self, valid: [calendar], invalid: ["{}", #"{"identifier": "gregorian"}"#, "1"])
    try expectDecoded(
      DateComponents.self,
      valid: [
        "{}", #"{"year": 2026, "month": -3, "isLeapMonth": true}"#, #"{"calendar": \#(calendar)}"#,
      ],
      invalid: ["[]", #"{"year": "a"}"#, #"{"isLeapMonth": 1}"#, #"{"calendar": {}}"#])
    try expectDecoded(
      Measurement<UnitLength>.self,
      valid: [
        #"{"value": 1, "unit": {"symbol": "m", "converter": {"coefficient": 1, "constant": 0.5}}}"#
      ],
      invalid: [
        #"{"value": 1, "unit": {"symbol": "m"}}"#, #"{"value": 1}"#, #"{"value": "a", "unit": {}}"#,
      ])
    try expectDecoded(
      Measurement<Unit>.self, valid: [#"{"value": 1.5, "unit": {"symbol": "m"}}"#],
      invalid: [#"{"value": 1, "unit": {}}"#])
    try expectEncoded([Calendar(identifier: .buddhist), .current])
    try expectEncoded([
      DateComponents(),
      DateComponents(calendar: .current, timeZone: .gmt, year: 2026, weekOfYear: 3),
    ])
    try expectEncoded([Measurement(value: 1.5, unit: UnitTemperature.celsius)])
    try expectEncoded([Measurement(value: 1, unit: Unit(symbol: "each"))])
    #expect(JSONSchema.of(Measurement<UnitLength>.self).problems.isEmpty)
    #expect(
      JSONSchema.of(DateComponents.self).problems.map(\.description) == [
        "calendar: Foundation knows the calendar and its time zone",
        "timeZone: the time zone is known",
      ])
  }
}
