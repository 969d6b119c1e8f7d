import AgreementSupport
import Maquette
import Testing

@Suite("Values inside arrays when encoding")
struct ArrayPlaceTests {
  @Mappable struct Rows: Equatable {
    @CodingKey(path: "rows[1].id") var id: Int
    @CodingKey(path: "rows[1].name") var name: String?
    @CodingKey(path: "rows[3]") var last: Int?
    var other: Int?
  }

  @Mappable struct Optionals: Equatable {
    @CodingKey(path: "a.list[0]") var first: Int?
    @CodingKey(path: "a.list[1].x") var second: Int?
    var other: Int?
  }

  @Mappable struct Kept: Equatable {
    @CodingKey(path: "list[0]") @EncodableIf(.always) var first: Int?
    @CodingKey(path: "list[1]") var second: Int?
  }

  @Mappable struct Conditional: Equatable {
    @CodingKey(path: "list[0]") @EncodableIf(.notDefault) var first = 1
    @CodingKey(path: "list[1]") var second = 2
    @CodingKey(path: "list[2]") @CodableView("more") var third = 3
  }

  @Mappable struct Each: Equatable {
    @CodingKey(path: "rows[*].a.b") var values: [Int]
    @CodingKey(path: "more[*].c") var more: [Int?]?
    @CodingKey(path: "lists[*][1]") var lists: [String]?
  }

  @Mappable struct Sparse: Equatable {
    @CodingKey(path: "tags[*].t") @EncodableIf(.notEmpty) var tags: [Int] = []
    @CodingKey(path: "more[*].t") @CodableView("more") var more: [Int] = [1]
  }

  /// Refuses every value when encoding.
  struct Refusing: EncodingStrategy {
    func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
      throw MappingError(.unencodable, expected: "nothing")
    }
  }

  @Mappable(.encode) struct Refused {
    @CodingKey(path: "rows[1].id") @EncodableBy(Refusing()) var number = 1
  }

  @Mappable(.encode) struct Summed {
    @CodingKey(path: "ids[*].id") var ids: [Int] = [1]
    @CodingKey(path: "sum[0]") @EncodableComputed var sum: Int { ids.reduce(0, +) }
    @CodingKey(path: "sum[2].text") @EncodableComputed var text: String? { nil }
  }

  @Mappable(layout: .array) struct Point: Equatable {
    var x: Int
    @EncodableComputed @EncodableIf(.notNil) var half: Int? { x > 10 ? x / 2 : nil }
  }

  @Mappable(layout: .array) struct Marked: Equatable {
    var x: Presence<Int>
    let kind = "m"
    var y: Presence<Int>
  }

  @Test("Properties in one array share it, and gaps are null") func shared() throws {
    try expectRoundTrip(
      Rows(id: 1, name: "a", last: 2, other: 3),
      #"{"rows":[null,{"id":1,"name":"a"},null,2],"other":3}"#)
    #expect(try write(Rows(id: 1)) == #"{"rows":[null,{"id":1},null,null]}"#)
  }

  @Test("An array whose properties are all nil is omitted, unless nil is written") func absent()
    throws
  {
    #expect(try write(Optionals()) == "{}")
    #expect(try write(Optionals(first: 1)) == #"{"a":{"list":[1,{}]}}"#)
    #expect(try write(Optionals(second: 1)) == #"{"a":{"list":[null,{"x":1}]}}"#)
    let nulls = JSONMapper(options: .init(nilValues: .writeNull))
    let text = try nulls.encodeString(Optionals())
    #expect(text == #"{"a":{"list":[null,{"x":null}]},"other":null}"#)
    #expect(try write(Kept()) == #"{"list":[null,null]}"#)
  }

  @Test("A condition leaves null in an array") func conditions() throws {
    #expect(try write(Conditional()) == #"{"list":[null,2,3]}"#)
    #expect(try write(Conditional(first: 5)) == #"{"list":[5,2,3]}"#)
    let mapper = JSONMapper(options: .init(views: ["less"]))
    #expect(try mapper.encodeString(Conditional(first: 5)) == #"{"list":[5,2,null]}"#)
  }

  @Test("Each value is in an element of its own") func elements() throws {
    try expectRoundTrip(
      Each(values: [1, 2], more: [3, 4], lists: ["x"]),
      #"{"rows":[{"a":{"b":1}},{"a":{"b":2}}],"more":[{"c":3},{"c":4}],"lists":[[null,"x"]]}"#)
    try expectRoundTrip(Each(values: []), #"{"rows":[]}"#)
    #expect(
      try write(Each(values: [], more: [nil, 1])) == #"{"rows":[],"more":[{},{"c":1}]}"#)
    #expect(try write(Sparse()) == #"{"more":[{"t":1}]}"#)
    let less = JSONMapper(options: .init(views: ["less"]))
    #expect(try less.encodeString(Sparse(tags: [2])) == #"{"tags":[{"t":2}]}"#)
  }

  @Test("Computed values take places in arrays") func computed()
    throws
  {
    #expect(try write(Summed()) == #"{"ids":[{"id":1}],"sum":[1,null,{}]}"#)
    #expect(try write(Point(x: 4)) == "[4]")
    #expect(try write(Point(x: 14)) == "[14,7]")
  }

  @Test("A missing value at a position is null") func presence() throws {
    #expect(try write(Marked(x: .missing, y: .missing)) == #"[null,"m",null]"#)
    #expect(try write(Marked(x: .value(1), y: .value(2))) == #"[1,"m",2]"#)
  }

  @Test("An error in an array names its place and its property") func errors() {
    func check(_ encode: () throws(MappingError) -> Void) {
      do {
        try encode()
        Issue.record("no error")
      } catch {
        #expect(error.path.description == "rows[1].id")
        #expect(error.model == "Refused" && error.property == "number")
      }
    }
    check { () throws(MappingError) in _ = try JSONMapper().encode(Refused()) }
    check { () throws(MappingError) in _ = try ValueMapper().encode(Refused()) }
  }
}
