import Foundation
import MaquetteCodable
import Testing

/// Rows of the guide's list of differences that the other suites do not have.
@Suite("Differences from Foundation's coders")
struct ListedDifferenceTests {
  @Test("UTF-32 with a byte order mark is decoded in both byte orders")
  func utf32() throws {
    let little = Data([0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0])
    #expect(try CodableJSONDecoder().decode(Int.self, from: little) == 1)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Int.self, from: little) }
    let big = Data([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31])
    #expect(try CodableJSONDecoder().decode(Int.self, from: big) == 1)
  }

  @Test("JSON5 may escape the character U+0000", arguments: [#""\x00""#, #""\u0000""#, #""\0""#])
  func nul(_ text: String) throws {
    let (ours, theirs) = (CodableJSONDecoder(), JSONDecoder())
    (ours.allowsJSON5, theirs.allowsJSON5) = (true, true)
    #expect(try ours.decode(String.self, from: text) == "\u{0}")
    #expect(throws: DecodingError.self) { try theirs.decode(String.self, from: Data(text.utf8)) }
  }

  @Test("Base64 has one text for the same bytes", arguments: ["AQI===", "AR=="])
  func base64(_ text: String) throws {
    let json = "\"\(text)\""
    #expect(throws: DecodingError.self) { try CodableJSONDecoder().decode(Data.self, from: json) }
    #expect(throws: Never.self) { try JSONDecoder().decode(Data.self, from: Data(json.utf8)) }
  }

  @Test(
    "A hexadecimal number of JSON5 is rounded to a Double, and may have more than 64 bits",
    arguments: [("0xFFFFFFFFFFFFFFFFFFFFFF", 0x1p88), ("0xFFFFFFFFFFFFFFFF", 0x1p64)])
  func longHexadecimal(text: String, value: Double) throws {
    let (ours, theirs) = (CodableJSONDecoder(), JSONDecoder())
    (ours.allowsJSON5, theirs.allowsJSON5) = (true, true)
    #expect(try ours.decode(Double.self, from: text) == value)
    #expect(throws: DecodingError.self) { try theirs.decode(Double.self, from: Data(text.utf8)) }
  }
}
