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

  @Mappable(transparent: true) struct List: Equatable, Sendable { var items: [Int] }
  @Mappable(transparent: true) struct Texts: Equatable, Sendable { var items: [String] }

  @Mappable enum Lists: Equatable {
    case list(List), texts(Texts), named(l: List), two(List, Texts), ruled(List = List(items: [7]))
    case standard(l: List = List(items: [7]), n: Int = 1), map(n: Int, m: [String: Int] = ["a": 1])
    case plain(l: [Int] = [7], n: Int = 1)
  }

  @Mappable(tagged: .adjacent("tag", content: "content")) enum AdjacentLists: Equatable {
    case list(List), texts(Texts), named(l: List), two(List, Texts), ruled(List = List(items: [7]))
    case standard(l: List = List(items: [7]))
  }

  @Mappable(tagged: .internal("tag")) enum InnerLists: Equatable {
    case named(l: List), two(l: List, u: Texts), standard(l: List = List(items: [7]))
    case map(m: [String: Int] = ["a": 1])
  }

  @Mappable(tagged: .codable) enum WrappedLists: Equatable {
    case list(List), texts(Texts), named(l: List), two(List, Texts)
  }

  @Mappable(tagged: .untagged) enum UntaggedLists: Equatable { case list(List), map([String: Int]) }

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
    + [[], [1], [1, 2]].flatMap { (items: [Int]) -> [any Mappable & Equatable & Sendable] in
      let (list, texts) = (List(items: items), Texts(items: items.map { "t\($0)" }))
      let lists: [Lists] = [
        .list(list), .texts(texts), .named(l: list), .two(list, texts), .ruled(list),
        .standard(l: list), .map(n: 1, m: [:]), .map(n: 1), .plain(l: items), .plain(),
      ]
      let adjacent: [AdjacentLists] = [
        .list(list), .texts(texts), .named(l: list), .two(list, texts), .ruled(list),
        .standard(l: list),
      ]
      let inner: [InnerLists] = [
        .named(l: list), .two(l: list, u: texts), .standard(l: list), .map(m: [:]), .map(),
      ]
      let wrapped: [WrappedLists] = [
        .list(list), .texts(texts), .named(l: list), .two(list, texts),
      ]
      return lists.flatMap { [Holder(value: $0)] as [any Mappable & Equatable & Sendable] }
        + lists.map { Holder(value: [$0, $0]) } + lists.map { Holder(value: ["k": $0]) }
        + adjacent.map { Holder(value: $0) } + adjacent.map { Holder(value: [$0, $0]) }
        + inner.map { Holder(value: $0) } + inner.map { Holder(value: [$0, $0]) }
        + wrapped.map { Holder(value: $0) } + wrapped.map { Holder(value: [$0]) }
        + [UntaggedLists.list(list), .map(["a": 1])].map { Holder(value: $0) }
    }

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

  @Test(arguments: FormatUnderTest.all.filter { ["XML", "form"].contains($0.name) })
  func `An error names the container that would become its default`(
    _ format: FormatUnderTest
  ) throws {
    let error = #expect(throws: MappingError.self) {
      try format.mapping.encode(Holder(value: Lists.plain(l: [])), EncodingOptions())
    }
    #expect(error?.path.description == "value.plain.l" && error?.model == "Lists")
    #expect(
      error?.expected
        == "a value: the format has no empty containers, and a missing key is decoded as the default"
    )
    let untagged = #expect(throws: MappingError.self) {
      try format.mapping.encode(
        Holder(value: UntaggedLists.list(List(items: []))), EncodingOptions())
    }
    #expect(untagged?.path.description == "value" && untagged?.found == "an array")
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
