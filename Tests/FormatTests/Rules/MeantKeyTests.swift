import Foundation
import Maquette
import MaquetteMessagePack
import MaquetteYAML
import Testing

/// Of such keys, a dictionary holds one: the call says what happens to the others.
@Suite("Keys of dictionaries that mean the same") struct MeantKeyTests {
  @Mappable enum Unit: Hashable, MappableKey, CaseIterable {
    case metre
    @DecodableAlias("mile", "mi") case miles
    @CodableFallback case unknown
  }

  @Mappable struct ByUnit: Equatable {
    var counts: [Unit: Int]
  }

  @Mappable struct ByDouble: Equatable {
    var counts: [Double: Int]
  }

  @Mappable struct ByText: Equatable {
    var counts: [String: Int]
  }

  @Mappable struct ByStrategy: Equatable {
    @CodableBy(.keys(of: NumberKeyStrategy(), values: PlainStrategy<Int>())) var counts: [Int: Int]
  }

  @Mappable struct ByValues: Equatable {
    @CodableBy(.values(of: PlainStrategy<Int>(), keys: Double.self)) var counts: [Double: Int]
  }

  @Mappable struct Rest<Key: MappableKey & Sendable>: Equatable {
    var counts: Counts
    @Mappable struct Counts: Equatable {
      var name: String?
      @CodableExtras var others: [Key: Int]
    }

    init(_ others: [Key: Int]) { counts = Counts(others: others) }
  }

  @Mappable struct Outer: Equatable {
    var counts: Counts
    @Mappable struct Counts: Equatable {
      @CodableFlattened(prefix: "a_") var first: Rest<Unit>.Counts
      @CodableFlattened(prefix: "b_") var second: Rest<Unit>.Counts
    }

    init(_ first: [Unit: Int], _ second: [Unit: Int]) {
      counts = Counts(first: .init(others: first), second: .init(others: second))
    }
  }

