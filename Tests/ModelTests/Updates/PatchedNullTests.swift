import Maquette
import MaquetteJSONTools
import Testing

/// A merge patch of two models makes one of the other, also where null and a missing key differ.
@Suite("Nulls in patches of values that are decoded as a whole") struct PatchedNullTests {
  protocol Shape {}

  @Mappable struct Circle: Shape, Equatable {
    var radius = 1
    var note: String? = "?"
  }

  @Mappable struct Square: Shape, Equatable {
    var side = 1
    var note: String? = "?"
  }

  static let shapes = PolymorphicTypes<any Shape>(
    discriminator: "type", ["circle": Circle.self, "square": Square.self])

  @Mappable struct Sizes: Equatable {
    var width: Int? = 4
    var height = 1
  }

  @Mappable struct Drawing {
    @CodableBy(.plain(Sizes.self)) var sizes: Sizes = Sizes()
    @CodableBy(.plain(Sizes.self)) var others: Sizes? = Sizes()
    @CodableBy(.oneOf(PatchedNullTests.shapes)) var shape: any Shape = Circle()
    @CodableBy(.oneOf(PatchedNullTests.shapes)) var maybe: (any Shape)? = Circle()
    @CodableBy(.dictionaryOf(PatchedNullTests.shapes)) var named: [String: any Shape] = [:]
    @CodingKey(path: "more.list[0].sizes") @CodableBy(.plain(Sizes.self)) var deep: Sizes = Sizes()
    var all: [String: Sizes] = [:]
    @CodableExtras var rest: [String: Sizes] = [:]

    init(_ change: (inout Drawing) -> Void = { _ in }) { change(&self) }
  }

