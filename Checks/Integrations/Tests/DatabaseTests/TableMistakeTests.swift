import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private struct Keyless: DatabaseModel, Hashable {
  var name: String
}

@Mappable
private struct TwoKeys: DatabaseModel, Hashable {
  static let table = DatabaseTable(.key(\TwoKeys.a), .key(\TwoKeys.b))
  var a: Int
  var b: Int
}

@Mappable
private struct Leaf: DatabaseModel, Hashable {
  var id: Int64
  var owner: String?
}

@Mappable
private struct ToKeyless: DatabaseModel {
  static let table = DatabaseTable(.toOne(\ToKeyless.other))
  var id: Int64
  var other: Keyless
}

@Mappable
private struct ToTwoKeys: DatabaseModel {
  static let table = DatabaseTable(.toOne(\ToTwoKeys.other))
  var id: Int64
  var other: TwoKeys
}

@Mappable
private struct ManyKeyless: DatabaseModel {
  static let table = DatabaseTable(.toMany(\ManyKeyless.others, foreignKey: "owner"))
  var id: Int64
  var others: [Keyless] = []
}

@Mappable
private struct KeylessOwner: DatabaseModel {
  static let table = DatabaseTable(.toMany(\KeylessOwner.others, foreignKey: "owner"))
  var name: String
  var others: [Leaf] = []
}

@Mappable
private struct OwnerOfTwo: DatabaseModel {
  static let table = DatabaseTable(
    .key(\OwnerOfTwo.a), .key(\OwnerOfTwo.b), .manyToMany(\OwnerOfTwo.others, through: "x"))
  var a: Int
  var b: Int
  var others: [Leaf] = []
}

@Mappable
private struct JoinedKeyless: DatabaseModel {
  static let table = DatabaseTable(.manyToMany(\JoinedKeyless.others, through: "x"))
  var id: Int64
  var others: [Keyless] = []
}

@Mappable
private struct JoinedItself: DatabaseModel {
  static let table = DatabaseTable(.manyToMany(\JoinedItself.others, through: "x"))
  var id: Int64
  var others: [JoinedItself] = []
}

@Mappable
private struct OrderedSet: DatabaseModel {
  static let table = DatabaseTable(
    .toMany(\OrderedSet.others, foreignKey: "owner", order: "position"))
  var id: Int64
  var others: Set<Leaf> = []
}

@Mappable
private struct OrderInKey: DatabaseModel {
  static let table = DatabaseTable(
    .toMany(\OrderInKey.others, foreignKey: "owner", order: "Owner"))
  var id: Int64
  var others: [Leaf] = []
}

@Mappable
private struct OtherAffinity: DatabaseModel {
  static let table = DatabaseTable(.toMany(\OtherAffinity.leaves, foreignKey: "owner"))
  var id: Int64
  var leaves: [Leaf] = []
}

@Mappable
private struct NoRelation: DatabaseModel {
  static let table = DatabaseTable(.manyToMany(\NoRelation.numbers, through: "x"))
  var id: Int64
  var numbers: [Int] = []
}

@Mappable
private struct Twice: DatabaseModel {
  static let table = DatabaseTable(.column(\Twice.name, "n"), .ignored(\Twice.name))
  var id: Int64
  var name: String?
}

@Mappable
private struct EmptyIndex: DatabaseModel {
  static let table = DatabaseTable(
    .toMany(\EmptyIndex.others, foreignKey: "f"), .unique(\EmptyIndex.others))
  var id: Int64
  var others: [Leaf] = []
}

@Suite("A description that does not match its model is rejected before the first row")
struct TableMistakeTests {
  private static let mistakes: [(any DatabaseModel.Type, String)] = [
    (ToKeyless.self, "'other' refers to 'keyless', which has no single key"),
    (ToTwoKeys.self, "'other' refers to 'twoKeys', which has no single key"),
    (ManyKeyless.self, "'others' refers to 'keyless', which has no key"),
    (KeylessOwner.self, "'others' needs a single key"),
    (OwnerOfTwo.self, "'others' needs a single key"),
    (JoinedKeyless.self, "'others' refers to 'keyless', which has no single key"),
    (JoinedItself.self, "two columns of 'x' have the same name: name the keys"),
    (OrderedSet.self, "'others' is a set, which has no order"),
    (OrderInKey.self, "the order is kept in the foreign key"),
    (OtherAffinity.self, "its storage differs from that of the key of 'otherAffinity'"),
    (NoRelation.self, "'numbers' is not an array or set of models with a table"),
    (Twice.self, "two entries for 'name'"),
    (EmptyIndex.self, "a unique index without columns"),
  ]

  @Test("Tables are neither created nor planned for such models", arguments: 0..<mistakes.count)
  func mistake(_ number: Int) throws {
    let (model, reason) = Self.mistakes[number]
    try DatabaseQueue().write { db in
      for work in [
        { try db.createTables(for: Leaf.self, Keyless.self, TwoKeys.self, model) },
        { _ = try SchemaPlan(for: Leaf.self, Keyless.self, TwoKeys.self, model, in: db) },
      ] {
        let error = databaseError(work)
        #expect(error?.code == .invalidTable)
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "nothing")")
      }
      let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master")
      #expect(tables == 0)
    }
  }
}
