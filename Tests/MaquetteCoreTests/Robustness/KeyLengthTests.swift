import TestSupport
import Testing

@testable import MaquetteCore

/// Keys with the lengths at which a comparison takes another step; each is a prefix of all longer
/// ones.
@Suite("Lengths of keys")
struct KeyLengthTests {
  private static let lengths = [1, 2, 7, 8, 9] + Array(13...18) + Array(28...34) + Array(45...50)

  /// The keys, and some that differ only in the middle.
  static let keys =
    lengths.map { String("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".prefix($0)) }
    + ["1", "2", "3"].map { "ABCDEFGH_\($0)_STUVWXYZ" }

  struct Model: Equatable {
    var k1, k2, k7, k8, k9, k13, k14, k15, k16, k17, k18, k28, k29, k30, k31, k32, k33, k34, k45,
      k46, k47, k48, k49, k50, m1, m2, m3: Int

    static let paths: [any KeyPath<Model, Int> & Sendable] = [
      \.k1, \.k2, \.k7, \.k8, \.k9, \.k13, \.k14, \.k15, \.k16, \.k17, \.k18, \.k28, \.k29, \.k30,
      \.k31, \.k32, \.k33, \.k34, \.k45, \.k46, \.k47, \.k48, \.k49, \.k50, \.m1, \.m2, \.m3,
    ]

    var values: [Int] { Self.paths.map { self[keyPath: $0] } }
  }

  typealias Members = [(key: String, json: String)]

  /// A member for each key, with numbers of one to eighteen digits.
  private static let members: Members = keys.enumerated().map { index, key in
    (key, (index % 2 == 0 ? "" : "-") + String("987654321987654321".prefix(index % 18 + 1)))
  }

  private static let values = members.map { Int($0.json)! }

  /// The members in the declared order, reversed and in other orders.
  private static let orders: [Members] =
    [members, members.reversed()]
    + (1...6 as ClosedRange<UInt64>).map { seed in
      var generator = SeededGenerator(seed: seed)
      return members.shuffled(using: &generator)
    }

  /// White space before a member, before its value and before the end.
  enum Layout: CaseIterable, CustomTestStringConvertible {
    case minified, spaced, pretty, tabs, returns, deep, changing

    var testDescription: String { "\(self)" }

    func text(_ members: Members) -> [UInt8] {
      var text = "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + space(before: index)
        text += "\"\(member.key)\":" + (self == .minified ? "" : " ") + member.json
      }
      return Array((text + space(before: members.count) + "}").utf8)
    }

    private func space(before index: Int) -> String {
      switch self {
      case .minified: return ""
      case .spaced: return index == 0 ? "" : " "
      case .pretty: return "\n  "
      case .tabs: return "\n\t\t"
      case .returns: return "\r\n\t"
      case .deep: return "\n" + String(repeating: " ", count: 60)
      case .changing:
        let lengths = [4, 4, 0, 3, 5, 14, 15, 16, 17, 31, 32, 33, 46, 47, 48, 49, 70]
        let blank = index % 3 == 2 ? "\t" : " "
        return (index % 5 == 4 ? "\r\n" : "\n")
          + String(repeating: blank, count: lengths[index % lengths.count])
      }
    }
  }

  @Test("Keys of every length are found in every order and layout", arguments: Layout.allCases)
  func known(_ layout: Layout) {
    for members in Self.orders {
      let text = layout.text(members)
      for placement in Placement.allCases {
        #expect(decode(Model.self, text, placement).value?.values == Self.values)
      }
    }
  }

  /// Keys that differ from a known one in the last byte, or are longer or shorter.
  private static func neighbours(_ key: String) -> [String] {
    ["\(key.dropLast())_", "\(key.dropLast())\u{7F}", key + "_", key + " ", "\(key.dropLast())"]
      .filter { !keys.contains($0) }
  }

  @Test("Keys that are nearly known are not taken for those", arguments: Layout.allCases)
  func unknown(_ layout: Layout) {
    let others = ["0", "\"\\\"}\"", "{\"a\":[1,{}]}", "[ ]", "null", "1.5"]
    for members in Self.orders {
      let all = members.enumerated().flatMap { index, member in
        let unknown = Self.neighbours(member.key).enumerated().map { row, key in
          (key: key, json: others[(index + row) % others.count])
        }
        return index % 2 == 0 ? [member] + unknown : unknown + [member]
      }
      let text = layout.text(all)
      for placement in Placement.allCases {
        #expect(decode(Model.self, text, placement).value?.values == Self.values)
      }
    }
  }

  @Test("Invalid or missing values are reported under their own key", arguments: Layout.allCases)
  func failures(_ layout: Layout) {
    let members = Self.orders[2]
    for index in members.indices {
      var wrong = members
      wrong[index].json = "[7]"
      var missing = members
      let key = missing.remove(at: index).key
      for placement in Placement.allCases {
        let error = decode(Model.self, layout.text(wrong), placement).error
        #expect(error?.code == .typeMismatch && error?.path.steps == [.key(key)])
        let other = decode(Model.self, layout.text(missing), placement).error
        #expect(other?.code == .missingKey && other?.path.steps == [.key(key)])
      }
    }
  }

  /// Bytes after a truncated text do not complete it.
  @Test("Keys that break off are errors", arguments: [Layout.minified, .pretty])
  func truncated(_ layout: Layout) {
    let text = layout.text(Self.members.reversed())
    for count in text.indices {
      for placement in Placement.allCases {
        #expect(decode(Model.self, Array(text.prefix(count)), placement).error != nil)
      }
    }
  }
}

extension KeyLengthTests.Model: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Self>()
    for path in paths { properties.read("value", path) }
    let keys = KeyLengthTests.keys.map { [[$0]] }
    return LayoutBuilder("Model", Self.self, properties.list, keys, passing: []).layout()
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__StructProperties<Self>())
}
