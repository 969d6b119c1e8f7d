import Foundation
import Maquette
import Testing

@Mappable
private struct Profile: Equatable {
  var name: String
  var age: Int
  var height: Double = 0
  var photo: Data?
  var born: Date?
  var site: URL?
  var id: UUID?
  var balance: Decimal?
  var tags: [String] = []
  var friends: [String: Profile] = [:]
}

@Suite("Models and dictionaries")
struct DictionaryTests {
  static var ada: [String: Any] {
    [
      "name": "Ada", "age": 36, "height": 1.5, "photo": Data([1]),
      "born": Date(timeIntervalSince1970: 0),
      "site": URL(string: "https://a.b")!,
      "id": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
      "balance": Decimal(string: "0.1")!, "tags": ["a", "b"],
      "friends": ["x": ["name": "Bob", "age": 1] as [String: Any]],
    ]
  }

  // Features: 181, 1.1, 4.12
  @Test("A model is read from a dictionary and written to one")
  func aModelIsReadFromADictionaryAndWrittenToOne() throws {
    let model = try Profile(dictionary: Self.ada)
    #expect(model.name == "Ada" && model.age == 36 && model.height == 1.5)
    #expect(model.photo == Data([1]) && model.born == Date(timeIntervalSince1970: 0))
    #expect(model.site?.host == "a.b" && model.balance == Decimal(string: "0.1"))
    #expect(model.friends["x"]?.name == "Bob")
    let written = try model.dictionary()
    #expect(try Profile(dictionary: written) == model)
    #expect(written["name"] as? String == "Ada")
    #expect(written["age"] as? Int == 36)
    #expect(written["height"] as? Double == 1.5)
    #expect(written["photo"] as? Data == Data([1]))
    #expect(written["born"] as? Date == Date(timeIntervalSince1970: 0))
    #expect(written["site"] as? String == "https://a.b")
    #expect(written["balance"] as? Double == 0.1)
    #expect(written["tags"] as? [String] == ["a", "b"])
    #expect((written["friends"] as? [String: [String: Any]])?["x"]?["age"] as? Int == 1)
  }

  @Test func aLiteralIsADictionaryOfAnyValues() throws {
    #expect(try Profile(dictionary: ["name": "Ada", "age": 36]).age == 36)
    #expect(try Profile(dictionary: ["name": "Ada", "age": "36", "photo": NSNull()]).age == 36)
    let tree: AnyValue = ["name": "Ada", "age": 36]
    #expect(try Profile(anyValue: tree).age == 36)
    let object: AnyValue.Object = ["name": "Ada", "age": 36]
    #expect(try Profile(anyValue: .object(object)).age == 36)
  }

  // Features: 3.13, 5.12
  @Test("Arrays of models") func arraysOfModels() throws {
    let dictionaries: [[String: Any]] = [["name": "Ada", "age": 36], ["name": "Bob", "age": 1]]
    let models = try [Profile](dictionaries: dictionaries)
    #expect(models.map(\.name) == ["Ada", "Bob"])
    #expect(try models.dictionaries().map { $0["name"] as? String } == ["Ada", "Bob"])
    #expect(try DictionaryMapper().decode([Profile].self, from: dictionaries) == models)
    let error = #expect(throws: MappingError.self) {
      try [Profile](dictionaries: [["name": "Ada", "age": 36], ["name": "Bob", "age": "x"]])
    }
    #expect(error?.description == "expected Int at '[1].age' in Profile, found string \"x\"")
  }

  @Test func whatJSONSerializationMakesIsRead() throws {
    let json = #"{"name": "Ada", "age": 36, "height": 2, "photo": null, "tags": ["a"]}"#
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let model = try Profile(dictionary: try #require(object as? [String: Any]))
    #expect(try model == Profile(json: json))
  }

  @Test func whatIsWrittenSuitsJSONSerialization() throws {
    let tree: AnyValue = ["a": nil, "b": true, "c": [1, 2.5, "x"], "d": ["e": 1]]
    let data = try JSONSerialization.data(withJSONObject: tree.any)
    #expect(try AnyValue(json: data) == tree)
  }

  @Test func updatesInPlace() throws {
    var model = try Profile(dictionary: Self.ada)
    let mapper = DictionaryMapper()
    try mapper.update(&model, from: ["age": 37, "photo": NSNull()])
    #expect(model.age == 37 && model.name == "Ada" && model.photo == nil)
    let before = model
    #expect(throws: MappingError.self) {
      try mapper.update(&model, from: ["name": "B", "age": []])
    }
    #expect(model == before)
  }

  @Test func reports() {
    let mapper = DictionaryMapper(options: .init(unknownKeys: .report))
    let report = mapper.decodeReporting(Profile.self, from: ["name": 1, "age": "2", "x": 3])
    #expect(report.value?.age == 2 && report.value?.name == "1")
    #expect(
      report.issues.map { "\($0.code) \($0.path)" } == [
        "typeMismatch age", "typeMismatch name", "unknownKey x",
      ])
    let models = mapper.decodeReporting([Profile].self, from: [["name": "a", "age": 1], [:]])
    #expect(models.value?.count == 1)
    let broken = mapper.decodeReporting(Profile.self, from: ["name": "a", "age": Thread.current])
    #expect(broken.value == nil)
    #expect(broken.errors.map { "\($0.code) \($0.path)" } == ["typeMismatch age"])
  }

  @Test func onlyObjectsAreDictionaries() {
    let error = #expect(throws: MappingError.self) { try 5.dictionary() }
    #expect(error?.description == "expected a model that is written as an object, found a number")
    #expect(throws: MappingError.self) { try [1].dictionaries() }
  }

  @Test func optionsHold() throws {
    let strict = DictionaryMapper(options: .init(conversions: .strict))
    #expect(throws: MappingError.self) {
      try strict.decode(Profile.self, from: ["name": "Ada", "age": "36"])
    }
    let withNulls = DictionaryMapper(options: .init(nilValues: .writeNull))
    let written = try withNulls.encode(Profile(dictionary: ["name": "Ada", "age": 36]))
    #expect(written["photo"] is NSNull)
  }
}
