import Maquette
import Testing

/// The storage of a noncopyable struct's properties before the struct is created, by type.
@Suite("Properties of noncopyable structs, by type")
struct HeldPropertyTests {
  enum HeldLevel: String, DefaultProviding, Mappable {
    case low, high
    static var defaultValue: HeldLevel { .low }
  }

  typealias MaybeHeld = HeldPart?
  typealias MarkedHeld = Presence<HeldPart>

  @Mappable struct HeldPart: Equatable {
    var depth: Int
    var note: String = "none"
  }

  @Mappable struct HeldLease: NoncopyableMappable, ~Copyable {
    var level: HeldLevel
    @DecodableAlias("b", "c") var part: HeldPart
    var maybe: MaybeHeld
    var marked: MarkedHeld
    var other: HeldPart? = HeldPart(depth: 9)
    var initial: HeldPart = HeldPart(depth: 8)
  }

  private static func read(_ json: String, _ test: (borrowing HeldLease) throws -> Void) throws {
    try test(try HeldLease(json: json))
    try test(try ValueMapper().decode(HeldLease.self, from: AnyValue(json: json)))
    try test(try HeldLease(anyValue: try AnyValue(json: json)))
  }

  @Test("Missing properties take the default of their type, or their initial value")
  func missing() throws {
    try Self.read(#"{"part":{"depth":1}}"#) { lease in
      #expect(lease.level == .low && lease.part == HeldPart(depth: 1) && lease.maybe == nil)
      #expect(lease.marked == .missing)
      #expect(lease.other == HeldPart(depth: 9) && lease.initial == HeldPart(depth: 8))
    }
    #expect(throws: MappingError.self) { _ = try HeldLease(json: "{}").level }
  }

  @Test("Null is nil, a default, or an error, as for other models")
  func null() throws {
    let json =
      #"{"level":null,"part":{"depth":1},"maybe":null,"marked":null,"other":null,"initial":null}"#
    try Self.read(json) { lease in
      #expect(lease.level == .low && lease.maybe == nil && lease.marked == .null)
      #expect(lease.other == nil && lease.initial == HeldPart(depth: 8))
    }
    do {
      _ = try HeldLease(json: #"{"part":null}"#).level
      Issue.record("null is no part")
    } catch {
      #expect(error.code == .unexpectedNull && error.path.description == "part")
    }
  }

  @Test("The best of several keys counts, in any order")
  func aliases() throws {
    for json in [
      #"{"c":{"depth":3},"b":{"depth":2}}"#, #"{"b":{"depth":2},"c":7}"#,
      #"{"c":7,"b":{"depth":2}}"#,
    ] {
      try Self.read(json) { #expect($0.part == HeldPart(depth: 2)) }
    }
  }

  @Test("An update changes only the keys that it contains")
  func updates() throws {
    var lease = try HeldLease(
      json: #"{"level":"high","part":{"depth":1,"note":"n"},"maybe":{"depth":2,"note":"m"}}"#)
    try JSONMapper().update(
      &lease, from: #"{"part":{"depth":5},"maybe":{"depth":6},"marked":{"depth":7}}"#)
    #expect(lease.level == .high && lease.part == HeldPart(depth: 5, note: "n"))
    #expect(lease.maybe == HeldPart(depth: 6, note: "m"))
    #expect(lease.marked == .value(HeldPart(depth: 7)))
    try JSONMapper().update(
      &lease, from: #"{"maybe":null,"marked":null,"level":null,"initial":null}"#)
    #expect(lease.maybe == nil && lease.marked == .null && lease.level == .low)
    #expect(lease.initial == HeldPart(depth: 8))
    do {
      try JSONMapper().update(&lease, from: #"{"part":null}"#)
      Issue.record("null is no part")
    } catch {
      #expect(error.code == .unexpectedNull)
    }
    #expect(lease.part == HeldPart(depth: 5, note: "n"))
  }

  @Test("A report lists every invalid property")
  func reports() {
    let report = JSONMapper().decodeReporting(
      HeldLease.self, from: #"{"level":"x","part":{"depth":[]},"maybe":5}"#)
    #expect(report.issues.map(\.path.description) == ["level", "part.depth", "maybe"])
  }
}
