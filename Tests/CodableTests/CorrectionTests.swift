import Foundation
import MaquetteCodable
import Testing

/// The guide's list of corrections to Foundation's coders.
@Suite struct CorrectionTests {
  struct Nothing: Codable {}

  func isRefused<T: Decodable>(_ type: T.Type, _ json: String) -> Bool {
    (try? CodableJSONDecoder().decode(type, from: json)) == nil
  }

  @Test(
    "Values that no type decodes are checked against the grammar",
    arguments: ["[1,2,]", #"{"x":1,}"#, #"{"zz":[01]}"#, #"{"zz":"\q"}"#, #"{"zz":1.2.3}"#])
  func grammar(json: String) { #expect(isRefused(Nothing.self, json)) }

  @Test("Invalid UTF-8 is rejected at every position")
  func unreadUTF8() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] {
      let text = Array(#"{"zz":""#.utf8) + bytes + Array(#""}"#.utf8)
      #expect(throws: DecodingError.self) {
        try CodableJSONDecoder().decode(Nothing.self, from: text)
      }
    }
  }

  @Test("Numbers are exact, or rejected")
  func numbers() throws {
    let decoder = CodableJSONDecoder()
    #expect(try decoder.decode([Double].self, from: "[0e1, 0E5, -0.00e1]") == [0, 0, 0])
    #expect(isRefused(Int.self, "1e-400"))
    #expect(isRefused(Int.self, "1.0000000000000001"))
    #expect(try decoder.decode(Int.self, from: "9007199254740993.0") == 9_007_199_254_740_993)
    #expect(try decoder.decode(Int64.self, from: "-9223372036854775808.0") == .min)
    #expect(
      try decoder.decode(Int128.self, from: "1e30") == 1_000_000_000_000_000_000_000_000_000_000)
    #expect(isRefused(Decimal.self, "123456789012345678901234567890123456789012345"))
    #expect(isRefused(Double.self, "1e-400"))
  }

  @Test("The error of a number that does not fit has its path and location")
  func unfit() {
    for lineEnd in ["\n", "\r\n", "\r"] { unfit(lineEnd) }
  }

  private func unfit(_ lineEnd: String) {
    do {
      _ = try CodableJSONDecoder().decode(
        [[String: Int8]].self, from: "[{\"x\": 1},\(lineEnd) {\"x\": 300}]")
      Issue.record("no error")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(path(context.codingPath) == "[1].x")
      #expect(
        context.debugDescription
          == "Parsed JSON number <300> does not fit in Int8. (line 2, column 8)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("NaN and infinities are not encoded as numbers")
  func nan() {
    #expect(throws: EncodingError.self) { try CodableJSONEncoder().encode([Decimal.nan]) }
    #expect(throws: EncodingError.self) {
      try CodableJSONEncoder().encode([Date.distantPast, Date(timeIntervalSince1970: .nan)])
    }
  }

  @Test("A key with a value of another kind than a container for it is an error")
  func keyAndContainer() throws {
    struct Both: Encodable {
      enum Key: CodingKey { case a }
      func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(1, forKey: .a)
        var list = members.nestedUnkeyedContainer(forKey: .a)
        try list.encode(2)
      }
    }
    #expect(throws: EncodingError.self) { try CodableJSONEncoder().encodeString(Both()) }
    #expect(throws: EncodingError.self) { try CodableJSONEncoder().encodeString([Both()]) }
  }

  @Test("The path inside nested containers is complete")
  func nestedPaths() {
    struct Deep: Encodable {
      enum Key: CodingKey { case n, z }
      func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        var inner = members.nestedContainer(keyedBy: Key.self, forKey: .n)
        try inner.encode(Double.nan, forKey: .z)
      }
    }
    #expect("\(Outcome { try CodableJSONEncoder().encode([Deep()]) })" == "invalidValue at [0].n.z")
  }
}
