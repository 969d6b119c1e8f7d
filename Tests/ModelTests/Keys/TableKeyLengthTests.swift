import Maquette
import Testing

/// Models whose keys have the lengths at which a comparison takes another step; each is a prefix of
/// all longer ones.
@Suite("Key lengths in decoding in place")
struct TableKeyLengthTests {
  @Mappable struct Model: Equatable {
    @CodingKey("a") var k1: Int
    @CodingKey("ab") var k2: String
    @CodingKey("abcdefg") var k7: Double
    @CodingKey("abcdefgh") var k8: Bool
    @CodingKey("abcdefghi") var k9: Int?
    @CodingKey("abcdefghijklm") var k13: String?
    @CodingKey("abcdefghijklmn") var k14: Int
    @CodingKey("abcdefghijklmno") var k15: String
    @CodingKey("abcdefghijklmnop") var k16: Double
    @CodingKey("abcdefghijklmnopq") var k17: [Int]
    @CodingKey("abcdefghijklmnopqr") var k18: UInt64
    @CodingKey("abcdefghijklmnopqrstuvwxyzAB") var k28: Int
    @CodingKey("abcdefghijklmnopqrstuvwxyzABC") var k29: String
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCD") var k30: Double?
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDE") var k31: Bool?
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEF") var k32: Int8
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFG") var k33: String
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFGH") var k34: Int
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRS") var k45: Inner
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRST") var k46: String
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTU") var k47: Double
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUV") var k48: Int
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVW") var k49: Inner?
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX") var k50: String
  }

  @Mappable struct Inner: Equatable {
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDE") var k31: Int
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEF") var k32: Int?
  }

  /// All of its properties are optional.
  @Mappable struct Optionals: Equatable {
    @CodingKey("abcdefgh") var k8: Int?
    @CodingKey("abcdefghijklmnopq") var k17: Double?
    @CodingKey("abcdefghijklmnopqr") var k18 = "default"
    @CodingKey("abcdefghijklmnopqrstuvwxyzABC") var k29: Bool?
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFGH") var k34: Inner?
    @CodingKey("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVW") var k49: [Int] = []
  }

  private static let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  private static let inner = #"{"\#(alphabet.prefix(32))":2,"\#(alphabet.prefix(31))":1}"#

  private static func members(_ values: KeyValuePairs<Int, String>) -> Members {
    var members = Members([:])
    members.all = values.map { (key: String(alphabet.prefix($0.key)), json: $0.value) }
    return members
  }

  private static let members = members([
    1: "-1", 2: #""two""#, 7: "0.5", 8: "true", 9: "null", 13: #""th\u0069rteen""#, 14: "14",
    15: #""a text of more than fifteen bytes""#, 16: "-16.25", 17: "[1, 7]",
    18: "18446744073709551615", 28: "123456789012345678", 29: #""""#, 30: "1e3", 31: "false",
    32: "-128", 33: #""é""#, 34: "0", 45: inner, 46: #""46""#, 47: "1234567.1234567", 48: "48",
    49: "null", 50: #""fifty""#,
  ])

  /// White space between members: before the first, between others, and before the end.
  enum Layout: CaseIterable, CustomTestStringConvertible {
    case minified, spaced, pretty, tabs, returns, changing

    var testDescription: String { "\(self)" }

    func text(_ members: Members) -> String {
      let texts = members.all.enumerated().map { index, member in
        (index > 0 ? "," : "") + space(before: index)
          + "\"\(member.key)\":\(self == .minified ? "" : " ")\(member.json)"
      }
      return "{" + texts.joined() + space(before: texts.count) + "}"
    }

    private func space(before index: Int) -> String {
      switch self {
      case .minified: return ""
      case .spaced: return index == 0 ? "" : " "
      case .pretty: return "\n  "
      case .tabs: return "\n\t\t"
      case .returns: return "\r\n\t"
      case .changing:
        let lengths = [4, 4, 0, 15, 16, 17, 33, 47, 48, 49]
        return (index % 2 == 0 ? "\n" : "\r\n")
          + String(repeating: index % 3 == 2 ? "\t" : " ", count: lengths[index % lengths.count])
      }
    }
  }

