import Maquette
import MaquetteJSONTools
import Testing

/// Null removes in a merge patch (RFC 7396), so there is none for models that differ in a null that is a value.
@Suite("Changes that a merge patch cannot express") struct LostNullTests {
  @Mappable enum Payload: Equatable {
    case tree(AnyValue)
    case counts([String: Int?])
    case change(name: Presence<Int>, id: Int?)
  }

  @Mappable struct Inner: Equatable {
    var counts: [String: Int?] = [:]
    var nick: String? = "?"
  }

  @Mappable(transparent: true) struct Bare: Equatable { var counts: [String: Int?] = [:] }
  @Mappable(container: "in") struct Box: Equatable { var counts: [String: Int?] = [:] }

  @Mappable struct Model: Equatable {
    var counts: [String: Int?] = ["a": 1]
    var nested: [String: [String: Int?]] = [:]
    var tree: AnyValue = 1
    var maybe: AnyValue?
    var object: AnyValue.Object = [:]
    var payload: Payload = .tree(1)
    var inner: Inner = Inner()
    var named: [String: Inner] = [:]
    var bare: Bare = Bare()
    var box: Box = Box()
    var name: Presence<Int> = .missing
    var twice: Int??
    var list: [[String: Int?]] = []
    @CodableExtras var rest: [String: AnyValue] = [:]

    init(_ change: (inout Model) -> Void = { _ in }) { change(&self) }
  }

  private static let (null, missing) = (
    "expected a value other than null (a merge patch cannot set null)",
    "expected null or a value (a merge patch cannot remove one that may be null)"
  )

  /// Changes of the first model, and where the patch of both would lose something.
  private let lost: [(String, (inout Model) -> Void)] = [
    ("counts.a", { $0.counts = ["a": nil] }),
    ("counts.b", { $0.counts["b"] = .some(nil) }),
    ("nested.x.a", { $0.nested = ["x": ["a": nil, "b": 1]] }),
    ("tree.a", { $0.tree = ["a": nil] }),
    ("tree.a.b", { $0.tree = ["a": ["b": nil]] }),
    ("object.a", { $0.object = ["a": nil] }),
    ("payload.tree.a", { $0.payload = .tree(["a": nil]) }),
    ("payload.counts.a", { $0.payload = .counts(["a": nil]) }),
    ("payload.change.name", { $0.payload = .change(name: .null, id: nil) }),
    ("inner.counts.a", { $0.inner.counts = ["a": nil] }),
    ("named.x.counts.a", { $0.named = ["x": Inner(counts: ["a": nil])] }),
    ("bare.a", { $0.bare.counts = ["a": nil] }),
    ("box.in.counts.a", { $0.box.counts = ["a": nil] }),
    ("k", { $0.rest = ["k": nil] }),
    ("k.l", { $0.rest = ["k": ["l": nil]] }),
  ]

  private static let options = [EncodingOptions(), EncodingOptions(nilValues: .writeNull)]

  @Test func `The patch is an error, and a JSON patch makes the change`() throws {
    for (path, change) in lost {
      let (old, new) = (Model(), Model(change))
      for options in Self.options {
        let error = #expect(throws: MappingError.self) {
          try MergePatch(from: old, to: new, options: options)
        }
        #expect(error?.code == .unencodable)
        #expect(
          error?.description == "value cannot be encoded, \(Self.null) at '\(path)', found null")
      }
      var patched = old
      try JSONPatch([.replace(JSONPointer(tokens: []), try ValueMapper().encode(new))])
        .apply(to: &patched)
      #expect(patched == new)
    }
  }

  @Test func `A property that may be null cannot become missing`() throws {
    let changes: [(String, (inout Model) -> Void, (inout Model) -> Void)] = [
      ("name", { $0.name = .value(1) }, { _ in }), ("name", { $0.name = .null }, { _ in }),
      ("twice", { $0.twice = 1 }, { _ in }), ("twice", { $0.twice = .some(nil) }, { _ in }),
    ]
    for (path, before, after) in changes {
      let (old, new) = (Model(before), Model(after))
      for options in Self.options {
        let error = #expect(throws: MappingError.self) {
          try MergePatch(from: old, to: new, options: options)
        }
        #expect(
          error?.description
            == "value cannot be encoded, \(Self.missing) at '\(path)', found no value")
      }
      var patched = old
      try JSONPatch([.remove(JSONPointer(tokens: [path]))]).apply(to: &patched)
      #expect(patched == new)
      patched = old
      try patched.merge(from: new, by: .replace)
      #expect(patched == new)
    }
  }

  /// The nulls of these are there already, in an array, or those of properties.
  private let kept: [((inout Model) -> Void, (inout Model) -> Void)] = [
    ({ $0.counts = ["a": nil] }, { $0.counts = ["a": nil, "b": 1] }),
    ({ $0.counts = ["a": nil] }, { $0.counts = [:] }),
    ({ $0.tree = ["a": nil, "b": 1] }, { $0.tree = ["a": nil] }),
    ({ _ in }, { $0.tree = nil }), ({ _ in }, { $0.tree = ["a": [nil, ["b": nil]]] }),
    ({ _ in }, { $0.list = [["a": nil]] }), ({ $0.rest = ["k": nil] }, { _ in }),
    ({ $0.maybe = 1 }, { $0.maybe = nil }), ({ _ in }, { $0.inner.nick = nil }),
    ({ _ in }, { $0.named = ["x": Inner(nick: nil)] }), ({ _ in }, { $0.name = .null }),
    ({ $0.name = .value(1) }, { $0.name = .null }), ({ _ in }, { $0.twice = .some(nil) }),
    ({ $0.twice = 1 }, { $0.twice = .some(nil) }),
    ({ $0.payload = .change(name: .null, id: 1) }, { $0.payload = .change(name: .null, id: nil) }),
  ]

  @Test func `Other nulls are no losses`() throws {
    for (before, after) in kept {
      let (old, new) = (Model(before), Model(after))
      for options in Self.options {
        var patched = old
        try MergePatch(from: old, to: new, options: options).apply(to: &patched)
        #expect(patched == new)
      }
    }
  }

  @Test func `Dictionaries and cases as roots`() throws {
    let counts: [String: Int?] = ["a": 1]
    #expect(throws: MappingError.self) { try MergePatch(from: counts, to: ["a": nil]) }
    #expect(throws: MappingError.self) {
      try MergePatch(from: Payload.counts(counts), to: .counts(["a": nil]))
    }
    #expect(throws: MappingError.self) {
      try MergePatch(from: ["x": counts], to: ["x": counts, "y": ["a": nil]])
    }
  }
}
