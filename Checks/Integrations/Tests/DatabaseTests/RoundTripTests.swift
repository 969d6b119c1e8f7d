import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

// Models with few features each, in combinations: what is stored comes back, whatever the way.

@Mappable(transparent: true)
private struct RoundNumber: Hashable { var raw: Int64 }

@Mappable(transparent: true)
private struct RoundName: Equatable { var raw: String }

@Mappable(layout: .array)
private struct RoundPoint: Equatable {
  var x: Double
  var y: Double
}

@Mappable private enum RoundMood: String { case good, bad }

@Mappable(tagged: .adjacent("t", content: "c"))
private enum RoundShape: Equatable {
  case dot
  case line(RoundPoint, width: Int?)
}

@Mappable
private struct RoundPlace: Equatable {
  var city: String?
  @CodingKey("pt") var point: RoundPoint?
  var moods: [RoundMood] = []
}

@Mappable(fieldNaming: .snakeCase, omitting: [.nil, .defaults, .empty])
private struct RoundSparse: DatabaseModel, Equatable {
  static let table = DatabaseTable(naming: .kebabCase, .flattened(\RoundSparse.place, prefix: "p_"))
  var id: Int64
  var someCount = 5
  var maybe: Int?
  var words: [String] = []
  var place: RoundPlace?
  var name: RoundName = RoundName(raw: "none")
}

@Mappable(nilValues: .writeNull)
private struct RoundKeys: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    .key(\RoundKeys.code), .key(\RoundKeys.number, as: .integer), .unique(\RoundKeys.name),
    .column(\RoundKeys.name, as: .text))
  var code: UUID
  var number: RoundNumber
  var name: RoundName
  var shape: RoundShape
  var table: [RoundMood.RawValue: RoundShape?] = [:]
}

@Mappable
private struct RoundUser: DatabaseModel, Hashable {
  static let table = DatabaseTable(.unique(\RoundUser.login))
  var id: Int64?
  var login: String
}

/// Relations at a path, beside a strategy, hooks, and a flattened member.
@Mappable
private struct RoundMessage: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    .toOne(\RoundMessage.author), .toOne(\RoundMessage.editor, "editor", onDelete: .setNull),
    .manyToMany(\RoundMessage.readers, through: "reading"),
    .flattened(\RoundMessage.place, prefix: "at_"))
  var id: Int64
  @CodingKey(path: "people.author") var author: RoundUser
  @CodingKey(path: "people.editor") var editor: RoundUser?
  var readers: [RoundUser] = []
  var place: RoundPlace?
  @CodableBy(.date("yyyy-MM-dd")) var day: Date?
  @CodableFlattened(prefix: "x_") var extra: RoundPlace
  var isNew = true

  @CodableHook(.didDecode) func decoded() throws {
    if id < 0 { throw MappingError(.invalidValue) }
  }
}

/// Relations to one without hooks, read in place, of a generic model.
@Mappable
private struct RoundLink<Content: Mappable & Equatable & Sendable>: DatabaseModel, Equatable {
  static var table: DatabaseTable {
    DatabaseTable("link", .toOne("from"), .toOne("to", onDelete: .setNull))
  }
  var id: Int64
  var content: Content
  var from: RoundUser
  var to: RoundUser?
  var note: Presence<String> = .missing
}

/// A class with observed properties and an optional relation to a cluster.
@Mappable
private final class RoundOwner: DatabaseModel {
  static let table = DatabaseTable(.toOne("pet"), .toMany("others", foreignKey: "owner"))
  @CodableBy(
    .transform(
      decode: { (text: String) in Int(text.dropFirst(2)) ?? -1 },
      encode: { (id: Int) in "o-\(id)" }))
  var id: Int
  var name = "" { didSet { changes += 1 } }
  var pet: RoundPet?
  var others: [RoundPet] = []
  @CodableIgnored var changes = 0

  init(id: Int) { self.id = id }
}

