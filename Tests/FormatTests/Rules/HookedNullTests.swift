import Maquette
import MaquetteCore
import Testing

/// A hook sees a null as null in every format, and the format refuses it only if the hook leaves it.
@Suite("Nulls that hooks see") struct HookedNullTests {
  @Mappable(transparent: true) struct Wrapped: Equatable, Sendable { var value: Int? }

  @Mappable struct Looked: Equatable, Sendable {
    var needed: Wrapped
    var inner: Inner
    var replaces = false
    @CodableHook(.didEncode) func look(_ tree: inout AnyValue) {
      #expect(tree["needed"] == .null)
      #expect(tree["inner"]["needed"] == (inner.replaces ? 6 : .null))
      if replaces { tree["needed"] = 5 }
    }
  }

  @Mappable struct Inner: Equatable, Sendable {
    var needed: Wrapped
    var replaces = false
    @CodableHook(.didEncode) func look(_ tree: inout AnyValue) {
      #expect(tree["needed"] == .null)
      if replaces { tree["needed"] = 6 }
    }
  }

  @Mappable struct Rows: Equatable, Sendable {
    var rows: [Row]
    var named: [String: [Row]] = [:]
    var replaces = false
    @CodableHook(.didEncode) func look(_ tree: inout AnyValue) {
      for row in (tree["rows"].array ?? []) + (tree["named"]["a"].array ?? []) {
        #expect(row["needed"] == .null || row["needed"] == 1)
      }
      if replaces { tree["rows"] = [["needed": 5]] }
    }
  }

  @Mappable struct Row: Equatable, Sendable { var needed: Wrapped }

  @Test(
    arguments: FormatUnderTest.all.filter {
      !$0.mapping.traits.kinds.contains(.null) && !$0.hasRows
    })
  func `Elements of arrays have nulls, too`(_ format: FormatUnderTest) throws {
    let none = Row(needed: Wrapped(value: nil))
    for (rows, path) in [
      (Rows(rows: [none]), "rows[0].needed"),
      (Rows(rows: [Row(needed: Wrapped(value: 1)), none]), "rows[1].needed"),
      (Rows(rows: [], named: ["a": [none]]), "named.a[0].needed"),
    ] {
      let error = try #require(throws: MappingError.self) {
        try format.mapping.encode(rows, EncodingOptions())
      }
      #expect(error.code == .unencodable && error.path.description == path)
    }
    let replaced = Rows(rows: [none], replaces: true)
    let document = try format.mapping.encode(replaced, EncodingOptions())
    let decoded = try format.mapping.decode(Rows.self, from: document, DecodingOptions())
    #expect(decoded.rows == [Row(needed: Wrapped(value: 5))])
  }

  @Test(
    arguments: FormatUnderTest.all.filter {
      !$0.mapping.traits.kinds.contains(.null) && !$0.hasRows
    })
  func `What the hook replaces is written, and what it leaves refused`(
    _ format: FormatUnderTest
  ) throws {
    let none = Wrapped(value: nil)
    for (outer, inner) in [(false, false), (true, false), (false, true)] {
      let model = Looked(
        needed: none, inner: Inner(needed: none, replaces: inner), replaces: outer)
      let error = try #require(throws: MappingError.self) {
        try format.mapping.encode(model, EncodingOptions())
      }
      #expect(error.code == .unencodable)
      #expect(error.path.description == (outer ? "inner.needed" : "needed"))
    }
    let model = Looked(needed: none, inner: Inner(needed: none, replaces: true), replaces: true)
    let document = try format.mapping.encode(model, EncodingOptions())
    let decoded = try format.mapping.decode(Looked.self, from: document, DecodingOptions())
    #expect(decoded.needed.value == 5 && decoded.inner.needed.value == 6)
  }

  @Mappable struct Counting: Sendable {
    var needed: Wrapped
    var id = 1
    @CodableHook(.willEncode) mutating func prepare() { HookedNullTests.calls.add("will") }
    @CodableHook(.didEncode) func look(_ tree: inout AnyValue) { HookedNullTests.calls.add("did") }
  }

  @Mappable enum CountingCase: Sendable {
    case one(Counting)
    @CodableHook(.didEncode) func look(_ tree: inout AnyValue) { HookedNullTests.calls.add("case") }
  }

  final class Calls: @unchecked Sendable {
    private(set) var names: [String] = []
    func add(_ name: String) { names.append(name) }
  }

  @TaskLocal static var calls = Calls()

  @Test(
    arguments: FormatUnderTest.all.filter {
      !$0.mapping.traits.kinds.contains(.null) && !$0.hasRows
    })
  func `A call that is refused runs each hook once, and names the property`(
    _ format: FormatUnderTest
  ) throws {
    let calls = Calls()
    try Self.$calls.withValue(calls) {
      let error = try #require(throws: MappingError.self) {
        let counting = Counting(needed: Wrapped(value: nil))
        return try format.mapping.encode(["a": CountingCase.one(counting)], EncodingOptions())
      }
      #expect(error.model == "Counting" && error.property == "needed")
    }
    #expect(calls.names == ["will", "did", "case"])
  }
}
