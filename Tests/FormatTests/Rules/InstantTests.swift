import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCore
import MaquetteMessagePack
import MaquettePropertyList
import TestSupport
import Testing

@Mappable
private struct Visit: Equatable {
  var at: Timestamp
  var left: Timestamp?
}

@Mappable
private struct Call: Equatable {
  var at: Date
  var left: Date?
}

/// A timestamp keeps what its format holds, and a date the nearest double.
@Suite("Instants to the nanosecond")
struct InstantTests {
  static let formats = FormatUnderTest.all.filter { !$0.name.contains("property list") }

  /// Instants of the years 1 to 9999, many of them at the ends of seconds, days and years.
  static func instants(_ count: Int, seed: UInt64) -> [Timestamp] {
    var generator = SeededGenerator(seed: seed)
    let ends: [Int64] = [
      0, 86400, 1_704_067_200, 978_307_200, -62_135_596_800 + 1, 253_402_300_800,
    ]
    return (0..<count).map { index in
      let seconds =
        index.isMultiple(of: 3)
        ? generator.pick(ends) - 1
        : Int64.random(in: -62_135_596_800..<253_402_300_800, using: &generator)
      let nanoseconds =
        index.isMultiple(of: 2)
        ? generator.pick([0, 1, 999_999_999, 500_000_000, 123_456_789, 999_999_500])
        : generator.below(1_000_000_000)
      return Timestamp(secondsSince1970: seconds, nanoseconds: nanoseconds)
    }
  }

