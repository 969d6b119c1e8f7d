import AgreementSupport
import Foundation
import Maquette
import Testing

/// YYModel: metadata for each type, automatic conversion, its own examples.
@Suite("System 3: YYModel")
struct YYModelTests {
  @Mappable
  struct Person: Equatable {
    @CodingKey("username") var customName: String
    @CodingKey("birth_day") var birthDay: String?
    var age: String
    @CodingKey(path: "Family.Father") var fatherName: String?
    @CodingKey(path: "Family.Mother") var motherName: String?
  }

  @Mappable
  final class PersonObject {
    @CodingKey("username") var customName: String = ""
    @CodingKey("birth_day") var birthDay: String?
    var age: String = ""
    @CodingKey(path: "Family.Father") var fatherName: String?
    @CodingKey(path: "Family.Mother") var motherName: String?
  }

  static let article =
    #"{"username":"HelloWorld","birth_day":"1985-0-1","age":"20","Family":{"Father":"Jack","Mother":"Rose"}}"#

  // Features: 3.2, 3.11
  @Test("The article's person, there and back") func article() throws {
    let person = try read(Person.self, Self.article)
    #expect(person.customName == "HelloWorld" && person.birthDay == "1985-0-1")
    #expect(person.age == "20" && person.fatherName == "Jack" && person.motherName == "Rose")
    #expect(try write(person) == Self.article)
    let object = try PersonObject(json: Self.article)
    #expect(try write(object) == Self.article)
    #expect(object.fatherName == "Jack" && object.age == "20")
    let family = try person.dictionary()["Family"] as? [String: Any]
    #expect(family?["Father"] as? String == "Jack")
  }

  @Mappable
  struct Samples {
    var samples: [Sample]
  }

  @Mappable
  struct Sample: Equatable {
    @CodingKey("username") var name: String
    var age: Int
  }

  // Features: 3.4, 3.13
  @Test("The article's list") func list() throws {
    let json = #"{"samples":[{"username":"jack","age":"20"},{"username":"rose","age":"21"}]}"#
    let samples = try Samples(json: json).samples
    #expect(samples == [Sample(name: "jack", age: 20), Sample(name: "rose", age: 21)])
  }

  // Features: 3.13
  @Test("Arrays and dictionaries of models stand at the top level") func topLevel() throws {
    let json = #"[{"username":"jack","age":20},{"username":"rose","age":21}]"#
    let samples = try [Sample](json: json)
    #expect(samples.map(\.name) == ["jack", "rose"])
    #expect(try samples.jsonString() == json)
    #expect(try ValueMapper().decode([Sample].self, from: AnyValue(json: json)) == samples)
    #expect(try DictionaryMapper().encode(samples).count == 2)
    let byName = try [String: Sample](json: #"{"a":{"username":"jack","age":20}}"#)
    #expect(byName == ["a": Sample(name: "jack", age: 20)])
    #expect(try byName.jsonString() == #"{"a":{"username":"jack","age":20}}"#)
    #expect(try [String: [PersonObject]](json: #"{"a":[{"age":"1"}]}"#)["a"]?[0].age == "1")
  }

  @Mappable
  struct Book: Equatable {
    @CodingKey("id") @DecodableAlias("ID", "book_id") var bookID: Int
    var title: String?
  }

  // Features: 3.2
  @Test("Several candidate keys, the first that is there wins") func candidates() throws {
    #expect(try read(Book.self, #"{"ID":2}"#).bookID == 2)
    #expect(try read(Book.self, #"{"book_id":"3"}"#).bookID == 3)
    #expect(try read(Book.self, #"{"book_id":3,"id":1}"#).bookID == 1)
    #expect(try write(Book(bookID: 1)) == #"{"id":1}"#)
  }

  @Mappable
  class Shape {
    var name: String = ""
    init() {}
  }

  @Mappable
  final class Shadow: Shape {
    var tags: Set<String> = []
    var byName: [String: Sample] = [:]
    var list: [Sample] = []
    var inner: Shape?
    @CodableIgnored var cached = 0
    init(name: String) {
      super.init()
      self.name = name
    }
  }

  // Features: 3.4, 3.6
  @Test("Element types of arrays, sets and dictionaries; the superclass's properties")
  func containers() throws {
    let json =
      #"{"name":"s","tags":["a"],"byName":{"x":{"username":"jack","age":1}},"list":[{"username":"rose","age":2}]}"#
    let shadow = try Shadow(json: json)
    #expect(shadow.name == "s" && shadow.tags == ["a"])
    #expect(shadow.byName["x"]?.age == 1 && shadow.list.first?.name == "rose")
    #expect(try write(shadow) == json)
  }

  // Features: 3.10
  @Test("An existing model is filled, models inside it in place") func existing() throws {
    var shadow = Shadow(name: "a")
    let inner = Shape()
    (shadow.inner, shadow.cached) = (inner, 3)
    try DictionaryMapper().update(
      &shadow, from: ["name": "b", "inner": ["name": "c"], "tags": ["t"]])
    #expect(shadow.name == "b" && shadow.inner === inner && inner.name == "c")
    #expect(shadow.tags == ["t"] && shadow.cached == 3)
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&shadow, from: #"{"name":"z","inner":{"name":[]}}"#)
    }
    #expect(shadow.name == "b" && inner.name == "c")
  }

