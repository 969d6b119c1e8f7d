import TestSupport
import Testing

@testable import MaquetteCore

/// Tables whose numbers of properties and keys cross every power of two at which a set of bits, a
/// small integer or a table could end.
@Suite("Tables with many properties and keys")
struct LargeTableTests {
  static let counts =
    LongRun.isOn
    ? [1, 63, 64, 65, 127, 128, 129, 192, 255, 256, 257, 511, 512, 513, 1000]
    : [64, 129, 257]

  /// Where the keys of the properties are.
  enum Shape: CaseIterable {
    /// In the model's object.
    case flat

    /// In one nested object, which all share.
    case shared

    /// Each in a nested object of its own.
    case own

    /// In the model's object, each with a second key.
    case aliased

    /// The only property has all keys.
    case manyKeys
  }

  @Test("All properties are decoded, updated and reported", arguments: counts, Shape.allCases)
  func all(count: Int, shape: Shape) throws {
    switch shape {
    case .flat: try Self.checkNumber(count, Flat.self)
    case .shared: try Self.checkNumber(count, Shared.self)
    case .own: try Self.checkNumber(count, Own.self)
    case .aliased: try Self.checkNumber(count, Aliased.self)
    case .manyKeys: try Self.checkNumber(count, ManyKeys.self)
    }
  }

  static func check<K: Kind>(_ kind: K.Type) throws {
    typealias M = Model<K>
    let all = 0..<K.count
    if K.shape == .manyKeys {
      // Every key leads to the property, and the preferred one wins wherever it is.
      for index in all {
        for model in try decoded(K.self, document(K.shape, [index])) {
          #expect(model.first == value(index))
        }
      }
      for model in try decoded(K.self, document(K.shape, all.reversed())) {
        #expect(model.first == value(0))
      }
      return
    }
    let whole = expected(all) { value($0) }
    for model in try decoded(K.self, document(K.shape, all)) { #expect(model.values == whole) }
    for model in try decoded(K.self, document(K.shape, all.reversed(), byAlias: true)) {
      #expect(model.values == whole)
    }

    // An update changes what it names and nothing else.
    let changed = Set(all.filter { $0 % 3 == 2 || $0 == K.count - 1 })
    let after = expected(all) { value($0, changed.contains($0) ? "!" : "") }
    let patch = document(K.shape, changed.sorted(), "!")
    for model in try decoded(K.self, document(K.shape, all)) {
      var (one, other) = (model, model)
      try JSONMapper().update(&one, from: patch)
      try ValueMapper().update(&other, from: AnyValue(json: patch))
      #expect(one.values == after && other.values == after)
    }

    // A report finds nothing but the unknown key.
    let text = document(K.shape, all, more: "\"other\":1")
    let report = JSONMapper(options: .init(unknownKeys: .report)).decodeReporting(
      M.self, from: text)
    #expect(report.value?.values == whole)
    #expect(report.issues.map(\.code) == [.unknownKey])

    // A missing property is an error, wherever it is.
    for index in [0, K.count / 2, K.count - 1] {
      let text = document(K.shape, all.filter { $0 != index })
      let error = #expect(throws: MappingError.self) {
        try JSONMapper().decode(M.self, from: text)
      }
      let other = #expect(throws: MappingError.self) {
        try ValueMapper().decode(M.self, from: AnyValue(json: text))
      }
      #expect(error?.code == .missingKey && other?.code == .missingKey)
      #expect(error?.path.steps == paths(K.shape, index)[0].map { .key($0) })
      #expect(other?.path == error?.path)
    }
  }

  private static func expected(_ all: Range<Int>, _ value: (Int) -> String) -> [String] {
    all.map(value) + [String](repeating: "", count: 1000 - all.count)
  }

  private static func decoded<K: Kind>(_ kind: K.Type, _ text: String) throws -> [Model<K>] {
    [
      try JSONMapper().decode(Model<K>.self, from: text),
      try ValueMapper().decode(Model<K>.self, from: AnyValue(json: text)),
    ]
  }
}

// MARK: The documents

extension LargeTableTests {
  /// The paths of keys of a property.
  static func paths(_ shape: Shape, _ index: Int) -> [[String]] {
    switch shape {
    case .flat, .manyKeys: [["k\(index)"]]
    case .shared: [["a", "k\(index)"]]
    case .own: [["a\(index)", "k"]]
    case .aliased: [["k\(index)"], ["other\(index)"]]
    }
  }

