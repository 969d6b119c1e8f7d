import Maquette
import MaquetteJSONTools
import Testing

/// What a model omits is not lost when it is merged or copied.
@Suite("Merges and copies of values that are omitted") struct MergedAbsenceTests {
  struct Halved: CodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
      try reader.readInteger(Int.self) * 2
    }
    func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
      writer.writeInteger(value / 2)
    }
  }

  @Mappable struct Inner: Equatable {
    var name: Presence<String> = .missing
  }

  @Mappable struct Model: Equatable {
    var number: Presence<Int> = .value(1)
    var inner: Presence<Inner> = .missing
    @CodableBy(Halved()) var half: Presence<Int> = .value(4)
    var nested: Inner = Inner(name: .value("n"))
    var id = 1
  }

  private static let models = [
    Model(), Model(number: .missing, half: .missing, nested: Inner()),
    Model(number: .null, inner: .null, half: .null, nested: Inner(name: .null)),
    Model(inner: .value(Inner(name: .value("a"))), half: .value(8)),
    Model(number: .value(3), nested: Inner(name: .value("b"))),
  ]

  @Test func `Replacing takes a missing value, a null and a value as they are`() throws {
    for old in Self.models {
      for new in Self.models {
        var merged = old
        try merged.merge(from: new, by: .replace)
        #expect(merged == new)
        var single = old
        try single.merge(property: "number", from: new)
        #expect(single.number == new.number && single.half == old.half)
      }
    }
  }

  private static let nested = [
    Inner(), Inner(name: .null), Inner(name: .value("a")), Inner(name: .value("b")),
  ].map { Model(inner: .value($0)) }

  @Test func `Replacing a model that may be missing replaces what is in it`() throws {
    for old in Self.nested {
      for new in Self.nested {
        var merged = old
        try merged.merge(from: new, by: .replace)
        #expect(merged == new)
      }
    }
  }

  @Test func `Merging leaves what the other lacks, and takes its nulls`() throws {
    for old in Self.models + Self.nested {
      for new in Self.models + Self.nested {
        func taken<T>(_ own: Presence<T>, _ other: Presence<T>) -> Presence<T> {
          other.isPresent ? other : own
        }
        func merged(_ own: Inner, _ other: Inner) -> Inner {
          Inner(name: taken(own.name, other.name))
        }
        var expected = old
        expected.number = taken(old.number, new.number)
        expected.half = taken(old.half, new.half)
        expected.nested = merged(old.nested, new.nested)
        expected.inner = taken(old.inner, new.inner)
        if let own = old.inner.value, let other = new.inner.value {
          expected.inner = .value(merged(own, other))
        }
        var model = old
        try model.merge(from: new)
        #expect(model == expected, "\(old) \(new)")
      }
    }
  }

  @Mappable struct Maps: Equatable { var map: Presence<[String: Int]> = .missing }

  @Test func `Dictionaries that may be missing are merged by key`() throws {
    var maps = Maps(map: .value(["a": 1, "b": 2]))
    try maps.merge(from: Maps(map: .value(["b": 3, "c": 4])))
    #expect(maps == Maps(map: .value(["a": 1, "b": 3, "c": 4])))
    try maps.merge(from: Maps())
    #expect(maps.map.isPresent)
    try maps.merge(from: Maps(), by: .replace)
    #expect(maps == Maps())
  }

  @Test func `Other rules keep the own value if the other is missing`() throws {
    for rule in [MergeRule.replaceIfPresent, .append] {
      var merged = Model(number: .value(9))
      try merged.merge(from: Model(number: .missing), by: .keep, rules: ["number": rule])
      #expect(merged.number == .value(9))
    }
    var custom = Model(number: .value(9))
    try custom.merge(
      from: Model(number: .missing), by: .keep,
      rules: ["number": .custom { own, other in other == .null ? own : 0 }])
    #expect(custom.number == .value(9))
  }

  @Test func `What a JSON patch removes is missing`() throws {
    for old in Self.models {
      for new in Self.models {
        var patched = old
        let whole = try ValueMapper().encode(new)
        try JSONPatch([.replace(JSONPointer(tokens: []), whole)]).apply(to: &patched)
        #expect(patched == new)
      }
    }
  }

  @Mappable struct Conditional: Equatable {
    @EncodableIf(.notEmpty) var tags: [Int] = [7]
    @EncodableIf(.notNil) var size: Int? = 5
    @EncodableIf(\Conditional.isShown) var note = "default"
    @CodableIgnored var isShown = false
  }

  @Mappable final class Object {
    @EncodableIf(.notEmpty) var tags: [Int] = [7]
    @EncodableIf(.notNil) var size: Int? = 5
    @EncodableIf(\Object.isShown) var note = "default"
    var nested: Conditional = Conditional()
    @CodableIgnored var isShown = false
    init() {}
  }

  @Test func `Values that a condition omits are merged`() throws {
    var merged = Conditional(tags: [1], size: 2, note: "own", isShown: true)
    try merged.merge(from: Conditional(tags: [], size: nil, note: "other"), by: .replace)
    #expect(merged == Conditional(tags: [], size: nil, note: "other", isShown: true))
  }

  @Test func `Values that a condition omits are copied`() throws {
    let object = Object()
    (object.tags, object.size, object.note) = ([], nil, "own")
    object.nested = Conditional(tags: [], size: nil, note: "nested")
    let copy = try object.copy()
    #expect(copy.tags == [] && copy.size == nil && copy.note == "own")
    #expect(copy.nested == object.nested)
  }

  @Mappable final class Holder {
    var present: Presence<Conditional> = .missing
    var optional: Conditional?
    var list: [Conditional] = []
    @CodingKey("f", encode: "g") var renamed: Int = 1
    init() {}
  }

  @Test func `Values that a condition omits inside values that may be missing are copied`() throws {
    let holder = Holder()
    let inner = Conditional(tags: [], size: nil, note: "own")
    (holder.present, holder.optional, holder.list) = (.value(inner), inner, [inner])
    holder.renamed = 2
    let copy = try holder.copy()
    #expect(copy.present == .value(inner))
    #expect(copy.optional == inner && copy.list == [inner])
    #expect(copy.renamed == 2)
    var merged = Holder()
    try merged.merge(from: holder, by: .replace)
    #expect(merged.present == .value(inner))
  }
}
