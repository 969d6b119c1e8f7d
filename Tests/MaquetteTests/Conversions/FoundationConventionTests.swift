import Foundation
import Maquette
import Testing

/// The default output of `JSONEncoder` decodes, and vice versa.
@Suite("Conventions of Foundation's coders, and of data")
struct FoundationConventionTests {
  @Mappable struct Record: Codable, Equatable {
    var at: Date
    var maybe: Date?
    var bytes: Data
    var list: [Date] = []
    var id: UUID
    var site: URL
    var price: Decimal
    var ratio: Double
    var name: String?
  }

  private static let record = Record(
    at: Date(timeIntervalSinceReferenceDate: 599_529_600.25), bytes: Data([1, 2, 255]),
    list: [Date(timeIntervalSinceReferenceDate: -5), .distantPast, .distantFuture],
    id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
    site: URL(string: "https://a.b/c")!,
    price: 1.25, ratio: 0.1)

  // Features: 104
  @Test("Both read what both write by default") func defaults() throws {
    let mapper = JSONMapper(options: .init(conventions: .foundation))
    let theirs = try JSONEncoder().encode(Self.record)
    #expect(try mapper.decode(Record.self, from: theirs) == Self.record)
    let ours = try mapper.encodeData(Self.record)
    #expect(try JSONDecoder().decode(Record.self, from: ours) == Self.record)
    #expect(try AnyValue(json: ours)["at"].double == 599_529_600.25)
    #expect(try AnyValue(json: theirs).isEqual(to: AnyValue(json: ours)))
    #expect(throws: MappingError.self) { try mapper.encode([Double.nan]) }
  }

  @Mappable struct Dates: Equatable {
    @CodableBy(.secondsSinceReferenceDate) var at: Date
    @CodableBy(.elements(of: .secondsSinceReferenceDate)) var list: [Date] = []
    @CodableBy(.dates(.iso8601, .secondsSinceReferenceDate)) var either: Date?
  }

  // Features: 104
  @Test("Seconds since 2001 are a strategy") func strategy() throws {
    let json = #"{"at":0,"list":[-1,0.5],"either":86400}"#
    let dates = try Dates(json: json)
    #expect(dates.at == Date(timeIntervalSinceReferenceDate: 0))
    #expect(dates.either == Date(timeIntervalSinceReferenceDate: 86400))
    #expect(
      try dates.jsonString() == #"{"at":0,"list":[-1,0.5],"either":"2001-01-02T00:00:00Z"}"#)
    #expect(try Dates(dictionary: dates.dictionary()) == dates)
    let error = #expect(throws: MappingError.self) { try Dates(json: #"{"at":"x"}"#) }
    #expect(error?.description.hasPrefix("expected seconds since 2001 at 'at'") == true)
    #expect(throws: MappingError.self) { try Dates(json: #"{"at":1e400}"#) }
  }

  @Test("A date also keeps that form") func formKeeping() throws {
    let mapper = JSONMapper(options: .init(conventions: .foundation))
    var date = try mapper.decode(FormatPreservingDate.self, from: "86400")
    date.date += 1
    #expect(try mapper.encodeString(date) == "86401")
  }

  // Features: 100
  @Test(
    "Data of a call",
    arguments: [
      (BytesStrategy.base64, "+/8="), (.base64URL, "-_8"), (.hex, "fbff"),
      (.hex(uppercase: true), "FBFF"),
    ])
  func data(_ strategy: BytesStrategy, _ text: String) throws {
    let conventions = CodingConventions(data: strategy)
    let mapper = JSONMapper(options: .init(conventions: conventions))
    let bytes = Data([0xFB, 0xFF])
    #expect(try mapper.encodeString([bytes]) == "[\"\(text)\"]")
    #expect(try mapper.encodeString([AnyValue.bytes([0xFB, 0xFF])]) == "[\"\(text)\"]")
    #expect(try mapper.decode([Data].self, from: "[\"\(text)\"]") == [bytes])
    let trees = ValueMapper(options: .init(conventions: conventions))
    #expect(try trees.encode([bytes]) == [.string(text)])
    #expect(
      try trees.decode([Data].self, from: [.string(text), .bytes([1])]) == [bytes, Data([1])])
  }
}

extension AnyValue {
  /// Whether two trees are equal, regardless of the order of keys.
  fileprivate func isEqual(to other: AnyValue) throws -> Bool {
    try jsonString(.canonical) == other.jsonString(.canonical)
  }
}
