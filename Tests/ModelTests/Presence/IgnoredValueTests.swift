import Maquette
import Synchronization
import Testing

/// The values of ignored properties belong to their models, however decoding ends.
@Suite("Values of ignored properties", .serialized)
struct IgnoredValueTests {
  static let living = Atomic(0)

  final class Token: Sendable {
    init() { IgnoredValueTests.living.wrappingAdd(1, ordering: .relaxed) }
    deinit { IgnoredValueTests.living.wrappingSubtract(1, ordering: .relaxed) }
  }

  @Mappable struct Inner {
    var x: Int
    @CodableIgnored var token = Token()
  }

  @Mappable struct Plain {
    var id: Int
    @CodableIgnored var token = Token()
    @CodableFlattened(prefix: "in_") var inner: Inner?
    var all: [Inner] = []
  }

  @Mappable final class Object {
    var id: Int
    @CodableIgnored var token = Token()
    @CodableFlattened(prefix: "in_") var inner: Inner?
    var all: [Inner] = []
    init() { id = 0 }
  }

  @Mappable struct Observed {
    var id: Int { didSet {} }
    @CodableIgnored var token = Token()
    @CodableFlattened(prefix: "in_") var inner: Inner?
    var all: [Inner] = []
  }

  private static let sources = [
    #"{"id":1,"in_x":2,"all":[{"x":1},{"x":2}]}"#, #"{"id":1,"in_x":"no","all":[]}"#,
    #"{"in_x":2,"all":[{"x":1},{}]}"#, #"{"id":1,"all":[{"x":1},{"x":[]}]"#, #"{"id":2}"#, "{}",
  ]

  private func check<Model: Mappable>(_ type: Model.Type) throws {
    for json in Self.sources {
      _ = try? Model(json: json)
      _ = JSONMapper().decodeReporting(Model.self, from: json)
      if let tree = try? AnyValue(json: json) {
        _ = try? ValueMapper().decode(Model.self, from: tree)
        _ = ValueMapper().decodeReporting(Model.self, from: tree)
      }
      for first in Self.sources {
        guard var model = try? Model(json: first) else { continue }
        let count = Self.living.load(ordering: .relaxed)
        let isChanged = (try? JSONMapper().update(&model, from: json)) != nil
        if !isChanged { #expect(Self.living.load(ordering: .relaxed) == count) }
      }
    }
    #expect(Self.living.load(ordering: .relaxed) == 0, "\(type)")
  }

  @Test("Decoding, reports and updates, also failing ones, leave none behind")
  func none() throws {
    try check(Plain.self)
    try check(Object.self)
    try check(Observed.self)
  }

  @Test("An update keeps them")
  func kept() throws {
    var plain = try Plain(json: Self.sources[0])
    let (token, inner) = (plain.token, plain.inner?.token)
    try JSONMapper().update(&plain, from: #"{"id":5,"in_x":6}"#)
    #expect(plain.token === token && plain.inner?.token === inner && plain.inner?.x == 6)
    var object = try Object(json: Self.sources[0])
    let (own, other) = (object.token, object.inner?.token)
    try JSONMapper().update(&object, from: #"{"id":5,"in_x":6}"#)
    #expect(object.token === own && object.inner?.token === other && object.inner?.x == 6)
  }
}
