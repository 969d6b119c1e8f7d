import Maquette
import MaquetteJSONTools
import Testing

@Suite("Patches of flattened members") struct PatchedMemberTests {
  typealias Internal = PatchedModelTests.Internal
  typealias Adjacent = PatchedModelTests.Adjacent

  @Mappable struct Sale: Equatable {
    var id: Int
    @CodableFlattened var payment: Internal
    @CodableFlattened(prefix: "x_") var refund: Adjacent?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Test func `A null in the payload of a flattened case is nil`() throws {
    let old = Sale(
      id: 1, payment: .card(number: 2, owner: "Ada"), refund: .card(number: 3, owner: "Bo"))
    let new = Sale(
      id: 1, payment: .card(number: 4, owner: nil), refund: .card(number: 5, owner: nil),
      rest: ["q": 1])
    var patched = old
    try MergePatch(from: old, to: new).apply(to: &patched)
    #expect(patched == new)
  }

  @Test func `A patch cannot remove a flattened case, also if it adds other keys`() throws {
    let old = Sale(
      id: 1, payment: .card(number: 2), refund: .card(number: 3, owner: "Bo"), rest: ["p": 1])
    let new = Sale(id: 1, payment: .card(number: 2), rest: ["q": 1])
    var model = old
    let whole = try ValueMapper().encode(new)
    #expect(throws: MappingError.self) {
      try JSONPatch([.replace(JSONPointer(tokens: []), whole)]).apply(to: &model)
    }
    #expect(throws: MappingError.self) { try MergePatch(from: old, to: new).apply(to: &model) }
    #expect(model == old)
  }

  @Mappable struct Sized: Equatable {
    var width: Int? = 1
    var height = 2
    var depth: Int?
  }

  @Mappable struct Parcel: Equatable {
    var id = 1
    @CodableFlattened(prefix: "p_") var outer: Outer
  }

  @Mappable struct Outer: Equatable {
    @CodableFlattened(prefix: "s_") var size: Sized?
    var name: String?
  }

  @Mappable struct Pair: Equatable {
    @CodableFlattened var sides: Sides?
  }

  @Mappable struct Sides: Equatable {
    var left: Int?
    var right: Int?
  }

  @Test func `A patch cannot remove a flattened member that may be nil, and does not reset it`()
    throws
  {
    let old = Parcel(outer: Outer(size: Sized(width: 5, height: 6, depth: 7), name: "n"))
    for new in [Parcel(outer: Outer(name: "n")), Parcel(id: 2, outer: Outer())] {
      var model = old
      let whole = try ValueMapper().encode(new)
      let error = #expect(throws: MappingError.self) {
        try JSONPatch([.replace(JSONPointer(tokens: []), whole)]).apply(to: &model)
      }
      #expect(error?.code == .invalidValue)
      #expect(model == old)
      let made = #expect(throws: MappingError.self) { try MergePatch(from: old, to: new) }
      #expect(made?.code == .unencodable)
      model = new
      try MergePatch(from: new, to: old).apply(to: &model)
      #expect(model == old)
    }
    // Null is nil, or a default, in a member that stays.
    for new in [Sized(width: nil, height: 2), Sized(width: 1, height: 6), Sized(depth: 8)] {
      let new = Parcel(outer: Outer(size: new, name: "n"))
      var model = old
      try MergePatch(from: old, to: new).apply(to: &model)
      #expect(model == new)
      model = old
      try JSONPatch([.replace(JSONPointer(tokens: []), try ValueMapper().encode(new))])
        .apply(to: &model)
      #expect(model == new)
    }
    var model = old
    let patch = MergePatch(["p_s_width": nil, "p_s_height": nil, "p_s_depth": nil])
    let error = #expect(throws: MappingError.self) { try patch.apply(to: &model) }
    #expect(error?.code == .invalidValue)
    #expect(model == old)
    let nils = Pair(sides: Sides(left: nil, right: nil))
    for options in [EncodingOptions(), EncodingOptions(nilValues: .writeNull)] {
      let made = #expect(throws: MappingError.self) {
        try MergePatch(from: Pair(sides: Sides(left: 1)), to: nils, options: options)
      }
      #expect(made?.code == .unencodable)
    }
    var pair = Pair(sides: Sides(left: 1))
    try JSONMapper().update(&pair, from: #"{"left":null}"#)
    #expect(pair == nils)
  }
}
