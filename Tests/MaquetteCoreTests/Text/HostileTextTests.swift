import MaquetteCore
import Testing

@Suite("Hostile text")
struct HostileTextTests {
  private static let seeds = [
    "2009-03-31T18:01:12.123456789+02:00", "20090331T180112Z", "Tue Mar 31 18:01:12 +0000 2009",
    "Sun, 06 Nov 1994 08:49:37 GMT (x)", "253402300799", "-1.5e-300", "1e999999999999999999999",
    "EEE, dd MMM yyyy HH:mm:ss.SSS Z", "yyyy''MM'x'ddXXXa", "+/8=", "-_8",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "", "0001-01-01", "9999-12-31T23:59:60Z",
  ]

  /// Texts derived from the seeds by changing, removing and doubling bytes.
  private static func mutations(_ count: Int) -> [String] {
    var generator = SplitMix(state: 9)
    let alphabet = Array("0123456789-+:.,TZtz '/eEaMyGMTUC()=\u{0}é ".utf8)
    return (0..<count).map { _ in
      var bytes = Array(seeds.randomElement(using: &generator)!.utf8)
      for _ in 0...Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: bytes.insert(alphabet.randomElement(using: &generator)!, at: place)
        case 1 where place < bytes.count: bytes.remove(at: place)
        case 2 where place < bytes.count:
          bytes[place] = alphabet.randomElement(using: &generator)!
        default: bytes += bytes.prefix(place)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test func whateverIsReadIsAMomentOfTheCalendar() {
    for text in Self.mutations(8_000) {
      let moments = [
        ISO8601.timestamp(text), RFC2822.timestamp(text),
        try? TimestampStrategy.automatic.read(tree: .string(text)),
        try? TimestampStrategy.millisecondsSince1970.read(tree: .string(text)),
        try? DatePattern("EEE MMM dd HH:mm:ss Z yyyy").timestamp(text),
      ]
      for case let moment? in moments {
        let written = ISO8601.text(of: moment)
        #expect(written.flatMap(ISO8601.timestamp) == moment, "\(text)")
      }
    }
  }

  @Test func anyTextIsAPatternThatIsUsedOrRefused() {
    let moment = Timestamp(secondsSince1970: 1_238_522_472)
    for pattern in Self.mutations(8_000) {
      do {
        _ = try DatePattern(pattern).timestamp("2009-03-31")
        let text = try DatePattern(pattern).text(of: moment)
        #expect(text != nil)
      } catch {
        #expect(error.code == .custom)
      }
    }
  }

  @Test func whateverIsDecodedIsEncodedAgain() {
    for text in Self.mutations(8_000) {
      if let bytes = Base64.decode(text) { #expect(Base64.encode(bytes) == text) }
      if let bytes = Base64.decode(text, .url) {
        #expect(text.hasPrefix(Base64.encode(bytes, .url)))
      }
      if let bytes = Hex.decode(text) { #expect(Hex.encode(bytes) == text.lowercased()) }
      if let bytes = UUIDText.bytes(text) {
        #expect(UUIDText.text(of: bytes) == text.uppercased())
      }
    }
  }

  @Test func longTextCostsNoMoreThanItsLength() {
    let digits = String(repeating: "9", count: 1_000_000)
    #expect(
      ISO8601.timestamp("2009-03-31T18:01:12.\(digits)Z")
        == ISO8601.timestamp("2009-03-31T18:01:12.999999999Z"))
    #expect(ISO8601.timestamp(digits) == nil)
    #expect(Hex.decode(digits)?.count == 500_000)
    #expect(throws: MappingError.self) {
      try TimestampStrategy.automatic.read(tree: .string(digits))
    }
  }
}
