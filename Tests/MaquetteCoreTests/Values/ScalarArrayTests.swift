import Testing

@testable import MaquetteCore

/// Arrays of scalars are copied between trees and models where nothing needs a conversion; wherever it stops,
/// the result is that of decoding element by element.
@Suite("Arrays of strings, numbers and Booleans in trees")
struct ScalarArrayTests {
  /// Decodes an array, and each of its elements alone.
  private func check<T: MappingDecodable & Equatable>(
    _ elements: [AnyValue], as type: T.Type, _ options: DecodingOptions = DecodingOptions()
  ) throws {
    var expected: [T]? = []
    for element in elements {
      guard let value = try? element.decode(T.self, options) else {
        expected = nil
        break
      }
      expected?.append(value)
    }
    guard let expected else {
      #expect(throws: MappingError.self) { try AnyValue.array(elements).decode([T].self, options) }
      return
    }
    // NaN differs from itself, but its text does not.
    #expect(try "\(AnyValue.array(elements).decode([T].self, options))" == "\(expected)")
  }

  /// Elements of all kinds, of which few types take all.
  private static let odd: [AnyValue] = [
    .null, 7, -1, 300, "text", "12", true, 2.5, .number(AnyValue.Number(decimal: "1.50")!),
    .number(AnyValue.Number(decimal: "1e400")!), .number(AnyValue.Number(UInt64.max)),
    .tagged(TaggedValue(ValueTag(format: "Test", name: "t"), 5)), [],
    .number(AnyValue.Number(Double.nan)),
  ]

  private func checkAllPlaces<T: MappingDecodable & Equatable>(
    of odd: AnyValue, among plain: AnyValue, as type: T.Type
  ) throws {
    for count in 0...3 {
      for place in 0...count {
        var elements = [AnyValue](repeating: plain, count: count)
        elements.insert(odd, at: place)
        for options in [
          DecodingOptions(), DecodingOptions(conversions: .lenient),
          DecodingOptions(conversions: .strict),
        ] {
          try check(elements, as: T.self, options)
          try check(elements, as: T?.self, options)
        }
      }
    }
  }

  @Test("An odd element at any place gives what it gives alone", arguments: odd)
  func oddElement(_ odd: AnyValue) throws {
    try checkAllPlaces(of: odd, among: "a", as: String.self)
    try checkAllPlaces(of: odd, among: true, as: Bool.self)
    try checkAllPlaces(of: odd, among: 0.25, as: Double.self)
    try checkAllPlaces(of: odd, among: 1, as: Double.self)
    try checkAllPlaces(of: odd, among: 1, as: Float.self)
    try checkAllPlaces(of: odd, among: 1, as: Int.self)
    try checkAllPlaces(of: odd, among: 1, as: UInt.self)
    try checkAllPlaces(of: odd, among: 1, as: Int8.self)
    try checkAllPlaces(of: odd, among: 1, as: Int16.self)
    try checkAllPlaces(of: odd, among: 1, as: Int32.self)
    try checkAllPlaces(of: odd, among: 1, as: Int64.self)
    try checkAllPlaces(of: odd, among: 1, as: UInt8.self)
    try checkAllPlaces(of: odd, among: 1, as: UInt16.self)
    try checkAllPlaces(of: odd, among: 1, as: UInt32.self)
    try checkAllPlaces(of: odd, among: 1, as: UInt64.self)
  }

  @Test("An error after plain elements names its place")
  func place() throws {
    let tree: AnyValue = ["numbers": [1, 2, "x", 4]]
    let error = #expect(throws: MappingError.self) {
      try tree.decode([String: [Int]].self, DecodingOptions())
    }
    #expect(error?.path.description == "numbers[2]")
  }

  @Test("A limit for elements counts them all")
  func limit() throws {
    var options = DecodingOptions()
    options.limits.elementCount = 2
    #expect(throws: MappingError.self) {
      try AnyValue.array([1, 2, 3]).decode([Int].self, options)
    }
    #expect(try AnyValue.array([1, 2]).decode([Int].self, options) == [1, 2])
    options = DecodingOptions()
    options.limits.depth = 1
    #expect(throws: MappingError.self) { try AnyValue.array([[1]]).decode([[Int]].self, options) }
    #expect(try AnyValue.array([1]).decode([Int].self, options) == [1])
  }

  @Test("Extremes of every type come back from a tree")
  func extremes() throws {
    func check<T: MappingDecodable & MappingEncodable & Equatable>(_ values: [T]) throws {
      let tree = try AnyValue(encoding: values, EncodingOptions())
      #expect(try tree.decode([T].self, DecodingOptions()) == values)
      // Each element is what it is alone.
      #expect(tree == .array(try values.map { try AnyValue(encoding: $0, EncodingOptions()) }))
      let optional = values.map { Optional($0) } + [nil]
      let other = try AnyValue(encoding: optional, EncodingOptions())
      #expect(try other.decode([T?].self, DecodingOptions()) == optional)
      #expect(other.array?.last == .null)
    }
    try check([Int.min, .max, 0])
    try check([Int8.min, .max])
    try check([Int16.min, .max])
    try check([Int32.min, .max])
    try check([Int64.min, .max])
    try check([UInt.min, .max])
    try check([UInt16.min, .max])
    try check([UInt32.min, .max])
    try check([UInt64.min, .max])
    try check([true, false])
    try check(["", "é", String(repeating: "long", count: 20)])
    try check([0.1, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
    try check([Float(0.1), .greatestFiniteMagnitude])
    try check([[1, 2], [], [3]])
  }

  @Test("NaN and infinities are written as the conventions say, wherever they are")
  func nonFinite() throws {
    let conventions: [CodingConventions] = [
      .init(nonFiniteNumbers: .names(infinity: "inf", nan: "nan")), .init(nonFiniteNumbers: .null),
      .init(),
    ]
    for options in conventions.map({ EncodingOptions(conventions: $0) }) {
      for values in [[0.5, .nan], [.infinity], [1, 2], [-.infinity, 1]] as [[Double]] {
        let alone = values.map { try? AnyValue(encoding: $0, options) }
        let expected = alone.contains(nil) ? nil : AnyValue.array(alone.compactMap(\.self))
        #expect((try? AnyValue(encoding: values, options)) == expected)
        let optionals = values.map { Optional($0) }
        #expect((try? AnyValue(encoding: optionals, options)) == expected)
      }
    }
  }

  @Test("An array too deep is refused with its path")
  func depth() throws {
    var options = EncodingOptions()
    options.depth = 1
    let error = #expect(throws: MappingError.self) {
      try AnyValue(encoding: ["a": [1, 2]], options)
    }
    #expect(error?.code == .depthExceeded)
    #expect(error?.path.description == "a")
    #expect(throws: Never.self) { try AnyValue(encoding: [1, 2], options) }
  }
}
