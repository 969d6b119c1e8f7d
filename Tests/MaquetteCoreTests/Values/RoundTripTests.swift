import TestSupport
import Testing

@testable import MaquetteCore

/// Round trips of models and collections through bytes and trees.
@Suite("Round trips")
struct RoundTripTests {
  private func check<T: Mappable & Equatable>(_ value: T, _ text: String? = nil) throws {
    let written = try json(value)
    if let text { #expect(written == text) }
    #expect(ReferenceParser.parse(Array(written.utf8)) != nil)
    for placement in Placement.allCases {
      #expect(decode(T.self, Array(written.utf8), placement).value == value)
    }
    let tree = try AnyValue(encoding: value, EncodingOptions())
    #expect(try AnyValue(json: written) == tree)
    #expect(try tree.decode(T.self, DecodingOptions()) == value)
  }

  @Test func models() throws {
    try check(Place(name: "n"), #"{"name":"n","country":"?"}"#)
    let friend = Person(id: -1, name: "é\"\\\n", score: 0.1, tags: ["", "a"], isAdmin: true)
    try check(
      Person(
        id: .max, name: "", place: Place(name: "日本", country: "JP"), friends: [friend, friend]))
    try check([friend.name: [friend], "": []])
    try check(Optional<Person>.none, "null")
    try check([friend, nil])
  }

  @Test func nilValues() throws {
    let person = Person(id: 1, name: "n")
    #expect(try json(person) == #"{"id":1,"name":"n","tags":[],"is_admin":false,"friends":[]}"#)
    let written = try json(person, EncodingOptions(nilValues: .writeNull))
    #expect(written.contains(#""score":null,"tags":[],"place":null,"#))
    #expect(try Person(json: written) == person)
  }

  @Test func collections() throws {
    try check([Int](), "[]")
    try check([[Int]]([[], [1], [2, 3]]), "[[],[1],[2,3]]")
    try check([String: Int](), "{}")
    try check(["a": [1: "x"]], #"{"a":{"1":"x"}}"#)
    try check([Int8.min: Double.pi])
    try check(Set([3]), "[3]")
    try check(Set(0..<100))
    try check([true, nil, false], "[true,null,false]")
    try check(["a": nil] as [String: Int?], #"{"a":null}"#)
    try check(Character("e\u{301}"))
    try check([Character("👨‍👩‍👧‍👦"), "\n"])
    try check(["k\"\\\u{0}é": "v\"\\\u{1F}é"])
    #expect(try Set<Int>(json: "[1,2,1,1]") == [1, 2])
    #expect(try [Int?](json: "[null, 1]") == [nil, 1])
    #expect(try Int??(json: "null") == .some(nil) || Int??(json: "null") == nil)
  }

  enum Level: Int, CaseIterable, Mappable, MappableKey {
    case low = 1
    case high = 10
  }
  enum Word: String, Mappable, MappableKey { case yes, no }

  @Test func enums() throws {
    try check([Level.low, .high], "[1,10]")
    try check([Word.yes: Level.high], #"{"yes":10}"#)
    try check([Level.low: Word.no], #"{"1":"no"}"#)
    #expect(decode(Level.self, "2").code == .unknownCase)
    #expect(decode(Word.self, "\"maybe\"").code == .unknownCase)
    #expect(decode(Word.self, "[]").code == .typeMismatch)
    #expect(decode([Level: Int].self, #"{"2":1}"#).code == .invalidValue)
    #expect(decodeByTree(Level.self, Array("2".utf8)).code == .unknownCase)
  }

  /// Trees without JSON's missing types survive a round trip; objects keep their order.
  @Test(arguments: 0..<6)
  func randomTrees(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<80 {
      let tree = Self.tree(&generator, depth: 4)
      let text = try json(tree)
      #expect(ReferenceParser.parse(Array(text.utf8)) == tree)
      for placement in Placement.allCases {
        let read = decode(AnyValue.self, Array(text.utf8), placement).value
        #expect(read == tree)
        #expect(try read.map { try json($0) } == text)
      }
      #expect(tree.description == text)
      #expect(try AnyValue(encoding: tree, EncodingOptions()) == tree)
      #expect(try tree.decode(AnyValue.self, DecodingOptions()) == tree)
    }
  }

  private static func tree(_ generator: inout SeededGenerator, depth: Int) -> AnyValue {
    switch generator.below(depth > 0 ? 8 : 6) {
    case 0: return nil
    case 1: return .bool(generator.below(2) == 0)
    case 2:
      return .number(
        AnyValue.Number(Int64(bitPattern: generator.next()) >> Int64(generator.below(64))))
    case 3: return .number(AnyValue.Number(Double(generator.below(100_000)) / 64))
    case 4:
      return .number(AnyValue.Number(decimal: "-0." + generator.digits(1 + generator.below(40)))!)
    case 5:
      let scalars = (0..<generator.below(40)).map { _ in
        Unicode.Scalar(UInt32(generator.below(generator.pick([0x60, 0x100, 0x3000]))))!
      }
      return .string(String(String.UnicodeScalarView(scalars)))
    case 6:
      return .array((0..<generator.below(20)).map { _ in tree(&generator, depth: depth - 1) })
    default:
      var object = AnyValue.Object()
      for _ in 0..<generator.below(24) {
        object["k\(generator.below(1000))"] = tree(&generator, depth: depth - 1)
      }
      return .object(object)
    }
  }

  /// A failed update leaves the value unchanged, from bytes and from trees.
  @Test(arguments: [
    (#"{"name":"new"}"#, true), (#"{"score":null,"tags":["x"]}"#, true), ("{}", true),
    (#"{"place":{"country":"X"}}"#, true), (#"{"name":"new","id":"x"}"#, false),
    (#"{"name":"new","place":{"name":[]}}"#, false), (#"{"name":"new"} x"#, false),
    (#"{"name":"new","tags":["#, false), (#"{"name":null}"#, false),
  ])
  func updates(_ text: String, _ succeeds: Bool) {
    let before = Person(id: 1, name: "old", score: 2, tags: ["a"], place: Place(name: "p"))
    var person = before
    let result = Result { try JSONReader.update(&person, from: Array(text.utf8).span, .init()) }
    #expect((try? result.get()) == nil ? !succeeds : succeeds)
    if !succeeds { #expect(person == before) }
    guard let tree = decode(AnyValue.self, text).value else { return }
    var other = before
    try? tree.update(&other, DecodingOptions())
    #expect(other == person)
    #expect(person.id == 1)
  }

  /// Large collections take linear time.
  @Test func largeTrees() throws {
    let numbers = Array(0..<50_000)
    #expect(
      try AnyValue(encoding: numbers, EncodingOptions()).decode([Int].self, .init()) == numbers)
    let members = Dictionary(uniqueKeysWithValues: numbers.prefix(10_000).map { ("\($0)", $0) })
    #expect(
      try AnyValue(encoding: members, EncodingOptions()).decode([String: Int].self, .init())
        == members)
  }
}
