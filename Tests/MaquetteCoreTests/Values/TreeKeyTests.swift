import TestSupport
import Testing

@testable import MaquetteCore

/// A key of a tree is found by its bytes, however its text is stored.
@Suite("Keys of trees")
struct TreeKeyTests {
  private static let sizes = [0, 1, 2, 7, 16, 17, 24, 25, 40, 129, 300]

  /// Keys of all lengths around those that change how a text is stored, and not only in ASCII.
  private static func keys(_ count: Int, _ generator: inout SeededGenerator) -> [String] {
    var keys: [String] = []
    while keys.count < count {
      let letter = ["a", "k", "é", "e\u{301}", "\"", "\u{0}", "字"].randomElement(using: &generator)
      let length = Int.random(in: 0...20, using: &generator)
      let key =
        String(repeating: letter ?? "x", count: length) + (length > 18 ? "" : "\(keys.count)")
      if !keys.contains(where: { $0.isSameKey(as: key) }) { keys.append(key) }
    }
    return keys
  }

  /// The same text in memory of its own.
  private func spacious(_ text: String) -> String {
    var copy = ""
    copy.reserveCapacity(200)
    copy += text
    return copy
  }

  private func slot(_ key: String, _ keys: TreeKeys, expecting expected: Int) -> Int {
    unsafe withUnsafePointer(to: key) { unsafe keys.slot(of: $0, expecting: expected) }
  }

  @Test("Two keys are the same if all their bytes are, wherever their texts are stored")
  func sameKeys() {
    for length in 0...40 {
      let key = String((0..<length).map { Character(Unicode.Scalar(UInt8(65 + $0 % 26))) })
      #expect(key.isSameKey(as: spacious(key)))
      #expect(!key.isSameKey(as: key + "a") && !(key + "a").isSameKey(as: key))
      for position in 0..<length {
        var bytes = Array(key.utf8)
        bytes[position] ^= 0x20
        let other = String(decoding: bytes, as: UTF8.self)
        #expect(!key.isSameKey(as: other) && !spacious(key).isSameKey(as: spacious(other)))
      }
    }
    #expect(!"é".isSameKey(as: "e\u{301}") && "é".isSameKey(as: spacious("é")))
  }

  @Test("Keys of an object with few members are compared whole, however alike they are")
  func fewMembers() throws {
    for (count, tail) in (2...18).flatMap({ [($0, ""), ($0, " in memory of its own")] }) {
      let names = (0..<count).map { "field\($0 % 10)\($0 / 10)\(tail)" }
      let distinct = AnyValue.Object.haveDistinctKeys(
        names.map { .init(key: $0, value: .null) })
      #expect(distinct == (count <= KeyIndex.threshold))
      for repeated in names.dropLast().flatMap({ [$0, spacious($0)] }) {
        let members = (names + [repeated]).map { AnyValue.Object.Member(key: $0, value: .null) }
        #expect(!AnyValue.Object.haveDistinctKeys(members))
      }
    }
  }

  @Test("Known keys have their slots, others have none, whatever is expected")
  func slots() {
    var generator = SeededGenerator(seed: 12)
    for size in Self.sizes {
      let all = Self.keys(size + 20, &generator)
      let (known, unknown) = (all.prefix(size), all.dropFirst(size))
      let keys = TreeKeys(__KeyTable(keys: Array(known)))
      for expected in Set([0, size / 2, max(size - 1, 0), size]) {
        for (index, key) in known.enumerated() {
          let slots = [key, spacious(key)].map { slot($0, keys, expecting: expected) }
          #expect(slots == [index, index], "\(key.debugDescription) of \(size)")
        }
        for key in unknown {
          let slots = [key, spacious(key)].map { slot($0, keys, expecting: expected) }
          #expect(slots == [-1, -1], "\(key.debugDescription) of \(size)")
        }
      }
    }
  }

  @Test("The bytes of a key count, not its characters")
  func bytes() {
    let keys = TreeKeys(__KeyTable(keys: ["\u{E9}", "long enough for memory \u{E9}"]))
    #expect(slot("\u{E9}", keys, expecting: 0) == 0)
    #expect(slot("e\u{301}", keys, expecting: 0) == -1)
    #expect(slot("long enough for memory \u{E9}", keys, expecting: 0) == 1)
    #expect(slot("long enough for memory e\u{301}", keys, expecting: 1) == -1)
  }

  #if arch(x86_64) || arch(arm64)
    @Test("The standard library stores short texts as expected")
    func layout() { #expect(InlineKey.isKnown) }
  #endif
}
