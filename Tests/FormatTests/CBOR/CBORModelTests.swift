import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCore
import Testing

@Mappable struct CBORMeasure: Equatable {
  var at: Date
  var id: UUID
  var raw: Data
  var mass: CBORTagged<Double>
  var note: String?
}

@Mappable struct CBORKey: Equatable {
  @CodingKey("1") var kind: Int
  @CodingKey("3") var algorithm: Int
  @CodingKey("-1") var curve: Int
  @CodingKey("-2") var x: Data
}

/// Models, tags, orders and sequences of CBOR.
// Features: 221
@Suite("CBOR: models")
struct CBORModelTests {
  private let measure = CBORMeasure(
    at: Date(timeIntervalSince1970: 1_363_896_240.5),
    id: UUID(uuidString: "00010203-0405-0607-0809-0A0B0C0D0E0F")!, raw: Data([1, 2]),
    mass: CBORTagged(tag: 40000, value: 1.5))

  @Test func nativeTypes() throws {
    let written = try measure.cborBytes()
    #expect(
      hexadecimal(written)
        == "a4 626174 c1fb41d452d9ec200000 626964 d82550000102030405060708090a0b0c0d0e0f "
        .appending("63726177 420102 646d617373 d99c40f93e00").filter { $0 != " " })
    #expect(try CBORMeasure(cbor: written) == measure)
    #expect(try CBORMeasure(cbor: Data(written)) == measure)
    #expect(try CBORMapper().encodeData(measure) == Data(written))
  }

  @Test(arguments: [
    "d82550000102030405060708090a0b0c0d0e0f", "50000102030405060708090a0b0c0d0e0f",
    "782430303031303230332d303430352d303630372d303830392d304130423043304430453046",
  ])
  func formsOfUUIDs(_ item: String) throws {
    #expect(try UUID(cbor: bytes(item)) == measure.id)
  }

  @Test func bytesAndArraysOfBytes() throws {
    #expect(hexadecimal(try [UInt8]([1, 255]).cborBytes()) == "4201ff")
    #expect(try [UInt8](cbor: bytes("4201ff")) == [1, 255])
    #expect(try [UInt8](cbor: bytes("820118ff")) == [1, 255])
    #expect(try Data(cbor: bytes("820118ff")) == Data([1, 255]))
    let report = CBORMapper().decodeReporting(Data.self, from: bytes("820118ff"))
    #expect(report.issues.map(\.resolution) == ["converted"])
    #expect(throws: MappingError.self) {
      try CBORMapper(options: .init(conversions: .strict)).decode(Data.self, from: bytes("8101"))
    }
    #expect(throws: MappingError.self) { try [UInt8](cbor: bytes("81190100")) }
    #expect(try [UInt8]([1]).jsonString() == "[1]")
  }

  @Test func datesKeepWhatTheyAre() throws {
    for seconds in [0, 1.5, -1e9, 0.1, 700_000_000.123, 1e11] {
      let moment = Timestamp(secondsSince2001: seconds)
      #expect(try Timestamp(cbor: try moment.cborBytes()) == moment)
    }
    #expect(hexadecimal(try Date(timeIntervalSince1970: 0).cborBytes()) == "c100")
    // Text keeps digits that a double since 1970 loses.
    #expect(try Timestamp(secondsSince2001: 0.1).cborBytes().first == 0xC0)
    #expect(throws: MappingError.self) { try Timestamp(secondsSince2001: .nan).cborBytes() }
  }

  /// Numbers that are neither 64-bit integers nor doubles.
  @Test(arguments: [
    ("c48221196ab3", "273.15"), ("c4820103", "30"),
    ("c482381d01", "0.000000000000000000000000000001"),
    ("c48238ff01", "1e-256"), ("c4822120", "-0.01"), ("c482203904d1", "-123.4"),
    ("c48201c249010000000000000000", "184467440737095516160"), ("c5822003", "1.5"),
    ("c249ffffffffffffffffff", "4722366482869645213695"), ("c240", "0"), ("c340", "-1"),
    ("c24100", "0"), ("c2480000000000000001", "1"),
  ])
  func exactNumbers(_ item: String, _ decimal: String) throws {
    let number = try #require(AnyValue.Number(decimal: decimal))
    #expect(try CBORMapper().decodeValue(from: bytes(item)) == .number(number))
    let written = try CBORMapper().encode(.number(number) as AnyValue)
    #expect(try CBORMapper().decodeValue(from: written) == .number(number))
  }

  @Test func decimalsAreExact() throws {
    for text in [
      "0.1", "12345678901234567890.123456789", "-1e-20", "79228162514264337593543950335",
    ] {
      let decimal = try #require(Decimal(string: text))
      #expect(try Decimal(cbor: try decimal.cborBytes()) == decimal)
      #expect(
        CBORMapper().decodeReporting(Decimal.self, from: try decimal.cborBytes()).issues == [])
    }
    #expect(try Int128(cbor: try Int128.max.cborBytes()) == .max)
    #expect(try UInt128(cbor: try UInt128.max.cborBytes()) == .max)
    #expect(try Int128(cbor: try Int128.min.cborBytes()) == .min)
  }

  @Test func unknownTagsAreKeptOrRefused() throws {
    let item = bytes("a1616182d904d26178d90102820102")
    let tree = try CBORMapper().decodeValue(from: item)
    #expect(tree["a"][0].tag?.cborNumber == 1234)
    #expect(tree["a"][1].tag?.cborNumber == 258)
    #expect(try CBORMapper().encode(tree) == item)
    #expect(try [String: AnyValue](cbor: item)["a"] == tree["a"])
    let rejecting = CBORMapper(options: .init(format: .init(unknownTags: .reject)))
    let error = try #require(throws: MappingError.self) { try rejecting.decodeValue(from: item) }
    #expect(error.description == "expected a value at 'a[0]', found tag 1234 (byte 4)")
    #expect(try Set<Int>(cbor: bytes("d90102820102")) == [1, 2])
    #expect(
      try URL(cbor: bytes("d82076687474703a2f2f7777772e6578616d706c652e636f6d")).host
        == "www.example.com")
    #expect(try CBORTagged<Int>(cbor: bytes("01")).tag == nil)
    #expect(try CBORTagged<Int>(json: "7") == CBORTagged(tag: nil, value: 7))
    #expect(try CBORTagged(tag: 7, value: 7).jsonString() == "7")
  }

  @Test func daysAndSelfDescription() throws {
    let day = try #require(CivilDate("2013-03-21"))
    #expect(try CivilDate(cbor: bytes("d903ec6a323031332d30332d3231")) == day)
    #expect(try CivilDate(cbor: bytes("d864193da9")) == CivilDate("2013-03-21"))
    let format = CBORFormat(describesItself: true)
    let mapper = CBORMapper(options: .init(format: format))
    #expect(hexadecimal(try mapper.encode(1)) == "d9d9f701")
    #expect(try Int(cbor: bytes("d9d9f701")) == 1)
  }

  @Test func undefinedIsNullAndTold() throws {
    let report = CBORMapper().decodeReporting([Int?].self, from: bytes("8201f7"))
    #expect(report.value == [1, nil])
    #expect(
      report.issues.map(\.description) == [
        "repair: expected a value at '[1]', found undefined (byte 2) -> read as null"
      ])
  }

  @Test func integerKeys() throws {
    let key = CBORKey(kind: 2, algorithm: -7, curve: 1, x: Data([9]))
    let mapper = CBORMapper(
      options: .init(format: .init(keyOrder: .bytewise, writesIntegerKeys: true)))
    let written = try mapper.encode(key)
    #expect(hexadecimal(written) == "a401020326200121" + "4109")
    #expect(try CBORKey(cbor: written) == key)
  }

  /// RFC 8949, sections 4.2.1 and 4.2.3.
  @Test func ordersOfKeys() throws {
    let tree: AnyValue = ["z": 0, "aa": 0, "10": 0, "100": 0, "-1": 0, "": 0]
    func keys(_ order: CBORFormat.KeyOrder) throws -> [String] {
      let mapper = CBORMapper(
        options: .init(format: .init(keyOrder: order, writesIntegerKeys: true)))
      let written = try mapper.encode(tree)
      let requiring = CBORFormat(keyOrder: order, requiresDeterminism: true)
      if order != .asWritten {
        _ = try CBORMapper(options: .init(format: requiring)).decodeValue(from: written)
      }
      return try CBORMapper().decodeValue(from: written).object?.keys ?? []
    }
    #expect(try keys(.bytewise) == ["10", "100", "-1", "", "z", "aa"])
    #expect(try keys(.lengthFirst) == ["10", "-1", "", "100", "z", "aa"])
    #expect(try keys(.asWritten) == ["z", "aa", "10", "100", "-1", ""])
    let mapper = CBORMapper(options: .init(format: .deterministic))
    #expect(try mapper.encode(["b": 1, "a": 2]) == mapper.encode(["a": 2, "b": 1]))
    #expect(try mapper.encode(Set(0..<50)) == mapper.encode(Set((0..<50).reversed())))
  }

  @Test func duplicateKeys() throws {
    let item = bytes("a3616101616202616103")
    func read(_ rule: DecodingOptions.DuplicateKeys) throws -> [String: Int] {
      try CBORMapper(options: .init(duplicateKeys: rule)).decode([String: Int].self, from: item)
    }
    #expect(try read(.lastWins) == ["a": 3, "b": 2])
    #expect(try read(.firstWins) == ["a": 1, "b": 2])
    let error = try #require(throws: MappingError.self) { try read(.reject) }
    #expect(error.description == "duplicate key at 'a' (byte 9)")
    // An integer and its digits are the same key.
    #expect(try CBORMapper().decodeValue(from: bytes("a20100613102")) == ["1": 2])
  }

  @Test func sequences() throws {
    let mapper = CBORMapper(options: .init(format: .init(isSequence: true)))
    #expect(
      try mapper.decodeValue(from: bytes("01820203c1009fff")) == [
        1, [2, 3], .date(Timestamp(secondsSince1970: 0)), [],
      ])
    #expect(throws: MappingError.self) { try mapper.decodeValue(from: bytes("01029f")) }
    #expect(throws: MappingError.self) { try mapper.decodeValue(from: bytes("01ff")) }
    #expect(hexadecimal(try mapper.encode([1, 2])) == "0102")
    #expect(try mapper.decode([Int].self, from: []) == [])
  }

  @Test func errorsTellThePlaceInNestedItems() throws {
    // {"at": 1(0), "id": ..., with tags around the object.
    let item = bytes("d9d9f7 a2 6161 82 01 d904d2 a1 6162 6178 6163 f6")
    let error = try #require(throws: MappingError.self) {
      try CBORMapper().decode(Int.self, from: item, at: "a[1].b")
    }
    #expect(error.description == "expected Int at 'a[1].b', found string \"x\" (byte 14)")
    let missing = try #require(throws: MappingError.self) {
      try CBORMapper().decode(Int.self, from: item, at: "a[1].x")
    }
    #expect(missing.byteOffset == 8)
    let hidden = try #require(throws: MappingError.self) {
      try CBORMapper(options: .init(hidesValues: true)).decode(Int.self, from: item, at: "a[1].b")
    }
    #expect(hidden.found == "a string")
  }
}
