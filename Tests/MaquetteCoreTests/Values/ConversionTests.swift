import Testing

@testable import MaquetteCore

/// Every kind of source converted to every kind of target under every policy, from bytes and from
/// trees.
@Suite("Conversions")
struct ConversionTests {
  /// The expected conversions of a source; nil where it is an error.
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var policies: [ConversionPolicy]
    var bool: Bool?
    var int: Int?
    var double: Double?
    var string: String?

    init(
      _ text: String, _ policies: [ConversionPolicy], bool: Bool? = nil, int: Int? = nil,
      double: Double? = nil, string: String? = nil
    ) {
      (self.text, self.policies) = (text, policies)
      (self.bool, self.int, self.double, self.string) = (bool, int, double, string)
    }

    var testDescription: String { "\(text) \(policies)" }
  }

  private static let all: [ConversionPolicy] = [.strict, .lossless, .lenient]
  private static let tolerant: [ConversionPolicy] = [.lossless, .lenient]

  private static let rows: [Row] = [
    Row("null", all),
    Row("true", [.strict], bool: true), Row("false", [.strict], bool: false),
    Row("true", [.lossless], bool: true, int: 1, string: "true"),
    Row("false", [.lossless], bool: false, int: 0, string: "false"),
    Row("true", [.lenient], bool: true, int: 1, double: 1, string: "true"),
    Row("false", [.lenient], bool: false, int: 0, double: 0, string: "false"),
    Row("0", [.strict], int: 0, double: 0), Row("12", [.strict], int: 12, double: 12),
    Row("0", tolerant, bool: false, int: 0, double: 0, string: "0"),
    Row("1", tolerant, bool: true, int: 1, double: 1, string: "1"),
    Row("12", [.lossless], int: 12, double: 12, string: "12"),
    Row("12", [.lenient], bool: true, int: 12, double: 12, string: "12"),
    Row("-1", [.lossless], int: -1, double: -1, string: "-1"),
    Row("1.0", [.strict], double: 1), Row("1e2", [.strict], double: 100),
    Row("1.0", tolerant, bool: true, int: 1, double: 1, string: "1.0"),
    Row("3.0", [.lossless], int: 3, double: 3, string: "3.0"),
    Row("1E2", [.lossless], int: 100, double: 100, string: "1E2"),
    Row("3.5", [.strict], double: 3.5), Row("3.5", [.lossless], double: 3.5, string: "3.5"),
    Row("3.5", [.lenient], bool: true, int: 3, double: 3.5, string: "3.5"),
    Row("-0.5", [.lenient], bool: true, int: 0, double: -0.5, string: "-0.5"),
    Row("0.0", [.lenient], bool: false, int: 0, double: 0, string: "0.0"),
    Row("1e400", [.strict]), Row("1e400", [.lossless], string: "1e400"),
    Row("1e400", [.lenient], bool: true, string: "1e400"),
    Row("1e30", [.lossless], double: 1e30, string: "1e30"),
    Row("123456789012345678901", [.strict], double: 123_456_789_012_345_683_968),
    Row(
      "0.1000000000000000000001", [.lossless], double: 0.1, string: "0.1000000000000000000001"),
    Row(#""12""#, [.strict], string: "12"), Row(#""true""#, [.strict], string: "true"),
    Row(#""12""#, [.lossless], int: 12, double: 12, string: "12"),
    Row(#""12""#, [.lenient], bool: true, int: 12, double: 12, string: "12"),
    Row(#""-1.50""#, [.lossless], double: -1.5, string: "-1.50"),
    Row(#""-1.50""#, [.lenient], bool: true, int: -1, double: -1.5, string: "-1.50"),
    Row(#""3.0""#, [.lossless], int: 3, double: 3, string: "3.0"),
    Row(#""3.0""#, [.lenient], bool: true, int: 3, double: 3, string: "3.0"),
    Row(#""0.0""#, [.lenient], bool: false, int: 0, double: 0, string: "0.0"),
    Row(#""true""#, tolerant, bool: true, string: "true"),
    Row(#""false""#, tolerant, bool: false, string: "false"),
    Row(#""True""#, [.lossless], string: "True"),
    Row(#""True""#, [.lenient], bool: true, string: "True"),
    Row(#""yes""#, [.lossless], string: "yes"),
    Row(#""yes""#, [.lenient], bool: true, string: "yes"),
    Row(#""NO""#, [.lenient], bool: false, string: "NO"),
    Row(#""1""#, tolerant, bool: true, int: 1, double: 1, string: "1"),
    Row(#""0""#, tolerant, bool: false, int: 0, double: 0, string: "0"),
    Row(#""""#, [.strict, .lossless], string: ""), Row(#""abc""#, all, string: "abc"),
    Row(#"" 12""#, all, string: " 12"), Row(#""12 ""#, all, string: "12 "),
    Row(#""+12""#, all, string: "+12"), Row(#""012""#, all, string: "012"),
    Row(#""0x10""#, all, string: "0x10"), Row(#""nan""#, all, string: "nan"),
    Row(#""inf""#, all, string: "inf"), Row(#""1e999""#, [.strict, .lossless], string: "1e999"),
    Row(#""1e999""#, [.lenient], bool: true, string: "1e999"),
    Row(#""12abc""#, all, string: "12abc"), Row(#""null""#, all, string: "null"),
    Row("[]", [.strict, .lossless]), Row("[1]", [.strict, .lossless]),
    Row("{}", [.strict, .lossless]), Row("[]", [.lenient], string: "[]"),
    Row(#"[1, "a\n"]"#, [.lenient], string: #"[1,"a\n"]"#), Row("{}", [.lenient], string: "{}"),
    Row(#"{"a": {"b": null}}"#, [.lenient], string: #"{"a":{"b":null}}"#),
  ]

  // Features: 86, 87, 88, 2.2
  @Test("Table", arguments: rows)
  func table(_ row: Row) {
    for policy in row.policies {
      check(Bool.self, row.bool, row.text, policy)
      check(Int.self, row.int, row.text, policy)
      check(Int128.self, row.int.map { Int128($0) }, row.text, policy, orMore: true)
      check(Double.self, row.double, row.text, policy)
      check(Float.self, row.double.map { Float($0) }, row.text, policy, orMore: true)
      check(String.self, row.string, row.text, policy)
    }
  }

  private func check<T: MappingDecodable & Equatable>(
    _ type: T.Type, _ expected: T?, _ text: String, _ policy: ConversionPolicy,
    orMore: Bool = false
  ) {
    let options = DecodingOptions(conversions: policy)
    let bytes = Array(text.utf8)
    let byTree = decodeByTree(T.self, bytes, options)
    // The wider type may accept values that the narrower one rejects.
    if expected != nil || !orMore { #expect(byTree.value == expected, "\(T.self)") }
    for placement in Placement.allCases {
      let found = decode(T.self, bytes, placement, options)
      #expect(found.value == byTree.value, "\(T.self)")
      #expect(found.code == byTree.code, "\(T.self)")
      #expect(found.error?.expected == byTree.error?.expected)
    }
    if text == "null" { #expect(byTree.code == .unexpectedNull) }
    // An optional additionally accepts only null.
    let optional = decode(T?.self, bytes, .padded, options)
    #expect(optional.value == (text == "null" ? .some(nil) : byTree.value.map { .some($0) }))
  }

  /// A report lists every conversion, and nothing else.
  // Features: 83
  @Test("Repairs", arguments: rows)
  func repairs(_ row: Row) throws {
    for policy in row.policies {
      let options = DecodingOptions(conversions: policy)
      let kind = try AnyValue(json: row.text).kind
      let text = Array(row.text.utf8)
      func count<T: MappingDecodable>(_ type: T.Type) -> Int {
        JSONReader.report(T.self, from: text.span, options).repairs.count
      }
      if row.bool != nil { #expect(count(Bool.self) == (kind == .bool ? 0 : 1)) }
      if row.string != nil { #expect(count(String.self) == (kind == .string ? 0 : 1)) }
      if row.double != nil { #expect(count(Double.self) == (kind == .number ? 0 : 1)) }
      if let int = row.int { #expect(count(Int.self) == ("\(int)" == row.text ? 0 : 1)) }
    }
  }

  /// Sources that exist only in trees.
  @Test func valuesOfOtherFormats() throws {
    func read<T: MappingDecodable>(
      _ type: T.Type, _ value: AnyValue, _ policy: ConversionPolicy = .lossless
    ) -> Result<T, MappingError> {
      do throws(MappingError) {
        return .success(try value.decode(T.self, DecodingOptions(conversions: policy)))
      } catch { return .failure(error) }
    }
    #expect(read(Int.self, 3.0).value == 3)
    #expect(read(Int.self, 3.0, .strict).code == .typeMismatch)
    #expect(read(Int.self, 3.5).code == .inexactNumber)
    #expect(read(Int.self, 3.5, .lenient).value == 3)
    #expect(read(Int.self, 1e300).code == .numberOutOfRange)
    #expect(read(UInt8.self, 255.0).value == 255)
    #expect(read(UInt8.self, 256.0).code == .numberOutOfRange)
    #expect(read(String.self, 0.1).value == "0.1")
    #expect(read(Bool.self, 1.0).value == true)
    #expect(read(Double.self, .number(AnyValue.Number(Double.infinity))).value == .infinity)
    #expect(read(Double.self, .number(AnyValue.Number(Double.nan))).value?.isNaN == true)
    #expect(read(Int.self, .number(AnyValue.Number(Double.nan)), .lenient).error != nil)
    #expect(read(Int.self, .number(AnyValue.Number(Double.infinity)), .lenient).error != nil)
    for policy in [ConversionPolicy.strict, .lossless] {
      for value in [AnyValue.bytes([1, 2]), .date(Timestamp(secondsSince1970: 0))] {
        #expect(read(Int.self, value, policy).code == .typeMismatch)
        #expect(read(Bool.self, value, policy).code == .typeMismatch)
        #expect(read(String.self, value, policy).code == .typeMismatch)
        #expect(read([Int].self, value, policy).code == .typeMismatch)
        #expect(read(AnyValue.self, value, policy).value == value)
      }
    }
  }
}
