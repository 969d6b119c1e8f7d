import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private struct Folder: DatabaseModel {
  static let table = DatabaseTable(
    .toMany(\Folder.notes, foreignKey: "folder_id"), .toOne(\Folder.owner, "owner"))
  var id: Int64
  var notes: [Note] = []
  var owner: Person?
}

@Mappable
private struct Note: DatabaseModel {
  static let table = DatabaseTable(.column(\Note.folder, "folder_id"))
  var id: Int64
  var text = ""
  var folder: Int64?
}

@Mappable
private struct Person: DatabaseModel {
  var id: Int64
  var name: String?
  var login: String
}

@Mappable
private final class Node: DatabaseModel {
  static let table = DatabaseTable(
    .toOne("parent", "parent_id", onDelete: .setNull), .toMany("children", foreignKey: "parent_id"))
  var id: Int64
  @Archived weak var parent: Node?
  var children: [Node] = []
  init(id: Int64) { self.id = id }
}

@Suite("Merging what is stored already")
struct UnchangedMergeTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private static let json = """
    {"id": 1, "owner": {"id": 9, "login": "ada", "name": "Ada"}, "notes": [
      {"id": 1, "text": "a"}, {"id": 2, "text": "b"}, {"id": 3, "text": "c"}]}
    """

  @Test("Members that do not name their owner are changed once, and later not at all")
  func backReferences() throws {
    try folder.queue().write { db in
      try db.createTables(for: Folder.self, Note.self, Person.self)
      try db.merge(Folder(json: Self.json))
      #expect(try Note.filter(Note.columns.folder == 1).fetchCount(db) == 3)
      let before = db.totalChangesCount
      try db.merge(Folder(json: Self.json))
      #expect(db.totalChangesCount == before)
      // A member that moves is changed once.
      try db.merge(Folder(json: #"{"id": 2, "notes": [{"id": 3, "text": "c"}]}"#))
      #expect(db.totalChangesCount == before + 2)
      #expect(try Note.filter(Note.columns.folder == 2).fetchCount(db) == 1)
    }
  }

  @Test("Objects that do not name their owner are not changed either")
  func objects() throws {
    try folder.queue().write { db in
      try db.createTables(for: Node.self)
      let json = #"{"id": 1, "children": [{"id": 2, "children": [{"id": 3}]}, {"id": 4}]}"#
      try db.merge(Node(json: json))
      let before = db.totalChangesCount
      try db.merge(Node(json: json))
      #expect(db.totalChangesCount == before)
    }
  }

  @Test("Rules reach the properties of related models, by path")
  func innerRules() throws {
    try folder.queue().write { db in
      try db.createTables(for: Folder.self, Note.self, Person.self)
      try db.merge(Folder(json: Self.json))
      let partial = try Folder(
        json:
          #"{"id": 1, "owner": {"id": 9, "login": "ada2"}, "notes": [{"id": 1}, {"id": 2, "text": "B"}]}"#
      )
      try db.merge(
        partial,
        rules: ["owner.name": .replaceIfPresent, "owner.login": .keep, "notes.text": .keep])
      let owner = try Person.all().fetchModels(db)
      #expect(owner.map(\.name) == ["Ada"] && owner.map(\.login) == ["ada"])
      #expect(try Note.all().fetchModels(db).map(\.text) == ["a", "b", "c"])
      try db.merge(partial)
      #expect(try Person.all().fetchModels(db).map(\.name) == [nil])
      for rules in [["owner.nme": MergeRule.keep], ["id.x": .keep], ["owner.": .keep]] {
        let error = databaseError { try db.merge(partial, rules: rules) }
        #expect(error?.code == .invalidTable)
      }
    }
  }
}
