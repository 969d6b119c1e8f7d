import Testing

@testable import MaquetteCore

/// Limits apply to every way of decoding, including skipped values.
@Suite("Limits")
struct LimitTests {
  typealias Limits = DecodingOptions.Limits

  /// Arrays, objects and both in turn, at a given depth.
  private static func nested(_ depth: Int, _ kind: Int, inner: String = "") -> [UInt8] {
    var text = ""
    for level in 0..<depth {
      text += kind == 0 || kind == 2 && level % 2 == 0 ? "[" : #"{"a":"#
    }
    // The innermost object is empty.
    if text.hasSuffix(#"{"a":"#), inner.isEmpty { text.removeLast(4) }
    text += inner
    for level in (0..<depth).reversed() {
      text += kind == 0 || kind == 2 && level % 2 == 0 ? "]" : "}"
    }
    return Array(text.utf8)
  }

  // Features: 244
  @Test("Depth", arguments: [0, 1, 2], [1, 2, 10, 512])
  func depth(_ kind: Int, _ limit: Int) throws {
    let options = DecodingOptions(limits: Limits(depth: limit))
    for placement in Placement.allCases {
      for inner in ["", "1"] {
        for depth in [limit - 1, limit] where depth > 0 {
          let text = Self.nested(depth, kind, inner: inner)
          #expect(decode(AnyValue.self, text, placement, options).error == nil)
          let outer = DecodingOptions(limits: Limits(depth: limit + 1))
          let member = #"{"name":"n","x":"# + text + "}"
          #expect(decode(Place.self, member, placement, outer).value == Place(name: "n"))
        }
        let tooDeep = Self.nested(limit + 1, kind, inner: inner)
        let error = decode(AnyValue.self, tooDeep, placement, options).error
        #expect(error?.code == .depthExceeded)
        #expect(error?.path.steps.count == limit)
        let member = #"{"name":"n","x":"# + Self.nested(limit, kind, inner: inner) + "}"
        #expect(decode(Place.self, member, placement, options).code == .depthExceeded)
        #expect(decode([String: AnyValue].self, member, placement, options).code == .depthExceeded)
      }
    }
  }

  @Test func defaultDepth() {
    for kind in 0...2 {
      #expect(decode(AnyValue.self, Self.nested(511, kind)).error == nil)
      #expect(decode(AnyValue.self, Self.nested(512, kind)).error == nil)
      #expect(decode(AnyValue.self, Self.nested(513, kind)).code == .depthExceeded)
      // In a text that only opens containers, the limit applies before the end.
      let open = [UInt8](Self.nested(100_000, kind).prefix(200_000))
      #expect(decode(AnyValue.self, open).code == .depthExceeded)
      #expect(decode(Place.self, #"{"x":"# + open).code == .depthExceeded)
      #expect(decode(Int.self, #"{"x":"# + open).error != nil)
    }
  }

  /// A recursive model, in which each level takes two.
  @Test func depthOfModels() throws {
    func people(_ count: Int) -> String {
      let head = #"{"id":1,"name":"n","friends":["#
      return String(repeating: head, count: count - 1) + #"{"id":1,"name":"n"}"#
        + String(repeating: "]}", count: count - 1)
    }
    #expect(decode(Person.self, people(256)).error == nil)
    #expect(decode(Person.self, people(257)).code == .depthExceeded)
    let shallow = DecodingOptions(limits: Limits(depth: 3))
    #expect(decode(Person.self, people(2), shallow).error == nil)
    #expect(decode(Person.self, people(3), shallow).code == .depthExceeded)
    let tree = try AnyValue(json: people(3))
    #expect((try? tree.decode(Person.self, shallow)) == nil)
    #expect((try? tree.decode(Person.self, DecodingOptions())) != nil)
    // Siblings do not count as levels.
    let wide = "[" + String(repeating: "[[]],", count: 2000) + "[]]"
    #expect(decode(AnyValue.self, wide, shallow).error == nil)
    #expect(decode([[[Int]]].self, wide, shallow).error == nil)
  }

  @Test func depthOfWriting() throws {
    var tree: AnyValue = 1
    for _ in 0..<512 { tree = [tree] }
    #expect(try json(tree).utf8.count == 1025)
    let tooDeep: AnyValue = ["a": tree]
    let error = #expect(throws: MappingError.self) { try json(tooDeep) }
    #expect(error?.code == .depthExceeded)
    #expect(throws: MappingError.self) {
      try AnyValue(encoding: [[[1]]], EncodingOptions(depth: 2))
    }
  }

