import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable private struct OrderUser: DatabaseModel {
  static let table = DatabaseTable(.unique(\OrderUser.login))
  var id: Int64?
  var login: String
  var name: Presence<String>
}

@Mappable private struct OrderPost: DatabaseModel {
  static let table = DatabaseTable(.toOne(\OrderPost.author), .toOne(\OrderPost.reader))
  var id: Int64
  var author: OrderUser?
  var reader: OrderUser?
}

@Suite("The order of values of one row in a merge")
struct MergeOrderTests {
  private func user(_ name: Presence<String>) -> OrderUser { OrderUser(login: "ada", name: name) }

  /// The name of the user after merging posts by users of these names, which begin with "a" or "b".
  private func name(after names: [Presence<String>], byReaders: Bool = false) throws -> String? {
    try DatabaseQueue().write { db in
      try db.createTables(for: OrderPost.self, OrderUser.self)
      let posts = names.enumerated().map { index, name in
        byReaders && index.isMultiple(of: 2)
          ? OrderPost(id: Int64(index), reader: user(name))
          : OrderPost(id: Int64(index), author: user(name))
      }
      try db.merge(posts, rules: byReaders ? ["reader.login": .replace] : [:])
      return try db.fetchModels(OrderUser.self)[0].name.value
    }
  }

  @Test("The last value wins, also if it is that of an earlier one") func last() throws {
    #expect(try name(after: [.value("a"), .value("b")]) == "b")
    #expect(try name(after: [.value("a"), .value("b"), .value("a")]) == "a")
    #expect(
      try name(after: [.value("a"), .value("b"), .value("a")], byReaders: true) == "a")
    #expect(try name(after: [.value("a"), .null]) == nil)
    #expect(try name(after: [.value("a"), .missing]) == "a")
    #expect(try name(after: [.null, .value("a"), .missing, .null]) == nil)
    #expect(try name(after: [.missing, .null, .value("b"), .missing]) == "b")
  }

  @Test("A model and those in others are of one order") func levels() throws {
    try DatabaseQueue().write { db in
      try db.createTables(for: OrderNode.self)
      func node(_ value: Int, in name: String) -> OrderNode {
        OrderNode(name: name, next: [OrderNode(name: "x", value: value)])
      }
      try db.merge([node(1, in: "a"), OrderNode(name: "x", value: 2), node(1, in: "b")])
      let found = try OrderNode.filter(OrderNode.columns.name == "x").fetchModels(db)
      #expect(found.map(\.value) == [1])
    }
  }
}

@Mappable private struct OrderNode: DatabaseModel {
  static let table = DatabaseTable(
    .key(\OrderNode.name),
    .manyToMany(\OrderNode.next, through: "edge", ownKey: "from", otherKey: "to"))
  var name: String
  var value = 0
  var next: [OrderNode]?
}