  private func expectPatches<T: Mappable>(
    _ makers: [() -> T], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let nulls = EncodingOptions(nilValues: .writeNull)
    for makeOld in makers {
      for makeNew in makers {
        let new = try AnyValue(encoding: makeNew(), nulls)
        for options in [EncodingOptions(), nulls] {
          var patched = makeOld()
          let patch = try MergePatch(from: patched, to: makeNew(), options: options)
          try patch.apply(to: &patched)
          #expect(
            try AnyValue(encoding: patched, nulls) == new, "\(patch.value)",
            sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test func `Values that a strategy maps`() throws {
    let changes: [(inout Drawing) -> Void] = [
      { _ in }, { $0.sizes.width = nil }, { $0.sizes.width = 9 }, { $0.others = nil },
      { $0.others?.width = nil }, { $0.shape = Square() }, { $0.shape = Square(note: nil) },
      { $0.shape = Circle(note: nil) }, { $0.shape = Circle(note: "x") }, { $0.maybe = nil },
      { $0.maybe = Square(note: nil) }, { $0.named = ["a": Circle(note: nil)] },
      { $0.named = ["a": Square(note: nil), "b": Circle()] }, { $0.deep.width = nil },
      { $0.all = ["a": Sizes(width: nil), "b": Sizes()] }, { $0.all = ["a": Sizes(width: 2)] },
      { $0.rest = ["x": Sizes(width: nil)] }, { $0.rest = ["x": Sizes(width: 3), "y": Sizes()] },
    ]
    try expectPatches(changes.map { change in { Drawing(change) } })
  }

  @Mappable class Part: ClassCluster {
    class var cluster: PolymorphicTypes<Part> { parts }
    var note: String? = "?"
    init(_ note: String? = "?") { self.note = note }
  }

  @Mappable final class Wheel: Part { var size: Int? = 1 }
  @Mappable final class Door: Part { var count: Int? = 1 }

  @Mappable struct Car {
    var part: Part
    var other: Part? = Wheel()
    var named: [String: Part] = [:]
  }

  private func wheel(_ note: String?, _ size: Int?) -> Part {
    let wheel = Wheel(note)
    wheel.size = size
    return wheel
  }

  private func door(_ note: String?, _ count: Int?) -> Part {
    let door = Door(note)
    door.count = count
    return door
  }

  @Test func `Objects of another class of a cluster`() throws {
    try expectPatches([
      { Car(part: wheel("?", 1)) }, { Car(part: wheel(nil, nil)) }, { Car(part: wheel("x", 5)) },
      { Car(part: door("?", 1)) }, { Car(part: door(nil, nil)) }, { Car(part: door("x", 5)) },
      { Car(part: wheel("?", 1), other: nil) },
      { Car(part: wheel("?", 1), other: door(nil, nil)) },
      { Car(part: wheel("?", 1), other: wheel("x", nil)) },
      { Car(part: wheel("?", 1), named: ["a": wheel(nil, nil)]) },
      { Car(part: wheel("?", 1), named: ["a": door(nil, 2), "b": wheel("y", 3)]) },
    ])
  }

  @Mappable enum External: Equatable {
    case one(Int?), other(Int?), named(x: Int? = 3), two(Int?, Int?), nothing
  }

  @Mappable(tagged: .codable) enum Keyed: Equatable {
    case one(Int?), named(a: Int?, b: Int = 1), two(Int?, Int?)
  }

  @Mappable(tagged: .adjacent("t", content: "c")) enum Adjacent: Equatable {
    case one(Int?), named(a: Int?, b: Int = 1)
  }

  @Mappable(tagged: .internal("t")) enum Internal: Equatable {
    case named(a: Int?, b: Int = 1), other(x: Int? = 7)
  }

  @Mappable struct Cases: Equatable {
    var external: External = .one(1)
    var keyed: Keyed = .one(1)
    var adjacent: Adjacent = .one(1)
    var inner: Internal = .named(a: 1)
    var maybe: External? = .one(2)
    @CodableFlattened(prefix: "f_") var flat: External
  }

  @Test func `Payloads of cases that become null`() throws {
    func cases(_ change: (inout Cases) -> Void) -> Cases {
      var cases = Cases(flat: .one(1))
      change(&cases)
      return cases
    }
    let changes: [(inout Cases) -> Void] = [
      { _ in }, { $0.external = .one(nil) }, { $0.external = .other(nil) },
      { $0.external = .other(1) }, { $0.external = .named(x: nil) }, { $0.external = .nothing },
      { $0.external = .two(nil, 1) }, { $0.external = .two(nil, nil) }, { $0.keyed = .one(nil) },
      { $0.keyed = .named(a: nil) }, { $0.keyed = .two(1, nil) }, { $0.adjacent = .one(nil) },
      { $0.adjacent = .named(a: nil, b: 2) }, { $0.inner = .named(a: nil) },
      { $0.inner = .other(x: nil) }, { $0.maybe = nil }, { $0.maybe = .one(nil) },
      { $0.maybe = .other(nil) }, { $0.flat = .one(nil) }, { $0.flat = .other(nil) },
      { $0.flat = .other(2) },
    ]
    try expectPatches(changes.map { change in { cases(change) } })
  }

  @Mappable struct Named: Equatable {
    var cases: [String: External] = [:]
    var nested: [String: [String: External]] = [:]
    var keyed: [String: Keyed] = [:]
    @CodableExtras var rest: [String: External] = [:]

    init(_ change: (inout Named) -> Void = { _ in }) { change(&self) }
  }

  @Test func `Members of dictionaries that become null beside removed ones`() throws {
    let cases: [[String: External]] = [
      ["a": .one(1), "b": .other(2)], ["a": .one(nil)], ["b": .other(nil), "c": .nothing],
      ["a": .other(nil), "b": .one(1), "c": .one(nil)], ["a": .named(x: nil), "b": .two(nil, 1)],
      [:],
    ]
    let changes: [(inout Named) -> Void] =
      cases.map { new in { $0.cases = new } } + cases.map { new in { $0.rest = new } }
      + cases.map { new in { $0.nested = ["x": new, "y": ["z": .one(1)]] } }
      + cases.map { new in { $0.nested = ["x": new] } }
      + [{ $0.keyed = ["a": .one(1), "b": .one(2)] }, { $0.keyed = ["a": .one(nil)] }]
    try expectPatches(changes.map { change in { Named(change) } })
    try expectPatches(cases.map { new in { new } })
  }

  @Test func `A null for the key of the case is its payload, and one for another key nothing`()
    throws
  {
    var value = External.one(1)
    try MergePatch(["other": nil]).apply(to: &value)
    #expect(value == .one(1))
    try MergePatch(["one": nil]).apply(to: &value)
    #expect(value == .one(nil))
    try MergePatch(["one": nil, "other": nil]).apply(to: &value)
    #expect(value == .other(nil))
    var members = ["a": External.one(1), "b": .other(2)]
    try MergePatch(["a": ["one": nil]]).apply(to: &members)
    #expect(members == ["a": .one(nil), "b": .other(2)])
  }
}

private let parts = PolymorphicTypes<PatchedNullTests.Part>(
  discriminator: "type", ["wheel": PatchedNullTests.Wheel.self, "door": PatchedNullTests.Door.self])
