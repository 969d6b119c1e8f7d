import Foundation
import MaquetteCore
import Testing

@Suite("Bytes as text")
struct BytesTextTests {
  @Test(
    "RFC 4648, section 10",
    arguments: [
      ("", "", ""), ("f", "Zg==", "66"), ("fo", "Zm8=", "666f"), ("foo", "Zm9v", "666f6f"),
      ("foob", "Zm9vYg==", "666f6f62"), ("fooba", "Zm9vYmE=", "666f6f6261"),
      ("foobar", "Zm9vYmFy", "666f6f626172"),
    ])
  func testVectors(text: String, base64: String, hex: String) {
    let bytes = Array(text.utf8)
    let unpadded = String(base64.prefix { $0 != "=" })
    #expect(Base64.encode(bytes) == base64)
    #expect(Base64.decode(base64) == bytes)
    #expect(Base64.encode(bytes, .url) == unpadded)
    #expect(Base64.decode(unpadded, .url) == bytes)
    #expect(Base64.decode(base64, .url) == bytes)
    #expect(Hex.encode(bytes) == hex)
    #expect(Hex.decode(hex) == bytes)
    #expect(Hex.decode(hex.uppercased()) == bytes)
  }

  @Test func theAlphabetsDifferInTwoCharacters() {
    #expect(Base64.encode([0xFB, 0xFF, 0xFE]) == "+//+")
    #expect(Base64.encode([0xFB, 0xFF, 0xFE], .url) == "-__-")
    #expect(Base64.decode("-__-") == nil)
    #expect(Base64.decode("+//+", .url) == nil)
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===", "Z===", "=", "==", "====", "Zm8", "Zm9v=", "Zm9v====", "Zm 9v",
    "Zm9v\n", "Zh==", "Zm9=", "Zg==Zg==", "Zm9\u{E9}", "Z\u{0}==", "Zm9v*",
  ])
  func base64IsStrict(text: String) {
    #expect(Base64.decode(text) == nil)
  }

  @Test(arguments: ["Z", "Zg=", "Zh", "Zm9", "Zm8==", "Zm9v=", "Zm9vZ", "===="])
  func base64ForURLsMayOnlyLackItsPadding(text: String) {
    #expect(Base64.decode(text, .url) == nil)
  }

  @Test(arguments: ["6", "6g", "g6", "0x66", "66 ", " 6", "\u{FF16}6", "é"])
  func hexIsStrict(text: String) {
    #expect(Hex.decode(text) == nil)
  }

  @Test func agreesWithFoundation() {
    var generator = SplitMix(state: 6)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let text = Data(bytes).base64EncodedString()
      #expect(Base64.encode(bytes) == text)
      #expect(Base64.decode(text) == bytes)
      #expect(Base64.decode(Base64.encode(bytes, .url), .url) == bytes)
      #expect(Hex.decode(Hex.encode(bytes)) == bytes)
    }
  }

  // Features: 100
  @Test(
    "Strategies read and write",
    arguments: [
      (BytesStrategy.base64, "+/8=", [0xFB, 0xFF]), (.base64URL, "-_8", [0xFB, 0xFF]),
      (.hex, "fbff", [0xFB, 0xFF]),
    ] as [(BytesStrategy, String, [UInt8])])
  func strategiesReadAndWrite(strategy: BytesStrategy, text: String, bytes: [UInt8]) throws {
    #expect(try strategy.json(of: bytes) == "\"\(text)\"")
    #expect(try strategy.readBoth(.string(text)) == bytes)
    #expect(try strategy.read(tree: .bytes(bytes)) == bytes)
  }

  @Test(
    arguments: [
      (BytesStrategy.base64, "Zg", "expected bytes as base64, found string \"Zg\""),
      (.base64URL, "+/8=", "expected bytes as base64 for URLs, found string \"+/8=\""),
      (.hex, 66, "expected bytes as hexadecimal digits, found number 66"),
    ] as [(BytesStrategy, AnyValue, String)])
  func strategiesSayWhatTheyNeed(strategy: BytesStrategy, value: AnyValue, text: String) {
    let error = #expect(throws: MappingError.self) { try strategy.readBoth(value) }
    #expect(error?.description == text)
  }
}

@Suite("UUIDs as text")
struct UUIDTextTests {
  @Test func agreesWithFoundation() throws {
    var generator = SplitMix(state: 7)
    for _ in 0..<200 {
      let bytes = SIMD16<UInt8>((0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
      let text = UUIDText.text(of: bytes)
      let uuid = try #require(UUID(uuidString: text))
      #expect(uuid.uuidString == text)
      #expect(uuid.uuid.0 == bytes[0] && uuid.uuid.7 == bytes[7] && uuid.uuid.15 == bytes[15])
      #expect(UUIDText.bytes(text) == bytes)
      #expect(UUIDText.bytes(text.lowercased()) == bytes)
    }
  }

  @Test(arguments: [
    "", "E621E1F8C36C495A93FC0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5FF", "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5G", "E621E1F8_C36C_495A_93FC_0C247A3E6E5F",
    "E621E1F-8C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E\u{E9}",
  ])
  func refusesOtherShapes(text: String) {
    #expect(UUIDText.bytes(text) == nil)
  }
}
