import Maquette
import Testing

/// No type sees the keys of all flattened members, so a clash is an error when the output is decoded.
@Suite("Flattened members that share a key") struct FlattenedClashTests {
  @Mappable(tagged: .internal("type")) enum Mark: Equatable {
    case red(level: Int)
    case blue
  }

  @Mappable struct Side: Equatable {
    var type: String
    var size: Int
  }

  @Mappable struct Clashing: Equatable {
    @CodableFlattened var side: Side
    @CodableFlattened var mark: Mark
  }

  @Mappable struct Apart: Equatable {
    @CodableFlattened var side: Side
    @CodableFlattened(prefix: "mark_") var mark: Mark
  }

  @Test func `The tag of an enum is not taken for the property of another member`() throws {
    let clashing = Clashing(side: Side(type: "s", size: 1), mark: .red(level: 2))
    let error = #expect(throws: MappingError.self) {
      try Clashing(json: clashing.jsonString())
    }
    #expect(error?.code == .missingKey && error?.path.description == "type")
  }

  @Test func `With a prefix, both are there`() throws {
    let apart = Apart(side: Side(type: "s", size: 1), mark: .red(level: 2))
    let json = try apart.jsonString()
    #expect(json == #"{"type":"s","size":1,"mark_type":"red","mark_level":2}"#)
    #expect(try Apart(json: json) == apart)
  }
}
