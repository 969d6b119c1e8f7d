import Foundation
import Maquette
import Testing

/// Schemas, and access by name and path.
@Suite("Introspection")
struct IntrospectionTests {
  typealias Words = [String]

  @Mappable
  struct Grade: Equatable {
    var name: String
    var teacher: String?
  }

  @Mappable
  struct School: Equatable {
    let name: String
    @CodingKey(path: "details.grade") var grade: Grade
    @CodableIgnored var visits = 0
  }

  @Mappable
  struct Shapes: Equatable {
    var plain: Int
    var maybe: Int?
    var words: Words
    var grade: Grade?
    var list: [Grade?]?
    var nested: [[Grade]]
    var set: Set<String>
    var byNumber: [Int: Grade]
    var payload: AnyValue
    @CodableIgnored var ignored = 0
  }

  @Mappable
  class Person {
    var name = ""
    var school: School?
    var friends: [Person] = []
    var marks: [String: Int] = [:]
    @CodingKey("n", encode: "note") var note: String?
    init() {}
  }

  @Mappable
  final class Student: Person {
    var year: Int = 1
  }

  // Features: 237, 3.14
  @Test(
    "A property's type tells its shape, kind by kind",
    arguments: [
      ("plain", .value, nil, nil), ("maybe", .optional, "Int", nil),
      ("words", .array, "String", nil),
      ("grade", .optional, "Grade", "Grade"),
      ("list", .optional, "Array<Optional<Grade>>", "Grade"),
      ("nested", .array, "Array<Grade>", "Grade"), ("set", .set, "String", nil),
      ("byNumber", .dictionary, "Grade", "Grade"), ("payload", .value, nil, nil),
    ] as [(String, ModelSchema.Shape.Kind, String?, String?)])
  func shapes(name: String, kind: ModelSchema.Shape.Kind, element: String?, model: String?) throws {
    let property = try #require(Shapes.schema[property: name])
    #expect(property.shape.kind == kind)
    #expect(property.shape.element.map { "\($0.type)" } == element)
    #expect(property.model?.name == model)
    #expect(!property.isTransient)
  }

  // Features: 3.14
  @Test("Element and key types are types, not text") func elements() throws {
    let schema = Shapes.schema
    #expect(schema[property: "words"]?.elementType is String.Type)
    #expect(schema[property: "list"]?.elementType is Grade?.Type)
    #expect(schema[property: "plain"]?.elementType == nil)
    #expect(schema[property: "byNumber"]?.shape.keyType is Int.Type)
    #expect(schema[property: "list"]?.shape.unwrapped.kind == .array)
    #expect(ModelSchema.Shape(of: Grade.self).kind == .model)
    #expect(schema[property: "ignored"]?.isTransient == true)
  }

