import Foundation
import Maquette
import Testing

/// `Codable` types of Swift and Foundation, which have the same form as with Foundation's coders.
@Suite("Types that Foundation's coders know")
struct ForeignTypesTests {
  /// A property of any type, for both libraries.
  @Mappable struct Holder<T: Mappable>: SendableMetatype {
    var value: T
    var maybe: T?
    var list: [T] = []
  }

  private struct Coded<T: Codable>: Codable {
    var value: T
    var list: [T] = []
  }

  /// A value and its expectations.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable () throws -> Void

    init<T: Mappable & Codable & Equatable & Sendable>(_ value: T, json: String? = nil) {
      testDescription = "\(T.self) \(value)"
      check = { try ForeignTypesTests.check(value, json) }
    }
  }

  static let samples: [Sample] = [
    Sample(ContiguousArray([1, 2]), json: "[1,2]"), Sample(ContiguousArray<String>(), json: "[]"),
    Sample(Range(uncheckedBounds: (1, 3)), json: "[1,3]"), Sample(2..<2, json: "[2,2]"),
    Sample("a"..<"b", json: #"["a","b"]"#), Sample(0.5...2, json: "[0.5,2.0]"),
    Sample(SIMD2<Double>(1, 2.5), json: "[1.0,2.5]"), Sample(SIMD3<Float>(1, 2, 3)),
    Sample(SIMD4<Int>(1, 2, 3, 4)), Sample(SIMD8<UInt8>(repeating: 7)),
    Sample(SIMD16<Int8>(repeating: -1)), Sample(SIMD32<UInt16>(repeating: 9)),
    Sample(SIMD64<UInt8>(repeating: 255)),
    Sample(CGFloat(1.5), json: "1.5"), Sample(CGPoint(x: 1, y: 2), json: "[1.0,2.0]"),
    Sample(CGSize(width: 1, height: 2), json: "[1.0,2.0]"),
    Sample(CGRect(x: 1, y: 2, width: 3, height: 4), json: "[[1.0,2.0],[3.0,4.0]]"),
    Sample(TimeZone(identifier: "Europe/Berlin")!, json: #"{"identifier":"Europe/Berlin"}"#),
    Sample(TimeZone(secondsFromGMT: 3600)!),
    Sample(IndexPath(indexes: [1, 2]), json: #"{"indexes":[1,2]}"#), Sample(IndexPath()),
    Sample(
      IndexSet([1, 2, 3, 9]),
      json: #"{"indexes":[{"location":1,"length":3},{"location":9,"length":1}]}"#),
    Sample(IndexSet()),
    Sample(DateComponents(year: 2020, month: 2), json: #"{"month":2,"year":2020}"#),
    Sample(DateComponents(calendar: Calendar(identifier: .gregorian), hour: 1)),
    Sample(Calendar(identifier: .buddhist)), Sample(Measurement(value: 2, unit: UnitLength.miles)),
    Sample(Measurement(value: 2.5, unit: UnitTemperature.celsius)),
  ]

  @Test("Text, tree and dictionary agree with Foundation in both directions", arguments: samples)
  func everyWay(_ sample: Sample) throws { try sample.check() }

  private static func check<T: Mappable & Codable & Equatable>(
    _ value: T, _ json: String?
  ) throws {
    let holder = Holder(value: value, maybe: value, list: [value])
    let text = try holder.jsonString()
    if let json { #expect(text == #"{"value":\#(json),"maybe":\#(json),"list":[\#(json)]}"#) }
    func expect(_ other: Holder<T>, _ way: String) {
      #expect(other.value == value && other.maybe == value && other.list == [value], "\(way)")
    }
    expect(try Holder(json: text), "text")
    expect(try ValueMapper().decode(Holder<T>.self, from: ValueMapper().encode(holder)), "tree")
    expect(try Holder(dictionary: holder.dictionary()), "dictionary")
    var changed = holder
    try JSONMapper().update(&changed, from: text)
    expect(changed, "update")
    let report = JSONMapper().decodeReporting(Holder<T>.self, from: text)
    #expect(report.issues.isEmpty)

    let data = try JSONEncoder().encode(Coded(value: value, list: [value]))
    expect(try Holder(json: data).with(maybe: value), "Foundation's text")
    let coded = try JSONDecoder().decode(Coded<T>.self, from: Data(text.utf8))
    #expect(coded.value == value && coded.list == [value], "read by Foundation")
    #expect(throws: MappingError.self) { try Holder<T>(json: #"{"value":true}"#) }
    #expect(throws: MappingError.self) { try Holder<T>(json: #"{"value":null}"#) }
  }

  @Test("Locales, intervals, slices and halves") func others() throws {
    let locale = try Locale(json: #"{"identifier":"de_DE","current":0}"#)
    #expect(try locale == Locale(json: #""de_DE""#) && locale.identifier == "de_DE")
    #expect(try locale.jsonString() == #"{"identifier":"de_DE"}"#)
    #expect(try TimeZone(json: #""Europe/Berlin""#).identifier == "Europe/Berlin")
    let url = "https://u:p@a.b:80/c%20d?x=y%26#f"
    let components = try #require(URLComponents(string: url))
    #expect(try components.jsonString() == #""\#(url)""#)
    #expect(try URLComponents(json: components.jsonString()) == components)
    let coded = try URLComponents(
      json: JSONEncoder().encode(URLComponents(string: "a://b/c%20d?e")))
    #expect(coded.string == "a://b/c%20d?e")
    let interval = DateInterval(start: Date(timeIntervalSince1970: 5), duration: 60)
    #expect(try interval.jsonString() == #"{"start":"1970-01-01T00:00:05Z","duration":60.0}"#)
    #expect(try DateInterval(json: interval.jsonString()) == interval)
    #expect(try DateInterval(json: #"{"start":5,"end":65}"#) == interval)
    let slice = [1, 2, 3][1...]
    #expect(try slice.jsonString() == "[2,3]")
    #expect(try ArraySlice<Int>(json: "[2,3]") == slice)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      #expect(try [Float16(0.1), -2, 65504].jsonString() == "[0.1,-2.0,65504.0]")
      #expect(try [Float16](json: "[0.1,-2,65504]") == [0.1, -2, 65504])
      #expect(throws: MappingError.self) { try Float16(json: "65520") }
    #endif
  }

  @Test(
    "Impossible values are rejected",
    arguments: [
      ("Range", "[3,1]"), ("Range", "[1]"), ("Range", "[1,2,3]"), ("SIMD", "[1,2,3]"),
      ("Point", "[1]"), ("Point", "[1,[]]"), ("Zone", #"{"identifier":"x/y"}"#), ("Zone", "{}"),
      ("Interval", #"{"start":5,"duration":-1}"#), ("Interval", #"{"start":5}"#),
      ("Components", #"{"scheme":"1 2"}"#), ("Components", #"{"port":-1}"#),
      ("Indexes", #"{"indexes":[{"location":-1,"length":2}]}"#),
      ("Indexes", #"{"indexes":[{"location":1,"length":9223372036854775807}]}"#),
      ("Measurement", #"{"value":1}"#),
    ])
  func refused(_ type: String, _ json: String) {
    #expect(throws: MappingError.self) {
      switch type {
      case "Range": _ = try Range<Int>(json: json)
      case "SIMD": _ = try SIMD2<Int>(json: json)
      case "Point": _ = try CGPoint(json: json)
      case "Zone": _ = try TimeZone(json: json)
      case "Interval": _ = try DateInterval(json: json)
      case "Components": _ = try URLComponents(json: json)
      case "Indexes": _ = try IndexSet(json: json)
      default: _ = try Measurement<UnitLength>(json: json)
      }
    }
  }

  @Test("A unit that Foundation cannot write is an error") func unit() {
    let use = Measurement(value: 1, unit: UnitFuelEfficiency.milesPerGallon)
    let error = #expect(throws: MappingError.self) { try use.jsonString() }
    #expect(error?.code == .unencodable)
  }

  @Mappable struct Keys: Equatable {
    var doubles: [Double: Int] = [1.5: 1, -2: 2]
    var floats: [Float: Int] = [0.1: 1]
    var bools: [Bool: Int] = [true: 1]
    var decimals: [Decimal: Int] = [1.25: 2]
    var dates: [Date: Int] = [Date(timeIntervalSince1970: 0.5): 1]
  }

  @Test("Numbers, truth values and dates as keys") func keys() throws {
    let json =
      #"{"bools":{"true":1},"dates":{"1970-01-01T00:00:00.5Z":1},"decimals":{"1.25":2},"#
      + #""doubles":{"-2.0":2,"1.5":1},"floats":{"0.1":1}}"#
    #expect(try Keys().jsonString(JSONFormat(sortsKeys: true)) == json)
    #expect(try Keys(json: json) == Keys())
    #expect(try Keys(dictionary: Keys().dictionary()) == Keys())
    #expect(try Keys(json: #"{"doubles":{"-2":2,"1.5":1}}"#) == Keys())
    for wrong in ["doubles", "bools", "decimals", "dates"] {
      #expect(throws: MappingError.self) { try Keys(json: #"{"\#(wrong)":{" x":1}}"#) }
    }
  }
}

extension ForeignTypesTests.Holder {
  fileprivate func with(maybe: T) -> Self {
    var other = self
    other.maybe = maybe
    return other
  }
}
