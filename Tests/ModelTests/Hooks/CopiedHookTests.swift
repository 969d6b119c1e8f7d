import AgreementSupport
import Maquette
import Testing

/// Hooks of objects that a copy or a merge makes.
@Suite("Hooks of copied objects") struct CopiedHookTests {
  @Mappable final class Item {
    var number = 0
    @CodableHook(.didDecode) func check() throws {
      Self.calls.add(number)
      if number < 0 { throw MappingError(.invalidValue, expected: "a positive number") }
    }
    init(_ number: Int) { self.number = number }

    @TaskLocal static var calls = Calls()
  }

  /// The numbers of the objects whose hooks have run.
  final class Calls: @unchecked Sendable {
    private(set) var numbers: [Int] = []
    func add(_ number: Int) { numbers.append(number) }
  }

  @Mappable final class Box {
    var items: [Item] = []
    init(_ items: [Item]) { self.items = items }
  }

  @Mappable struct Shelf {
    var items: [Item] = []
  }

  @Test("The error of a hook is the error of the copy") func copies() {
    let error = #expect(throws: MappingError.self) { try Item(-1).copy() }
    #expect(error?.description == "expected a positive number")
    let inner = #expect(throws: MappingError.self) { try Box([Item(1), Item(-2)]).copy() }
    #expect(inner?.code == .invalidValue && inner?.expected == "a positive number")
    let set = #expect(throws: MappingError.self) {
      try Shelf(items: [Item(1)]).copy(setting: ["items[0].number": -1])
    }
    #expect(set?.code == .invalidValue)
  }

  @Test("A hook that throws is called once, and takes no other object with it")
  func drops() throws {
    let calls = Calls()
    try Item.$calls.withValue(calls) {
      var shelf = Shelf()
      let other = Shelf(items: [Item(1), Item(-2), Item(3)])
      let options = DecodingOptions(rules: .init(invalidElements: .drop))
      try shelf.merge(from: other, by: .replace, options: options)
      #expect(shelf.items.map(\.number) == [1, 3])
    }
    #expect(calls.numbers.sorted() == [-2, 1, 3])
  }
}
