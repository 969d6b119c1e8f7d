import Maquette
import MaquetteArchive
import Testing

@Suite("Paths and flattened members in keyed archives")
struct KeyedPathTests {
  @Mappable struct Person: Equatable {
    @CodingKey(path: "user.name") var name: String
    @CodingKey(path: "user.info.age") var age: Int
    @CodingKey(path: "user.info.more.city") var city: String?
    @CodableFlattened(prefix: "f_") var choice: Choice
    @CodableFlattened var part: Part?
  }

  @Mappable enum Choice: Equatable {
    case keys([String: Int]), named(keys: [String: Int]), none
  }

  @Mappable struct Part: Equatable {
    @CodingKey(path: "part.size") var size: Int
    var keys: [String: Int] = [:]
  }

  private static let people = [
    Person(name: "a", age: 1, city: nil, choice: .none, part: nil),
    Person(name: "b", age: 2, city: "c", choice: .keys([:]), part: Part(size: 3)),
    Person(name: "d", age: 4, city: "e", choice: .named(keys: [:]), part: Part(size: 5)),
    Person(
      name: "f", age: 6, city: nil, choice: .named(keys: ["g": 7]),
      part: Part(size: 8, keys: ["h": 9])),
  ]

  @Test(arguments: people, [KeyedArchiveMapper.Style.coding, .mantle])
  func `Every object on a path is found again, and empty objects are kept`(
    _ person: Person, _ style: KeyedArchiveMapper.Style
  ) throws {
    let mapper = KeyedArchiveMapper(style: style)
    #expect(try mapper.decode(Person.self, from: mapper.encode(person)) == person)
  }

  @Mappable final class Book {
    @CodingKey("title") var name: String?
    @CodableExtras var rest: [String: AnyValue] = [:]
    init(_ name: String?, _ rest: [String: AnyValue]) { (self.name, self.rest) = (name, rest) }
  }

  @Mappable final class Volume {
    @CodingKey("title") var name = "n"
    @CodableFlattened var part: Part
    init() { part = Part(name: "p") }

    @Mappable struct Part { var name: String? }
  }

  @Test func `A key that is the name of another property is refused, not taken for it`() throws {
    let mapper = KeyedArchiveMapper()
    let copy = try mapper.decode(Book.self, from: mapper.encode(Book("n", ["other": 1])))
    #expect(copy.name == "n" && copy.rest == ["other": 1])
    let models: [any MappingEncodable] = [
      Book("n", ["name": "e"]), Book(nil, ["name": "e"]), Volume(),
    ]
    for model in models {
      let error = #expect(throws: MappingError.self) { _ = try mapper.encode(model) }
      #expect(error?.code == .unencodable && error?.path == "objects[0].name")
    }
  }
}
