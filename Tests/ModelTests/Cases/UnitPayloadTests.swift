import Maquette
import Testing

/// An enum as the payload of an internal tag: a case without a payload is a key next to the tag.
@Suite("Cases without payload as payloads of internal tags")
struct UnitPayloadTests {
  @Mappable enum Unit: Equatable, Sendable { case unit, other(Int) }
  @Mappable enum Raw: String, Equatable { case unit }
  @Mappable(tagged: .internal("tag")) enum Outer: Equatable, Sendable {
    case e(Unit), g(Generic<Int>), r(Raw)
  }
  @Mappable(tagged: .internal(path: "a.tag")) enum Deep: Equatable, Sendable { case e(Unit) }
  @Mappable enum Generic<T: Mappable & Equatable & Sendable>: Equatable, Sendable {
    case none, some(T)
  }

  // Features: 125
  @Test(
    "What is read is written",
    arguments: [
      (#"{"tag":"e","unit":null}"#, Outer.e(.unit)), (#"{"tag":"e","unit":{}}"#, .e(.unit)),
      (#"{"tag":"e","other":3}"#, .e(.other(3))), (#"{"tag":"g","none":{}}"#, .g(.none)),
      (#"{"tag":"g","some":1}"#, .g(.some(1))),
    ])
  func roundTrip(_ json: String, _ value: Outer) throws {
    #expect(try Outer(json: json) == value)
    #expect(try Outer(json: value.jsonString()) == value)
    #expect(try ValueMapper().decode(Outer.self, from: ValueMapper().encode(value)) == value)
  }

  // Features: 125
  @Test("The key stands beside the tag") func form() throws {
    #expect(try Outer.e(.unit).jsonString() == #"{"tag":"e","unit":{}}"#)
    #expect(try Deep.e(.unit).jsonString() == #"{"a":{"tag":"e"},"unit":{}}"#)
    #expect(try Deep(json: Deep.e(.unit).jsonString()) == .e(.unit))
  }

  @Test("Text that is not a case is rejected") func text() {
    let error = #expect(throws: MappingError.self) { try Outer.r(.unit).jsonString() }
    #expect(error?.code == .unencodable)
  }
}
