import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteMappings
@testable import MaquetteStreams

/// Layouts and removed parts, which are made from text in one pass, compared with those of trees.
@Suite("Layouts of random documents")
struct LayoutAgreementTests {
  @Test("Text has the layout of its tree", arguments: 1...40)
  func layouts(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let tree = AnyValue.random(depth: 4, &numbers)
      for sortsKeys in [false, true] {
        let pretty = JSONFormat(isPretty: true, indentation: .spaces(3), sortsKeys: sortsKeys)
        #expect(try tree.jsonString(pretty) == tree.lines(sorted: sortsKeys, "\n"))
        let compact = JSONFormat(sortsKeys: sortsKeys, escapesSlashes: true, escapesNonASCII: true)
        let text = try tree.jsonString(compact)
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(!text.replacing("\\/", with: "").contains("/"))
        #expect(
          try AnyValue(json: text).lines(sorted: false, nil)
            == tree.lines(sorted: sortsKeys, nil))
      }
    }
  }

  @Test("Canonical text is sorted by UTF-16", arguments: 1...40)
  func canonicalOrder(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    var object = AnyValue.Object()
    for _ in 0..<60 {
      let count = numbers.below(12)
      let key = (0..<count).map { _ in numbers.pick(AnyValue.letters) }.joined()
      object[key] = .number(AnyValue.Number(numbers.below(1000)))
    }
    let text = try AnyValue.object(object).jsonString(.canonical)
    let expected = object.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
    #expect(try AnyValue(json: text).object?.keys == expected.map(\.key))
  }

  @Test("Short numbers are canonical exactly if their doubles print so")
  func canonicalNumbers() throws {
    var numbers = SeededGenerator(seed: 5)
    let fixed = [
      "0", "-0", "0.0", "-0.5", "1.50", "0.000001", "0.0000001", "0.00000123", "123456789012345",
      "1234567890123456", "12345678901234.5", "99999999999999.9", "0.1", "10.0", "1.0e1", "5e-7",
    ]
    for round in 0..<4000 {
      let text =
        round < fixed.count
        ? fixed[round]
        : "\(numbers.pick(["", "-"]))\(numbers.pick(["0", "\(numbers.below(10_000_000))"]))"
          + numbers.pick(["", ".\(numbers.digits(1 + numbers.below(9)))"])
      guard let double = Double(text) else { continue }
      let written = try AnyValue.number(AnyValue.Number(decimal: text)!).jsonString(.canonical)
      #expect(
        try written == AnyValue.number(AnyValue.Number(double)).jsonString(.canonical), "\(text)")
      #expect(Double(written) == double)
    }
  }

  @Test("Keys that are repeated have no canonical form, wherever they are")
  func repeatedKeys() throws {
    for (text, path) in [
      (#"{"b":1,"a":2,"b":3}"#, "$"), (#"{"a":1,"\u0061":2}"#, "$"),
      (#"[{"x":{"k":1,"j":0,"k":1}}]"#, "[0].x"),
    ] {
      let error = #expect(throws: MappingError.self) { try RawJSON(text).jsonString(.canonical) }
      #expect(error?.code == .duplicateKey)
      #expect(error.map { "\($0.path)" } == path)
    }
  }

  @Test("Parts are removed from text as from its tree", arguments: 1...40)
  func removedParts(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let tree = AnyValue.random(depth: 4, &numbers)
      let paths = (0..<numbers.below(4)).map { _ in numbers.path(in: tree) }
      var options = EncodingOptions(omitsEmpty: numbers.below(2) == 0)
      options.selection = numbers.pick([nil, .only(paths), .without(paths)])
      let mapper = JSONMapper(options: .init(decoding: .init(), encoding: options))
      let expected = try ValueMapper(options: .init(decoding: .init(), encoding: options)).encode(
        tree)
      #expect(
        try mapper.encodeString(tree) == expected.jsonString(), "\(options) \(tree)")
      let lines = try String(decoding: mapper.encodeLines([tree, tree]), as: UTF8.self)
      #expect(try lines == expected.jsonString() + "\n" + expected.jsonString() + "\n")
    }
  }

  @Test("An excluded value that JSON cannot represent is no error")
  func excludedValues() throws {
    var mapper = JSONMapper()
    mapper.options.encoding.selection = .without("a.b")
    let tree: AnyValue = ["a": ["b": .number(AnyValue.Number(Double.nan)), "c": 1]]
    #expect(try mapper.encodeString(tree) == #"{"a":{"c":1}}"#)
    mapper.options.encoding.selection = .without("a.c")
    let error = #expect(throws: MappingError.self) { try mapper.encode(tree) }
    #expect(error?.code == .unencodable)
    #expect(error.map { "\($0.path)" } == "a.b")
  }

  @Test("Damaged text is formatted and loses parts without a trap", arguments: 1...20)
  func damage(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var bytes = try AnyValue.random(depth: 4, &numbers).jsonBytes()
      for _ in 0...numbers.below(4) { numbers.damage(&bytes) }
      let text = RawJSON(checked: String(decoding: bytes, as: UTF8.self))
      for format in [
        JSONFormat.pretty, .canonical, JSONFormat(sortsKeys: true, escapesNonASCII: true),
      ] { _ = try? text.jsonString(format) }
      var options = EncodingOptions(selection: .only("a.b", "[0]"), omitsEmpty: true)
      _ = try? JSONMapper(options: .init(decoding: .init(), encoding: options)).encode([text])
      options.selection = .without("a", "b[1].a")
      _ = try? JSONMapper(options: .init(decoding: .init(), encoding: options)).encode(["a": text])
    }
  }
}