  @Test(arguments: [0, 1, 5, 8, 9, 16, 100])
  func stringLength(_ limit: Int) {
    let options = DecodingOptions(limits: Limits(stringLength: limit))
    for (length, fits) in [(limit, true), (limit + 1, false)] {
      for unit in ["a", "\u{7F}"] {
        let string = Array(("\"" + String(repeating: unit, count: length) + "\"").utf8)
        let code: MappingError.Code? = fits ? nil : .stringTooLong
        for placement in Placement.allCases {
          #expect(decode(String.self, string, placement, options).code == code)
          #expect(decode(AnyValue.self, string, placement, options).code == code)
          #expect(decode([AnyValue].self, "[" + string + "]", placement, options).code == code)
          let key = "{" + string + ":1}"
          #expect(decode(AnyValue.self, key, placement, options).code == code)
          #expect(decode([String: Int].self, key, placement, options).code == code)
          #expect(decode(KeyedModel<NoKeys>.self, key, placement, options).code == code)
          let skipped = #"{"":"# + string + "}"
          #expect(decode(KeyedModel<NoKeys>.self, skipped, placement, options).code == code)
          let number = decode(Int.self, string, placement, options).code
          #expect(number == (fits ? .typeMismatch : .stringTooLong))
        }
      }
    }
    // Escapes are longer than the characters that they represent.
    let short = DecodingOptions(limits: Limits(stringLength: 5))
    #expect(decode(String.self, #""\n\n""#, short).error == nil)
    #expect(decode(Place.self, #"{"name":"éé","x":"ééé"}"#, short).code == .stringTooLong)
  }

  enum NoKeys: TestKeys {
    static let keys: [String] = []
    static let table = __KeyTable.empty
  }

  @Test(arguments: [
    ("1", 1), ("-1", 2), ("123", 3), ("12345678", 8), ("123456789", 9), ("1.5", 3), ("1e5", 3),
    ("-0.5e-10", 8), ("12345678901234567890123", 23), ("0.30000000000000004", 19),
  ])
  func numberLength(_ text: String, _ length: Int) {
    let bytes = Array(text.utf8)
    for (limit, code) in [(length, nil), (length - 1, .numberTooLong as MappingError.Code?)] {
      let options = DecodingOptions(limits: Limits(numberLength: limit))
      for placement in Placement.allCases {
        #expect(decode(Double.self, bytes, placement, options).code == code)
        #expect(decode(Float.self, bytes, placement, options).code == code)
        #expect(decode(AnyValue.self, bytes, placement, options).code == code)
        #expect(decode([AnyValue].self, "[" + bytes + "]", placement, options).code == code)
        let skipped = #"{"x":"# + bytes + #","name":"n"}"#
        #expect(decode(Place.self, skipped, placement, options).code == code)
        let integer = decode(Int128.self, bytes, placement, options)
        #expect((integer.code == .numberTooLong) == (code != nil))
      }
    }
  }

  @Test func defaultNumberLength() {
    let long = String(repeating: "1", count: 4096)
    #expect(decode(AnyValue.self, long).error == nil)
    #expect(decode(AnyValue.self, long + "1").code == .numberTooLong)
    #expect(decode(Double.self, "0." + long).code == .numberTooLong)
    #expect(decode(Int.self, long).code == .numberOutOfRange)
  }

  // Features: 245
  @Test("Element count", arguments: [0, 1, 2, 20])
  func elementCount(_ limit: Int) {
    let options = DecodingOptions(limits: Limits(elementCount: limit))
    for (count, code) in [(limit, nil), (limit + 1, .tooManyElements as MappingError.Code?)] {
      let array = Array(("[" + (0..<count).map { "\($0)" }.joined(separator: ",") + "]").utf8)
      let members = (0..<count).map { "\"\($0)\":\($0)" }.joined(separator: ",")
      let object = Array("{\(members)}".utf8)
      for placement in Placement.allCases {
        #expect(decode([Int].self, array, placement, options).code == code)
        #expect(decode(Set<Int>.self, array, placement, options).code == code)
        #expect(decode(AnyValue.self, array, placement, options).code == code)
        #expect(decode([String: Int].self, object, placement, options).code == code)
        #expect(decode([Int: Int].self, object, placement, options).code == code)
        #expect(decode(AnyValue.self, object, placement, options).code == code)
        #expect(decode(KeyedModel<NoKeys>.self, object, placement, options).code == code)
        guard limit > 0 else { continue }
        for value in [array, object] {
          let text = #"{"x":"# + value + "}"
          #expect(decode(KeyedModel<NoKeys>.self, text, placement, options).code == code)
        }
      }
      let trees = [decode(AnyValue.self, array).value, decode(AnyValue.self, object).value]
      #expect(Result { try trees[0]!.decode([Int].self, options) }.isFailure == (code != nil))
      #expect(Result { try trees[1]!.decode([Int: Int].self, options) }.isFailure == (code != nil))
    }
  }

  // Features: 245
  @Test("Size", arguments: [0, 1, 8, 1024, 1025, 5000])
  func size(_ size: Int) {
    let text = [UInt8](repeating: 0x20, count: max(size - 1, 0)) + (size > 0 ? [0x31] : [])
    let exact = DecodingOptions(limits: Limits(size: size))
    #expect((decode(Int.self, text, .padded, exact).value == 1) == (size > 0))
    guard size > 0 else { return }
    let smaller = DecodingOptions(limits: Limits(size: size - 1))
    #expect(decode(Int.self, text, .padded, smaller).code == .sizeExceeded)
    #expect(decode(AnyValue.self, text, .padded, smaller).code == .sizeExceeded)
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { return true }
    return false
  }
}
