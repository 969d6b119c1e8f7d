import Maquette
import MaquetteCore
import Testing

/// A type that is mapped as an array is an empty array where formats write nothing for it.
@Suite("Empty arrays in types that are mapped as arrays") struct EmptyWrappedArrayTests {
  @Mappable(transparent: true) struct List: Equatable, Sendable { var values: [Int] }

  @Mappable(transparent: true) struct Names: Equatable, Sendable {
    var values: Set<String> = ["a"]
  }

  @Mappable(via: List.self) struct Sum: Equatable, Sendable {
    var values: [Int]
    init(values: [Int]) { self.values = values }
    init(_ list: List) { values = list.values }
  }

  @Mappable struct Filled: Equatable, Sendable {
    var list: List = List(values: [1])
    var id = 1
  }

  @Mappable struct Lists: Equatable, Sendable {
    var list: List
    var names: Names
    @CodingKey(path: "inner.sum") var sum: Sum
    var id = 1
  }

  @Mappable final class Object: Equatable, @unchecked Sendable {
    var list: List
    var id = 1
    init(list: List) { self.list = list }
    static func == (left: Object, right: Object) -> Bool { left.list == right.list }
  }

  @Mappable(transparent: true) struct Checked: Equatable, Sendable {
    @Validated(.notEmpty) var values: [Int]
  }

  @Mappable struct CheckedLists: Equatable, Sendable {
    var list: Checked
    var id = 1
  }

  private static let values: [any Mappable & Equatable & Sendable] = [
    Lists(list: List(values: []), names: Names(values: []), sum: Sum(values: [])),
    Lists(list: List(values: [1]), names: Names(values: ["b"]), sum: Sum(values: [2, 3])),
    Object(list: List(values: [])), Filled(list: List(values: [])),
    Filled(list: List(values: [2])),
  ]

  @Test(arguments: FormatUnderTest.all)
  func `A value is decoded as it was, or refused`(_ format: FormatUnderTest) throws {
    for value in Self.values { try check(value, in: format) }
  }

  private func check<T: Mappable & Equatable>(_ value: T, in format: FormatUnderTest) throws {
    guard let document = format.documentUnlessRefused(value) else { return }
    #expect(
      try format.mapping.decode(T.self, from: document, DecodingOptions()) == value, "\(value)")
    #expect(format.mapping.report(T.self, from: document, DecodingOptions()).value == value)
  }

  @Test(arguments: FormatUnderTest.all.filter { ["XML", "form"].contains($0.name) })
  func `Without an element, required ones are empty`(_ format: FormatUnderTest) throws {
    let empty = Lists(list: List(values: []), names: Names(values: []), sum: Sum(values: []))
    let document = try format.document(["id": 1])
    #expect(try format.mapping.decode(Lists.self, from: document, DecodingOptions()) == empty)
    #expect(throws: MappingError.self) {
      try format.mapping.decode(CheckedLists.self, from: document, DecodingOptions())
    }
  }
}

extension EmptyWrappedArrayTests.List {
  init(_ sum: EmptyWrappedArrayTests.Sum) { self.init(values: sum.values) }
}
