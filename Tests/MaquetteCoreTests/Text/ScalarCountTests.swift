import TestSupport
import Testing

@testable import MaquetteCore

@Suite struct ScalarCountTests {
  @Test func `Scalars are counted in every part of a text as one by one`() {
    var generator = SeededGenerator(seed: 7)
    let characters: [Character] = ["a", "\n", "é", "李", "😀", "\u{7F}", "\u{80}"]
    for length in 0..<40 {
      let text = String((0..<length).map { _ in generator.pick(characters) })
      let bytes = Array(text.utf8)
      for end in 0...bytes.count {
        let start = generator.below(end + 1)
        let expected = bytes[start..<end].count { $0 & 0xC0 != 0x80 }
        #expect(bytes.span.scalarCount(in: start..<end) == expected)
      }
      #expect(bytes.span.scalarCount(in: 0..<bytes.count) == text.unicodeScalars.count)
    }
  }
}
