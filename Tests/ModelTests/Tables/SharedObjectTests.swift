import AgreementSupport
import Foundation
import Maquette
import Testing

@Suite("Objects that properties share")
struct SharedObjectTests {
  /// The three ways of an update, each on its own value.
  private func expectUpdate<T: Mappable>(
    _ make: () -> T, _ patch: String, _ check: (T) -> Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var byText = make()
    try JSONMapper().update(&byText, from: patch)
    #expect(check(byText), sourceLocation: sourceLocation)
    var byTree = make()
    try ValueMapper().update(&byTree, from: try AnyValue(json: patch))
    #expect(check(byTree), sourceLocation: sourceLocation)
    let object = try JSONSerialization.jsonObject(with: Data(patch.utf8)) as? [String: Any]
    var byDictionary = make()
    try DictionaryMapper().update(&byDictionary, from: try #require(object))
    #expect(check(byDictionary), sourceLocation: sourceLocation)
  }

  @Test(
    "An update keeps the ignored properties of flattened members",
    arguments: ["{}", #"{"id":3}"#, #"{"y":4,"b_y":5}"#])
  func ignored(_ patch: String) throws {
    func spot() -> TableSpot { TableSpot(x: 1, y: 4, cache: "mine") }
    func other() -> TableSpot { TableSpot(x: 2, y: 5, cache: "his") }
    try expectUpdate({ TableSpotHolder(id: 3, spot: spot(), other: other()) }, patch) {
      $0 == TableSpotHolder(id: 3, spot: spot(), other: other())
    }
    try expectUpdate({ TableSpotBox(id: 3, spot: spot()) }, patch) {
      $0 == TableSpotBox(id: 3, spot: spot())
    }
    func object() -> TableSpotObject {
      let object = TableSpotObject(spot: spot())
      (object.id, object.other) = (3, other())
      return object
    }
    try expectUpdate(object, patch) { $0.id == 3 && $0.spot == spot() && $0.other == other() }
  }

  @Test("An update with one of its keys creates a flattened member that was nil")
  func madeByUpdate() throws {
    try expectUpdate({ TableSpotHolder(id: 1, spot: TableSpot()) }, #"{"b_x":5}"#) {
      $0.other == TableSpot(x: 5, y: 0, cache: "fresh")
    }
    try expectUpdate({ TableSpotHolder(id: 1, spot: TableSpot()) }, #"{"x":5}"#) { $0.other == nil }
  }

  @Test("A failed update leaves flattened members unchanged")
  func failedUpdate() throws {
    var holder = TableSpotHolder(
      id: 1, spot: TableSpot(x: 1, y: 2, cache: "mine"), other: TableSpot(x: 3))
    let before = holder
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&holder, from: #"{"x":7,"b_x":8,"y":[]}"#)
    }
    #expect(holder == before)
  }

  @Test("An update that reaches an object twice keeps both changes")
  func reachedTwice() throws {
    func shared() -> TableMarkPair {
      let mark = TableMark()
      mark.cache = "mine"
      return TableMarkPair(a: mark, b: mark)
    }
    try expectUpdate(shared, #"{"a":{"x":1},"b":{"y":2}}"#) {
      $0.a === $0.b && $0.a == $0.b && $0.a.x == 1 && $0.a.y == 2 && $0.a.cache == "mine"
    }
    func ring() -> TableMark {
      let mark = TableMark()
      mark.next = mark
      return mark
    }
    try expectUpdate(ring, #"{"x":1,"next":{"y":2}}"#) { $0.x == 1 && $0.y == 2 }
    func ringOfMembers() -> TableRing {
      let ring = TableRing()
      ring.next = ring
      return ring
    }
    try expectUpdate(ringOfMembers, #"{"n":1,"next":{"b_x":2}}"#) {
      $0.n == 1 && $0.other == TableSpot(x: 2)
    }
    var pair = TableMarkPair(a: TableMark(), b: TableMark())
    try JSONMapper().update(&pair, from: #"{"a":{"x":1},"a":{"y":2}}"#)
    #expect(pair.a.x == 1 && pair.a.y == 2)
  }

  @Test("A model and its flattened member share a nested object, decoded and encoded once")
  func memberInNestedObject() throws {
    try expectRoundTrip(
      TableRelease(id: 1, version: TableVersion(version: 2)), #"{"meta":{"id":1,"version":2}}"#)
    #expect(try TableRelease(json: #"{"meta":{"version":2,"id":1}}"#).version.version == 2)
  }

  @Test("A superclass and a subclass share a nested object, decoded and encoded once")
  func subclassInNestedObject() throws {
    let article = try TableArticle(json: #"{"meta":{"id":1,"version":2}}"#)
    #expect(article.id == 1 && article.version == 2)
    #expect(try article.jsonString() == #"{"meta":{"id":1,"version":2}}"#)
    #expect(try ValueMapper().encode(article) == ["meta": ["id": 1, "version": 2]])
    let other = try ValueMapper().decode(
      TableArticle.self, from: ["meta": ["version": 2, "id": 1]] as AnyValue)
    #expect(other.id == 1 && other.version == 2)
  }

  @Test(
    "A default for invalid values applies to every component of a path",
    arguments: [#"{"ext":12}"#, #"{"ext":{"count":[]}}"#, #"{"ext":null}"#, "{}", #"{"ext":{}}"#])
  func everyStep(_ json: String) throws {
    #expect(try read(TableForgiving.self, json) == TableForgiving(count: 7))
  }

  @Test("With more keys than a table supports, the members decode themselves")
  func manyKeys() throws {
    let wide = try TableWide(json: #"{"a_p0":1,"b_q1":2,"c_r2":3,"d_s9":4,"last":5}"#)
    #expect(wide.first.p0 == 1 && wide.second.q1 == 2 && wide.third.r2 == 3)
    #expect(wide.fourth.s9 == 4 && wide.last == 5)
    #expect(try TableWide(json: wide.jsonString()).fourth.s9 == 4)
    var changed = wide
    try JSONMapper().update(&changed, from: #"{"d_s8":6,"a_p1":7}"#)
    #expect(changed.fourth.s8 == 6 && changed.fourth.s9 == 4 && changed.first.p1 == 7)
  }
}

@Suite("Kinds come before conversions")
struct StrictFirstTests {
  @Test("In an untagged enum the case of the value's kind wins")
  func kinds() throws {
    let json = #"["1",1,true,{"n":2},0]"#
    #expect(
      try read([TableScalar].self, json)
        == [.text("1"), .number(1), .flag(true), .choice(TableChoice(n: 2)), .number(0)])
    #expect(try read([TableScalar].self, json).jsonString() == json)
  }

  @Test("A value that matches no case decodes as the first one that converts it")
  func converted() throws {
    #expect(try read(TableScalar.self, #"{"n":"2"}"#) == .choice(TableChoice(n: 2)))
    #expect(try read(TableScalar.self, "1.5") == .text("1.5"))
  }

  @Test("Rules of a type apply to enums with every tagging, and to transparent types")
  func rulesOfTypes() throws {
    #expect(try readError(TableStrictOutside.self, #"{"n":{"a":"1"}}"#).code == .typeMismatch)
    #expect(try readError(TableStrictInside.self, #"{"t":"n","a":"1"}"#).code == .typeMismatch)
    #expect(
      try readError(TableStrictBeside.self, #"{"t":"n","c":{"a":"1"}}"#).code == .typeMismatch)
    #expect(try readError(TableStrictUntagged.self, #""1""#).code == .unknownCase)
    #expect(try readError(TableStrictNumber.self, #""1""#).code == .typeMismatch)
    #expect(try readError(TableStrictVia.self, #""1""#).code == .typeMismatch)
    #expect(try read(TableStrictInside.self, #"{"t":"n","a":1}"#) == .n(a: 1))
  }
}
