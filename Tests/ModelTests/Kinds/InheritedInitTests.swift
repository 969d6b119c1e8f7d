import AgreementSupport
import Maquette
import Testing

@Suite("Memberwise initializers of classes")
struct InheritedInitTests {
  @Mappable(memberwiseInit: .public)
  public class Person {
    public var id: Int
    public var name: String = ""
    @CodableIgnored public var onChange: (Int) -> Int = { $0 }
  }

  @Mappable(
    memberwiseInit: .public(
      inheriting: .property("id", Int.self), .property("name", String.self, default: "new"),
      .property("onChange", ((Int) -> Int).self, default: { $0 + 1 })))
  public class Student: Person {
    public var school: String
    public var grades: [Int] = []
  }

  @Mappable(
    memberwiseInit: .package(
      inheriting: .property("id", Int.self), .property("name", String.self),
      .property("school", String.self, default: "Turing")))
  final class Graduate: Student {
    var year: Int?
  }

  /// A class without additions has the initializers of its superclass.
  @Mappable final class Guest: Person {}

  @Mappable(memberwiseInit: .internal)
  class Defaulted {
    var `default` = 1
    var tags: [String] = []
  }

  @Mappable(memberwiseInit: .internal(inheriting: .property("default", Int.self)))
  final class Derived: Defaulted {
    var extra = "e"
  }

  /// Without a named initializer, the superclass is created without arguments.
  @Mappable(memberwiseInit: .internal)
  final class Silent: Defaulted {
    var extra = "e"
  }

  class Unmapped {
    let key: String
    init(key: String = "none") { self.key = key }
  }

  @Mappable(memberwiseInit: .internal(inheriting: .property("key", String.self)))
  final class Wrapped: Unmapped {
    var value: Int

    init(value: Int) {
      self.value = value
      super.init(key: "own")
    }
  }

  @Mappable(memberwiseInit: .internal)
  final class Box<Content: Mappable> {
    var content: Content
    var count = 1
  }

  // Features: 18, 148
  @Test("A memberwise initializer of a class is made on request") func base() throws {
    let person = Person(id: 1)
    #expect(person.id == 1 && person.name == "" && person.onChange(1) == 1)
    #expect(Person(id: 1, name: "n", onChange: { $0 * 5 }).onChange(2) == 10)
    #expect(try write(person) == #"{"id":1,"name":""}"#)
    #expect(try Person(json: #"{"id":2,"name":"m"}"#).name == "m")
    #expect(Box(content: [1], count: 2).content == [1])
    #expect(Defaulted().default == 1)
  }

  // Features: 148
  @Test("It covers the inherited properties that the class names, with their defaults")
  func inherited() throws {
    let student = Student(id: 1, school: "S")
    #expect(student.id == 1 && student.name == "new" && student.onChange(1) == 2)
    #expect(student.school == "S" && student.grades == [])
    #expect(Student(id: 1, name: "n", school: "S", grades: [2]).grades == [2])
    #expect(try write(student) == #"{"id":1,"name":"new","school":"S","grades":[]}"#)
    #expect(try Student(json: #"{"id":2,"name":"m","school":"T"}"#).school == "T")
    #expect(Derived(default: 4).default == 4 && Derived(default: 4).extra == "e")
    #expect(Silent(extra: "x").default == 1)
  }

  // Features: 148
  @Test("It does so over several levels") func levels() throws {
    let graduate = Graduate(id: 1, name: "n", year: 1954)
    #expect(graduate.name == "n" && graduate.school == "Turing" && graduate.year == 1954)
    let json = #"{"id":1,"name":"n","school":"Turing","grades":[],"year":1954}"#
    #expect(try write(graduate) == json)
    var read = try Graduate(json: json)
    try JSONMapper().update(&read, from: #"{"name":"o","year":null}"#)
    #expect(read.name == "o" && read.year == nil && read.school == "Turing")
  }

  // Features: 148
  @Test("A class that adds nothing inherits the initializer, one below no model calls it")
  func others() throws {
    #expect(Guest(id: 1).name == "" && Guest(id: 1, name: "x").name == "x")
    #expect(try Guest(json: #"{"id":1,"name":"m"}"#).name == "m")
    #expect(Wrapped(key: "k", value: 1).key == "k")
    #expect(try Wrapped(json: #"{"value":3}"#).value == 3)
  }
}
