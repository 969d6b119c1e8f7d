import Maquette
import MaquetteJSONTools
import Testing

/// Run-time operations on models reach flattened members under their complete keys.
@Suite("Changing models with flattened members")
struct AffixedStateTests {
  @Mappable struct Part: Equatable {
    var size: Int
    @Validated(.range(1...)) var count = 1
    var names: [String: Int] = [:]
    @EncodableIgnored var note = "-"
  }

  @Mappable struct MaybeWhole: Equatable {
    var id: Int
    @CodableFlattened(prefix: "m_") var part: Part?
    var last = 0
  }

  @Test func `A merge that would remove a member throws, and loses nothing`() throws {
    var model = MaybeWhole(id: 1, part: Part(size: 2), last: 2)
    let (before, other) = (model, MaybeWhole(id: 3, part: nil, last: 4))
    let error = try #require(throws: MappingError.self) {
      try model.merge(from: other, by: .replace)
    }
    #expect(
      "\(error)".contains(
        "a value: an update cannot remove a flattened property, set it to nil"))
    #expect(model == before)
    model.part = nil
    try model.merge(from: other, by: .replace)
    #expect(model == other)
  }

  @Mappable struct Whole: Equatable {
    var id: Int
    @CodableFlattened(prefix: "p_") var part: Part
    @CodableFlattened(prefix: "q_", suffix: "!") var other: Part?
    @CodableFlattened(prefix: "x_") var payment: FlattenedEnum.Payment
    @CodableFlattened var shipping: FlattenedEnum.Shipping
  }

  @Mappable(memberwiseInit: .internal) final class Holder {
    @CodableFlattened(prefix: "p_") var part: Part
  }

  private let whole = Whole(
    id: 1, part: .init(size: 1, count: 2, names: ["a": 1], note: "n"),
    payment: .card(number: "4"), shipping: .pickup)

  private var second: Whole {
    Whole(
      id: 2, part: .init(size: 3, count: 4, names: ["b": 2], note: "m"), other: .init(size: 5),
      payment: .cash, shipping: .mail("s"))
  }

  // Features: 44, 51, 52
  @Test("A model is merged into another") func merging() throws {
    var model = whole
    try model.merge(from: second)
    var merged = second
    merged.part.names = ["a": 1, "b": 2]
    #expect(model == merged)
  }

  // Features: 44, 51, 52
  @Test("One property is taken over, and no other") func takingOver() throws {
    var model = whole
    try model.merge(property: "payment", from: second)
    try model.merge(property: "shipping", from: second)
    try model.merge(property: "other", from: second)
    var expected = whole
    (expected.payment, expected.shipping, expected.other) = (.cash, .mail("s"), .init(size: 5))
    #expect(model == expected)
    try model.merge(from: second, by: .keep, rules: ["part": .replace])
    expected.part = second.part
    #expect(model == expected)
  }

  // Features: 44, 51
  @Test("A value is set at a path") func setting() throws {
    var model = whole
    try model.setValue(7, at: "part.size")
    try model.setValue(["a": 2], at: "part.names")
    #expect(model.part.size == 7 && model.part.names == ["a": 2] && model.part.count == 2)
    #expect(model.payment == whole.payment && model.shipping == whole.shipping)
  }

  // Features: 44, 51
  @Test("A copy has what is not written") func copies() throws {
    let holder = Holder(part: whole.part)
    #expect(try holder.copy().part == whole.part)
  }

  // Features: 44, 51
  @Test("A merge patch changes members of dictionaries one by one")
  func patching() throws {
    var model = whole
    try MergePatch(["p_names": ["b": 2], "x_type": "cash"]).apply(to: &model)
    #expect(model.part.names == ["a": 1, "b": 2] && model.payment == .cash)
  }

  // Features: 44, 51
  @Test("Validation tells the whole key") func validation() {
    var model = second
    model.part.count = 0
    model.other?.count = -1
    #expect(
      model.validationErrors.map(\.path.description) == ["p_count", #"["q_count!"]"#])
  }
}
