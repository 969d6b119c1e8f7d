import Foundation
import Maquette
import MaquetteCore
import MaquetteMessagePack
import Testing

/// Under its strictest options, a format reads what it wrote itself.
@Suite("A format's own output") struct OwnOutputTests {
  @Mappable struct Holder<Value: Mappable & Equatable & Sendable>: Equatable, Sendable {
    var value: Value
  }

  @Mappable struct Moment: Equatable, Sendable {
    @CodableBy(TimestampStrategy.secondsSince1970) var time: Timestamp
  }

  private static let long = "123456789012345678901234567890.12345678"

  private static var values: [any Mappable & Equatable & Sendable] {
    let decimals = ["5", "0.1", "1234567890.123456789", long, "-1e-100"].compactMap {
      Decimal(string: $0)
    }
    let durations: [Duration] = [
      .seconds(5), .milliseconds(-1500), Duration(secondsComponent: 1, attosecondsComponent: 1),
    ]
    let numbers = ["7", "1.5", "1234567890.123456789"].compactMap { AnyValue.Number(decimal: $0) }
    var values: [any Mappable & Equatable & Sendable] = []
    for value in decimals { values.append(Holder(value: value)) }
    for value in durations { values.append(Holder(value: value)) }
    for value in numbers { values.append(Holder(value: value)) }
    values.append(Holder(value: decimals))
    values.append(Holder(value: ["a": decimals[2]]))
    values.append(
      Moment(time: Timestamp(secondsSince1970: 1_700_000_000, nanoseconds: 123_456_789)))
    return values + scalars + structures
  }

  private static let scalars: [any Mappable & Equatable & Sendable] = [
    Holder<Int>(value: .min), Holder<UInt64>(value: .max), Holder<Int128>(value: .max),
    Holder<Double>(value: .pi), Holder<Float>(value: 0.1), Holder<Bool>(value: true),
    Holder<String>(value: "1234567890.123456789"), Holder<Character>(value: "é"),
    Holder<Date>(value: Date(timeIntervalSince1970: 1_700_000_000)),
    Holder<Data>(value: Data([1, 255])), Holder<UUID>(value: UUID()),
    Holder<URL>(value: URL(filePath: "/a")), Holder<Locale>(value: Locale(identifier: "de_DE")),
  ]

  private static let structures: [any Mappable & Equatable & Sendable] = [
    Holder<[UInt8]>(value: [1, 2]), Holder<ClosedRange<Int>>(value: 1...5),
    Holder<IndexSet>(value: [1, 5]), Holder<[Int: String]>(value: [1: "a"]),
    Holder<DateComponents>(value: DateComponents(year: 2020, month: 2)),
    Holder<CGRect>(value: CGRect(x: 1, y: 2, width: 3, height: 4)), Holder<Set<Int>>(value: [1]),
  ]

  @Test(arguments: FormatUnderTest.all)
  func `Strict options accept it`(_ format: FormatUnderTest) {
    for value in Self.values { check(value, in: format) }
  }

  private func check<T: Mappable & Equatable>(_ value: T, in format: FormatUnderTest) {
    // Some formats cannot hold some values.
    guard let document = try? format.mapping.encode(value, EncodingOptions()) else { return }
    let options = DecodingOptions(
      conversions: .strict, unknownKeys: .reject, duplicateKeys: .reject)
    let decoded = Result { try format.mapping.decode(T.self, from: document, options) }
    #expect((try? decoded.get()) == value, "\(decoded) for \(value)")
    let report = format.mapping.report(T.self, from: document, options)
    #expect(report.issues.isEmpty, "\(value)")
  }

  @Test func `Other text is no number in MessagePack`() throws {
    let mapper = MessagePackMapper(options: .init(conversions: .strict))
    for text in ["1.5", "7", "x", "123456789012345678901234567890"] {
      let document = try mapper.encode(["value": text])
      let error = #expect(throws: MappingError.self) {
        try mapper.decode(Holder<Decimal>.self, from: document)
      }
      #expect(error?.code == .typeMismatch)
    }
  }
}
