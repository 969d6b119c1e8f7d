import AgreementSupport
import Foundation
import Maquette
import Testing

@Suite("Containers and positions of classes, and with hooks")
struct FrameTests {
  @Mappable(container: "data.items[0]") final class Item: Equatable {
    let id: Int
    var name: String = "?"
    @CodingKey(path: "meta.rank") var rank: Int?
    init(id: Int, name: String = "?") { (self.id, self.name) = (id, name) }
    static func == (left: Item, right: Item) -> Bool {
      (left.id, left.name, left.rank) == (right.id, right.name, right.rank)
    }
  }

  @Mappable(container: "data") struct Fixed: Equatable {
    let type = "fixed"
    var n = 0
  }

  @Mappable struct FixedHook: Equatable {
    let type = "fixed"
    var n = 0
    @CodableHook(.willDecode) static func rewrite(_ tree: inout AnyValue) throws { tree["n"] = 7 }
    @CodableHook(.didDecode) mutating func count() throws { n += 1 }
  }

  @Test("A struct in a container, or with hooks, has constants with values")
  func constants() throws {
    try expectRoundTrip(Fixed(n: 2), #"{"data":{"type":"fixed","n":2}}"#)
    var fixed = Fixed(n: 1)
    try JSONMapper().update(&fixed, from: #"{"data":{"type":"other","n":3}}"#)
    #expect(fixed == Fixed(n: 3))
    #expect(try read(FixedHook.self, #"{"n":1}"#) == FixedHook(n: 8))
  }

  // Features: 49, 50
  @Test("A class lies in a container")
  func contained() throws {
    let item = Item(id: 1, name: "a")
    item.rank = 2
    let json = #"{"data":{"items":[{"id":1,"name":"a","meta":{"rank":2}}]}}"#
    try expectRoundTrip(item, json)
    #expect(try write([item, item]) == "[\(json),\(json)]")
    #expect(
      try readError(Item.self, #"{"data":{"items":[]}}"#).description
        == "missing key at 'data.items[0]' for Item (line 1, column 1)")
    #expect(
      try readError(Item.self, #"{"data":{"items":[{"id":[]}]}}"#).description
        == "expected Int at 'data.items[0].id' in Item, found an array (line 1, column 25)")
    #expect(
      try readError(Item.self, #"{"data":[]}"#).description
        == "expected an object at 'data', found an array (line 1, column 9)")
  }

  // Features: 49
  @Test("An update reaches the object in a container, which stays the same object")
  func update() throws {
    var item = Item(id: 1, name: "a")
    let object = item
    try JSONMapper().update(&item, from: #"{"data":{"items":[{"name":"b"}]}}"#)
    #expect(item === object && object.name == "b")
    try JSONMapper().update(&item, from: #"{"data":{}}"#)
    #expect(object.name == "b")
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&item, from: #"{"data":{"items":[{"name":"c"}]}} x"#)
    }
    #expect(object.name == "b")
  }

  @Mappable(layout: .array) final class Point: Equatable {
    let x: Int
    var y: Int = 0
    var label: String?
    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
    static func == (left: Point, right: Point) -> Bool {
      (left.x, left.y, left.label) == (right.x, right.y, right.label)
    }
  }

  @Mappable(container: "p", layout: .array) final class Inner: NSObject {
    var a = 1
    var b = "x"
  }

  // Features: 41
  @Test("A class is an array, each property at a position")
  func positions() throws {
    try expectRoundTrip(Point(x: 1, y: 2), "[1,2,null]")
    #expect(try read(Point.self, "[1]") == Point(x: 1, y: 0))
    #expect(
      try readError(Point.self, "[]").description
        == "missing key at '[0]' in Point (line 1, column 1)")
    #expect(
      try readError(Point.self, #"[1,"x"]"#).description
        == #"expected Int at '[1]' in Point, found string "x" (line 1, column 4)"#)
    var point = Point(x: 1, y: 2)
    try JSONMapper().update(&point, from: "[9,3]")
    #expect(point == Point(x: 1, y: 3))
    #expect(try write(Inner(json: #"{"p":[4]}"#)) == #"{"p":[4,"x"]}"#)
  }

  /// The effect of hooks, recorded by the name of the model.
  @Mappable(container: "data") struct Greeting: Equatable {
    var name: String
    @CodableHook(.willDecode) static func before(_ tree: inout AnyValue) {
      tree["name"] = .string((tree["name"].string ?? "") + "!")
    }
    @CodableHook(.didDecode) mutating func after() { name = "<" + name }
    @CodableHook(.willEncode) mutating func writing() { name += ">" }
    @CodableHook(.didEncode) func written(_ tree: inout AnyValue) { tree["more"] = true }
  }

  @Mappable(layout: .array) struct Pair: Equatable {
    var a: Int
    var b: Int
    @CodableHook(.willDecode) static func before(_ tree: inout AnyValue) {
      tree = .array((tree.array ?? []).reversed())
    }
    @CodableHook(.didDecode) mutating func after() throws { if a == 0 { b = 0 } }
  }

  @Mappable(container: "c", layout: .array) final class Both {
    var a: Int = 0
    var b: Int = 0
    @CodableHook(.willDecode) static func before(_ tree: inout AnyValue) {
      tree = .array((tree.array ?? []).reversed())
    }
    @CodableHook(.didDecode) func after() { a += 1 }
  }

  // Features: 49, 41
  @Test("Hooks are called inside a container, and for arrays")
  func hooks() throws {
    #expect(try read(Greeting.self, #"{"data":{"name":"Ada"}}"#) == Greeting(name: "<Ada!"))
    #expect(try read(Pair.self, "[1,2]") == Pair(a: 2, b: 1))
    #expect(try read(Pair.self, "[1,0]") == Pair(a: 0, b: 0))
    var pair = Pair(a: 1, b: 2)
    try JSONMapper().update(&pair, from: "[3,4]")
    #expect(pair == Pair(a: 4, b: 3))
    var both = try Both(json: #"{"c":[1,2]}"#)
    #expect((both.a, both.b) == (3, 1))
    try JSONMapper().update(&both, from: #"{"c":[5,6]}"#)
    #expect((both.a, both.b) == (7, 5))
    #expect(try write(both) == #"{"c":[7,5]}"#)
  }
}