extension SeededGenerator {
  /// A random path to a part of a tree, or to something that is not there.
  fileprivate mutating func path(in tree: AnyValue) -> MappingPath {
    var steps: [MappingPath.Step] = []
    var tree = tree
    while below(4) > 0 {
      if let object = tree.object, !object.isEmpty {
        let member = pick(Array(object))
        steps.append(.key(member.key))
        tree = member.value
      } else if let array = tree.array, !array.isEmpty {
        let index = below(array.count + 1)
        if below(3) == 0 { steps.append(.index(index)) }
        tree = array[min(index, array.count - 1)]
      } else {
        break
      }
    }
    return MappingPath(steps)
  }
}

extension AnyValue {
  fileprivate static let letters = [
    "a", "b", "B", "0", "\u{1}", "\"", "\\", "/", "é", "€", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "😀",
    "\u{10FFFF}",
  ]

  /// A random tree, with empty texts and containers, and keys of all kinds.
  fileprivate static func random(depth: Int, _ numbers: inout SeededGenerator) -> AnyValue {
    switch numbers.below(depth > 0 ? 10 : 6) {
    case 0: return .null
    case 1: return .bool(numbers.below(2) == 0)
    case 2: return .number(Number(Int64(truncatingIfNeeded: numbers.next())))
    case 3: return .number(Number(Double(numbers.below(100_000)) / 100))
    case 4, 5: return .string(text(&numbers))
    case 6, 7: return .array((0..<numbers.below(5)).map { _ in random(depth: depth - 1, &numbers) })
    default:
      var object = Object()
      for _ in 0..<numbers.below(7) {
        object[text(&numbers)] = random(depth: depth - 1, &numbers)
      }
      return .object(object)
    }
  }

  private static func text(_ numbers: inout SeededGenerator) -> String {
    (0..<numbers.below(numbers.below(3) == 0 ? 40 : 4)).map { _ in numbers.pick(letters) }.joined()
  }

  /// The expected text, over lines if there is a line end.
  fileprivate func lines(sorted: Bool, _ lineEnd: String?) throws -> String {
    func joined(_ items: [String], _ open: String, _ close: String) -> String {
      guard let lineEnd, !items.isEmpty else { return open + items.joined(separator: ",") + close }
      let inner = lineEnd + "   "
      return open + inner + items.joined(separator: "," + inner) + lineEnd + close
    }
    let inner = lineEnd.map { $0 + "   " }
    switch self {
    case .array(let elements):
      return try joined(elements.map { try $0.lines(sorted: sorted, inner) }, "[", "]")
    case .object(let object):
      let members =
        sorted
        ? object.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        : Array(object)
      let colon = lineEnd == nil ? ":" : ": "
      let items = try members.map {
        try JSONText.quoted($0.key) + colon + $0.value.lines(sorted: sorted, inner)
      }
      return joined(items, "{", "}")
    default: return try jsonString()
    }
  }
}
