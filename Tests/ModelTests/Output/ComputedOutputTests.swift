import AgreementSupport
import Foundation
import Maquette
import Testing

@Suite("Computed properties when encoding")
struct ComputedOutputTests {
  @Mappable struct Person: Equatable {
    var first: String
    var last: String?
    @CodableIgnored var isAdult = false
    @EncodableComputed var name: String { [first, last ?? ""].joined(separator: " ") }
    @CodingKey(path: "meta.initial") @EncodableComputed var initial: Character? { last?.first }
    @EncodableComputed @EncodableIf(\Person.isAdult) var rights: [String] { ["vote"] }
    @EncodableComputed @EncodableIf(.notEmpty) var parts: [String] { last.map { [$0] } ?? [] }
    @EncodableComputed @EncodableBy(.hex) var size: Data { Data([3]) }
    @EncodableComputed @CodableView("more") var more: Int { 1 }
  }

  @Mappable struct Address: Equatable { var city: String }

  @Mappable struct Located: Equatable {
    var id: Int
    @EncodableComputed var address: Address { Address(city: "Rome") }
    @EncodableComputed var before: Address? { nil }
  }

  @Mappable struct Outer: Equatable {
    @CodableFlattened(prefix: "p_") var located: Located
    var rest: [Located] = []
  }

  @Mappable struct Inside: Equatable {
    var before = 1
    @CodableFlattened var person: Person
    @CodableFlattened(prefix: "q_") var other: Watched?
  }

  @Mappable struct Beside: Equatable {
    var number = 5
    @CodableFlattened var located: Located
  }

  @Mappable final class Account {
    let kind = "account"
    @DecodableIgnored var visits = 3
    @CodableFlattened var address: Address
    @CodingKey(path: "meta.id") var id: Int
    @CodingKey(path: "meta.key") @EncodableComputed var key: String { "k\(id)" }
    init(id: Int) { (self.id, address) = (id, Address(city: "Rome")) }
  }

  @Mappable(.encode) class Base {
    @CodingKey(path: "meta.a") var a = 1
    init() {}
  }

  @Mappable(.encode) final class Derived: Base {
    @CodingKey(path: "meta.b") var b = 2
    @EncodableComputed var sum: Int { a + b }
  }

  @Mappable struct Watched: Equatable {
    var size: Int { didSet {} }
    @EncodableComputed var double: Int { 2 * size }
  }

  @Mappable(omitting: .empty) struct Queue: Equatable {
    var items: [String] = []
    var isEmpty: Bool { items.isEmpty }
    var isThere: Bool { !isEmpty }
    // Without items they cannot be computed.
    @EncodableComputed @EncodableIf(\Queue.isThere) var first: String { items[0] }
    @EncodableComputed @EncodableIf(\Queue.isThere) @EncodableDefault("none")
    var last: String? { items[items.count - 1].isEmpty ? nil : items[items.count - 1] }
    @EncodableComputed var second: Presence<String> {
      items.count > 1 ? .value(items[1]) : .missing
    }
    @CodingKey(path: "all.lengths[*].length") @EncodableComputed
    var lengths: [Int] { items.map(\.count) }
    @CodingKey("n", in: "brief") @EncodableComputed var count: Int { items.count }
  }

  @Mappable struct Pair<Value: Mappable & Equatable & Comparable>: Equatable {
    var left: Value
    var right: Value
    @EncodableComputed var greatest: Value { max(left, right) }
    @EncodableComputed var both: [Value] { [left, right] }
  }

  @Test("Each kind of computed property is encoded as a stored one") func all() throws {
    #expect(
      try write(Person(first: "Ada", last: "Byron"))
        == #"{"first":"Ada","last":"Byron","name":"Ada Byron","meta":{"initial":"B"},"#
        + #""parts":["Byron"],"size":"03","more":1}"#)
    #expect(
      try write(Person(first: "Ada", isAdult: true))
        == #"{"first":"Ada","name":"Ada ","rights":["vote"],"size":"03","more":1}"#)
    let mapper = JSONMapper(options: .init(nilValues: .writeNull, views: ["less"]))
    #expect(
      try mapper.encodeString(Person(first: "Ada"))
        == #"{"first":"Ada","last":null,"name":"Ada ","meta":{"initial":null},"size":"03"}"#)
  }

  @Test("A computed model is an object, also in a flattened model") func members() throws {
    #expect(try write(Located(id: 1)) == #"{"id":1,"address":{"city":"Rome"}}"#)
    #expect(
      try write(Outer(located: Located(id: 1), rest: [Located(id: 2)]))
        == #"{"p_id":1,"p_address":{"city":"Rome"},"rest":[{"id":2,"address":{"city":"Rome"}}]}"#)
  }

  @Test("A flattened model computes from its own place in memory") func inside() throws {
    #expect(
      try write(Inside(person: Person(first: "Ada", last: "Byron"), other: Watched(size: 2)))
        == #"{"before":1,"first":"Ada","last":"Byron","name":"Ada Byron","#
        + #""meta":{"initial":"B"},"parts":["Byron"],"size":"03","more":1,"q_size":2,"q_double":4}"#
    )
    #expect(
      try write(Beside(located: Located(id: 1)))
        == #"{"number":5,"id":1,"address":{"city":"Rome"}}"#)
  }

  @Test("Objects write constants, values that are not decoded, and computed ones") func objects()
    throws
  {
    #expect(
      try write(Account(id: 7))
        == #"{"kind":"account","visits":3,"city":"Rome","meta":{"id":7,"key":"k7"}}"#)
    #expect(try write(Derived()) == #"{"meta":{"a":1,"b":2},"sum":3}"#)
    #expect(try write(Watched(size: 2)) == #"{"size":2,"double":4}"#)
  }

  @Test("A condition comes before the value that it guards") func conditions() throws {
    #expect(try write(Queue()) == #"{"count":0}"#)
    let text = try write(Queue(items: ["", "bc", ""]))
    #expect(
      text
        == #"{"items":["","bc",""],"first":"","last":"none","second":"bc","all":{"lengths":[{"length":0},"#
        + #"{"length":2},{"length":0}]},"count":3}"#)
  }

  @Test("A computed property has a key of its own under a profile") func profiles() throws {
    let mapper = JSONMapper(options: .init(profile: "brief"))
    #expect(
      try mapper.encodeString(Queue(items: ["a"]))
        == #"{"items":["a"],"first":"a","last":"a","all":{"lengths":[{"length":1}]},"n":1}"#)
  }

  @Test("A generic struct computes values of its parameter") func generic() throws {
    #expect(
      try write(Pair(left: 1, right: 2)) == #"{"left":1,"right":2,"greatest":2,"both":[1,2]}"#)
  }

  @Test("Sorted output sorts computed properties, too") func sorted() throws {
    let mapper = JSONMapper(options: .init(format: JSONFormat(sortsKeys: true)))
    #expect(
      try mapper.encodeString(Account(id: 7))
        == #"{"city":"Rome","kind":"account","meta":{"id":7,"key":"k7"},"visits":3}"#)
  }

  @Test("A configuration moves stored properties beside computed ones") func configured() throws {
    let configuration = try MappingConfiguration(.model(Located.self).key("number", for: "id"))
    let mapper = JSONMapper(options: .init(configuration: configuration))
    #expect(try mapper.encodeString(Located(id: 1)) == #"{"number":1,"address":{"city":"Rome"}}"#)
  }
}