@Mappable
private class RoundPet: ClassCluster, DatabaseModel {
  class var cluster: PolymorphicTypes<RoundPet> { roundPets }
  class var table: DatabaseTable {
    DatabaseTable("pet", .toOne("owner", "friend_id", onDelete: .setNull))
  }
  var id: Int64 = 0
  var place: RoundPlace?
  @Archived weak var owner: RoundOwner?
}

@Mappable private final class RoundCat: RoundPet { var lives = 9 }
@Mappable private final class RoundDog: RoundPet { var tricks: [RoundShape] = [] }

private let roundPets = PolymorphicTypes<RoundPet>(
  discriminator: "kind", ["cat": RoundCat.self, "dog": RoundDog.self])

/// A row that refers to a class whose key has a strategy.
@Mappable
private struct RoundTicket: DatabaseModel {
  static let table = DatabaseTable(.toOne(\RoundTicket.owner))
  var id: Int64
  var owner: RoundOwner?
}

@Suite("Models with combined features come back as they were stored")
struct RoundTripTests {
  private let queue: DatabaseQueue

  init() throws { queue = try DatabaseQueue() }

  /// Stores models in every way, and fetches them in every way.
  private func check<Model: DatabaseModel & Equatable>(
    _ models: [Model], with other: (any DatabaseModel.Type)? = nil,
    comparing: (inout Model) -> Void = { _ in }
  ) throws {
    let expected = models.map { model in
      var model = model
      comparing(&model)
      return model
    }
    try queue.write { db in
      if let other {
        try db.createTables(for: Model.self, other)
      } else {
        try db.createTables(for: Model.self)
      }
      func fetched() throws -> [Model] {
        var found = try Model.all().fetchModels(db)
        for index in found.indices { comparing(&found[index]) }
        return found
      }
      try db.merge(models)
      #expect(try fetched() == expected)
      let count = db.totalChangesCount
      try db.merge(models)
      #expect(db.totalChangesCount == count, "the same models change nothing")
      for model in models { try db.update(model) }
      #expect(try fetched() == expected)
      for model in models { #expect(try db.upsert(model) == .unchanged) }
      if let other {
        #expect(try SchemaPlan(for: Model.self, other, in: db).isEmpty)
        return
      }
      #expect(try SchemaPlan(for: Model.self, in: db).isEmpty)
      #expect(try Model.fetchAll(db).count == models.count)
      for model in models { try db.delete(model) }
      #expect(try Model.fetchCount(db) == 0)
      try db.insert(models)
      #expect(try fetched() == expected)
      var one: [Model] = []
      try Model.all().forEachModel(db) { one.append($0) }
      for index in one.indices { comparing(&one[index]) }
      #expect(one == expected)
    }
  }

  // Features: 209, 210
  @Test("What a model omits is read as its default")
  func omitting() throws {
    var full = RoundSparse(id: 2)
    (full.someCount, full.maybe, full.words, full.name) = (6, 1, ["a"], RoundName(raw: "x"))
    full.place = RoundPlace(city: "Hamburg", point: RoundPoint(x: 1, y: 2.5), moods: [.good])
    try check([RoundSparse(id: 1), full])
  }

  @Test("Keys of several columns, transparent types, enums and arrays")
  func keys() throws {
    let shapes: [RoundShape] = [
      .dot, .line(RoundPoint(x: 0, y: -1), width: nil), .line(RoundPoint(x: 0, y: 1), width: 3),
    ]
    let models = shapes.enumerated().map { index, shape in
      RoundKeys(
        code: UUID(), number: RoundNumber(raw: Int64(index)), name: RoundName(raw: "[\(index)"),
        shape: shape, table: ["good": shape, "bad": nil])
    }
    try check(models.sorted { $0.code.uuidString < $1.code.uuidString })
    try queue.read { db in
      let names = try String.fetchSet(db, sql: "SELECT name FROM roundKeys")
      #expect(names == ["[0", "[1", "[2"])
    }
  }

  // Features: 213, 5.13
  @Test("Relations at paths, of models with hooks and flattened members")
  func relations() throws {
    let (ann, bob) = (RoundUser(id: 1, login: "ann"), RoundUser(id: 2, login: "bob"))
    let place = RoundPlace(city: nil, point: RoundPoint(x: 1, y: 1), moods: [.bad])
    let models = [
      RoundMessage(id: 1, author: ann, editor: nil, place: nil, day: nil, extra: place),
      RoundMessage(
        id: 2, author: ann, editor: bob, readers: [ann, bob], place: place,
        day: Date(timeIntervalSince1970: 86_400), extra: RoundPlace(), isNew: false),
    ]
    try check(models, with: RoundUser.self)
  }

  @Test("Relations of generic models")
  func genericRelations() throws {
    let (ann, bob) = (RoundUser(id: 1, login: "ann"), RoundUser(id: 2, login: "bob"))
    let models = [
      RoundLink<[RoundShape]>(id: 1, content: [.dot], from: ann, to: nil),
      RoundLink<[RoundShape]>(id: 2, content: [], from: bob, to: ann, note: .value("n")),
    ]
    try check(models, with: RoundUser.self) { if $0.note == .missing { $0.note = .null } }
  }

  // Features: 5.13
  @Test("The key of a class is what its strategy encodes, in rows that refer to it")
  func keysOfClasses() throws {
    let owner = RoundOwner(id: 7)
    owner.name = "Eve"
    try queue.write { db in
      try db.createTables(for: RoundTicket.self, RoundOwner.self, RoundPet.self)
      try db.insert(owner)
      // Only keys of related models are stored here.
      try db.insert(RoundTicket(id: 1, owner: owner))
      try db.insert(RoundTicket(id: 2, owner: nil))
      #expect(
        try String?.fetchAll(db, sql: "SELECT owner_id FROM roundTicket ORDER BY id")
          == ["o-7", nil])
      let tickets = try RoundTicket.order(Column("id")).fetchModels(db)
      #expect(tickets.map { $0.owner?.id } == [7, nil])
      #expect(tickets.first?.owner?.name == "Eve")
      // The key of a cycle that has to be known before its row is stored.
      let cat = RoundCat()
      (cat.id, cat.owner, owner.pet) = (3, owner, cat)
      try db.merge(owner)
      let again = try #require(try RoundOwner.all().fetchModels(db).first)
      #expect(again.pet?.owner === again)
      #expect((again.pet as? RoundCat)?.lives == 9)
      #expect(try String.fetchAll(db, sql: "SELECT friend_id FROM pet") == ["o-7"])
    }
  }

  @Test("Clusters with relations to many, places and payloads")
  func clusters() throws {
    let owner = RoundOwner(id: 1)
    let (cat, dog) = (RoundCat(), RoundDog())
    (cat.id, dog.id) = (1, 2)
    cat.place = RoundPlace(city: "Kiel", point: nil)
    dog.tricks = [.dot, .line(RoundPoint(x: 1, y: 2), width: 4)]
    owner.others = [dog, cat]
    try queue.write { db in
      try db.createTables(for: RoundOwner.self, RoundPet.self)
      try db.merge(owner)
      let count = db.totalChangesCount
      try db.merge(owner)
      #expect(db.totalChangesCount == count)
      let again = try #require(try RoundOwner.all().fetchModels(db).first)
      #expect(again.others.count == 2)
      #expect((again.others.first as? RoundCat)?.place?.city == "Kiel")
      #expect((again.others.last as? RoundDog)?.tricks == dog.tricks)
      owner.others = []
      try db.merge(owner)
      #expect(try RoundOwner.all().fetchModels(db).first?.others.count == 0)
      #expect(try RoundPet.fetchCount(db) == 2)
    }
  }
}
