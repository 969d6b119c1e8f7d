import Maquette
import Testing

/// The result of a custom rule is the new value, of which nothing else decides.
@Suite("Merges by a custom rule") struct CustomMergeTests {
  @Mappable struct Inner: Equatable {
    var name: Presence<String> = .missing
    var twice: Int?? = nil
    var size: Int? = 1
    var maps: [String: Int] = [:]
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable class Part: ClassCluster {
    class var cluster: PolymorphicTypes<Part> { parts }
    var id = 1
    init() {}
  }

  @Mappable final class Wheel: Part { var size = 2 }
  @Mappable final class Door: Part { var count = 3 }

  static let parts = PolymorphicTypes<Part>(
    discriminator: "type", ["wheel": Wheel.self, "door": Door.self])

  protocol Shape: AnyObject {}

  @Mappable final class Circle: Shape {
    var radius: Presence<Int> = .missing
    init() {}
  }

  @Mappable final class Square: Shape {
    var side = 1
    init() {}
  }

  static let shapes = PolymorphicTypes<any Shape>(
    discriminator: "type", ["circle": Circle.self, "square": Square.self])

  @Mappable struct Holder {
    @CodableBy(.oneOf(CustomMergeTests.shapes)) var shape: any Shape = Circle()
    @CodableBy(.arrayOf(CustomMergeTests.shapes)) var shapes: [any Shape] = []
  }

  @Mappable struct Outer {
    var holder = Holder()
    var holders: [Holder] = []
  }

  @Test func `A polymorphic object has its tag, wherever it is`() throws {
    var other = Outer()
    other.holder.shape = Square()
    other.holder.shapes = [Circle(), Square()]
    other.holders = [other.holder]
    for rule in [MergeRule.custom { _, other in other }, .replace] {
      var model = Outer()
      try model.merge(from: other, by: rule)
      #expect(model.holder.shape is Square)
      #expect(model.holder.shapes.map { "\(type(of: $0))" } == ["Circle", "Square"])
      #expect(model.holders.map { "\(type(of: $0.shape))" } == ["Square"])
      try model.holder.merge(from: other.holder, by: .custom { own, _ in own })
      #expect(model.holder.shape is Square)
    }
  }

  @Mappable struct Model {
    var inner = Inner()
    var maybe: Inner?
    var presence: Presence<Inner> = .missing
    var list: [Inner] = []
    var named: [String: Inner] = [:]
    @CodableFlattened(prefix: "f_") var flat: Inner
    var part: Part = Wheel()
    var parts: [Part] = []

    init(_ inner: Inner = Inner()) { flat = inner }
  }

  private static let inners = [
    Inner(), Inner(name: .null, twice: .some(nil), size: nil), Inner(name: .value("n"), twice: 1),
    Inner(size: 3, maps: ["a": 1], rest: ["x": 1]),
    Inner(size: 4, maps: ["b": 1], rest: ["y": nil]),
  ]

  private func models() -> [Model] {
    Self.inners.map { inner in
      var model = Model(inner)
      (model.inner, model.maybe, model.presence) = (inner, inner, .value(inner))
      (model.list, model.named) = ([inner], ["k": inner])
      model.part = Door()
      model.parts = [Door(), Wheel()]
      return model
    } + [Model()]
  }

  private func expectSame(_ model: Model, _ expected: Model) {
    #expect(model.inner == expected.inner)
    #expect(model.maybe == expected.maybe)
    #expect(model.presence == expected.presence)
    #expect(model.list == expected.list)
    #expect(model.named == expected.named)
    #expect(model.flat == expected.flat)
    #expect(type(of: model.part) == type(of: expected.part))
    #expect(model.parts.map { "\(type(of: $0))" } == expected.parts.map { "\(type(of: $0))" })
  }

  @Test func `The other value replaces the own one`() throws {
    for old in models() {
      for new in models() {
        // Of a null and a missing value, a function makes a null.
        let mixes = { (old: Model, new: Model) in
          old.inner.name == .null && !new.inner.name.isPresent
        }
        guard !mixes(old, new), !mixes(new, old) else { continue }
        var merged = old
        try merged.merge(from: new, by: .custom { _, other in other })
        expectSame(merged, new)
        merged = old
        try merged.merge(from: new, by: .custom { own, _ in own })
        expectSame(merged, old)
      }
    }
  }

  @Test func `A function sees the tag of an object`() throws {
    var model = Model()
    var other = Model()
    other.part = Door()
    nonisolated(unsafe) var seen: [AnyValue] = []
    try model.merge(
      from: other, by: .keep,
      rules: [
        "part": .custom { own, other in
          seen = [own["type"], other["type"]]
          return other
        }
      ])
    #expect(seen == ["wheel", "door"])
    #expect(model.part is Door)
  }
}
