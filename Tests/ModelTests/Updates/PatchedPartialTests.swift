import Maquette
import MaquetteJSONTools
import Testing

/// What a patch removes is gone, also from values that may be missing or record what was there.
@Suite("Patches of partials and of other values that may be missing") struct PatchedPartialTests {
  @Mappable @CodablePartial struct Owner: Equatable {
    var name: String
    var city: String?
  }

  @Mappable @CodablePartial struct Account: Equatable {
    var id: Int
    @CodableNestedPartial var owner: Owner
    @CodingKey(path: "more.role") var role: String?
  }

  @Mappable(layout: .array) struct Row: Equatable {
    var a: Int
    var owner: Owner?
  }

  @Mappable(container: "in") struct Box: Equatable { var size: Int? }
  @Mappable(transparent: true) struct Bare: Equatable { var owner: Owner }

  @Mappable struct Wire: Equatable {
    var size: Int?
    init(_ via: Via) { size = via.size }
  }

  @Mappable(via: Wire.self) struct Via: Equatable {
    var size: Int?
    init(size: Int?) { self.size = size }
    init(_ wire: Wire) { size = wire.size }
  }

  @Mappable struct Open: Equatable {
    var id = 1
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable struct Model: Equatable {
    var change: Account.Partial = .init()
    var maybe: Owner.Partial?
    var part: Presence<Owner.Partial> = .missing
    var row: Presence<Row> = .missing
    var box: Presence<Box> = .missing
    var bare: Presence<Bare> = .missing
    var via: Presence<Via> = .missing
    var open: Presence<Open> = .missing
    var names: Presence<[String: Int]> = .missing
  }

  private static let models: [Model] = {
    let (ada, bo) = (
      Owner.Partial(name: .value("Ada"), city: .null), Owner.Partial(city: .value("b"))
    )
    let owner = Owner(name: "Ada", city: "Oslo")
    return [
      Model(
        change: .init(id: .value(1), owner: .value(ada), role: .value("r")), maybe: ada,
        part: .value(ada), row: .value(Row(a: 1, owner: owner)), box: .value(Box(size: 1)),
        bare: .value(Bare(owner: owner)), via: .value(Via(size: 1)),
        open: .value(Open(rest: ["x": 1])), names: .value(["a": 1, "b": 2])),
      Model(
        change: .init(owner: .value(bo), role: .null), maybe: bo, part: .value(bo),
        row: .value(Row(a: 1, owner: Owner(name: "Bo"))), box: .value(Box()),
        bare: .value(Bare(owner: Owner(name: "Bo"))), via: .value(Via(size: nil)),
        open: .value(Open(rest: ["y": 1])), names: .value(["b": 3])),
      Model(change: .init(id: .null, owner: .null), part: .null, box: .null, open: .null),
      Model(),
    ]
  }()

  @Test func `A JSON patch that replaces a value keeps nothing of the old one`() throws {
    for old in Self.models {
      for new in Self.models {
        let tree = try ValueMapper().encode(new)
        for patch in [
          JSONPatch([.replace(JSONPointer(tokens: []), tree)]),
          JSONPatch(
            (try ValueMapper().encode(old).object?.map { .remove(JSONPointer(tokens: [$0.key])) }
              ?? [])
              + (tree.object?.map { .add(JSONPointer(tokens: [$0.key]), $0.value) } ?? [])),
        ] {
          var patched = old
          try patch.apply(to: &patched)
          #expect(patched == new)
        }
      }
    }
  }

  @Test func `Removing the object around a value removes the value`() throws {
    let old = Account.Partial(id: .value(1), role: .value("r"))
    var patched = old
    try JSONPatch([.remove(JSONPointer(tokens: ["more"]))]).apply(to: &patched)
    #expect(patched == .init(id: .value(1)))
    patched = old
    try MergePatch(["more": nil]).apply(to: &patched)
    #expect(patched == .init(id: .value(1)))
  }

  @Mappable struct Tracked {
    var open: PresenceTracked<Open>
    var maybe: PresenceTracked<Open>?
  }

  @Test func `A model that records what was there is patched and merged like the model`() throws {
    let texts = [
      #"{"open":{"id":1,"x":1},"maybe":{"y":2}}"#, #"{"open":{"z":{"a":1}}}"#,
      #"{"open":{"id":3,"z":{"b":2}},"maybe":{"id":4}}"#,
    ]
    for old in texts {
      for new in texts.map({ try? Tracked(json: $0) }).compactMap(\.self) {
        let tree = try ValueMapper().encode(new)
        var merged = try Tracked(json: old)
        try MergePatch(from: Tracked(json: old), to: new).apply(to: &merged)
        #expect(try ValueMapper().encode(merged) == tree)
        var patched = try Tracked(json: old)
        try JSONPatch([.replace(JSONPointer(tokens: []), tree)]).apply(to: &patched)
        #expect(try ValueMapper().encode(patched) == tree)
        var replaced = try Tracked(json: old)
        try replaced.merge(from: new, by: .replace)
        #expect(try ValueMapper().encode(replaced) == tree)
      }
    }
    var one = try Tracked(json: #"{"open":{"x":1}}"#)
    try MergePatch(["open": ["y": 2]]).apply(to: &one)
    #expect(one.open.keys == ["x", "y"])
  }
}
