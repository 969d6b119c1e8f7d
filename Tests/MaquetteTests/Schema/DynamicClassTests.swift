import Maquette
import Testing

/// Operations through a superclass use the object's own class, also in optimized code.
@Suite("Objects in variables of their superclass")
struct DynamicClassTests {
  @Mappable class Animal { var name = "" }
  @Mappable final class Puppy: Animal { var weeks = 0 }

  private let json = #"{"name":"Rex","weeks":8}"#

  private func puppy() throws -> Animal { try Puppy(json: json) }

  @Test("A copy is of the object's own class")
  func copies() throws {
    let animal = try puppy()
    #expect((try animal.copy() as? Puppy)?.weeks == 8)
    #expect((try animal.copy { $0.name = "Max" } as? Puppy)?.weeks == 8)
    let set = try animal.copy(setting: ["weeks": 9]) as? Puppy
    #expect(set?.weeks == 9)
    #expect(set?.name == "Rex")
  }

  @Test("It is encoded, described and compared by its own class")
  func written() throws {
    let animal = try puppy()
    let other = try puppy()
    (other as? Puppy)?.weeks = 9
    #expect(try animal.jsonString() == json)
    #expect(try ValueMapper().encode(animal) == AnyValue(json: json))
    #expect(other.changedProperties(since: animal) == ["weeks"])
  }

  @Test("It is updated by its own class")
  func changed() throws {
    var animal = try puppy()
    try animal.setValue(10, at: "weeks")
    #expect((animal as? Puppy)?.weeks == 10)
  }

  @Test("A class known only at run time decodes")
  func runTime() throws {
    let type: Animal.Type = Puppy.self
    let tree = try AnyValue(json: json)
    #expect((try JSONMapper().decode(type, from: json) as? Puppy)?.weeks == 8)
    #expect((try ValueMapper().decode(type, from: tree) as? Puppy)?.weeks == 8)
    #expect((JSONMapper().decodeReporting(type, from: json).value as? Puppy)?.weeks == 8)
    #expect((ValueMapper().decodeReporting(type, from: tree).value as? Puppy)?.weeks == 8)
  }

  @Mappable class Badge {
    let id: Int
    let tag: Tag
    var note = ""
    init(id: Int, tag: Tag) { (self.id, self.tag) = (id, tag) }
  }

  @Mappable final class Tag {
    var text = ""
    init(text: String) { self.text = text }
  }

  @Test("A constant of an object is rejected, or set in a copy")
  func constants() throws {
    var badge = Badge(id: 1, tag: Tag(text: "a"))
    let error = #expect(throws: MappingError.self) { try badge.setValue(5, at: "id") }
    #expect(error?.code == .invalidValue)
    #expect(error?.path == "id")
    #expect(badge.id == 1)
    try badge.setValue("b", at: "tag.text")
    #expect(badge.tag.text == "b")
    let copy = try badge.copy(setting: ["id": 5, "note": "new"])
    #expect(copy.id == 5)
    #expect(copy.note == "new")
    #expect(copy.tag.text == "b")
  }
}
