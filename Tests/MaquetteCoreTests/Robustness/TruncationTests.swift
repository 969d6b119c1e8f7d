import Testing

@testable import MaquetteCore

/// A truncated text is an error with a location, wherever it ends.
@Suite("Truncated texts")
struct TruncationTests {
  private static let person = #"""
    {"id": 12345678901, "name": "Ada \"é\u00e9\ud83d\ude00日本\\", "score": -1.25e+2,
     "tags": ["a", "\n", ""], "place": {"name": "Rome", "country": "IT"}, "is_admin": true,
     "unknown": [null, false, {"k\u0065y": 0.5}, [], {}], "friends": [{"id": 1, "name": "B"}]}
    """#

  private static let documents: [String] = [
    person,
    "[" + person + "]",
    #"[null,true,false,-0,12345678,1234567890123456,1e10,"",[[]],{},{"":{"a":[1]}}]"#,
    "\u{FEFF}{\"é\u{1F600}\":\"\u{7F}\u{800}\u{FFFF}\u{10FFFF}\"}",
    #"{"name":"a string that is longer than sixteen bytes","country":"\u0041\u00e9\ud83d\ude00"}"#,
  ]

  @Test(arguments: documents)
  func failsAtEveryByte(_ document: String) {
    let bytes = Array(document.utf8)
    #expect(decode(AnyValue.self, bytes).error == nil)
    for count in 0..<bytes.count {
      let text = Array(bytes.prefix(count))
      for placement in Placement.allCases {
        check(decode(AnyValue.self, text, placement).error, text, placement)
        check(decode(Person.self, text, placement).error, text, placement)
        check(decode([Person].self, text, placement).error, text, placement)
        check(decode([String: AnyValue].self, text, placement).error, text, placement)
        check(decode(Place.self, text, placement).error, text, placement)
        check(skipped(text, placement), text, placement)
      }
    }
  }

  /// The same for a large text, so that every scan takes wide steps.
  @Test func failsAtEveryByteOfLargeText() {
    let people = Array(("[" + Array(repeating: Self.person, count: 6).joined(separator: ",")).utf8)
    #expect(people.count > 1500)
    #expect(decode([Person].self, people + "]").value?.count == 6)
    for count in 1000..<people.count {
      let text = Array(people.prefix(count))
      check(decode([Person].self, text).error, text, .padded)
      check(decode([Place].self, text).error, text, .padded)
      check(decode(AnyValue.self, text).error, text, .padded)
    }
  }

  /// The error of skipping the text as the value of an unknown key.
  private func skipped(_ text: [UInt8], _ placement: Placement) -> MappingError? {
    decode(Place.self, #"{"name":"n","x":"# + text, placement).error
  }

  private func check(_ error: MappingError?, _ text: [UInt8], _ placement: Placement) {
    let shown = String(decoding: text.suffix(30), as: UTF8.self)
    guard let error else {
      Issue.record("accepted …\(shown)")
      return
    }
    // The text around it counts toward its length.
    if !error.isInside(placement.buffer(for: text).count + 16) {
      Issue.record("no place in the text: \(error) …\(shown)")
    }
  }
}
