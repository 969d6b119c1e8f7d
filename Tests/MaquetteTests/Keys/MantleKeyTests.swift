import AgreementSupport
import Maquette
import Testing

@Suite("Mantle's cases of keys")
struct MantleKeyTests {
  @Mappable struct Model: Equatable {
    @CodingKey("username") var name: String?
    @CodableBy(CountAsText()) var count: Int = 1
    @CodingKey(path: "nested.name") var nestedName: String?
  }

  struct CountAsText: CodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
      try Int(reader.readString()) ?? 0
    }
    func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
      writer.writeString(String(value))
    }
  }

  // Features: 3.11, 5.7
  @Test("A key of its own, a nested key, and null for nil on request")
  func keys() throws {
    let mapper = JSONMapper(options: .init(nilValues: .writeNull))
    let model = try read(Model.self, #"{"username":null,"count":"5"}"#)
    #expect(model == Model(count: 5))
    #expect(
      try mapper.encodeString(model) == #"{"username":null,"count":"5","nested":{"name":null}}"#)
    try expectRoundTrip(
      Model(name: "foo", count: 0, nestedName: "bar"),
      #"{"username":"foo","count":"0","nested":{"name":"bar"}}"#)
  }

  // Features: 47, 5.7
  @Test("What is no object on a path is an error, null is not")
  func parents() throws {
    let error = try readError(Model.self, #"{"username":"foo","nested":"bar","count":"0"}"#)
    #expect(
      error.description
        == #"expected an object at 'nested' in Model, found string "bar" (line 1, column 28)"#)
    #expect(
      try read(Model.self, #"{"username":"foo","nested":null,"count":"0"}"#)
        == Model(name: "foo", count: 0))
  }

  // Features: 5.7
  @Test("Other keys are ignored, inside paths too")
  func otherKeys() throws {
    let json =
      #"{"foobar":"foo","count":"2","_":null,"username":"buzz","nested":{"name":"bar","stuffToIgnore":5,"moreNonsense":null}}"#
    #expect(try read(Model.self, json) == Model(name: "buzz", count: 2, nestedName: "bar"))
  }

  @Mappable struct Extent: Equatable { var location: Int, length: Int }

  @Mappable struct Ranges: Equatable {
    @CodableFlattened var range: Extent
    @CodingKey("nested") var nestedRange: Extent
  }

  // Features: 51, 5.7
  @Test("One value is made of several keys")
  func severalKeys() throws {
    try expectRoundTrip(
      Ranges(
        range: Extent(location: 20, length: 12), nestedRange: Extent(location: 12, length: 34)),
      #"{"location":20,"length":12,"nested":{"location":12,"length":34}}"#)
  }

  @Mappable struct Person: Equatable {
    @CodingKey("username") var customName: String
    @CodingKey("birth_day") var birthDay: String
    @CodingKey(path: "Family.Father") var fatherName: String
    @CodingKey("ID") @DecodableAlias("id", "book_id") var number: Int?
    var age: String
  }

  @Mappable struct People: Equatable {
    @CodingKey(path: "samples[*].username") var names: [String]
  }

  // Features: 3.2, 3.11
  @Test("YYModel's mapper: plain keys, a key path, several candidates")
  func mapper() throws {
    let json =
      #"{"username":"HelloWorld","birth_day":"1985-0-1","Family":{"Father":"Jack"},"ID":7,"age":"20"}"#
    try expectRoundTrip(
      Person(
        customName: "HelloWorld", birthDay: "1985-0-1", fatherName: "Jack", number: 7, age: "20"),
      json)
    #expect(
      try read(People.self, #"{"samples":[{"username":"jack","age":"20"},{"username":"rose"}]}"#)
        == People(names: ["jack", "rose"]))
  }

  @Mappable struct Listed: Equatable {
    @CodableIgnored var both = 1
    @DecodableIgnored var written = 2
    @EncodableIgnored var read = 3
    var plain = 4
  }

  // Features: 3.5, 5.7
  @Test("Properties are left out, both ways or one")
  func leftOut() throws {
    let model = try Maquette.JSONMapper().decode(
      Listed.self, from: #"{"both":9,"written":9,"read":9,"plain":9}"#)
    #expect(model == Listed(both: 1, written: 2, read: 9, plain: 9))
    #expect(try write(model) == #"{"written":2,"plain":9}"#)
  }
}
