import Maquette
import Testing

/// A payload that keeps unknown keys takes those that no other flattened enum needs.
@Suite("Flattened enums whose payloads keep unknown keys")
struct FlattenedOpenCaseTests {
  @Mappable struct Open: Equatable {
    var size: Int
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable(tagged: .internal("kind")) enum Shape: Equatable {
    case dot
    case box(Open)
  }

  @Mappable(tagged: .internal("type")) enum Payment: Equatable {
    case cash
    case card(number: Int, owner: String? = nil)
    case other(Open)
  }

  @Mappable enum Named: Equatable {
    case one(Int)
    case many(first: Int, last: Int)
  }

  @Mappable struct First: Equatable {
    @CodableFlattened var shape: Shape
    @CodableFlattened var payment: Payment
  }

  @Mappable struct Last: Equatable {
    var id = 1
    @CodableFlattened var payment: Payment
    @CodableFlattened var shape: Shape?
    @CodableFlattened var named: Named?
    @CodableExtras var more: [String: AnyValue] = [:]
  }

  @Mappable struct Inner: Equatable {
    @CodableFlattened var payment: Payment
  }

  @Mappable struct Outer: Equatable {
    @CodableFlattened var shape: Shape
    @CodableFlattened var inner: Inner?
    @CodableFlattened(prefix: "x_") var prefixed: Inner?
  }

  @Mappable final class Object: SchemaEquatable {
    @CodableFlattened var shape: Shape
    @CodableFlattened var payment: Payment
    init(shape: Shape, payment: Payment) { (self.shape, self.payment) = (shape, payment) }
  }

  private func expectSame<T: Mappable & Equatable>(
    _ value: T, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try value.jsonString() == json, sourceLocation: sourceLocation)
    #expect(try T(json: json) == value, sourceLocation: sourceLocation)
    #expect(
      JSONMapper().decodeReporting(T.self, from: json).value == value,
      sourceLocation: sourceLocation)
    let tree = try ValueMapper().encode(value)
    #expect(try ValueMapper().decode(T.self, from: tree) == value, sourceLocation: sourceLocation)
  }

  private let open = Open(size: 2, rest: ["a": 3])

  @Test func `Each enum has its own keys, whichever is first`() throws {
    try expectSame(
      First(shape: .box(open), payment: .card(number: 4, owner: "Ada")),
      #"{"kind":"box","size":2,"a":3,"type":"card","number":4,"owner":"Ada"}"#)
    try expectSame(
      Last(payment: .other(open), shape: .dot, named: .many(first: 1, last: 2)),
      #"{"id":1,"type":"other","size":2,"a":3,"kind":"dot","many":{"first":1,"last":2}}"#)
    #expect(
      try First(json: #"{"number":4,"a":3,"type":"card","kind":"box","size":2}"#)
        == First(shape: .box(open), payment: .card(number: 4)))
  }

  @Test func `Of two that keep unknown keys, the first does`() throws {
    let json = #"{"kind":"box","size":2,"a":3,"type":"other"}"#
    #expect(
      try First(json: json)
        == First(shape: .box(open), payment: .other(Open(size: 2))))
  }

  @Test func `Also if one is in a nested member`() throws {
    try expectSame(
      Outer(
        shape: .box(open), inner: Inner(payment: .card(number: 4)),
        prefixed: Inner(payment: .card(number: 5))),
      #"{"kind":"box","size":2,"a":3,"type":"card","number":4,"x_type":"card","x_number":5}"#)
  }

  @Test func `A report lists each problem once`() {
    let report = JSONMapper().decodeReporting(
      First.self, from: #"{"kind":"box","size":"2","a":3,"type":"card","number":4}"#)
    #expect(report.value == First(shape: .box(open), payment: .card(number: 4)))
    #expect(report.issues.count == 1)
    let failed = JSONMapper().decodeReporting(
      First.self, from: #"{"kind":"box","size":2,"a":3,"type":"card","number":[]}"#)
    #expect(failed.value == nil && failed.issues.count == 1)
  }

  @Test func `Updates keep them apart, too`() throws {
    var model = First(shape: .box(open), payment: .card(number: 4))
    let json = #"{"kind":"box","size":5,"type":"card","number":6,"b":7}"#
    let expected = First(
      shape: .box(Open(size: 5, rest: ["b": 7])), payment: .card(number: 6))
    try JSONMapper().update(&model, from: json)
    #expect(model == expected)
    var object = Object(shape: .box(open), payment: .cash)
    try JSONMapper().update(&object, from: json)
    #expect(object.shape == expected.shape && object.payment == expected.payment)
    #expect(try Object(json: json).isEqual(to: object))
  }
}