  struct NumberKeyStrategy: CodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
      Int(Double(try reader.read(String.self)) ?? 0)
    }

    func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
      try writer.write(String(value))
    }
  }

  /// Decodes an object of counts from JSON, a tree, YAML and MessagePack.
  private func decodings<T: Mappable>(
    _ type: T.Type, _ counts: String, _ duplicates: DecodingOptions.DuplicateKeys
  ) throws -> [Result<T, any Error>] {
    let json = #"{"counts":\#(counts)}"#
    let tree = try AnyValue(json: json)
    let options = DecodingOptions(duplicateKeys: duplicates)
    return [
      Result { try JSONMapper(options: .init(decoding: options)).decode(type, from: json) },
      Result { try ValueMapper(options: .init(decoding: options)).decode(type, from: tree) },
      Result { try YAMLMapper(options: .init(decoding: options)).decode(type, from: json) },
      Result {
        try MessagePackMapper(options: .init(decoding: options))
          .decode(type, from: MessagePackMapper().encode(tree))
      },
    ]
  }

  private func check<T: Mappable & Equatable>(
    _ type: T.Type, _ counts: String, first: T, last: T
  ) throws {
    for result in try decodings(type, counts, .lastWins) { #expect(try result.get() == last) }
    for result in try decodings(type, counts, .firstWins) { #expect(try result.get() == first) }
    for result in try decodings(type, counts, .reject) {
      let error = #expect(throws: MappingError.self) { try result.get() }
      #expect(error?.code == .duplicateKey)
    }
  }

  @Test("Aliases of a case are one key") func aliases() throws {
    try check(
      ByUnit.self, #"{"mile": 1, "metre": 5, "mi": 2}"#,
      first: .init(counts: [.miles: 1, .metre: 5]),
      last: .init(counts: [.miles: 2, .metre: 5]))
  }

  @Test("Unknown names with one fallback are one key") func fallbacks() throws {
    try check(
      ByUnit.self, #"{"inch": 1, "yard": 2}"#, first: .init(counts: [.unknown: 1]),
      last: .init(counts: [.unknown: 2]))
  }

  @Test("Texts of one number are one key") func numbers() throws {
    try check(
      ByDouble.self, #"{"1": 1, "1.0": 2}"#, first: .init(counts: [1: 1]),
      last: .init(counts: [1: 2]))
    try check(
      ByValues.self, #"{"1": 1, "1.0": 2}"#, first: .init(counts: [1: 1]),
      last: .init(counts: [1: 2]))
  }

  @Test("Texts that a strategy decodes as one value are one key") func strategies() throws {
    try check(
      ByStrategy.self, #"{"1": 1, "1.5": 2}"#, first: .init(counts: [1: 1]),
      last: .init(counts: [1: 2]))
  }

  @Test("Texts that Swift takes for equal are one key") func canonicalTexts() throws {
    let texts = "{\"\u{e9}\": 1, \"e\u{301}\": 2}"
    try check(
      ByText.self, texts, first: .init(counts: ["\u{e9}": 1]),
      last: .init(counts: ["\u{e9}": 2]))
  }

  @Test("So it is among extras, those of flattened members included") func extras() throws {
    try check(
      Rest<Unit>.self, #"{"mile": 1, "metre": 5, "mi": 2}"#,
      first: .init([.miles: 1, .metre: 5]), last: .init([.miles: 2, .metre: 5]))
    try check(
      Rest<Unit>.self, #"{"inch": 1, "yard": 2}"#, first: .init([.unknown: 1]),
      last: .init([.unknown: 2]))
    try check(Rest<Double>.self, #"{"1": 1, "1.0": 2}"#, first: .init([1: 1]), last: .init([1: 2]))
    try check(
      Rest<String>.self, "{\"\u{e9}\": 1, \"e\u{301}\": 2}", first: .init(["\u{e9}": 1]),
      last: .init(["\u{e9}": 2]))
    try check(
      Outer.self, #"{"a_mile": 1, "b_mi": 3, "a_mi": 2}"#,
      first: .init([.miles: 1], [.miles: 3]), last: .init([.miles: 2], [.miles: 3]))
  }

  @Test("An update replaces extras that the object had") func updatedExtras() throws {
    var mapper = JSONMapper()
    mapper.options.decoding.duplicateKeys = .reject
    var rest = Rest<Unit>.Counts(others: [.miles: 1])
    try mapper.update(&rest, from: #"{"mi": 2}"#)
    #expect(rest.others == [.miles: 2])
    let error = #expect(throws: MappingError.self) {
      try mapper.update(&rest, from: #"{"mi": 3, "mile": 4}"#)
    }
    #expect(error?.code == .duplicateKey)
  }

  @Test("A report lists repeated extras, and names for which the fallback was used")
  func reportedExtras() throws {
    let json = #"{"counts": {"mile": 1, "mi": 2, "mi": 3, "inch": 4}}"#
    // A tree has each text once.
    for (report, count) in [
      (JSONMapper().decodeReporting(Rest<Unit>.self, from: json), 2),
      (ValueMapper().decodeReporting(Rest<Unit>.self, from: try AnyValue(json: json)), 1),
    ] {
      #expect(report.value == Rest([.miles: 3, .unknown: 4]))
      let issues = report.issues.map { "\($0.error.path) \($0.error.code)" }
      let repeated = Array(repeating: "counts.mi duplicateKey", count: count)
      #expect(issues == repeated + ["counts.inch unknownCase"])
    }
  }

  @Test("A report lists the value that is lost, and where it was") func reports() throws {
    let json = #"{"counts": {"mile": 1, "mi": 2}}"#
    for report in [
      JSONMapper().decodeReporting(ByUnit.self, from: json),
      ValueMapper().decodeReporting(ByUnit.self, from: try AnyValue(json: json)),
    ] {
      #expect(report.value == ByUnit(counts: [.miles: 2]))
      let issue = try #require(report.issues.first)
      #expect(report.issues.count == 1)
      #expect(issue.error.code == .duplicateKey)
      #expect(issue.error.path.description == "counts.mi")
      #expect(issue.resolution == "replaced the earlier value")
      #expect(issue.description.contains(#"expected "mi" once, in any spelling"#))
    }
  }

  @Test("A report lists a name for which the fallback was used, and no alias")
  func reportedFallbacks()
    throws
  {
    let json = #"{"counts": {"unknown": 1, "mile": 2}}"#
    #expect(JSONMapper().decodeReporting(ByUnit.self, from: json).issues.isEmpty)
    let other = #"{"counts": {"inch": 1, "mile": 2}}"#
    for report in [
      JSONMapper().decodeReporting(ByUnit.self, from: other),
      ValueMapper().decodeReporting(ByUnit.self, from: try AnyValue(json: other)),
    ] {
      #expect(report.value == ByUnit(counts: [.unknown: 1, .miles: 2]))
      let issue = try #require(report.issues.first)
      #expect(report.issues.count == 1)
      #expect(issue.error.code == .unknownCase)
      #expect(issue.error.path.description == "counts.inch")
      #expect(issue.resolution == "used the fallback")
      #expect(issue.description.contains(#"found key "inch""#))
    }
    var hidden = JSONMapper()
    hidden.options.decoding.hidesValues = true
    let issue = hidden.decodeReporting(ByUnit.self, from: other).issues.first
    #expect(issue?.error.found == "a key")
  }

  @Test("Keys that differ are no duplicates") func different() throws {
    for result in try decodings(ByUnit.self, #"{"mile": 1, "metre": 2}"#, .reject) {
      #expect(try result.get() == ByUnit(counts: [.miles: 1, .metre: 2]))
    }
  }
}
