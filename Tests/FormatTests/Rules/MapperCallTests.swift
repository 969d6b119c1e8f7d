import Maquette
import MaquetteCBOR
import MaquetteYAML
import Testing

@Mappable
private struct Limits: Equatable {
  var low: Int
  var high: Int
  var name = "none"
}

@Mappable
private struct Lease: NoncopyableMappable, ~Copyable {
  var low: Int
  var high: Int
  var name = "none"
}

/// A call of a mapper: what it makes of a tree whose member `in` is the value at a path.
private struct Call {
  let name: String
  let run: (_ tree: AnyValue) throws -> AnyValue
}

/// A kind of mapper, with all its calls.
private protocol MapperUnderTest: Sendable {
  /// Returns the calls of a mapper that tells its issues to a closure; nil for one that tells nothing.
  func calls(_ onIssue: (@Sendable (MappingIssue) -> Void)?) -> [Call]
}

private let before = Limits(low: 1, high: 2, name: "old")
private let place: MappingPath = "in"

private func tree(of model: some MappingEncodable) throws -> AnyValue {
  try ValueMapper().encode(model)
}

private func tree(of lease: consuming Lease) throws -> AnyValue { try ValueMapper().encode(lease) }

/// Changes a copy, and throws the error only if the copy has not changed.
private func updated(_ body: (inout Limits) throws -> Void) throws -> AnyValue {
  var model = before
  do { try body(&model) } catch { throw model == before ? error : MappingError(.invalidValue) }
  return try tree(of: model)
}

private func updatedLease(_ body: (inout Lease) throws -> Void) throws -> AnyValue {
  var model = Lease(low: 1, high: 2, name: "old")
  do {
    try body(&model)
  } catch {
    let isSame = model.low == 1 && model.high == 2 && model.name == "old"
    throw isSame ? error : MappingError(.invalidValue)
  }
  return try tree(of: model)
}

/// Mappers of documents: their sources are bytes and strings.
private struct Documents<Format: DocumentFormat>: MapperUnderTest {
  func calls(_ onIssue: (@Sendable (MappingIssue) -> Void)?) -> [Call] {
    let mapper = FormatMapper<Format>(onIssue: onIssue)
    func bytes(_ tree: AnyValue) throws -> [UInt8] { try FormatMapper<Format>().encode(tree) }
    return [
      Call(name: "decode") { try tree(of: mapper.decode(Limits.self, from: bytes($0["in"]))) },
      Call(name: "decode at") {
        try tree(of: mapper.decode(Limits.self, from: bytes($0), at: place))
      },
      Call(name: "decode, filling gaps") {
        try tree(of: mapper.decode(Limits.self, from: bytes($0["in"]), fillingGapsOf: before))
      },
      Call(name: "decode a noncopyable model") {
        try tree(of: mapper.decode(Lease.self, from: bytes($0["in"])))
      },
      Call(name: "decode a noncopyable model at") {
        try tree(of: mapper.decode(Lease.self, from: bytes($0), at: place))
      },
      Call(name: "update") { source in
        try updated { try mapper.update(&$0, from: bytes(source["in"])) }
      },
      Call(name: "update at") { source in
        try updated { try mapper.update(&$0, from: bytes(source), at: place) }
      },
      Call(name: "update a noncopyable model") { source in
        try updatedLease { try mapper.update(&$0, from: bytes(source["in"])) }
      },
      Call(name: "update a noncopyable model at") { source in
        try updatedLease { try mapper.update(&$0, from: bytes(source), at: place) }
      },
    ]
  }
}

/// Mappers of trees.
private struct Trees: MapperUnderTest {
  func calls(_ onIssue: (@Sendable (MappingIssue) -> Void)?) -> [Call] {
    let mapper = ValueMapper(onIssue: onIssue)
    return [
      Call(name: "decode") { try tree(of: mapper.decode(Limits.self, from: $0["in"])) },
      Call(name: "decode at") { try tree(of: mapper.decode(Limits.self, from: $0, at: place)) },
      Call(name: "decode, filling gaps") {
        try tree(of: mapper.decode(Limits.self, from: $0["in"], fillingGapsOf: before))
      },
      Call(name: "decode a noncopyable model") {
        try tree(of: mapper.decode(Lease.self, from: $0["in"]))
      },
      Call(name: "decode a noncopyable model at") {
        try tree(of: mapper.decode(Lease.self, from: $0, at: place))
      },
      Call(name: "update") { source in
        try updated { try mapper.update(&$0, from: source["in"]) }
      },
      Call(name: "update at") { source in
        try updated { try mapper.update(&$0, from: source, at: place) }
      },
      Call(name: "update a noncopyable model") { source in
        try updatedLease { try mapper.update(&$0, from: source["in"]) }
      },
      Call(name: "update a noncopyable model at") { source in
        try updatedLease { try mapper.update(&$0, from: source, at: place) }
      },
    ]
  }
}

private let mappers: [any MapperUnderTest] = [
  Documents<JSONFormat>(), Documents<CBORFormat>(), Documents<YAMLFormat>(), Trees(),
]

@Suite("Every call of every mapper")
struct MapperCallTests {
  private static let decoded: AnyValue = ["low": 5, "high": 6, "name": "none"]
  private static let filled: AnyValue = ["low": 5, "high": 6, "name": "old"]

  /// What each call makes of the values 5 and 6.
  private static let expected: [String: AnyValue] = [
    "decode": decoded, "decode at": decoded, "decode, filling gaps": filled,
    "decode a noncopyable model": decoded, "decode a noncopyable model at": decoded,
    "update": filled, "update at": filled, "update a noncopyable model": filled,
    "update a noncopyable model at": filled,
  ]

  @Test("All mappers have the same calls, with the same results", arguments: mappers.indices)
  private func results(_ index: Int) throws {
    let calls = mappers[index].calls(nil)
    #expect(Set(calls.map(\.name)) == Set(Self.expected.keys))
    for call in calls {
      #expect(
        try call.run(["in": ["low": 5, "high": 6]]) == Self.expected[call.name], "\(call.name)")
    }
  }

  @Test(
    "Each call tells every error to the closure, throws the first, and changes nothing",
    arguments: mappers.indices)
  private func issues(_ index: Int) throws {
    let told = Told()
    for call in mappers[index].calls({ told.add($0) }) {
      told.all = []
      let source: AnyValue = ["in": ["low": "x", "high": [1]]]
      let start = call.name.hasSuffix(" at") ? "in." : ""
      do {
        _ = try call.run(source)
        Issue.record("\(call.name): no error")
      } catch let error as MappingError {
        #expect(error.path.description == "\(start)low", "\(call.name)")
      }
      #expect(told.all == ["\(start)low", "\(start)high"], "\(call.name)")
    }
  }
}

/// The paths of issues.
private final class Told: @unchecked Sendable {
  var all: [String] = []
  func add(_ issue: MappingIssue) { all.append(issue.error.path.description) }
}
