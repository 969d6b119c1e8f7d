import AgreementSupport
import Foundation
import Maquette
import Testing

private func isEven(_ number: Int) -> Bool { number.isMultiple(of: 2) }

@Suite("Validation")
struct ValidationTests {
  @Mappable struct Pupil: Equatable {
    @Validated(.range(1...9)) var grade: Int = 1
    @Validated(.count(1...5), .pattern("[A-Z][a-z]*")) var name: String = "A"
    @Validated(.range(0.5...)) var height: Double?
    @Validated(.notEmpty, .each(.range(..<10), .custom("an even mark", isEven))) var marks: [Int] =
      [2]
    @Validated(.oneOf("red", "green")) var color: String = "red"
    @Validated(.multiple(of: 5)) let step: Int?
    @Validated(.custom("a short text", { (text: String) in text.utf8.count < 4 }))
    @CodingKey("nested", "code") var code: String?
  }

  // Features: 157, 158
  @Test(
    "What a rule refuses is told with its place",
    arguments: [
      (
        #"{"grade":12}"#,
        "expected a value in 1...9 at 'grade' in Pupil, found number 12 (line 1, column 10)"
      ),
      (
        #"{"name":"Augusta"}"#,
        #"expected 1...5 characters at 'name' in Pupil, found string "Augusta" (line 1, column 9)"#
      ),
      (
        #"{"name":"ada"}"#,
        #"expected text that matches "[A-Z][a-z]*" at 'name' in Pupil, found string "ada" (line 1, column 9)"#
      ),
      (
        #"{"height":0}"#,
        "expected at least 0.5 at 'height' in Pupil, found number 0 (line 1, column 11)"
      ),
      (
        #"{"marks":[]}"#,
        "expected at least one element at 'marks' in Pupil, found 0 elements (line 1, column 10)"
      ),
      (
        #"{"marks":[2,10]}"#,
        "expected less than 10 at 'marks[1]' in Pupil, found number 10 (line 1, column 13)"
      ),
      (
        #"{"marks":[3]}"#,
        "expected an even mark at 'marks[0]' in Pupil, found number 3 (line 1, column 11)"
      ),
      (
        #"{"color":"blue"}"#,
        #"expected one of red, green at 'color' in Pupil, found string "blue" (line 1, column 10)"#
      ),
      (
        #"{"step":7}"#,
        "expected a multiple of 5 at 'step' in Pupil, found number 7 (line 1, column 9)"
      ),
      (
        #"{"nested":{"code":"abcde"}}"#,
        #"expected a short text at 'nested.code' in Pupil, found string "abcde" (line 1, column 19)"#
      ),
    ])
  func refusals(_ json: String, _ description: String) throws {
    #expect(try readError(Pupil.self, json).description == description)
    #expect(try readError(Pupil.self, json).code == .invalidValue)
  }

  // Features: 157
  @Test("Nil, null and defaults are not asked") func absentValues() throws {
    let pupil = try read(Pupil.self, #"{"height":null,"step":null}"#)
    #expect(pupil == Pupil(step: nil))
    #expect(try write(pupil) == #"{"grade":1,"name":"A","marks":[2],"color":"red"}"#)
  }

  // Features: 157, 158
  @Test("A report tells all that is wrong") func reports() throws {
    let json = #"{"grade":0,"name":"toolonganame","marks":[3,12]}"#
    let report = JSONMapper().decodeReporting(Pupil.self, from: json)
    #expect(
      report.issues.map(\.error.description) == [
        "expected a value in 1...9 at 'grade' in Pupil, found number 0 (line 1, column 10)",
        #"expected 1...5 characters at 'name' in Pupil, found string "toolonganame" (line 1, column 19)"#,
        #"expected text that matches "[A-Z][a-z]*" at 'name' in Pupil, found string "toolonganame" (line 1, column 19)"#,
        "expected an even mark at 'marks[0]' in Pupil, found number 3 (line 1, column 43)",
        "expected less than 10 at 'marks[1]' in Pupil, found number 12 (line 1, column 45)",
      ])
    #expect(report.errors.count == 5)
  }

  @Mappable struct Price: Equatable {
    @Validated(.greaterThan(0), .multiple(of: 0.01)) var amount: Double = 1
    @Validated(.greaterThan(-1), .multiple(of: 0.05)) var exact: Decimal?
    @Validated(.each(.greaterThan(0.5), .multiple(of: 0.25))) var shares: [Float] = []
    @Validated(.multiple(of: 3)) var dozens: Decimal?
  }