  private static var orders: [Members] {
    var reversed = members
    reversed.all.reverse()
    return [members, reversed] + [1, 2, 5].map { members.shuffled($0) }
  }

  private static let model = Model(
    k1: -1, k2: "two", k7: 0.5, k8: true, k9: nil, k13: "thirteen", k14: 14,
    k15: "a text of more than fifteen bytes", k16: -16.25, k17: [1, 7], k18: .max,
    k28: 123_456_789_012_345_678, k29: "", k30: 1000, k31: false, k32: -128, k33: "é", k34: 0,
    k45: Inner(k31: 1, k32: 2), k46: "46", k47: 1_234_567.1234567, k48: 48, k49: nil, k50: "fifty")

  @Test("Keys of every length are found in every order and layout", arguments: Layout.allCases)
  func known(_ layout: Layout) {
    for members in Self.orders {
      #expect(Ways<Model>().read(layout.text(members)) == "\(Self.model)")
    }
  }

  @Test("Almost matching keys are skipped", arguments: Layout.allCases)
  func unknown(_ layout: Layout) {
    let keys = Set(Self.members.keys)
    for order in Self.orders {
      var members = order
      members.all = order.all.flatMap { member in
        let others = [
          "\(member.key.dropLast())_", member.key + "_", String(member.key.dropLast()),
        ]
        return others.filter { !keys.contains($0) }.map { ($0, #"["unknown", {}]"#) } + [member]
      }
      #expect(Ways<Model>().read(layout.text(members)) == "\(Self.model)")
    }
  }

  @Test("Invalid values are reported under their own key", arguments: Layout.allCases)
  func failures(_ layout: Layout) {
    for key in Self.members.keys {
      let text = layout.text(Self.members.shuffled(3).with(key, #"{"x":[1]}"#))
      let isInner = [45, 49].contains(key.count)
      let path = isInner ? "\(key).\(Self.alphabet.prefix(31))" : key
      #expect(Ways<Model>().read(text) == "! \(isInner ? "missingKey" : "typeMismatch") \(path)")
      #expect(Ways<Model>().report(text).hasSuffix("; error \(path)"))
    }
  }

  /// Decoding continues at the next key after a dropped value.
  @Test("Values that are dropped leave all others as they are", arguments: Layout.allCases)
  func dropped(_ layout: Layout) throws {
    let whole = Self.members([
      8: "8", 17: "1.75", 18: #""text""#, 29: "true", 34: Self.inner, 49: "[4,9]",
    ])
    let rules = DecodingRules(invalidProperties: .drop)
    let mappers = [
      JSONMapper(options: .init(rules: rules)),
      // Limits disable the fast paths.
      JSONMapper(options: .init(limits: .init(stringLength: 100_000), rules: rules)),
    ]
    let space = String(repeating: " ", count: 1100)
    for seed in 0..<4 {
      for wrong in 0..<64 {
        var members = whole
        for index in members.all.indices where wrong >> index & 1 == 1 {
          members.all[index].json = #"{"a": [1, "}"], "\#(Self.alphabet.prefix(31))": [],"b":1}"#
        }
        let text = layout.text(members.shuffled(seed))
        let expected = Optionals(
          k8: wrong & 1 == 0 ? 8 : nil, k17: wrong & 2 == 0 ? 1.75 : nil,
          k18: wrong & 4 == 0 ? "text" : "default", k29: wrong & 8 == 0 ? true : nil,
          k34: wrong & 16 == 0 ? Inner(k31: 1, k32: 2) : nil, k49: wrong & 32 == 0 ? [4, 9] : [])
        for mapper in mappers {
          for placed in [text, space + text, space + text + space] {
            #expect(try mapper.decode(Optionals.self, from: placed) == expected)
          }
        }
      }
    }
  }
}
