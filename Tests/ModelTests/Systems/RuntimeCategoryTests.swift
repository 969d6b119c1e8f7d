import AgreementSupport
import Foundation
import Maquette
import Testing

/// The run-time category: a dictionary to a model of any class, with the article's own data.
@Suite("System 1: the runtime category")
struct RuntimeCategoryTests {
  @Mappable
  struct Grade: Equatable {
    var name: String = ""
    var teacher: String = ""
  }

  @Mappable
  struct School: Equatable {
    var name: String = ""
    var address: String = ""
    var grade: Grade?
  }

  @Mappable
  struct Lesson: Equatable {
    var name: String = ""
    var score: Int = 0
  }

  @Mappable
  struct People: Equatable {
    var name: String = ""
    var age: Int = 0
    var sex: String = ""
    var city: String?
    var school: School?
    var lessons: [Lesson] = []
  }

  @Mappable
  final class GradeObject {
    var name: String = ""
    var teacher: String = ""
  }

  @Mappable
  final class SchoolObject {
    var name: String = ""
    var address: String = ""
    var grade: GradeObject?
  }

  @Mappable
  final class LessonObject {
    var name: String = ""
    var score: Int = 0
  }

  @Mappable
  class PeopleObject {
    var name: String = ""
    var age: Int = 0
    var sex: String = ""
    var city: String?
    var school: SchoolObject?
    var lessons: [LessonObject] = []
  }

  static let json = """
    { "name": "Xiaoming", "age": 18, "sex": "男", "city": "北京市",
      "school": { "name": "海淀一中", "address": "海淀区", "grade": { "name": "九年级", "teacher": "Mr Li" } },
      "lessons": [ { "name": "语文", "score": 125 }, { "name": "数学", "score": 146 }, { "name": "英语", "score": 112 } ] }
    """

  static var dictionary: [String: Any] {
    [
      "name": "Xiaoming", "age": 18, "sex": "男", "city": "北京市",
      "school": [
        "name": "海淀一中", "address": "海淀区", "grade": ["name": "九年级", "teacher": "Mr Li"],
      ],
      "lessons": [
        ["name": "语文", "score": 125], ["name": "数学", "score": 146], ["name": "英语", "score": 112],
      ],
    ]
  }

  // Features: 1.1, 1.2, 1.4, 1.5
  @Test("A dictionary or a text makes a person, in structs")
  func structs() throws {
    let people = try People(dictionary: Self.dictionary)
    #expect(people.school?.grade?.teacher == "Mr Li")
    #expect(people.lessons.last?.score == 112)
    #expect(people.lessons.map(\.name) == ["语文", "数学", "英语"])
    #expect(try read(People.self, Self.json) == people)
  }

  // Features: 1.1, 1.2, 1.4, 1.5
  @Test("A dictionary or a text makes a person, in classes")
  func classes() throws {
    let people = try PeopleObject(dictionary: Self.dictionary)
    #expect(people.school?.grade?.teacher == "Mr Li")
    #expect(people.lessons.last?.score == 112)
    #expect(try PeopleObject(json: Self.json).isEqual(to: people))
    #expect(try write(people) == write(People(json: Self.json)))
  }

  // Features: 1.3
  @Test("What is missing keeps its initial value, what is too much is passed over")
  func missing() throws {
    let people = try read(
      People.self, #"{"name":"Xiaoming","hobby":{"a":[1]},"lessons":[{"x":1}]}"#)
    #expect(people == People(name: "Xiaoming", lessons: [Lesson()]))
    let object = try PeopleObject(json: "{}")
    #expect(object.name == "" && object.age == 0 && object.city == nil && object.lessons.isEmpty)
  }

  static let described = """
    People
      name: Xiaoming
      age: 18
      sex: 男
      city: 北京市
      school: School
        name: 海淀一中
        address: 海淀区
        grade: Grade
          name: 九年级
          teacher: Mr Li
      lessons: 3 elements
        [0]: Lesson
          name: 语文
          score: 125
        [1]: Lesson
          name: 数学
          score: 146
        [2]: Lesson
          name: 英语
          score: 112
    """

  // Features: 1.6
  @Test("The whole graph is described as it is") func description() throws {
    #expect(ModelDescription.tree(of: try People(json: Self.json)) == Self.described)
    let object = ModelDescription.tree(of: try PeopleObject(json: Self.json))
    #expect(object.replacing("Object", with: "") == Self.described)
  }

  // Features: 1.7
  @Test("Properties are listed with names, types and values, and set by name")
  func introspection() throws {
    #expect(
      People.schema.properties.map { "\($0.name): \($0.type)" } == [
        "name: String", "age: Int", "sex: String", "city: Optional<String>",
        "school: Optional<School>", "lessons: Array<Lesson>",
      ])
    var people = try People(json: Self.json)
    #expect(people.value(ofProperty: "age") as? Int == 18)
    try people.setValue("19", ofProperty: "age")
    try people.setValue("Ms Wang", at: "school.grade.teacher")
    #expect(people.age == 19 && people.school?.grade?.teacher == "Ms Wang")
    var object = try PeopleObject(json: Self.json)
    try object.setValue(100, at: "lessons[1].score")
    #expect(object.value(at: "lessons[1].score", as: Int.self) == 100)
    #expect(object.lessons[1].score == 100)
  }
}
