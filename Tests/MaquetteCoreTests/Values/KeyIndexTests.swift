import TestSupport
import Testing

@testable import MaquetteCore

/// Objects find their members like a dictionary, for any number of members and any keys.
@Suite("Index over the keys of an object")
struct KeyIndexTests {
  /// Ways to derive a distinct key from each index.
  enum Keys: CaseIterable {
    case numbers, padded, sameEnds, long, escaped, notASCII

    func key(_ index: Int) -> String {
      let digits = String(repeating: "0", count: 6 - "\(index)".count) + "\(index)"
      return switch self {
      case .numbers: "\(index)"
      case .padded: digits
      case .sameEnds: "a\(digits)z"
      case .long: String(repeating: "k", count: 40) + digits + String(repeating: "k", count: 40)
      case .escaped: "\"\(index)\n"
      case .notASCII: "é\(index)é"
      }
    }
  }

  private static let counts = [0, 1, 15, 16, 17, 18, 19, 20, 31, 32, 33, 63, 64, 65, 66, 127, 1000]

  private func text(_ members: [(key: String, value: Int)]) throws -> [UInt8] {
    let written = try members.map { try json($0.key) + ":\($0.value)" }
    return Array("{\(written.joined(separator: ","))}".utf8)
  }

  private func check(
    _ object: AnyValue.Object, _ expected: [(key: String, value: Int)], absent: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(object.keys.elementsEqual(expected.map(\.key)), sourceLocation: sourceLocation)
    let found = expected.allSatisfy { object[$0.key] == .number(AnyValue.Number($0.value)) }
    #expect(found, sourceLocation: sourceLocation)
    #expect(absent.allSatisfy { object[$0] == nil }, sourceLocation: sourceLocation)
  }

  @Test(arguments: Keys.allCases)
  func everyCount(_ keys: Keys) throws {
    for count in Self.counts {
      let members = (0..<count).map { (key: keys.key($0), value: $0) }
      let absent = [keys.key(count), keys.key(999_999), "", "a", keys.key(0) + "x"]
      for placement in Placement.allCases {
        let read = try decode(AnyValue.self, text(members), placement).get()
        guard case .object(let object) = read else {
          Issue.record("no object")
          continue
        }
        check(object, members, absent: absent)
        var shuffled = members
        var generator = SeededGenerator(seed: UInt64(count))
        shuffled.shuffle(using: &generator)
        let other = AnyValue.Object(
          shuffled.map { .init(key: $0.key, value: .number(AnyValue.Number($0.value))) })
        check(other, shuffled, absent: absent)
        #expect(other == object && other.hashValue == object.hashValue)
      }
    }
  }

  @Test func manyKeys() throws {
    let members = (0..<100_000).map { (key: Keys.sameEnds.key($0), value: $0) }
    guard case .object(var object) = try decode(AnyValue.self, text(members), .padded).get() else {
      Issue.record("no object")
      return
    }
    check(object, members, absent: [Keys.sameEnds.key(100_000), ""])
    object[members[50_000].key] = nil
    #expect(object.count == 99_999)
    #expect(object[members[50_000].key] == nil)
    #expect(object[members[99_999].key] == 99_999)
  }

  /// The last value of a duplicate key counts, at the position of the first.
  @Test(arguments: [2, 15, 16, 17, 18, 63, 64, 65, 200])
  func repeatedKeys(_ count: Int) throws {
    for first in Set([0, 1, 14, 15, 16, count - 2].filter { (0..<count - 1).contains($0) }) {
      for second in Set([first + 1, 15, 16, 17, count].filter { (first + 1...count).contains($0) })
      {
        var members = (0..<count).map { (key: Keys.sameEnds.key($0), value: $0) }
        var expected = members
        expected[first].value = 7777
        members.insert((key: members[first].key, value: 7777), at: second)
        for placement in Placement.allCases {
          let read = try decode(AnyValue.self, text(members), placement).get()
          guard case .object(let object) = read else { continue }
          check(object, expected, absent: ["a"])
        }
      }
    }
  }

  /// Keys are equal independent of their escapes.
  @Test(
    arguments: [0, 20, 70],
    [
      (#""a""#, #""\u0061""#), (#""\u0061""#, #""a""#), (#""\u0061""#, #""\u0061""#),
      (#""x\u0061""#, #""xa""#), (#""\u0061x""#, #""ax""#), (#""é""#, #""\u00e9""#),
      (#""/""#, #""\/""#), (#""\/""#, #""\u002F""#), (#""😀""#, #""\ud83d\ude00""#),
      (#""\n""#, #""\u000a""#),
    ])
  func escapedKeys(_ others: Int, _ keys: (String, String)) throws {
    let between = (0..<others).map { #""key\#($0)":0,"# }.joined()
    let text = Array("{\(keys.0):1,\(between)\(keys.1):2}".utf8)
    for placement in Placement.allCases {
      let read = try decode(AnyValue.self, text, placement).get()
      guard case .object(let object) = read else { continue }
      #expect(object.count == others + 1)
      #expect(object.first?.value == 2)
    }
  }

  @Test(arguments: Keys.allCases)
  func changesAreThoseOfADictionary(_ keys: Keys) {
    var generator = SeededGenerator(seed: 1)
    var object = AnyValue.Object()
    var reference: [String: AnyValue] = [:]
    var order: [String] = []
    for step in 0..<4000 {
      // Grow, shrink and grow again, across every size with another representation.
      let isGrowing = step / 1000 % 2 == 0
      let key = keys.key(generator.below(120))
      if generator.below(10) < (isGrowing ? 8 : 3) {
        let value = AnyValue.number(AnyValue.Number(step))
        if reference.updateValue(value, forKey: key) == nil { order.append(key) }
        object[key] = value
      } else {
        if reference.removeValue(forKey: key) != nil { order.removeAll { $0 == key } }
        object[key] = nil
      }
      guard object.count == reference.count, object[key] == reference[key] else {
        Issue.record("step \(step)")
        return
      }
      if step % 50 == 0 {
        #expect(object.keys == order)
        #expect(reference.allSatisfy { object[$0.key] == $0.value })
      }
    }
  }

  /// Each copy has its own index.
  @Test func copies() {
    var object = AnyValue.Object()
    for index in 0..<40 { object["\(index)"] = .bool(true) }
    let copy = object
    object["0"] = nil
    object["new"] = .null
    #expect(copy.count == 40 && copy["0"] == true && copy["new"] == nil)
    #expect(object.count == 40 && object["0"] == nil && object["39"] == true)
  }

  /// Keys are equal if their bytes are, not if they look alike.
  @Test(arguments: [1, 30])
  func canonicallyEqualKeysDiffer(_ others: Int) {
    var object = AnyValue.Object()
    for index in 0..<others { object["\(index)"] = .null }
    object["\u{E9}"] = 1
    object["e\u{301}"] = 2
    #expect(object["\u{E9}"] == 1 && object["e\u{301}"] == 2)
    #expect(object.count == others + 2)
  }
}