  /// A value that does not fit into a string's own memory.
  private static func value(_ index: Int, _ suffix: String = "") -> String {
    "the value of property number \(index)\(suffix)"
  }

  /// A document with some properties.
  private static func document(
    _ shape: Shape, _ indices: some Sequence<Int>, _ suffix: String = "", byAlias: Bool = false,
    more: String? = nil
  ) -> String {
    let members = indices.map { index in
      let paths = paths(shape, index)
      let keys = byAlias ? paths[paths.count - 1] : paths[0]
      let text = "\"\(value(index, suffix))\""
      return shape == .own
        ? "\"\(keys[0])\":{\"\(keys[1])\":\(text)}" : "\"\(keys[keys.count - 1])\":\(text)"
    }
    let text = (members + (more.map { [$0] } ?? [])).joined(separator: ",")
    return shape == .shared ? "{\"a\":{\(text)}}" : "{\(text)}"
  }
}

// MARK: The models

extension LargeTableTests {
  struct Ten<T: Sendable & Equatable>: Sendable, Equatable {
    var a, b, c, d, e, f, g, h, i, j: T

    var elements: [T] { [a, b, c, d, e, f, g, h, i, j] }

    static var paths: [KeyPath<Self, T>] {
      [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j]
    }
  }

  /// How many of a model's thousand properties its table decodes, and where.
  protocol Kind {
    static var count: Int { get }
    static var shape: Shape { get }
  }

  struct Model<K: Kind>: Equatable {
    var all: Ten<Ten<Ten<String>>>

    static var paths: [KeyPath<Self, String>] {
      Ten<Ten<Ten<String>>>.paths.flatMap { outer in
        Ten<Ten<String>>.paths.flatMap { middle in
          Ten<String>.paths.map { inner in
            (\Self.all).appending(path: outer).appending(path: middle).appending(path: inner)
          }
        }
      }
    }

    var values: [String] { all.elements.flatMap { $0.elements.flatMap(\.elements) } }

    var first: String { all.a.a.a }
  }

  // Each type has one table, so the numbers are types: digits of the number before each.
  protocol Digit { static var value: Int { get } }
  enum D0: Digit { static let value = 0 }
  enum D1: Digit { static let value = 1 }
  enum D2: Digit { static let value = 2 }
  enum D3: Digit { static let value = 3 }
  enum D4: Digit { static let value = 4 }
  enum D5: Digit { static let value = 5 }
  enum D6: Digit { static let value = 6 }
  enum D7: Digit { static let value = 7 }
  enum D8: Digit { static let value = 8 }
  enum D9: Digit { static let value = 9 }

  protocol Placed { static var shape: Shape { get } }
  enum Flat: Placed { static let shape = Shape.flat }
  enum Shared: Placed { static let shape = Shape.shared }
  enum Own: Placed { static let shape = Shape.own }
  enum Aliased: Placed { static let shape = Shape.aliased }
  enum ManyKeys: Placed { static let shape = Shape.manyKeys }

  enum Number<A: Digit, B: Digit, C: Digit, P: Placed>: Kind {
    static var count: Int { 100 * A.value + 10 * B.value + C.value + 1 }
    static var shape: Shape { P.shape }
  }

  private static func checkNumber<P: Placed>(_ count: Int, _ placed: P.Type) throws {
    let digits: [any Digit.Type] = [
      D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
    ]
    func check<A: Digit, B: Digit, C: Digit>(_ a: A.Type, _ b: B.Type, _ c: C.Type) throws {
      try Self.check(Number<A, B, C, P>.self)
    }
    let before = count - 1
    let hundreds: any Digit.Type = digits[before / 100]
    let tens: any Digit.Type = digits[before / 10 % 10]
    let ones: any Digit.Type = digits[before % 10]
    try check(hundreds, tens, ones)
  }
}

extension LargeTableTests.Model: ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __layout: __StructDecodingTable {
    .shared(of: Self.self) {
      var properties = __StructProperties<Self>()
      let isOne = K.shape == .manyKeys
      for (index, path) in paths.enumerated() {
        if index < (isOne ? 1 : K.count) {
          properties.read("value", path)
        } else {
          properties.add(unread: "value", path) { "" }
        }
      }
      let keys = (0..<K.count).map { LargeTableTests.paths(K.shape, $0) }
      return LayoutBuilder(
        "Model", Self.self, properties.list, isOne ? [keys.flatMap(\.self)] : keys, passing: []
      ).layout()
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __output: __StructEncodingTable {
    .shared(of: Self.self) { __StructEncodingTable(__StructProperties<Self>()) }
  }
}
