import AgreementSupport
import Maquette
import Testing

@Suite("Aliases that are deprecated, and hints for keys")
struct HintTests {
  @Mappable struct Renamed: Equatable {
    @DecodableAlias("login", "nick", deprecated: true) @DecodableAlias("user") var name: String
    @DecodableAlias("years", deprecated: true) var age: Int?
  }

  // Features: 206
  @Test("A deprecated alias is read, and reported")
  func deprecated() throws {
    #expect(try read(Renamed.self, #"{"login":"a","years":3}"#) == Renamed(name: "a", age: 3))
    let report = JSONMapper().decodeReporting(Renamed.self, from: #"{"login":"a","years":"3"}"#)
    #expect(report.value == Renamed(name: "a", age: 3))
    #expect(
      report.issues.map(\.description) == [
        #"repair: deprecated key, expected "name" at 'login' in Renamed, found string "a" (line 1, column 10) -> read as "name""#,
        #"repair: deprecated key, expected "age" at 'years' in Renamed, found string "3" (line 1, column 22) -> read as "age""#,
        #"repair: expected Int at 'years' in Renamed, found string "3" (line 1, column 22) -> converted"#,
      ])
  }

  // Features: 206
  @Test("Other keys are not, nor those that do not count")
  func notDeprecated() {
    for json in [#"{"name":"a"}"#, #"{"user":"a"}"#, #"{"name":"a","login":"a"}"#] {
      #expect(JSONMapper().decodeReporting(Renamed.self, from: json).issues.isEmpty, "\(json)")
    }
  }

  @Mappable struct Plain: Equatable {
    @DecodableAlias("first", "second") var name: String
    var other = 0
  }

  @Mappable final class Holder: Equatable {
    @DecodableAlias("first", "second") var name = ""
    static func == (left: Holder, right: Holder) -> Bool { left.name == right.name }
  }

  // Features: 32
  @Test(
    "A report tells keys of one property that differ",
    arguments: [
      (
        #"{"name":"a","first":"b"}"#,
        [
          #"repair: conflicting keys, expected the value of "name" at 'first' in Plain, found string "b" (line 1, column 21) -> dropped"#
        ]
      ),
      (
        #"{"first":"b","name":"a"}"#,
        [
          #"repair: conflicting keys, expected the value of "first" at 'name' in Plain, found string "a" (line 1, column 21) -> used instead of "first""#
        ]
      ),
      (
        #"{"second":"c","first":"a","name":"a"}"#,
        [
          #"repair: conflicting keys, expected the value of "second" at 'first' in Plain, found string "a" (line 1, column 23) -> used instead of "second""#
        ]
      ), (#"{"name":"a","first":"a","other":2}"#, []),
      (
        #"{"name":"a","name":"b"}"#,
        [
          #"repair: duplicate key, expected "name" once at 'name' in Plain, found string "b" (line 1, column 20) -> replaced the earlier value"#
        ]
      ),
    ])
  func conflicts(_ json: String, _ issues: [String]) {
    let plain = JSONMapper().decodeReporting(Plain.self, from: json)
    #expect(plain.issues.map(\.description) == issues)
    #expect(plain.value?.name == (json.hasSuffix(#""name":"b"}"#) ? "b" : "a"))
    let object = JSONMapper().decodeReporting(Holder.self, from: json)
    #expect(
      object.issues.map(\.description) == issues.map { $0.replacing("in Plain", with: "in Holder") }
    )
    #expect(object.value?.name == plain.value?.name)
  }

  @Mappable struct Person: Equatable {
    var firstName: String
    var age: Int = 0
  }

  // Features: 168
  @Test(
    "A missing key names the nearest key of the object",
    arguments: [
      (
        #"{"first_name":"a"}"#,
        #"missing key 'firstName' in Person; did you mean "first_name"? (line 1, column 1)"#
      ),
      (
        #"{"fristName":"a"}"#,
        #"missing key 'firstName' in Person; did you mean "fristName"? (line 1, column 1)"#
      ),
      (#"{"lastName":"a"}"#, "missing key 'firstName' in Person (line 1, column 1)"),
      (#"{"age":1}"#, "missing key 'firstName' in Person (line 1, column 1)"),
    ])
  func missing(_ json: String, _ text: String) throws {
    #expect(try readError(Person.self, json).description == text)
    let tree = try AnyValue(json: json)
    let error = #expect(throws: MappingError.self) { try Person(anyValue: tree) }
    #expect(text.hasPrefix("\(error?.description ?? "-")"))
    let report = JSONMapper().decodeReporting(Person.self, from: json)
    #expect(report.issues.last?.error.description == text)
  }

  // Features: 168
  @Test("An unknown key names the nearest key of the model")
  func unknown() throws {
    let json = #"{"firstName":"a","agee":1,"zebra":2}"#
    let options = JSONMapper.Options(unknownKeys: .reject)
    let error = #expect(throws: MappingError.self) {
      try JSONMapper(options: options).decode(Person.self, from: json)
    }
    #expect(error?.path == "agee")
    let report = JSONMapper(options: .init(unknownKeys: .report))
      .decodeReporting(Person.self, from: #"{"firstName":"a","FIRST_NAME":1,"zebra":2}"#)
    #expect(report.issues.map(\.error.hint) == [#"did you mean "firstName"?"#, nil])
  }

  @Test("Hints of hostile objects cost little")
  func hostile() {
    let members = (0..<5000).map { "\"firstNam\($0)\":0" }.joined(separator: ",")
    let error = #expect(throws: MappingError.self) { try Person(json: "{\(members)}") }
    #expect(error?.code == .missingKey)
  }
}
