import AgreementSupport
import Maquette
import Testing

@Suite("Types that literals give")
struct LiteralTypeTests {
  @Mappable struct Literals: Equatable {
    var point = [0.0, 1.5]
    var mixed = [1, -2.5]
    var matrix = [[1, 2], [3]]
    var names = ["a": 1, "b": 2]
    var flags = [true, false]
  }

  // Features: 11
  @Test("Arrays and dictionaries of literals need no written type") func collections() throws {
    try expectRoundTrip(
      Literals(point: [2], names: ["a": 3]),
      #"{"point":[2.0],"mixed":[1.0,-2.5],"matrix":[[1,2],[3]],"names":{"a":3},"flags":[true,false]}"#
    )
    #expect(try Literals(json: #"{"mixed":[0.5]}"#).mixed == [0.5])
  }
}
