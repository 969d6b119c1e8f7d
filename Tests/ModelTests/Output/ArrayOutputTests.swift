import AgreementSupport
import Maquette
import Testing

@Suite("Omitted values in models that are arrays")
struct ArrayOutputTests {
  @Mappable(omitting: [.nil, .defaults], layout: .array) struct Sparse: Equatable {
    var x: Int
    var y: Int?
    @EncodableIf(.always) var z: Int = 5
    var a: Int?
    var b = 2
    @EncodableIf(.notEmpty) var c: [Int] = []
  }

  @Mappable(layout: .array) struct Full: Equatable {
    var x: Int
    var y: Int?
    @EncodableIf(.notNil) var z: Int?
    @EncodableIf(.notNil) var last: Int?
  }

  @Mappable(omitting: [.nil], layout: .array) struct Gapped {
    @EncodableIgnored var a = 0
    var b: Int?
    @EncodableIgnored var c = 0
    var d: Int?
  }

  @Test("Omitted positions are null if others follow") func gaps() throws {
    #expect(try write(Gapped()) == "[]")
    #expect(try write(Gapped(b: 1)) == "[null,1]")
    #expect(try write(Gapped(d: 1)) == "[null,null,null,1]")
  }

  @Test(
    "Trailing nils are omitted, others are null",
    arguments: [
      (Sparse(x: 1), "[1,null,5]"), (Sparse(x: 1, y: 2), "[1,2,5]"),
      (Sparse(x: 1, b: 3), "[1,null,5,null,3]"),
      (Sparse(x: 1, c: [6]), "[1,null,5,null,null,[6]]"),
    ])
  func trailing(_ model: Sparse, _ json: String) throws {
    try expectRoundTrip(model, json)
  }

  @Test(
    "Without a condition a position is always encoded",
    arguments: [
      (Full(x: 1), "[1,null]"), (Full(x: 1, z: 3), "[1,null,3]"),
      (Full(x: 1, last: 4), "[1,null,null,4]"),
    ])
  func positions(_ model: Full, _ json: String) throws {
    try expectRoundTrip(model, json)
  }
}