  @Test(
    "Bounds may be excluded, and multiples are those of decimal digits",
    arguments: [
      (#"{"amount":0}"#, "expected more than 0.0 at 'amount', found number 0"),
      (#"{"amount":0.005}"#, "expected a multiple of 0.01 at 'amount', found number 0.005"),
      (#"{"amount":1e-3}"#, "expected a multiple of 0.01 at 'amount', found number 1e-3"),
      (#"{"exact":-1}"#, "expected more than -1 at 'exact', found number -1"),
      (
        #"{"exact":12345678901234567890.12}"#,
        "expected a multiple of 0.05 at 'exact', found number 12345678901234567890.12"
      ),
      (#"{"dozens":100}"#, "expected a multiple of 3 at 'dozens', found number 100"),
      (#"{"shares":[0.75,0.5]}"#, "expected more than 0.5 at 'shares[1]', found number 0.5"),
      (#"{"shares":[0.8]}"#, "expected a multiple of 0.25 at 'shares[0]', found number 0.8"),
    ])
  func exactRules(_ json: String, _ message: String) throws {
    let error = try readError(Price.self, json)
    let words = error.description.replacing(" in Price", with: "")
    #expect(words.hasPrefix(message + " (line 1"), "\(error)")
  }

  @Test("What a binary division leaves does not count") func decimalMultiples() throws {
    for amount in ["1.1", "0.57", "1e300"] {
      #expect(throws: Never.self) { try Price(json: #"{"amount":\#(amount)}"#) }
    }
    let price = try Price(json: #"{"amount":19.99,"exact":12345678901234567890.15,"dozens":3e30}"#)
    #expect(price.validationErrors.isEmpty)
    #expect(Price(amount: .nan, exact: .nan).validationErrors.count == 4)
  }

  @Test("Only zero is a multiple of zero") func multiplesOfZero() {
    for (number, isValid) in [(0.0, true), (-0.0, true), (1, false), (.infinity, false)] {
      let rules = __PropertyRules([ValidationRule<Double>.multiple(of: 0)])
      #expect(rules.errors(number).isEmpty == isValid)
    }
  }

  @Mappable struct Repaired: Equatable {
    @Validated(.clamped(to: 0...100)) var percent: Int = 0
    @Validated(.trimmed, .notEmpty) var name: String = "-"
    @Validated(.each(.trimmed)) var tags: [String] = []
    @Validated(.repaired("a known unit", { (unit: String) in unit == "metre" ? "m" : nil }))
    var unit: String?
    @CodableDefault(1, on: .missing, .invalid) @Validated(.range(1...9)) var level: Int
  }

  // Features: 157, 5.1
  @Test("A rule repairs, and a report tells it") func repairs() throws {
    let json = #"{"percent":150,"name":" Ada\t","tags":["a"," b"],"unit":"metre","level":10}"#
    let report = JSONMapper().decodeReporting(Repaired.self, from: json)
    #expect(
      report.value
        == Repaired(percent: 100, name: "Ada", tags: ["a", "b"], unit: "m", level: 1))
    #expect(
      report.issues.map(\.description) == [
        "repair: expected a value in 0...100 at 'percent' in Repaired, found number 150 (line 1, column 12) -> clamped",
        #"repair: expected text without white space around it at 'name' in Repaired, found string " Ada\t" (line 1, column 23) -> trimmed"#,
        #"repair: expected text without white space around it at 'tags[1]' in Repaired, found string " b" (line 1, column 44) -> trimmed"#,
        #"repair: expected a known unit at 'unit' in Repaired, found string "metre" (line 1, column 57) -> repaired"#,
        "repair: expected a value in 1...9 at 'level' in Repaired, found number 10 (line 1, column 73) -> used the default",
      ])
    #expect(try read(Repaired.self, json) == report.value)
    #expect(try readError(Repaired.self, #"{"name":"  "}"#).path.description == "name")
  }

  @Mappable struct Range: Equatable {
    var low: Int
    var high: Int
    @CodableHook(.validate) func isOrdered() throws {
      if low > high { throw MappingError(.invalidValue, expected: "low <= high", found: "\(low)") }
    }
  }

  @Mappable struct Ranges: Equatable {
    @Validated(.count(...2)) var all: [Range]
    var one: Range?
  }

  // Features: 159, 5.1
  @Test("A rule over several properties") func crossField() throws {
    #expect(try read(Range.self, #"{"low":1,"high":2}"#) == Range(low: 1, high: 2))
    #expect(
      try readError([Range].self, #"[{"low":2,"high":1}]"#).description
        == "expected low <= high at '[0]', found 2 (line 1, column 2)")
  }

  // Features: 162
  @Test("A model is validated again when asked") func again() throws {
    var pupil = Pupil(step: nil)
    try pupil.validate()
    pupil.grade = 10
    pupil.marks = [2, 3]
    #expect(
      pupil.validationErrors.map(\.description) == [
        "expected a value in 1...9 at 'grade' in Pupil",
        "expected an even mark at 'marks[1]' in Pupil",
      ])
    #expect(throws: MappingError.self) { try pupil.validate() }
    var ranges = Ranges(all: [Range(low: 1, high: 2)], one: Range(low: 2, high: 1))
    #expect(
      ranges.validationErrors.map(\.description) == [
        "expected low <= high at 'one' in Range, found 2"
      ])
    ranges.all = Array(repeating: ranges.all[0], count: 3)
    ranges.all[2].low = 9
    #expect(
      ranges.validationErrors.map(\.path.description) == ["all", "all[2]", "one"])
  }

  @Mappable class Animal {
    @Validated(.range(0...)) var age: Int = 0
    @CodableHook(.validate) func hasAge() throws {
      if age == 99 { throw MappingError(.invalidValue, expected: "another age", found: "99") }
    }
  }

  @Mappable final class Dog: Animal {
    @Validated(.notEmpty) var name: String = "-"
    @CodableHook(.validate) func hasName() throws {
      if name == "cat" { throw MappingError(.invalidValue, expected: "a dog", found: "cat") }
    }
  }

  // Features: 157, 159, 162
  @Test("Classes and their superclasses are validated") func classes() throws {
    #expect(try readError(Dog.self, #"{"age":-1}"#).path.description == "age")
    #expect(try readError([Dog].self, #"[{"age":99}]"#).path.description == "[0]")
    let dog = try Dog(json: #"{"age":3,"name":"Rex"}"#)
    try dog.validate()
    (dog.age, dog.name) = (99, "cat")
    #expect(dog.validationErrors.map(\.expected) == ["another age", "a dog"])
    var target = try Dog(json: "{}")
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&target, from: #"{"name":"cat"}"#)
    }
    #expect(target.name == "-")
  }

  @Mappable struct Generic<T: Mappable & Comparable & Sendable & Equatable>: Equatable {
    @Validated(.count(1...)) var items: [T]
  }

  @Test func genericModelsHaveRules() throws {
    #expect(try read(Generic<Int>.self, #"{"items":[1]}"#).items == [1])
    #expect(try readError(Generic<Int>.self, #"{"items":[]}"#).code == .invalidValue)
  }

  struct Lower: DecodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
      try reader.readString().lowercased()
    }
  }

  @Mappable(.decode) struct Coded: Equatable {
    @DecodableBy(Lower()) @Validated(.pattern("[a-z]+")) var word: String?
    @Validated(.range(1...)) var there: Presence<Int>
  }

  // Features: 158
  @Test("Rules see what a strategy has read") func strategies() throws {
    #expect(
      try read(Coded.self, #"{"word":"ABC","there":3}"#) == Coded(word: "abc", there: .value(3)))
    #expect(try readError(Coded.self, #"{"word":"12"}"#).path.description == "word")
    #expect(try readError(Coded.self, #"{"there":0}"#).path.description == "there")
    #expect(try read(Coded.self, #"{"there":null}"#) == Coded(word: nil, there: .null))
  }

  // Features: 161
  @Test("Unknown keys can be refused") func unknownKeys() {
    let mapper = JSONMapper(options: .init(unknownKeys: .reject))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Range.self, from: #"{"low":1,"high":2,"middle":3}"#)
    }
    #expect(error?.code == .unknownKey)
  }

  @Mappable struct Item {
    @Validated(.range(1...)) var count: Int
  }

  @Mappable struct Order {
    var id: Int
    @Validated(.count(1...2)) var items: [Item]
    @Validated(.count(...1)) var byName: [String: Item] = [:]
    var last: Int
  }

  // Features: 99
  @Test(
    "Rules about counts see elements that failed",
    arguments: [
      (
        #"{"id":1,"items":[{"count":0}],"last":1}"#,
        ["expected at least 1 at 'items[0].count' in Item, found number 0"]
      ),
      (
        #"{"id":1,"items":[{"count":0},{"count":1},{"count":2}],"last":"x"}"#,
        [
          "expected 1...2 elements at 'items' in Order, found 3 elements",
          "expected at least 1 at 'items[0].count' in Item, found number 0",
          #"expected Int at 'last' in Order, found string "x""#,
        ]
      ),
      (
        #"{"id":1,"items":[],"byName":{"a":{"count":0},"b":{"count":1}},"last":1}"#,
        [
          "expected 1...2 elements at 'items' in Order, found 0 elements",
          "expected at most 1 element at 'byName' in Order, found 2 elements",
          "expected at least 1 at 'byName.a.count' in Item, found number 0",
        ]
      ),
    ])
  func countsInReports(_ json: String, _ errors: [String]) throws {
    let fromText = JSONMapper().decodeReporting(Order.self, from: json).errors
    #expect(fromText.map { String($0.description.split(separator: " (line")[0]) } == errors)
    let tree = try AnyValue(json: json)
    #expect(
      ValueMapper().decodeReporting(Order.self, from: tree).errors.map(\.description) == errors)
  }
}
