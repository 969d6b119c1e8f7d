import Maquette
import MaquetteJSONTools
import Testing

/// Keys are the same if their bytes are (RFC 8259, section 8.3), in declarations as in data.
@Suite("Keys that differ only in normalisation") struct NormalisedKeyTests {
  private static let (composed, apart) = ("\u{c5}", "A\u{30a}")

  @Mappable struct Aliased: Equatable {
    @CodingKey("\u{c5}") @DecodableAlias("A\u{30a}") var size: Int
  }

  @Mappable struct Two: Equatable {
    @CodingKey("\u{c5}") var first: Int
    @CodingKey("A\u{30a}") var second: Int?
    @CodingKey(path: "x.\u{c5}") var inner = 1
    @CodingKey(path: "x.A\u{30a}.a") var deep = 2
  }

  @Mappable enum Cases: Equatable {
    @CodingKey("\u{c5}") case first(Int)
    @CodingKey("A\u{30a}") case second(Int)
  }

  @Test func `An alias in another normalisation is read`() throws {
    for key in [Self.composed, Self.apart] {
      let json = "{\"\(key)\":3}"
      #expect(try Aliased(json: json) == Aliased(size: 3))
      #expect(try ValueMapper().decode(Aliased.self, from: [key: 3]) == Aliased(size: 3))
      var model = Aliased(size: 1)
      try JSONMapper().update(&model, from: json)
      #expect(model == Aliased(size: 3))
      #expect(JSONMapper().decodeReporting(Aliased.self, from: json).issues.isEmpty)
      var patched = Aliased(size: 1)
      try MergePatch([key: 3]).apply(to: &patched)
      #expect(patched == Aliased(size: 3))
    }
    #expect(try Aliased(size: 3).jsonString() == "{\"\(Self.composed)\":3}")
  }

  @Test func `Two properties have both keys`() throws {
    let (c, a) = (Self.composed, Self.apart)
    let two = Two(first: 3, second: 4, inner: 5, deep: 6)
    let json = "{\"\(c)\":3,\"\(a)\":4,\"x\":{\"\(c)\":5,\"\(a)\":{\"a\":6}}}"
    #expect(try Array(two.jsonString().utf8) == Array(json.utf8))
    #expect(try Two(json: json) == two)
    #expect(try ValueMapper().decode(Two.self, from: AnyValue(json: json)) == two)
    for new in [Two(first: 7, second: 8, inner: 9, deep: 10), Two(first: 3, second: nil)] {
      var model = two
      try MergePatch(from: two, to: new).apply(to: &model)
      #expect(model == new)
      model = two
      try model.merge(from: new, by: .replace)
      #expect(model == new)
      model = two
      try JSONPatch([.replace(JSONPointer(tokens: []), ValueMapper().encode(new))]).apply(
        to: &model)
      #expect(model == new)
    }
  }

  @Test func `So do two cases`() throws {
    for (value, key) in [(Cases.first(1), Self.composed), (.second(1), Self.apart)] {
      let json = "{\"\(key)\":1}"
      #expect(try Array(value.jsonString().utf8) == Array(json.utf8))
      #expect(try Cases(json: json) == value)
    }
  }
}
