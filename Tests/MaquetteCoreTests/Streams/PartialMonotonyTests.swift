import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// What a partial value shows stays: more text only adds to it.
@Suite("Partial values only grow")
struct PartialMonotonyTests {
  @Test("A complete value never changes or disappears, at every cut of every document")
  func everyCut() throws {
    var generator = SeededGenerator(seed: 91)
    for _ in 0..<LongRun.count(60, long: 2000) {
      let whole = AnyValue.array([generator.tree(depth: 0)])
      let format = generator.pick([JSONFormat.compact, .pretty])
      let text = try JSONMapper(options: .init(format: format)).encode(whole)
      for strings in [OpenStrings.omit, .include] {
        var last = AnyValue.array([])
        for end in 0...text.count {
          let partial = try JSONMapper().decodePartial(
            AnyValue.self, from: Array(text[..<end]), openStrings: strings)
          guard let partial else { continue }
          #expect(
            partial.model.continues(last, openStrings: strings),
            "\(last)\nbecame\n\(partial.model)\nat \(end) of \(String(decoding: text, as: UTF8.self))"
          )
          last = partial.model
          #expect(partial.isComplete == (end == text.count))
        }
        #expect(last == whole)
      }
    }
  }
}

extension AnyValue {
  /// Whether this has everything that an earlier value had: elements at their index, members in their
  /// order, scalars unchanged, and open strings longer.
  fileprivate func continues(_ earlier: AnyValue, openStrings: OpenStrings) -> Bool {
    switch (earlier, self) {
    case (.array(let old), .array(let new)):
      new.count >= old.count
        && zip(old, new).allSatisfy { $1.continues($0, openStrings: openStrings) }
    case (.object(let old), .object(let new)):
      new.count >= old.count
        && zip(old, new).allSatisfy {
          $0.key == $1.key && $1.value.continues($0.value, openStrings: openStrings)
        }
    case (.string(let old), .string(let new)) where openStrings == .include:
      new.unicodeScalars.starts(with: old.unicodeScalars)
    default: earlier == self
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func tree(depth: Int) -> AnyValue {
    switch below(depth < 3 ? 9 : 5) {
    case 0: pick([.null, .bool(true), .bool(false)])
    case 1: .number(AnyValue.Number(below(20_000) - 10_000))
    case 2: .number(AnyValue.Number(Double(below(10_000)) / 64))
    case 3, 4: .string(pick(["", "plain", "a \"b\" \\ \n", "日本語 😀é", "}, [1"]))
    case 5, 6: .array((0..<below(4)).map { _ in tree(depth: depth + 1) })
    default:
      .object(
        AnyValue.Object(
          (0..<below(4)).map { .init(key: "k\($0)\n\"", value: tree(depth: depth + 1)) }))
    }
  }
}
