import TestSupport
import Testing

@testable import MaquetteCore

/// A skipped value is checked as a value that is read: the same texts are refused, with the same
/// errors.
@Suite("Skipping values")
struct SkippingTests {
  /// A value that is skipped.
  private struct Skipped: MappingDecodable {
    init(from reader: inout JSONReader) throws(ReadFailure) { try reader.skipValue() }
    init(from reader: inout ValueReader) throws(ReadFailure) { try reader.skipValue() }
  }

  private static let documents: [String] = [
    #"{"id":12,"name":"Ada","score":1.5,"tags":["a","b"],"place":{"name":"Rome"},"x":[{},[]]}"#,
    #"{"name":"é\u00e9\ud83d\ude00\n","id":-0,"":[{"k\"y":1,"é":""}],"is_admin":null}"#,
    #"[{"id":1e2,"name":"日本語 and more text than sixteen bytes"},null,true,false,-1.0E-3,[]]"#,
    " [ { \"name\" : \"a long text of more than sixteen bytes, plain\" ,\r\n\t\"id\" : \"7\" } ] ",
    #"{"a":{"b":[1,[2,[3,[4,{"c":"\"\\\/\b\f\n\r\t"}]]]]},"b":0.25,"name":"n\ud800"}"#,
    "[" + (0..<300).map { "{\"number\":\($0),\"text\":\"text \($0)\"}" }.joined(separator: ",\n")
      + "]",
  ]

  private func compare(
    _ text: [UInt8], _ placement: Placement, _ options: DecodingOptions = DecodingOptions()
  ) {
    let read = decode(AnyValue.self, text, placement, options)
    let skipped = decode(Skipped.self, text, placement, options)
    let shown = "\(String(decoding: text.prefix(300), as: UTF8.self)) \(options)"
    #expect(read.error?.description == skipped.error?.description, "\(shown)")
    #expect(read.error?.code == skipped.error?.code, "\(shown)")
  }

  @Test("Damaged documents", arguments: 0..<8)
  func damage(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for document in Self.documents {
      for placement in Placement.allCases { compare(Array(document.utf8), placement) }
      for _ in 0..<LongRun.count(60, long: 2000) {
        let pieces = [
          ",", ":", "\"", "[", "]", "{", "}", "\\", "01", "1.", "-", " ", "null", "tru",
        ]
        let text = generator.damaged(Array(document.utf8), pieces: pieces)
        compare(text, generator.pick(Placement.allCases))
      }
    }
  }

  @Test("Truncated documents")
  func truncation() {
    for document in Self.documents {
      let text = Array(document.utf8.prefix(300))
      for count in text.indices {
        compare(Array(text.prefix(count)), Placement.allCases[count % Placement.allCases.count])
      }
    }
  }

  @Test(
    "Deep containers, up to the limit and beyond it", arguments: [1, 2, 63, 64, 65, 100, 511, 600])
  func depth(_ depth: Int) {
    for (opening, closing) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")] {
      let opened = String(repeating: opening, count: depth)
      let closed = String(repeating: closing, count: depth)
      for inner in ["", "1", "\"é\"", "[]", "{}", "tru", "\"", "01"] {
        for limit in [10, 64, 512] {
          var options = DecodingOptions()
          options.limits.depth = limit
          compare(Array((opened + inner + closed).utf8), Placement.allCases[depth % 2], options)
          compare(Array((opened + inner + closed.dropLast()).utf8), Placement.padded, options)
        }
      }
    }
  }

  @Test("Limits")
  func limits() {
    var options = DecodingOptions()
    options.limits.numberLength = 40
    for count in [39, 40, 41] {
      let number = String(repeating: "7", count: count)
      for placement in Placement.allCases {
        compare(Array("[1,{\"a\":\(number)}]".utf8), placement, options)
      }
    }
  }
}
