import Foundation
import Maquette

@Mappable class GraphPerson {
  var name: String
  var friends: [GraphPerson] = []
  var boss: GraphPerson?
  @Archived weak var mentor: GraphPerson?
  init(name: String) { self.name = name }
}

@Mappable final class GraphEmployee: GraphPerson {
  var salary: Int = 0
}

@Mappable struct GraphAddress: Equatable {
  var street: String
  var zip: String?
}

@Mappable final class GraphCompany {
  var name: String
  var address: GraphAddress
  var staff: [String: GraphPerson] = [:]
  var oldest: GraphPerson?
  var contract: GraphContract
  init(name: String, address: GraphAddress, contract: GraphContract) {
    (self.name, self.address, self.contract) = (name, address, contract)
  }
}

@Mappable struct GraphContract {
  var parties: [GraphPerson] = []
  var kind: GraphKind = .none
}

@Mappable enum GraphKind {
  case none
  case guaranteed(by: GraphPerson)
}

/// A list that frees its elements iteratively.
@Mappable final class GraphNode {
  var value: Int
  var next: GraphNode?
  @Archived weak var previous: GraphNode?
  init(_ value: Int) { self.value = value }

  deinit {
    var rest = next
    next = nil
    while isKnownUniquelyReferenced(&rest) {
      let after = rest?.next
      rest?.next = nil
      rest = after
    }
  }

  /// A list of the numbers below a count.
  static func list(_ count: Int) -> GraphNode {
    var head = GraphNode(count - 1)
    for value in stride(from: count - 2, through: 0, by: -1) {
      let node = GraphNode(value)
      (node.next, head.previous) = (head, node)
      head = node
    }
    return head
  }
}

/// A pair of objects each of which needs the other to be created.
@Mappable final class GraphTwin {
  let name: String
  let other: [GraphTwin]
  init(name: String, other: [GraphTwin]) { (self.name, self.other) = (name, other) }
}

@Mappable class GraphShape: ClassCluster {
  class var cluster: PolymorphicTypes<GraphShape> { graphShapes }
  var name = ""
  var inside: [GraphShape] = []
}

@Mappable final class GraphCircle: GraphShape { var radius = 0.0 }
@Mappable final class GraphSquare: GraphShape { var side = 0.0 }

let graphShapes = PolymorphicTypes<GraphShape>(
  discriminator: "type", ["circle": GraphCircle.self, "square": GraphSquare.self])

/// Values of every kind, with the highest precision.
@Mappable struct GraphValues: Equatable {
  var date: Date
  @CodableBy(.date("yyyy-MM-dd")) var day: Date
  var data: Data
  var id: UUID
  var address: URL
  var price: Decimal
  var large: UInt64
  var huge: Int128
  var double: Double
  var float: Float
  var text: String
  var flags: Set<Int>
  var byNumber: [Int: String]
  var nested: [[Int?]]
  var choice: GraphChoice
  var presence: Presence<Int>
  @CodingKey(path: "deep.er.value") var deep: Int
  @CodableFlattened(prefix: "home_") var home: GraphAddress
}

@Mappable enum GraphChoice: Equatable {
  case empty
  case labeled(x: Int, y: Int)
  case plain(String)
}

/// Properties that differ between archives and other formats.
@Mappable final class GraphBehaviors {
  var name = ""
  @Archived(.excluded) var token: String?
  @CodableIgnored @Archived var visits = 0
  @CodingKey("in", encode: "out") var renamed = 0
  @Archived(.conditionally) var guest: GraphPerson?
  var holder = GraphHolder()
  @EncodableIgnored @Archived @CodingKey(path: "account.password") var password: String = ""
  init() {}
}

@Mappable struct GraphHolder {
  @Archived(.excluded) var secret: String?
  @Archived(.conditionally) var guests: [GraphPerson?] = []
  var shown = ""
}

@Mappable final class GraphHooked {
  var name: String
  var peer: GraphHooked?
  @CodableIgnored var seen: String?
  init(name: String) { self.name = name }

  @CodableHook(.didDecode) func see() throws {
    seen = (seen ?? "") + (peer.map { $0.name } ?? "nobody")
    if name == "bad" { throw GraphRefusal() }
  }
}

struct GraphRefusal: Error, CustomStringConvertible { var description: String { "refused" } }
