import Foundation
import MaquetteCodable
import Testing

@Suite("Types known only when decoding")
struct DynamicTypeTests {
  enum Key: CodingKey { case n }

  class Person: Codable { var name = "" }

  final class Employee: Person {
    var id = 0

    private enum CodingKeys: String, CodingKey { case id }

    required init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      try super.init(from: decoder)
    }
  }

  /// Decodes a person of the type in `userInfo` through a container of each kind.
  struct Holder: Decodable {
    var people: [Person]

    init(from decoder: any Decoder) throws {
      let type = Employee.self as Person.Type
      if var elements = try? decoder.unkeyedContainer() {
        people = [try elements.decode(type)]
      } else if let container = try? decoder.container(keyedBy: Key.self),
        container.contains(.n)
      {
        people = [try container.decode(type, forKey: .n)]
      } else {
        people = [try decoder.singleValueContainer().decode(type)]
      }
    }
  }

  @Test(
    "A value is of the class that a metatype names, as Foundation decodes it",
    arguments: [#"{"name":"A","id":7}"#, #"[{"name":"A","id":7}]"#, #"{"n":{"name":"A","id":7}}"#])
  func classes(_ json: String) throws {
    let own = try CodableJSONDecoder().decode(Holder.self, from: json)
    let other = try JSONDecoder().decode(Holder.self, from: Data(json.utf8))
    #expect(own.people.map { "\(type(of: $0))" } == other.people.map { "\(type(of: $0))" })
    #expect((own.people[0] as? Employee)?.id == (other.people[0] as? Employee)?.id)
  }

  @Test("The outermost value is of the class that a metatype names") func outermost() throws {
    let type = Employee.self as Person.Type
    let json = #"{"name":"A","id":7}"#
    #expect((try CodableJSONDecoder().decode(type, from: json) as? Employee)?.id == 7)
    let decoder = CodableJSONDecoder()
    decoder.allowsJSON5 = true
    #expect((try decoder.decode(type, from: json) as? Employee)?.id == 7)
  }
}
