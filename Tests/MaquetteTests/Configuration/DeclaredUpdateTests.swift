import Maquette
import MaquetteDeclarations
import Testing

private struct Length: Equatable {
  var value: Double
  var unit: String? = "m"
  var note = ""
  var centimeters: Double {
    get { value * 100 }
    set { value = newValue / 100 }
  }
}

extension Length: DeclaredModel {
  static let declaration = ModelDeclaration(
    of: Length(value: 0), .property("value", \.value), .property("unit", \.unit),
    .property("centimeters", \.centimeters))
}

private final class Tape {
  var length = 1.0
  var color: String?
  var owner = ""
  var next: Tape?
}

extension Tape: DeclaredModel {
  static let declaration = ModelDeclaration(
    of: Tape(), .property("length", \.length), .property("color", \.color),
    .property("next", \.next))
}

@Mappable
private struct Drawer {
  var tape: Tape
  var spare: Tape
  var size: Int
}

@Suite("Updates of declared types")
struct DeclaredUpdateTests {
  @Test("An update changes only what it names: the rest stays, declared or not")
  func structs() throws {
    var length = Length(value: 1, unit: "km", note: "mine")
    try JSONMapper().update(&length, from: #"{"value": 2}"#)
    #expect(length == Length(value: 2, unit: "km", note: "mine"))
    try ValueMapper().update(&length, from: ["centimeters": 300])
    #expect(length == Length(value: 3, unit: "km", note: "mine"))
    try JSONMapper().update(&length, from: #"{"value": null, "unit": null}"#)
    #expect(length == Length(value: 0, unit: nil, note: "mine"))
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&length, from: #"{"unit": "x", "value": []}"#)
    }
    #expect(length == Length(value: 0, unit: nil, note: "mine"))
  }

  @Test("An update keeps an object, and changes it only if everything succeeds")
  func objects() throws {
    var tape = Tape()
    tape.owner = "Ada"
    tape.next = Tape()
    let (same, next) = (tape, tape.next)
    try JSONMapper().update(&tape, from: #"{"length": 2, "next": {"color": "red"}}"#)
    #expect(tape === same && tape.owner == "Ada" && tape.length == 2)
    #expect(tape.next === next && next?.color == "red" && next?.length == 1)

    var drawer = Drawer(tape: tape, spare: tape, size: 1)
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&drawer, from: #"{"tape": {"length": 3}, "size": []}"#)
    }
    #expect(tape.length == 2)
    try JSONMapper().update(
      &drawer, from: #"{"tape": {"length": 3}, "spare": {"color": "blue"}, "size": 4}"#)
    #expect(drawer.tape === same && tape.length == 3 && tape.color == "blue" && drawer.size == 4)
  }

  @Test("Nil of a property whose initial value is not nil is written as null")
  func nilValues() throws {
    let length = Length(value: 1, unit: nil)
    let json = #"{"value":1.0,"unit":null,"centimeters":100.0}"#
    #expect(try length.jsonString() == json)
    #expect(try ValueMapper().encode(length).jsonString() == json)
    #expect(try Length(json: json) == length)
    #expect(try Tape().jsonString() == #"{"length":1.0}"#)
  }
}
