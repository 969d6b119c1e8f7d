import Maquette
import Testing

/// Nil survives a round trip, whatever the property's initial value.
@Suite("Nil")
struct NilTests {
  @Mappable
  struct Settings: Equatable {
    var volume: Int? = 5
    @CodableBy(Doubled()) var speed: Int? = 1
    var note: String?
    var title: String? = nil
  }

  struct Doubled: CodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
      try reader.readInteger(Int.self) / 2
    }

    func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
      writer.writeInteger(value * 2)
    }
  }

  @Test func isWrittenWhereAMissingKeyWouldMeanSomethingElse() throws {
    let none = Settings(volume: nil, speed: nil, note: nil, title: nil)
    #expect(try none.jsonString() == #"{"volume":null,"speed":null}"#)
    #expect(try Settings(json: none.jsonBytes()) == none)
    #expect(try ValueMapper().decode(Settings.self, from: ValueMapper().encode(none)) == none)
    #expect(try Settings(json: "{}") == Settings())
    #expect(try Settings().jsonString() == #"{"volume":5,"speed":2}"#)
  }

  @Test func issuesBeyondTheLimitAreTold() {
    let texts = "[" + (0..<20).map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let mapper = JSONMapper(options: .init(limits: .init(issues: 10)))
    let report = mapper.decodeReporting([Int].self, from: texts)
    #expect(report.value?.count == 20)
    #expect(report.repairs.count == 10)
    #expect(report.errors.map(\.code) == [.tooManyIssues])
  }
}
