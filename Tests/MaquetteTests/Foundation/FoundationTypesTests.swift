import AgreementSupport
import Foundation
import Maquette
import Testing

typealias Adopted = any (MappingDecodable & Sendable).Type

@Suite("Foundation's types")
struct FoundationTypesTests {
  /// The date 2009-03-31T18:01:12Z.
  static let date = Date(timeIntervalSince1970: 1_238_522_472)
  static let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!

  @Test(
    arguments: [
      (date, "\"2009-03-31T18:01:12Z\"", .date(Timestamp(date))),
      (date + 0.5, "\"2009-03-31T18:01:12.5Z\"", .date(Timestamp(date + 0.5))),
      (Data([0xFB, 0xFF]), "\"+/8=\"", .bytes([0xFB, 0xFF])), (Data(), "\"\"", .bytes([])),
      (uuid, "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
      (URL(string: "https://a.b/c?d=e%20f")!, "\"https://a.b/c?d=e%20f\"", "https://a.b/c?d=e%20f"),
      (Decimal(string: "0.1")!, "0.1", .number(AnyValue.Number(decimal: "0.1")!)),
      (
        Decimal(string: "-12345678901234567890.123456789")!, "-12345678901234567890.123456789",
        .number(AnyValue.Number(decimal: "-12345678901234567890.123456789")!)
      ),
    ] as [(any Mappable & Equatable & Sendable, String, AnyValue)])
  func areWrittenAndReadBack(
    value: any Mappable & Equatable & Sendable, json: String, tree: AnyValue
  )
    throws
  {
    func check<T: Mappable & Equatable>(_ value: T) throws {
      #expect(try value.jsonString() == json)
      #expect(try T(json: json) == value)
      #expect(try ValueMapper().encode(value) == tree)
      #expect(try ValueMapper().decode(T.self, from: tree) == value)
      #expect(try T(anyValue: AnyValue(json: json)) == value)
    }
    try check(value)
  }

  @Test(
    arguments: [
      (Date.self, "\"2009-02-30\"", "expected a date, found string \"2009-02-30\""),
      (Date.self, "{}", "expected a date, found an object"),
      (Data.self, "\"Zg\"", "expected bytes as base64, found string \"Zg\""),
      (Data.self, "[1, 2]", "expected bytes as base64, found an array"),
      (UUID.self, "\"x\"", "expected UUID, found string \"x\""),
      (UUID.self, "1", "expected UUID, found number 1"),
      (URL.self, "\"a b\"", "expected URL, found string \"a b\""),
      (URL.self, "\"\"", "expected URL, found string \"\""),
      (URL.self, "12", "expected URL, found number 12"),
      (URL.self, "null", "expected URL, found null"),
      (Decimal.self, "\"x\"", "expected Decimal, found string \"x\""),
      (Decimal.self, "true", "expected Decimal, found bool true"),
      (Decimal.self, "null", "expected Decimal, found null"),
      (
        Decimal.self, "1234567890123456789012345678901234567891",
        "number cannot become Decimal without loss, "
          + "found number 1234567890123456789012345678901234567891"
      ),
      (Decimal.self, "1e-129", "number cannot become Decimal without loss, found number 1e-129"),
      (Decimal.self, "1e128", "number out of range for Decimal, found number 1e128"),
      (
        Decimal.self, "1e999999999999",
        "number out of range for Decimal, found number 1e999999999999"
      ),
    ] as [(Adopted, String, String)])
  func sayWhatTheyNeed(type: Adopted, json: String, message: String) throws {
    let tree = try AnyValue(json: json)
    for read in [{ try type.init(json: json) }, { try type.init(anyValue: tree) }] {
      let error = #expect(throws: MappingError.self) { try read() }
      #expect(error?.description.replacing(" (line 1, column 1)", with: "") == message)
    }
  }

  @Test(arguments: ["", "tru", "\"\\q\"", "]", "\"x"])
  func tellBrokenText(json: String) {
    for type in [Date.self, Data.self, UUID.self, URL.self, Decimal.self]
      as [any (MappingDecodable & Sendable).Type]
    {
      let error = #expect(throws: MappingError.self) { try type.init(json: json) }
      #expect(error?.code.isFatal == true || json == "tru")
    }
  }

  @Test func identifiersAndURLsAreKeys() throws {
    let names = [Self.uuid: "a"]
    #expect(try names.jsonString() == "{\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\":\"a\"}")
    #expect(try [UUID: String](json: names.jsonString()) == names)
    let links = [URL(string: "https://a.b")!: 1]
    #expect(try [URL: Int](json: "{\"https://a.b\": 1}") == links)
    #expect(throws: MappingError.self) { try [UUID: Int](json: "{\"x\": 1}") }
  }

  @Test func aUUIDIsReadFromItsBytes() throws {
    let bytes = withUnsafeBytes(of: Self.uuid.uuid) { Array($0) }
    #expect(try UUID(anyValue: .bytes(bytes)) == Self.uuid)
    #expect(throws: MappingError.self) { try UUID(anyValue: .bytes([1])) }
  }

  @Test(
    arguments: [
      "e621e1f8c36c495a93fc0c247a3e6e5f", "{E621E1F8C36C495A93FC0C247A3E6E5F}",
      "{e621e1f8-c36c-495a-93fc-0c247a3e6e5f}",
    ])
  func aUUIDInAnotherFormIsConvertedAndReported(text: String) throws {
    let report = try JSONMapper().decodeReporting(UUID.self, from: text.jsonString())
    #expect(report.value == Self.uuid)
    #expect(
      report.issues.map(\.description) == [
        "repair: expected UUID, found string \"\(text)\" (line 1, column 1) -> converted"
      ])
    #expect(try UUID(anyValue: .string(text)) == Self.uuid)
    let strict = JSONMapper(options: .init(conversions: .strict))
    #expect(throws: MappingError.self) { try strict.decode(UUID.self, from: text.jsonString()) }
    #expect(throws: MappingError.self) { try [UUID: Int](anyValue: [text: 1]) }
  }

  @Test(
    arguments: [
      "{}", "{", "e621e1f8c36c495a93fc0c247a3e6e5", "e621e1f8c36c495a93fc0c247a3e6e5g",
      "{e621e1f8c36c495a93fc0c247a3e6e5f", "{{e621e1f8c36c495a93fc0c247a3e6e5f}}",
      "e621e1f8-c36c495a93fc0c247a3e6e5f", "éeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
      "--------------------------------",
    ])
  func otherTextIsNoUUID(text: String) throws {
    #expect(throws: MappingError.self) { try UUID(json: text.jsonString()) }
    #expect(throws: MappingError.self) { try UUID(anyValue: .string(text)) }
  }

  @Test func dataIsASource() throws {
    let data = Data("[1, 2]".utf8)
    #expect(try [Int](json: data) == [1, 2])
    #expect(try [Int](json: data.dropFirst(0)) == [1, 2])
    #expect(try [1, 2].jsonData() == Data("[1,2]".utf8))
    #expect(throws: MappingError.self) { try [Int](json: Data()) }
    #expect(throws: MappingError.self) { try [Double.nan].jsonData() }
    let inside = Data(" [1, 2]x".utf8)
    #expect(try JSONMapper().decode([Int].self, from: inside[1..<7]) == [1, 2])
  }
}
