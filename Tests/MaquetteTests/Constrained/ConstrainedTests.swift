import AgreementSupport
import Foundation
import Maquette
import MaquetteConstraints
import Testing

@Suite("Constrained types")
struct ConstrainedTests {
  enum Percent: ValueRule {
    static var rules: [ValidationRule<Int>] { [.range(0...100)] }
  }

  @Mappable struct Part: Equatable {
    var id: Int
  }

  @Mappable struct Order: Equatable {
    var customer: NonEmpty<String>?
    var parts: NonEmpty<[Part]>?
    var prices: NonEmpty<[String: Positive<Double>]>?
    var count: NonNegative<Int>?
    var weight: Positive<Decimal>?
    var share: Constrained<Percent>?
    var note: Trimmed?
  }

  // Features: 163
  @Test(
    "Values that keep to their rules are read and written as they are",
    arguments: [
      #"{"customer":" "}"#, #"{"customer":"Ada"}"#, #"{"parts":[{"id":1}]}"#,
      #"{"prices":{"a":0.5}}"#, #"{"count":0}"#, #"{"count":9223372036854775807}"#,
      #"{"weight":0.001}"#, #"{"share":0}"#, #"{"share":100}"#, #"{"note":"a b"}"#,
      #"{"note":""}"#,
    ])
  func good(_ json: String) throws {
    #expect(try write(read(Order.self, json)) == json)
  }

  // Features: 163
  @Test(
    "Values that do not are errors at their place",
    arguments: [
      (
        #"{"customer":""}"#,
        #"expected text that is not empty at 'customer' in Order, found string """#
      ),
      (#"{"parts":[]}"#, "expected at least one element at 'parts' in Order, found 0 elements"),
      (#"{"parts":[{"id":"x"}]}"#, #"expected Int at 'parts[0].id' in Part, found string "x""#),
      (#"{"prices":{}}"#, "expected at least one element at 'prices' in Order, found 0 elements"),
      (#"{"prices":{"a":0}}"#, "expected more than 0.0 at 'prices.a' in Order, found number 0"),
      (
        #"{"prices":{"a":-0.0}}"#,
        "expected more than 0.0 at 'prices.a' in Order, found number -0.0"
      ),
      (#"{"count":-1}"#, "expected at least 0 at 'count' in Order, found number -1"),
      (#"{"count":"-1"}"#, #"expected at least 0 at 'count' in Order, found string "-1""#),
      (#"{"count":[]}"#, "expected Int at 'count' in Order, found an array"),
      (#"{"weight":-2}"#, "expected more than 0 at 'weight' in Order, found number -2"),
      (#"{"share":101}"#, "expected a value in 0...100 at 'share' in Order, found number 101"),
    ])
  func bad(_ json: String, _ message: String) throws {
    #expect(try readError(Order.self, json).description.hasPrefix(message + " (line 1"))
  }

  // Features: 163
  @Test("A repair is told in a report") func repairs() throws {
    let report = JSONMapper().decodeReporting(Order.self, from: #"{"note":" a\n"}"#)
    #expect(report.value?.note?.value == "a")
    #expect(report.issues.count == 1 && report.issues.first?.severity == .repair)
    #expect(report.issues.first?.resolution == "trimmed")
    #expect(try read(Order.self, #"{"note":" a"}"#).note == Trimmed("a"))
  }

  // Features: 163
  @Test("A report tells every value that is refused") func reports() {
    let report = JSONMapper().decodeReporting(
      Order.self, from: #"{"customer":"","count":-1,"share":7}"#)
    #expect(report.issues.map(\.error.path.description) == ["customer", "count"])
  }

  // Features: 163
  @Test("They are made of values, or are not") func making() throws {
    #expect(NonEmpty<[Int]>([]) == nil && NonEmpty([1])?.value == [1])
    #expect(Positive(0) == nil && Positive(Double.nan) == nil && Positive(0.5)?.value == 0.5)
    #expect(NonNegative(-1) == nil && NonNegative(Double.nan) == nil && NonNegative(0) != nil)
    #expect(Trimmed(" \t") == Trimmed(""))
    let error = #expect(throws: MappingError.self) { try Constrained<Percent>(validating: 200) }
    #expect(error?.description == "expected a value in 0...100")
    #expect("\(try Constrained<Percent>(validating: 20))" == "20")
    let ordered = [3, 1, 2].compactMap { Positive($0) }.sorted()
    #expect(ordered.map(\.value) == [1, 2, 3] && Set(ordered).count == 3)
  }

  // Features: 163
  @Test("As keys of dictionaries they keep to their rules, too") func keys() throws {
    typealias Counts = [NonEmpty<String>: Int]
    let key = try NonEmpty<String>(validating: "a")
    try expectRoundTrip([key: 1], #"{"a":1}"#)
    #expect(throws: MappingError.self) { try Counts(json: #"{"":1}"#) }
    #expect(throws: MappingError.self) { try [Positive<Int>: Int](json: #"{"0":1}"#) }
    // A key is not repaired, because two keys could become one.
    #expect(throws: MappingError.self) { try [Trimmed: Int](json: #"{" a":1}"#) }
  }

  @Mappable final class Account {
    var mail: EmailAddress
    var tags: NonEmpty<[String]>
    init(mail: EmailAddress, tags: NonEmpty<[String]>) { (self.mail, self.tags) = (mail, tags) }
  }

  @Mappable enum Event: Equatable {
    case moved(to: IPv4Address)
  }

  @Mappable struct Box<T: Mappable & Equatable & Collection & SendableMetatype>: Equatable {
    var all: NonEmpty<T>
  }

  // Features: 163
  @Test("Classes, payloads, generics; an update replaces") func elsewhere() throws {
    var account = try Account(json: #"{"mail":"a@b","tags":["x"]}"#)
    try JSONMapper().update(&account, from: #"{"tags":["y","z"]}"#)
    #expect(account.tags.value == ["y", "z"] && account.mail.value == "a@b")
    #expect(throws: MappingError.self) { try JSONMapper().update(&account, from: #"{"tags":[]}"#) }
    #expect(account.tags.value == ["y", "z"])
    try expectRoundTrip(
      Event.moved(to: IPv4Address(bits: 1)), #"{"moved":{"to":"0.0.0.1"}}"#)
    #expect(try read(Box<[Int]>.self, #"{"all":[1]}"#).all.value == [1])
    #expect(try readError(Box<String>.self, #"{"all":""}"#).code == .invalidValue)
  }
}
