import Foundation
import MaquetteCore
import Testing

@Suite("Equality and hashes of values")
struct ValueHashingTests {
  private static let values: [AnyValue] = [
    .null, true, false, 0, 1, 1.5, "", "a", "e\u{301}", "\u{E9}", [], [1], [[1]], [1, 2], [2, 1],
    [[]], [:], ["a": 1], ["a": 2], ["b": 1], ["a": ["a": 1]], ["e\u{301}": 1], ["\u{E9}": 1],
    [["a": 1], ["b": 2]], [["b": 2], ["a": 1]], ["x": [1, 2]], ["x": [2, 1]],
    .bytes([1]), .bytes([1, 2]), .date(Timestamp(secondsSince1970: 1)),
  ]

  @Test("Values are equal only to themselves, and strings only with the same bytes")
  func distinct() {
    for (index, value) in Self.values.enumerated() {
      for (other, second) in Self.values.enumerated() {
        #expect((value == second) == (index == other), "\(value) \(second)")
      }
    }
    #expect(Set(Self.values).count == Self.values.count)
  }

  @Test("Equal values have equal hashes, with members in any order") func equalHashes() {
    let pairs: [(AnyValue, AnyValue)] = [
      (["a": 1, "b": ["c": 2, "d": [3]]], ["b": ["d": [3], "c": 2], "a": 1]),
      (1, .number(AnyValue.Number(decimal: "1.0") ?? AnyValue.Number(2))),
      ([["a": 1, "b": 2]], [["b": 2, "a": 1]]),
    ]
    for (left, right) in pairs {
      #expect(left == right)
      #expect(left.hashValue == right.hashValue)
      if let object = left.object { #expect(object.hashValue == right.object?.hashValue) }
    }
  }

  @Test(
    "A text with very many combining marks is hashed, compared and looked up at once",
    .timeLimit(.minutes(10)))
  func combiningMarks() throws {
    let text = "a" + String(repeating: "\u{301}\u{316}", count: 400_000)
    let other = "a" + String(repeating: "\u{316}\u{301}", count: 400_000)
    let value: AnyValue = ["k": .string(text), "l": [.string(text)]]
    #expect(Set([value, value]).count == 1)
    #expect(AnyValue.string(text) != .string(other))
    let key: AnyValue = .object([text: 1])
    #expect(key.hashValue == AnyValue.object([text: 1]).hashValue)
    #expect(key != .object([other: 1]))
  }

  enum Known: String, CaseIterable, Mappable, MappableKey { case red, green }

  @Test("So is the raw value of an enum", .timeLimit(.minutes(10))) func rawValues() throws {
    let text = "a" + String(repeating: "\u{301}\u{316}", count: 400_000)
    let mapper = JSONMapper(options: .init(limits: .init(stringLength: .max)))
    let json = try AnyValue.array([.string(text)]).jsonString()
    #expect(throws: MappingError.self) { try mapper.decode([Known].self, from: json) }
    #expect(Known(mappingKey: text) == nil)
    #expect(try mapper.decode([Known].self, from: #"["red","green"]"#) == [.red, .green])
  }

  @Test("The hash of a deep value needs little stack") func deepValues() {
    var value: AnyValue = 1
    for level in 0..<500 { value = level % 2 == 0 ? ["a": value] : [value] }
    let tree = value
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = tree.hashValue
      done.signal()
    }
    thread.stackSize = 128 << 10
    thread.start()
    #expect(done.wait(timeout: .now() + 60) == .success)
  }
}
