import AgreementSupport
import Maquette
import MaquetteDeclarations
import Testing

// Types like those of another module, which cannot have the macro.

private struct Measure: Equatable {
  var value: Double
  var unit: String?
}

private struct Badge: Equatable {
  let code: Int
  let measure: Measure
}

private final class Shelf {
  var name = "shelf"
  var badges: [Badge] = []
}

extension Measure: DeclaredModel {
  static let declaration = ModelDeclaration(
    of: Measure(value: 0, unit: nil),
    .property("value", \.value, aliases: ["v", "amount"]),
    .property("unit", \.unit, key: "u"))
}

extension Badge: DeclaredModel {
  static let declaration = ModelDeclaration(
    .property("code", \.code, isRequired: true),
    .property("measure", \.measure)
  ) { values in
    let code: Int = try values("code")
    guard code > 0 else { throw MappingError(.invalidValue, expected: "a positive code") }
    return Badge(code: code, measure: values("measure", default: Measure(value: 1, unit: nil)))
  }
}

extension Shelf: DeclaredModel {
  static let declaration = ModelDeclaration(
    of: Shelf(), .property("name", \.name), .property("badges", \.badges))
}

@Mappable
private struct Room: Equatable {
  var size: Measure
  var badge: Badge?
}

@Suite("Types of other modules, mapped by a declaration")
struct DeclaredModelTests {
  // Features: 56, 4.4
  @Test("They are read and written like models that carry the macro")
  func roundTrips() throws {
    try expectRoundTrip(
      Room(
        size: Measure(value: 2.5, unit: "m"), badge: Badge(code: 7, measure: Measure(value: 1.5))),
      #"{"size":{"value":2.5,"u":"m"},"badge":{"code":7,"measure":{"value":1.5}}}"#)
    let shelf = try Shelf(json: #"{"badges":[{"code":1}]}"#)
    #expect(shelf.name == "shelf" && shelf.badges == [Badge(code: 1, measure: Measure(value: 1))])
  }

  @Test(
    "Missing and null values take those of the first instance; aliases are tried in their order",
    arguments: [
      ("{}", Measure(value: 0)), (#"{"value":null,"u":null}"#, Measure(value: 0)),
      (#"{"amount":3.5,"v":2.5}"#, Measure(value: 2.5)),
      (#"{"value":1.5,"v":2.5}"#, Measure(value: 1.5)),
      (#"{"v":2.5,"value":1.5,"other":1}"#, Measure(value: 1.5)),
    ])
  private func takesDefaults(json: String, measure: Measure) throws {
    #expect(try read(Measure.self, json) == measure)
  }

  @Test(
    "Invalid values are reported with their locations",
    arguments: [
      (
        #"{"size":{"value":[]}}"#,
        "expected Double at 'size.value' in Measure, found an array (line 1, column 18)"
      ),
      (#"{"size":7}"#, "expected an object at 'size' in Room, found number 7 (line 1, column 9)"),
      (#"{"size":{},"badge":{}}"#, "missing key 'code' at 'badge' in Badge (line 1, column 20)"),
      (
        #"{"size":{},"badge":{"code":null}}"#,
        "expected Int at 'badge.code' in Badge, found null (line 1, column 28)"
      ),
      (
        #"{"size":{},"badge":{"code":-1}}"#,
        "expected a positive code at 'badge' in Room, found an object (line 1, column 20)"
      ),
    ])
  func tellsErrors(json: String, text: String) throws {
    #expect(try readError(Room.self, json).description == text)
  }

  // Features: 3.10, 1.7
  @Test("They are changed in place, and described")
  func changes() throws {
    var room = Room(
      size: Measure(value: 2, unit: "m"), badge: Badge(code: 7, measure: Measure(value: 1)))
    try JSONMapper().update(&room, from: #"{"size":{"value":3},"badge":{"measure":{"u":"x"}}}"#)
    #expect(
      room
        == Room(
          size: Measure(value: 3, unit: "m"),
          badge: Badge(code: 7, measure: Measure(value: 1, unit: "x"))))
    #expect(Measure.schema.properties.map(\.name) == ["value", "unit"])
    #expect(ModelDescription.line(of: room.size) == #"Measure: ["value": 3.0, "unit": m]"#)
    #expect(Badge.schema[property: "code"]?.flags.contains(.isConstant) == true)
  }

  // Features: 4.4, 171
  @Test("They are configured from outside, and reported")
  func isConfigured() throws {
    let mapper = JSONMapper(
      options: .init(
        unknownKeys: .report,
        configuration: try MappingConfiguration(.model(Measure.self).key("wert", for: "value"))))
    let report = mapper.decodeReporting(
      Room.self, from: #"{"size":{"wert":"2.5","x":1},"badge":{"code":{}}}"#)
    #expect(report.value == Room(size: Measure(value: 2.5)))
    #expect(report.issues.map(\.error.path.description) == ["size.wert", "size.x", "badge.code"])
    #expect(try mapper.encodeString(Measure(value: 2.5)) == #"{"wert":2.5}"#)
  }
}
