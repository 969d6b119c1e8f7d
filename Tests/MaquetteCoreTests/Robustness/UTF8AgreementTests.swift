import MaquetteCore
import TestSupport
import Testing

/// UTF-8 is valid if the standard library decodes it without a repair.
@Suite("UTF-8 agrees with the standard library")
struct UTF8AgreementTests {
  /// Characters of one to four bytes, including the bounds of each length.
  private static let scalars: [Unicode.Scalar] = [
    "a", "~", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}", "\u{FFF}", "\u{1000}", "漢", "か", "한",
    "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "😀", "\u{3FFFF}", "\u{40000}", "\u{10FFFF}",
  ]

  /// Bytes at the bounds of every rule.
  private static let bytes: [UInt8] = [
    0x21, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFF,
  ]

  @Test(arguments: 0..<24 as Range<UInt64>)
  func agree(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for count in 0..<60 {
      // Some texts with one kind of character, some with all.
      let kinds = generator.below(2) == 0 ? Self.scalars : [generator.pick(Self.scalars)]
      var text: [UInt8] = []
      for _ in 0..<count { text += Array(String(generator.pick(kinds)).utf8) }
      check(text)
      for _ in 0..<4 where !text.isEmpty {
        var changed = text
        changed[generator.below(text.count)] = generator.pick(Self.bytes)
        check(changed)
        check(Array(text.prefix(generator.below(text.count))))
      }
    }
  }

  /// Every byte after every first byte, at every position of a block and next to its bounds.
  @Test(arguments: [0x61, 0xC3, 0xE0, 0xE3, 0xED, 0xF0, 0xF3, 0xF4] as [UInt8])
  func pairs(_ first: UInt8) {
    let positions = [0, 1, 2, 3, 12, 13, 14, 15, 16, 17, 31]
    for second in 0x23...0xFF as ClosedRange<UInt8> where second != 0x5C {
      for before in LongRun.sample(positions, every: 5, seed: UInt64(second)) {
        let text = [UInt8](repeating: 0x61, count: before) + [first, second, 0x80, 0x80]
        check(text)
        check(text.dropLast() + [UInt8](repeating: 0x62, count: 20))
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    let read = decode(String.self, "\"" + bytes + "\"")
    let decoded = String(decoding: bytes, as: UTF8.self)
    if Array(decoded.utf8) == bytes {
      #expect(read.value == decoded)
    } else {
      #expect(read.code == .invalidUTF8)
      // The text before the reported offset is valid.
      let valid = bytes.prefix(max((read.error?.location?.byteOffset ?? 0) - 1, 0))
      #expect(Array(String(decoding: valid, as: UTF8.self).utf8) == Array(valid))
    }
  }
}
