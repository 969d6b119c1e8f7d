import Foundation
import Maquette
import Testing

/// A missing key has the type that the schema declares.
@Suite("Feedback on models")
struct ModelFeedbackTests {
  @Mappable enum Kind: String, CaseIterable { case mix, bake }
  @Mappable struct Step {
    var kind: Kind
    var minutes: Int
  }
  @Mappable struct Recipe {
    var title: String
    var steps: [Step]
    var kind: Kind?
  }

  @Test("Missing keys have types and allowed values, whatever lacks them") func missingKeys() {
    let report = JSONMapper().decodeReporting(
      [Recipe].self,
      from:
        #"[{"titel": "x", "steps": [{"kind": "mix"}, {"minutes": 1}, {"kind": "stir", "minutes": "2"}]}, {}]"#
    )
    #expect(
      report.feedback() == """
        The data for Array<Recipe> has 6 errors:
        - `[0].title` [missingKey]: the key is missing, expected a string; did you mean "titel"?
        - `[0].steps[0].minutes` [missingKey]: the key is missing, expected an integer
        - `[0].steps[1].kind` [missingKey]: the key is missing, expected Kind (mix, bake)
        - `[0].steps[2].kind` [unknownCase]: expected a case of Kind (mix, bake), found string "stir"
        - `[1].title` [missingKey]: the key is missing, expected a string
        - `[1].steps` [missingKey]: the key is missing, expected an array
        """)
  }

  @Mappable(tagged: .internal("type")) enum Action {
    case move(to: Place)
    case say(text: String)
  }
  @Mappable(tagged: .adjacent("kind", content: "data")) enum Event { case words([String]) }
  @Mappable enum Shape {
    case circle(radius: Double)
    case none
  }
  @Mappable enum Level: Int { case low = 1, high = 3 }
  @Mappable struct Place {
    var city: String
    @CodingKey("lat") var latitude = 0.0
  }
  @Mappable(unknownKeys: .reject) struct Whole {
    var action: Action?
    var event: Event?
    var shape: Shape?
    var level: Level?
    var levels: [Level]?
    var place: Place?
    var small: UInt8?
    var id: Int8?
  }

  @Test(
    "What is expected has the names of cases and keys, and the range of a number",
    arguments: [
      (
        #"{"action":{}}"#,
        "`action.type` [missingKey]: the key is missing, expected a case of Action (move, say)"
      ),
      (
        #"{"action":{"type":"move"}}"#,
        "`action.to` [missingKey]: the key is missing, expected an object (city, lat)"
      ),
      (
        #"{"action":{"type":"say","txt":""}}"#,
        "`action.text` [missingKey]: the key is missing, expected a string; did you mean \"txt\"?"
      ),
      (
        #"{"event":{"kind":"words"}}"#,
        "`event` [invalidValue]: expected an object with the keys 'kind' and 'data', found an object"
      ),
      (
        #"{"event":{"data":[]}}"#,
        "`event.kind` [missingKey]: the key is missing, expected a case of Event (words)"
      ),
      (
        #"{"shape":{}}"#,
        "`shape` [invalidValue]: expected an object with one key, a case of Shape (circle, none), found an object"
      ),
      (
        #"{"shape":"circle"}"#,
        "`shape` [invalidValue]: expected an object whose key is the case of Shape, and whose value is its payload, found string \"circle\""
      ),
      (
        #"{"shape":{"circle":{}}}"#,
        "`shape.circle.radius` [missingKey]: the key is missing, expected a number"
      ),
      (
        #"{"level":"high"}"#, "`level` [typeMismatch]: expected Level (1, 3), found string \"high\""
      ),
      (#"{"levels":[1,[]]}"#, "`levels[1]` [typeMismatch]: expected Level (1, 3), found an array"),
      (
        #"{"small":300}"#,
        "`small` [numberOutOfRange]: the number is out of range, expected an integer in 0...255, found number 300"
      ),
      (
        #"{"id":-129}"#,
        "`id` [numberOutOfRange]: the number is out of range, expected an integer in -128...127, found number -129"
      ),
      (
        #"{"small":"sk-abcdef0123456789abcdef0123456789"}"#,
        "`small` [typeMismatch]: expected an integer, found string \"sk-abcde..."
      ),
      (
        #"{"small":"claude-sonnet-4-5-20250929"}"#,
        "`small` [typeMismatch]: expected an integer, found string \"claude-sonnet-4-5-20250929\""
      ),
      (
        #"{"leval":1}"#,
        "`leval` [unknownKey]: unknown key, expected a key of Whole (action, event, shape, level, levels, place, small, id), found number 1; did you mean \"level\"?"
      ),
    ])
  func names(_ text: String, _ line: String) {
    let report = JSONMapper().decodeReporting(Whole.self, from: text)
    #expect(report.feedback() == "The data for Whole has 1 error:\n- " + line)
  }

  @Mappable(transparent: true) struct Number { var value: Int }
  @Mappable(layout: .array) struct Pixel {
    var x: Int
    var y: Int
  }
  @Mappable(tagged: .firstElement) enum Command { case go(Int) }
  @Mappable(tagged: .internal(path: "meta.kind")) enum Deep { case one, two }
  @Mappable struct Spot {
    var city: String
    var id: Double
  }
  @Mappable(tagged: .internal("type")) enum Pay {
    case cash
    case card(number: String)
  }
  @Mappable(container: "data") struct Held { var id: Int }
  @Mappable struct Forms {
    var id: Int
    var date: Date
    var data: Data
    var number: Number
    var day: CivilDate
    var pixel: Pixel
    var any: AnyValue
    var shape: Shape
    var action: Action
    var event: Event
    var command: Command
    @CodableBy(.hex) var hex: Data
    @CodableBy(.secondsSince1970) var seconds: Date
    @CodableBy(.text(Int.self)) var text: Int
    @CodableFlattened(prefix: "at_") var spot: Spot
    @CodableFlattened(prefix: "by_") var pay: Pay
    var table: [Int: Bool]
    @CodingKey(path: "a.held") var held: Held
    var deep: Deep
    @CodableBy(.json(Place.self)) var json: Place
  }

  private static let expectations = [
    ("date", "a date as ISO 8601"), ("data", "bytes as base64"), ("number", "an integer"),
    ("day", "a day as yyyy-MM-dd"), ("pixel", "an array"), ("any", "any value"),
    ("shape", "a case of Shape (circle, none)"),
    ("action", "an object with the key 'type', a case of Action (move, say)"),
    ("event", "an object with the keys 'kind', a case of Event (words), and 'data'"),
    ("command", "an array that begins with a case of Command (go)"),
    ("hex", "bytes as hexadecimal digits"), ("seconds", "seconds since 1970"),
    ("text", "an integer as text"), ("at_city", "a string"), ("at_id", "a number"),
    ("by_type", "a case of Pay (cash, card)"),
  ]

  @Test("Whatever is missing or null, its form is in words of JSON, not in types of Swift")
  func forms() {
    let mapper = JSONMapper()
    let missing = mapper.decodeReporting(Forms.self, from: "{}").feedback(atMost: 50)
    let keys = Self.expectations.map { "\"\($0.0)\":null" }.joined(separator: ",")
    let null = mapper.decodeReporting(Forms.self, from: "{\(keys)}").feedback(atMost: 50)
    for (key, form) in Self.expectations {
      let line = "- `\(key)` [missingKey]: the key is missing, expected \(form)\n"
      #expect((missing + "\n").contains(line), "\(key): \(missing)")
      guard key != "any" else { continue }
      #expect(
        (null + "\n").contains("- `\(key)` [unexpectedNull]: expected \(form), found null\n"),
        "\(key): \(null)")
    }
  }

  @Test(
    "A value of another kind, a key and a place have words of JSON, too",
    arguments: [
      (
        #""shape":[]"#,
        "`shape` [typeMismatch]: expected a case of Shape (circle, none), found an array"
      ),
      (
        #""table":{"x":true}"#,
        "`table.x` [invalidValue]: expected a key that is an integer, found key \"x\""
      ),
      (
        #""a":{"held":{}}"#,
        "`a.held.data` [missingKey]: the key is missing, expected an object (id)"
      ),
      (
        #""deep":{}"#,
        "`deep.meta.kind` [missingKey]: the key is missing, expected a case of Deep (one, two)"
      ),
      (
        #""json":"zz""#,
        "`json` [invalidValue]: expected JSON as text, found string \"zz\"; unexpected character, expected a value, found 'z'"
      ),
      (#""number":[]"#, "`number` [typeMismatch]: expected an integer, found an array"),
    ])
  func places(_ member: String, _ line: String) {
    let report = JSONMapper().decodeReporting(Forms.self, from: "{\(member)}")
    let feedback = report.feedback(atMost: 50)
    #expect((feedback + "\n").contains("- \(line)\n"), "\(feedback)")
  }

  @Mappable struct Address {
    var streetAndNumberOfTheHouse: String
    var postalCodeOfTheCity: String
    var telephoneNumberOfTheRecipient: String
  }
  @Mappable(tagged: .untagged) enum Recipient {
    case home(streetAndNumber: String, postalCode: Int, city: String, country: String)
    case office(companyOfTheRecipient: String, departmentOfTheCompany: String, address: Address)
    case box(numberOfTheBox: Int, officeOfThePost: String, telephoneOfTheRecipient: String)
  }

  @Test func `Each case of an enum without a tag is told in full`() throws {
    let value = String(repeating: "v", count: 39)
    let report = JSONMapper().decodeReporting(
      Recipient.self,
      from: """
        {"streetAndNumber": ["\(value)"], "companyOfTheRecipient": {"\(value)": 1},
        "numberOfTheBox": "\(value)"}
        """)
    let feedback = report.feedback()
    #expect(feedback.contains("home: "))
    #expect(feedback.contains("office: "))
    #expect(feedback.contains("box: "))
    #expect(!feedback.contains("..."), "\(feedback)")
    #expect(feedback.split(separator: "\n").count == 2)
    #expect(report.errors.first?.feedback().contains("box: ") == true)
  }

  @Mappable class Part: ClassCluster {
    class var cluster: PolymorphicTypes<Part> { parts }
    var id = 1
    init() {}
  }
  @Mappable final class Wheel: Part { var size = 2 }
  protocol Figure {}
  @Mappable struct Circle: Figure { var radius = 1 }
  static let parts = PolymorphicTypes<Part>(discriminator: "type", ["wheel": Wheel.self])
  static let figures = PolymorphicTypes<any Figure>(discriminator: "kind", ["circle": Circle.self])
  struct Rights: NamedOptionSet {
    let rawValue: Int
    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
    static var optionNames: KeyValuePairs<String, Rights> { ["read": .read, "write": .write] }
  }
  @Mappable struct Built {
    var part: Part?
    @CodableBy(.oneOf(ModelFeedbackTests.figures)) var figure: (any Figure)?
    var rights: Rights
  }

  @Test(
    "The types of a cluster and the names of options are listed",
    arguments: [
      (
        #"{"part":{},"rights":[]}"#,
        "`part.type` [missingKey]: the key is missing, expected a type of Part (wheel)"
      ),
      (
        #"{"figure":{},"rights":[]}"#,
        "`figure.kind` [missingKey]: the key is missing, expected a type of Figure (circle)"
      ),
      ("{}", "`rights` [missingKey]: the key is missing, expected names of Rights (read, write)"),
      (
        #"{"rights":null}"#,
        "`rights` [unexpectedNull]: expected names of Rights (read, write), found null"
      ),
      (
        #"{"rights":"read"}"#,
        "`rights` [typeMismatch]: expected names of Rights (read, write), found string \"read\""
      ),
    ])
  func members(_ text: String, _ line: String) {
    let report = JSONMapper().decodeReporting(Built.self, from: text)
    #expect(report.feedback() == "The data for Built has 1 error:\n- " + line)
  }
}