  @Test("Every format keeps every nanosecond, from models and from trees", arguments: formats)
  func everyFormatKeepsNanoseconds(_ format: FormatUnderTest) throws {
    let instants = Self.instants(LongRun.count(300, long: 5000), seed: 7)
    for (at, left) in zip(instants, instants.reversed()) {
      let visit = Visit(at: at, left: left)
      let written = try format.mapping.encode(visit, EncodingOptions())
      let read = try format.mapping.decode(Visit.self, from: written, DecodingOptions())
      #expect(read == visit, "\(at) \(left)")
      #expect(format.mapping.report(Visit.self, from: written, DecodingOptions()).issues == [])
      // Neither a tree of the document nor one of the model loses anything.
      let tree = try format.mapping.decode(AnyValue.self, from: written, DecodingOptions())
      for tree in [tree, try ValueMapper().encode(visit)] {
        let again = try format.mapping.encode(tree, EncodingOptions())
        #expect(
          try format.mapping.decode(Visit.self, from: again, DecodingOptions()) == visit)
      }
    }
  }

  @Test("Every format keeps the double of a date", arguments: FormatUnderTest.all)
  func everyFormatKeepsDates(_ format: FormatUnderTest) throws {
    var generator = SeededGenerator(seed: 11)
    for index in 0..<300 {
      var seconds = Double.random(
        in: index.isMultiple(of: 2) ? -1e9...1e9 : -6e10...2e11, using: &generator)
      if format.name == "property list in XML" { seconds.round() }
      // Every date is finer than a nanosecond near 2001; MessagePack has nanoseconds.
      if seconds.magnitude < 0x1p23, format.name == "MessagePack" { continue }
      let call = Call(at: Date(timeIntervalSinceReferenceDate: seconds), left: nil)
      let written = try format.mapping.encode(call, EncodingOptions())
      #expect(
        try format.mapping.decode(Call.self, from: written, DecodingOptions()) == call, "\(seconds)"
      )
      let tree = try format.document(try ValueMapper().encode(call))
      #expect(
        try format.mapping.decode(Call.self, from: tree, DecodingOptions()) == call, "\(seconds)")
    }
  }

  @Test("The last nanosecond of a year stays in it")
  func theLastNanosecondOfAYear() throws {
    let last = Timestamp(secondsSince1970: 1_704_067_199, nanoseconds: 999_999_999)
    let messagePack = bytes("d7ffee6b27fc6592007f")
    #expect(try AnyValue(messagePack: messagePack) == .date(last))
    #expect(try AnyValue.date(last).messagePackBytes() == messagePack)
    #expect(try Timestamp(messagePack: messagePack) == last)
    #expect(last.description == "2023-12-31T23:59:59.999999999Z")
    #expect(try Date(messagePack: messagePack) == Date(timeIntervalSince1970: 1_704_067_200))
  }

  @Test("MessagePack keeps all 96 bits of a timestamp")
  func messagePackKeepsAllBits() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let moment = Timestamp(
        secondsSince1970: Int64(bitPattern: generator.next()) >> generator.below(63),
        nanoseconds: generator.below(1_000_000_000))
      let written = try moment.messagePackBytes()
      #expect(try Timestamp(messagePack: written) == moment)
      #expect(try AnyValue(messagePack: written) == .date(moment))
      #expect(try AnyValue(messagePack: written).messagePackBytes() == written)
    }
  }

  @Test("CBOR keeps all 64 bits of whole seconds, and every double")
  func cborKeepsSecondsAndDoubles() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let seconds = Int64(bitPattern: generator.next()) >> generator.below(63)
      let moment = Timestamp(secondsSince1970: seconds, nanoseconds: 0)
      #expect(try Timestamp(cbor: try moment.cborBytes()) == moment)
      // A double of this century, as other programs write it.
      let double = Double.random(in: 1e9...4e9, using: &generator)
      let written = [0xC1, 0xFB] + (0..<8).map { UInt8(double.bitPattern >> (56 - 8 * $0) & 0xFF) }
      #expect(try AnyValue(cbor: written).cborBytes() == written, "\(double)")
      #expect(try Date(cbor: written) == Date(timeIntervalSince1970: double))
    }
  }

  @Test("CBOR refuses nanoseconds that neither its text nor a double keeps")
  func cborRefusesLostNanoseconds() throws {
    for seconds in [253_402_300_800, -62_135_596_801, 1 << 53, -1 << 60, Int64.max] {
      let error = #expect(throws: MappingError.self) {
        try Timestamp(secondsSince1970: seconds, nanoseconds: 1).cborBytes()
      }
      #expect(error?.expected == "a date in the years 1 to 9999, or one that a double represents")
      let whole = Timestamp(secondsSince1970: seconds, nanoseconds: 0)
      #expect(try Timestamp(cbor: whole.cborBytes()) == whole)
    }
    // A date counts with a double itself.
    for seconds in [252_455_616_000.1, 1e12 + 0.123, -1e11 - 0.3, 1e15 + 0.125, 1e300] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(try Date(cbor: date.cborBytes()) == date, "\(seconds)")
    }
  }

  @Test(
    "Numbers keep nanoseconds",
    arguments: [
      TimestampStrategy.secondsSince1970, .millisecondsSince1970, .microsecondsSince1970,
      .nanosecondsSince1970, .secondsSinceReferenceDate,
    ])
  func numbersKeepNanoseconds(_ strategy: TimestampStrategy) throws {
    let conventions = CodingConventions(dates: strategy)
    for moment in Self.instants(300, seed: 5) {
      let mapper = JSONMapper(options: .init(conventions: conventions))
      let text = try mapper.encodeString([moment])
      #expect(try mapper.decode([Timestamp].self, from: text) == [moment], "\(text)")
    }
  }

  @Test("A property list refuses nanoseconds that its double lacks, or rounds them")
  func propertyListsRefuseNanoseconds() throws {
    let moment = Timestamp(secondsSince1970: 1_704_067_199, nanoseconds: 999_999_999)
    for form in [PropertyListFormat.Form.binary, .xml] {
      let strict = PropertyListMapper(options: .init(format: .init(form)))
      let error = #expect(throws: MappingError.self) { try strict.encode(["a": moment]) }
      #expect(error?.code == .unencodable)
      #expect(error?.path.description == "a")
      let rounding = PropertyListMapper(options: .init(format: .init(form, roundsDates: true)))
      let read = try rounding.decode([String: Timestamp].self, from: rounding.encode(["a": moment]))
      let expected = form == .xml ? moment.seconds : moment.seconds + 1
      #expect(read == ["a": Timestamp(secondsSince1970: expected, nanoseconds: 0)])
    }
    // What a double does represent needs no rounding.
    let tenth = Timestamp(secondsSince1970: 1_704_067_199, nanoseconds: 100_000_000)
    #expect(try Timestamp(propertyList: try tenth.propertyListBytes()) == tenth)
  }
}
