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
}
