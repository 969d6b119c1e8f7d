import Maquette
import MaquetteArchive
import MaquetteCore
import Testing

@Mappable private class PayloadNode {
  var name = ""
  var next: PayloadNode?
  init(_ name: String, next: PayloadNode? = nil) { (self.name, self.next) = (name, next) }
}

@Mappable private final class PayloadLeaf: PayloadNode {
  var size = 0
  init(size: Int) {
    self.size = size
    super.init("leaf")
  }
}

@Mappable private struct PayloadPart { var node: PayloadNode }

@Mappable private enum PayloadChoice { case node(PayloadNode), both(a: PayloadPart, b: Int) }

@Mappable(tagged: .internal("type")) private enum PayloadInside { case node(PayloadNode), none }

@Mappable(transparent: true) private struct PayloadWrapper { var part: PayloadPart }

@Mappable private struct PayloadHolder<Value: Mappable & SendableMetatype> { var value: Value }

@Mappable private struct FlatHolder {
  @CodableFlattened var node: PayloadNode
  var id = 1
}

@Mappable private struct PrefixedHolder {
  @CodableFlattened(prefix: "n_") var node: PayloadNode?
  var id = 1
}

@Suite("Classes in payloads and flattened members") struct PayloadClassTests {
  private let node = PayloadNode("a", next: PayloadNode("b"))

  private func archived<T: Mappable & SendableMetatype>(_ value: T) throws -> [T] {
    [
      try ArchiveMapper().decode(T.self, from: ArchiveMapper().encode(value)),
      try KeyedArchiveMapper().decode(T.self, from: KeyedArchiveMapper().encode(value)),
    ]
  }

  @Test func `A class that only a payload names is declared`() throws {
    for copy in try archived(PayloadHolder(value: PayloadChoice.node(node))) {
      guard case .node(let read) = copy.value else {
        Issue.record("another case")
        continue
      }
      #expect(read.next?.name == "b")
    }
    for copy in try archived(
      PayloadHolder(value: PayloadChoice.both(a: PayloadPart(node: node), b: 1)))
    {
      guard case .both(let part, 1) = copy.value else {
        Issue.record("another case")
        continue
      }
      #expect(part.node.next?.name == "b")
    }
    for copy in try archived(PayloadInside.node(node)) {
      guard case .node(let read) = copy else {
        Issue.record("another case")
        continue
      }
      #expect(read.next?.name == "b")
    }
    for copy in try archived(PayloadWrapper(part: PayloadPart(node: node))) {
      #expect(copy.part.node.next?.name == "b")
    }
  }

  @Test func `A flattened object of a subclass is refused, because its class would be lost`() throws
  {
    #expect(try archived(FlatHolder(node: node)).map(\.node.next?.name) == ["b", "b"])
    #expect(try archived(PrefixedHolder(node: node)).map(\.node?.next?.name) == ["b", "b"])
    let leaf = PayloadLeaf(size: 3)
    for encode in [
      { try ArchiveMapper().encode(FlatHolder(node: leaf)) },
      { try ArchiveMapper().encode(PrefixedHolder(node: leaf)) },
      { try KeyedArchiveMapper().encode(FlatHolder(node: leaf)) },
    ] {
      let error = try #require(throws: MappingError.self) { _ = try encode() }
      #expect(error.code == .unencodable)
      #expect(error.found == "one of PayloadLeaf")
      #expect(
        error.expected
          == "an object of PayloadNode itself, whose members become those of another")
    }
  }
}
