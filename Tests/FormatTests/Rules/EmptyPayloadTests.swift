import Maquette
import MaquetteCore
import Testing

/// A payload for which a format writes nothing must not take its case with it.
@Suite("Payloads without a value") struct EmptyPayloadTests {
  @Mappable enum External: Equatable {
    case one(Int?), two(Int?, String?), ruled(Int? = 5), tree(AnyValue), list([String])
    case map([String: Int]), bare
    @CodableCase(7) case numbered(Int?)
    case named(a: [Int], b: Bool?)
  }

  @Mappable(tagged: .codable) enum Wrapped: Equatable {
    case one(Int?), two(Int?, String?), list([String]), bare
  }

  @Mappable(tagged: .adjacent("tag", content: "content")) enum Adjacent: Equatable {
    case one(Int?), two(Int?, String?), ruled(Int? = 5), tree(AnyValue), list([String])
    case map([String: Int]), bare
  }

  @Mappable(tagged: .internal("tag")) enum Outer: Equatable { case inner(External), bare }

  @Mappable struct Holder<Value: Mappable & Equatable & Sendable>: Equatable, Sendable {
    var value: Value
    var id = 1
  }

  @Mappable struct Flattened: Equatable, Sendable {
    @CodableFlattened var value: External
    var id = 1
  }

  private static let externals: [External] = [
    .one(nil), .one(1), .two(nil, nil), .ruled(nil), .ruled(5), .tree(.null), .list([]),
    .list([""]), .map([:]), .bare, .numbered(nil), .named(a: [], b: nil),
  ]

  /// Values of every form of tags.
  private static let values: [any Mappable & Equatable & Sendable] =
    externals.flatMap { value -> [any Mappable & Equatable & Sendable] in
      [
        Holder(value: value), Holder(value: [value, .one(2)]), Holder(value: ["k": value]),
        Holder(value: Outer.inner(value)), Flattened(value: value),
      ]
    }
    + [Wrapped.one(nil), .one(1), .two(nil, nil), .list([]), .bare].map { Holder(value: $0) }
    + [
      Adjacent.one(nil), .one(1), .two(nil, nil), .ruled(nil), .ruled(5), .tree(.null), .list([]),
      .map([:]), .bare,
    ].map { Holder(value: $0) }

  @Test(arguments: FormatUnderTest.all)
  func `A case is kept, or refused when it is encoded`(_ format: FormatUnderTest) throws {
    for value in Self.values { check(value, in: format) }
  }

  private func check<T: Mappable & Equatable>(_ value: T, in format: FormatUnderTest) {
    guard let document = format.documentUnlessRefused(value) else { return }
    let decoded = Result { try format.mapping.decode(T.self, from: document, DecodingOptions()) }
    #expect((try? decoded.get()) == value, "\(decoded) for \(value)")
  }

  @Test(arguments: FormatUnderTest.all.filter { !$0.mapping.traits.kinds.contains(.null) })
  func `Without null, nil is the name of the case`(_ format: FormatUnderTest) throws {
    let values: [(External, AnyValue)] = [
      (.one(nil), "one"), (.bare, "bare"), (.one(1), ["one": 1]),
      (.two(1, nil), ["two": ["_0": 1]]),
    ]
    for (value, tree) in values {
      let document = try format.mapping.encode(Holder(value: value), EncodingOptions())
      #expect(try format.tree(document) == format.tree(format.document(["value": tree, "id": 1])))
    }
  }

  @Test(arguments: FormatUnderTest.all.filter { !$0.mapping.traits.kinds.contains(.null) })
  func `An error names the case whose nil would become its default`(
    _ format: FormatUnderTest
  ) throws {
    let error = #expect(throws: MappingError.self) {
      try format.mapping.encode(Holder(value: External.ruled(nil)), EncodingOptions())
    }
    #expect(error?.found == "case ruled")
    #expect(error?.path.description == "value.ruled")
    #expect(error?.expected == "a payload other than null, which the format lacks")
  }

  @Test(arguments: FormatUnderTest.all.filter(\.hasRows))
  func `An error names the case whose payload has no column`(_ format: FormatUnderTest) throws {
    let error = #expect(throws: MappingError.self) {
      try format.mapping.encode(Holder(value: External.map([:])), EncodingOptions())
    }
    #expect(error?.found == "case map")
    #expect(
      error?.expected == "a payload with a value, because the format has no empty containers")
  }

  @Test func `An error names the case that would be an empty object of a form`() throws {
    let form = try #require(FormatUnderTest.all.first { $0.name == "form" })
    let error = #expect(throws: MappingError.self) {
      try form.mapping.encode(Flattened(value: .bare), EncodingOptions())
    }
    #expect(error?.found == "case bare")
    #expect(error?.expected == "a case with a value in its payload, which the format needs")
  }
}