  // Features: 3.12
  @Test("Copy, equality, hash and description come from the same metadata")
  func metadata() throws {
    let shadow = Shadow(name: "a")
    shadow.inner = Shape()
    shadow.cached = 3
    let copy = try shadow.copy()
    #expect(copy !== shadow && copy.isEqual(to: shadow) && copy.inner !== shadow.inner)
    #expect(copy.cached == 0)
    var (one, other) = (Hasher(), Hasher())
    copy.hashProperties(into: &one)
    shadow.hashProperties(into: &other)
    #expect(one.finalize() == other.finalize())
    #expect(ModelDescription.line(of: copy) != ModelDescription.line(of: shadow))
    copy.inner?.name = "x"
    #expect(!copy.isEqual(to: shadow))
    #expect(copy.changes(since: shadow).map(\.description) == [#"inner.name: "" -> "x""#])
  }

  // Features: 3.14
  @Test("Class information is public: properties, types, flags, superclasses")
  func information() {
    let schema = Shadow.schema
    #expect(
      schema.properties.map(\.name) == ["name", "tags", "byName", "list", "inner", "cached"])
    #expect(schema.ancestors.map(\.name) == ["Shape"])
    #expect(schema[property: "byName"]?.model?.name == "Sample")
    #expect(schema[property: "cached"]?.isTransient == true)
    #expect(schema[property: "tags"]?.flags == [.hasDefault])
  }

  /// The tests of YYModel: any kind of value for any kind of property.
  @Mappable
  struct Anything: Equatable {
    var bool: Bool?
    var int: Int?
    var double: Double?
    var text: String?
    var url: URL?
    var date: Date?
    var data: Data?
    var decimal: Decimal?
    var list: [Int]?
    var sample: Sample?
  }

  // Features: 3.9
  @Test("No kind of value crashes any kind of property") func neverACrash() throws {
    let values: [AnyValue] = [
      nil, true, 0, -1, 1.5, "", "x", "1", "true", [], [1], [[]], [:], ["a": 1],
      .number(AnyValue.Number(Double.nan)), .number(AnyValue.Number(UInt64.max)), .bytes([1]),
      .date(Timestamp(secondsSince1970: 0)),
    ]
    for policy in [ConversionPolicy.strict, .lossless, .lenient] {
      for property in Anything.schema.properties {
        for value in values {
          let tree: AnyValue = [property.name: value]
          let mapper = ValueMapper(options: .init(conversions: policy))
          let report = mapper.decodeReporting(Anything.self, from: tree)
          #expect((report.value != nil) || !report.errors.isEmpty)
        }
      }
    }
  }
}
