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
}
