import AgreementSupport
import Maquette
import Testing

/// Flattened members share the enclosing object, so the depth of a document does not bound their
/// nesting.
@Suite("Nested flattened members")
struct FlattenedDepthTests {
  @Mappable struct Node: Equatable {
    var id: Int
    @CodableFlattened(prefix: "c_") var child: Child
  }

  @Mappable(tagged: .internal("type")) indirect enum Child: Equatable {
    case leaf
    case node(Node)
  }

  /// A payload in the same object, with the same tag.
  @Mappable struct Endless: Equatable {
    @CodableFlattened var again: Again
  }

  @Mappable(tagged: .internal("type")) indirect enum Again: Equatable {
    case end
    case again(Endless)
  }

  @Mappable(.encode) final class Ring {
    var id = 1
    @CodableFlattened(prefix: "r_") var link: Link
    init(link: Link) { self.link = link }
  }

  @Mappable(.encode, tagged: .internal("type")) enum Link {
    case open
    case closed(Ring)
  }

  @Mappable(.encode) final class Chain {
    var name: String?
    @CodableFlattened var next: Chain?
    init(name: String? = nil) { self.name = name }
  }

  private static func node(_ levels: Int) -> Node {
    (1..<levels).reversed().reduce(Node(id: levels, child: .leaf)) { inner, id in
      Node(id: id, child: .node(inner))
    }
  }

  private static func json(_ levels: Int) -> String {
    let members = (1...levels).map { level in
      let prefix = String(repeating: "c_", count: level)
      let type = level == levels ? "leaf" : "node"
      return #""\#(prefix.dropLast(2))id":\#(level),"\#(prefix)type":"\#(type)""#
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  // Features: 244
  @Test("As many are read and written as there may be levels", arguments: [1, 2, 9])
  func withinTheLimit(_ levels: Int) throws {
    let (node, json) = (Self.node(levels), Self.json(levels))
    #expect(try read(Node.self, json) == node)
    let mapper = JSONMapper(options: .init(limits: .init(depth: levels)))
    #expect(try mapper.decode(Node.self, from: json) == node)
    #expect(try AnyValue(json: mapper.encodeString(node)) == AnyValue(json: json))
  }

  // Features: 244
  @Test("More of them are an error", arguments: [2, 9, 100])
  func beyondTheLimit(_ limit: Int) throws {
    let options = JSONMapper.Options(limits: .init(depth: limit))
    let json = Self.json(limit + 1)
    let text = #expect(throws: MappingError.self) {
      try JSONMapper(options: options).decode(Node.self, from: json)
    }
    #expect(text?.code == .depthExceeded)
    let tree = #expect(throws: MappingError.self) {
      let mapper = ValueMapper(
        options: .init(decoding: options.decoding, encoding: options.encoding))
      _ = try mapper.decode(Node.self, from: AnyValue(json: json))
    }
    #expect(tree?.code == .depthExceeded)
    let report = JSONMapper(options: options).decodeReporting(Node.self, from: json)
    #expect(report.value == nil && report.errors.map(\.code) == [.depthExceeded])
    let written = #expect(throws: MappingError.self) {
      try JSONMapper(options: options).encode(Self.node(limit + 1))
    }
    #expect(written?.code == .depthExceeded)
  }

  // Features: 244
  @Test("A member that holds itself ends with an error")
  func endless() throws {
    #expect(try read(Endless.self, #"{"type":"end"}"#) == Endless(again: .end))
    // So few levels fit on every stack.
    let mapper = JSONMapper(options: .init(limits: .init(depth: 20)))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Endless.self, from: #"{"type":"again"}"#)
    }
    #expect(
      error?.description
        == "containers nested too deep, expected at most 20 flattened levels (line 1, column 1)")
    let ring = Ring(link: .open)
    #expect(try write(ring) == #"{"id":1,"r_type":"open"}"#)
    ring.link = .closed(ring)
    let cycle = #expect(throws: MappingError.self) { try ring.jsonString() }
    #expect(cycle?.code == .depthExceeded)
    ring.link = .open
  }

  // Features: 244
  @Test("Objects that flatten each other in a ring end with an error")
  func endlessObjects() throws {
    let chain = Chain()
    chain.next = Chain(name: "inner")
    #expect(try write(chain) == #"{"name":"inner"}"#)
    chain.next?.next = chain
    let text = #expect(throws: MappingError.self) { try chain.jsonString() }
    #expect(text?.code == .depthExceeded)
    let tree = #expect(throws: MappingError.self) { try chain.dictionary() }
    #expect(tree?.code == .depthExceeded)
    chain.next = nil
  }
}