  // Features: 3.14, 3.6
  @Test("The chain of superclasses is told") func chain() {
    #expect(Student.schema.ancestors.map(\.name) == ["Person"])
    #expect(Person.schema.ancestors.isEmpty)
    #expect(
      Student.schema.properties.map(\.name) == [
        "name", "school", "friends", "marks", "note", "year",
      ])
    #expect(Student.schema[property: "friends"]?.model?.name == "Person")
    #expect(Student.schema[property: "note"]?.path == ["n"])
    #expect(Student.schema[property: "note"]?.writtenPath == ["note"])
  }

  /// Decoded in place; the key of one property is the name of the other.
  @Mappable
  struct Moved: Equatable {
    @CodingKey("a", encode: "b") var first = 1
    @CodingKey("c", encode: "first") var second = 2
    var third = 3
  }

  // Features: 237
  @Test("The key for writing is told where it differs") func writtenKeys() throws {
    let places = Moved.schema.properties.map { $0.path + $0.writtenPath }
    #expect(places == [["a", "b"], ["c", "first"], ["third", "third"]])
    let moved = try Moved(json: #"{"a":5,"c":6,"third":7}"#)
    var merged = Moved()
    try merged.merge(from: moved)
    #expect(merged == moved)
  }

  private func person() -> Person {
    let (person, friend) = (Student(), Person())
    friend.name = "Bob"
    person.name = "Ada"
    person.school = School(name: "a", grade: Grade(name: "9", teacher: "Mr Li"), visits: 3)
    person.friends = [friend]
    person.marks = ["math": 1]
    return person
  }

  // Features: 1.7
  @Test(
    "A path of properties leads to a value",
    arguments: [
      ("name", "Ada"), ("school.name", "a"), ("school.grade.teacher", "Mr Li"),
      ("friends[0].name", "Bob"), ("marks.math", "1"), ("school.visits", "3"), ("year", "1"),
      ("x", nil), ("school.x", nil), ("friends[1]", nil), ("friends.name", nil),
      ("name.x", nil), ("marks.x", nil), ("friends[0].school.name", nil),
    ] as [(String, String?)])
  func reading(_ path: String, _ value: String?) {
    let path = MappingPath(stringLiteral: path)
    let found = person().value(at: path)
    #expect(found.map { "\(($0 as? String) ?? "\($0)")" } == value)
  }

  // Features: 1.7
  @Test("A path may lead into a tree, and ask for a type") func typed() throws {
    let shapes = try Shapes(
      json:
        #"{"plain":1,"words":["a"],"nested":[[{"name":"g"}]],"set":[],"byNumber":{"7":{"name":"h"}},"payload":{"a":[1,2]}}"#
    )
    #expect(shapes.value(at: "payload.a[1]", as: AnyValue.self) == 2)
    #expect(shapes.value(at: "nested[0][0].name", as: String.self) == "g")
    #expect(shapes.value(at: "byNumber.7", as: Grade.self) == Grade(name: "h"))
    #expect(shapes.value(at: "plain", as: String.self) == nil)
    #expect(shapes.value(at: "grade", as: Grade?.self) == .some(nil))
    #expect(shapes.value(at: "$", as: Shapes.self) == shapes)
    #expect(shapes.value(at: MappingPath(), as: Shapes.self) == shapes)
  }

  // Features: 1.7
  @Test("A value is set by a path") func setting() throws {
    var person = person()
    let (school, friend) = (person.school, person.friends[0])
    try person.setValue("Ms Wang", at: "school.grade.teacher")
    try person.setValue("Eve", at: "friends[0].name")
    try person.setValue("2", at: "marks.math")
    try person.setValue(3, at: "marks.art")
    try person.setValue(["n": "x"], at: "friends[0]")
    #expect(person.school?.grade == Grade(name: "9", teacher: "Ms Wang"))
    #expect(person.school?.visits == school?.visits)
    #expect(friend.name == "Eve" && person.friends[0] !== friend && person.friends[0].note == "x")
    #expect(person.marks == ["math": 2, "art": 3])
    try person.setValue(nil, at: "school")
    #expect(person.school == nil)
    try person.setValue("y", at: "note")
    #expect(person.note == "y")
  }

  // Features: 1.7
  @Test("A value is set inside of containers of structs and of trees") func containers()
    throws
  {
    var shapes = try Shapes(
      json:
        #"{"plain":1,"words":["a"],"nested":[[{"name":"g","teacher":"t"}]],"set":[],"byNumber":{"7":{"name":"h"}},"payload":{"a":[1,2]}}"#
    )
    try shapes.setValue("z", at: "nested[0][0].name")
    try shapes.setValue("i", at: "byNumber.7.name")
    try shapes.setValue(5, at: "payload.a[0]")
    try shapes.setValue("b", at: "words[0]")
    try shapes.setValue(["name": "new"], at: "grade")
    #expect(shapes.nested == [[Grade(name: "z", teacher: "t")]])
    #expect(shapes.byNumber == [7: Grade(name: "i")])
    #expect(shapes.payload == ["a": [5, 2]])
    #expect(shapes.words == ["b"] && shapes.grade == Grade(name: "new"))
  }

  // Features: 1.7
  @Test(
    "What leads nowhere is told, and changes nothing",
    arguments: [
      ("x", 1, "unknown key, expected a property of Student, found x"),
      ("school.x", 1, "unknown key, expected a property of School at 'school', found x"),
      ("school.visits", 1, "unknown key, expected a property of School at 'school', found visits"),
      ("friends[3].name", 1, "unknown key, expected a step that leads on at 'friends', found [3]"),
      ("marks.x.y", 1, "unknown key, expected a step that leads on at 'marks', found x"),
      ("name.x", 1, "unknown key, expected a step that leads on at 'name', found x"),
      ("year", "x", "expected Int at 'year' in Student, found string \"x\""),
      (
        "school.grade.name", nil,
        "expected String at 'school.details.grade.name' in Grade, found null"
      ),
    ] as [(String, AnyValue, String)])
  func refusing(_ path: String, _ value: AnyValue, _ description: String) {
    var person = person()
    let before = ModelDescription.tree(of: person)
    let error = #expect(throws: MappingError.self) {
      try person.setValue(value, at: MappingPath(stringLiteral: path))
    }
    #expect(error?.description == description)
    #expect(ModelDescription.tree(of: person) == before)
  }
}
