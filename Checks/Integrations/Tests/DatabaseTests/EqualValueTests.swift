import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable private struct EqualTag: DatabaseModel {
  static let table = DatabaseTable(.key(\EqualTag.name))
  var name: String
  var number = 0
}

@Mappable private struct EqualNote: DatabaseModel {
  static let table = DatabaseTable(
    .toOne(\EqualNote.tag), .manyToMany(\EqualNote.tags, through: "noteTag"))
  var id: Int64?
  var text: String?
  var tag: EqualTag?
  var tags: [EqualTag]?
}

@Mappable private struct EqualSet: DatabaseModel {
  static let table = DatabaseTable()
  var id: Int64?
  var words: Set<String> = []
  var groups: [String: Set<Int>] = [:]

  /// Elements in an order of their own.
  static func shuffled() -> EqualSet {
    var set = EqualSet(id: 1)
    set.words.reserveCapacity(.random(in: 20...400))
    for word in (0..<12).shuffled() { set.words.insert("w\(word)") }
    var numbers = Set<Int>(minimumCapacity: .random(in: 20...400))
    for number in (0..<12).shuffled() { numbers.insert(number) }
    set.groups = ["a": numbers]
    return set
  }
}

@Mappable private struct EqualSmall: DatabaseModel {
  static let table = DatabaseTable("small")
  var id: Int8?
}

@Mappable private struct EqualRest: DatabaseModel {
  static let table = DatabaseTable()
  var id: Int64?
  @CodableExtras var rest: [String: AnyValue] = [:]
}

@Mappable private struct EqualPart {
  var name = ""
  @CodableExtras var others: [String: AnyValue] = [:]
}

@Mappable private struct EqualWhole: DatabaseModel {
  static let table = DatabaseTable(.flattened(\EqualWhole.part, prefix: "part_"))
  var id: Int64?
  var part = EqualPart()
}

@Mappable private struct EqualReal: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    .column(\EqualReal.amount, as: .real), .column(\EqualReal.count, as: .real))
  var id: Int64?
  var amount: Decimal = 0.1
  var count: Int = 1 << 53
  var share: Float = 1.1
  var size: Double = .infinity
}

@Suite("Values that are equal in Swift or in SQLite")
struct EqualValueTests {
  private static let (composed, decomposed) = ("caf\u{e9}", "cafe\u{301}")

  @Test("Text is compared by its bytes, as SQLite does: in changes, keys and relations")
  func text() throws {
    try DatabaseQueue().write { db in
      try db.createTables(for: EqualNote.self, EqualTag.self)
      var note = EqualNote(id: 1, text: Self.composed)
      try db.insert(note)
      let old = note
      note.text = Self.decomposed
      #expect(try db.update(note, changedFrom: old) == ["text"])
      note.text = Self.composed
      #expect(try db.upsert(note) == .updated(columns: ["text"]))
      let tags = [
        EqualTag(name: Self.composed, number: 1), EqualTag(name: Self.decomposed, number: 2),
      ]
      try db.merge([
        EqualNote(id: 2, tag: tags[0], tags: tags), EqualNote(id: 3, tag: tags[1], tags: [tags[1]]),
      ])
      #expect(try EqualTag.fetchCount(db) == 2)
      let notes = try EqualNote.order(EqualNote.columns.id.asc).fetchModels(db)
      #expect(notes.map { $0.tag?.number } == [nil, 1, 2])
      #expect(notes.map { $0.tags?.map(\.number).sorted() } == [[], [1, 2], [2]])
    }
  }

  @Test("Equal sets are stored as one text, whatever the order of their elements") func sets()
    throws
  {
    try DatabaseQueue().write { db in
      try db.createTables(for: EqualSet.self)
      try db.insert(EqualSet.shuffled())
      for _ in 0..<20 {
        let set = EqualSet.shuffled()
        #expect(try db.upsert(set) == .unchanged)
        #expect(try EqualSet.filter(EqualSet.columns.words == set.words).fetchCount(db) == 1)
        #expect(try EqualSet.filter(EqualSet.columns.groups == set.groups).fetchCount(db) == 1)
      }
    }
  }

  @Test("nil among values finds NULL") func null() throws {
    try DatabaseQueue().write { db in
      try db.createTables(for: EqualNote.self, EqualTag.self)
      try db.insert([EqualNote(text: nil), EqualNote(text: "a"), EqualNote(text: "b")])
      let text = EqualNote.columns.text
      #expect(try EqualNote.filter(text.isIn([nil, "a"])).fetchCount(db) == 2)
      #expect(try EqualNote.filter(text.isIn([nil])).fetchCount(db) == 1)
      #expect(try EqualNote.filter(!text.isIn([nil])).fetchCount(db) == 2)
      #expect(try EqualNote.filter(text.isIn(["a", "b"])).fetchCount(db) == 2)
      #expect(try EqualNote.filter(text.isIn([])).fetchCount(db) == 0)
    }
  }

  @Test("A row whose number does not fit the key of the model is not kept") func smallKeys() throws
  {
    try DatabaseQueue().write { db in
      try db.createTables(for: EqualSmall.self)
      try db.insert(EqualSmall(id: 127))
      var next = EqualSmall()
      #expect(databaseError { try db.insert(&next) }?.code == .mapping)
      #expect(try db.fetchModels(EqualSmall.self).map(\.id) == [127])
    }
  }

  @Test("Extras, which no column stores, are refused") func extras() throws {
    try DatabaseQueue().write { db in
      let error = databaseError { try db.createTables(for: EqualRest.self) }
      #expect(
        error?.code == .invalidTable
          && error?.message
            == "'rest' collects keys that no column stores: mark it '.ignored'"
      )
      let inner = databaseError { try db.createTables(for: EqualWhole.self) }
      #expect(
        inner?.code == .invalidTable
          && inner?.message
            == "'part.others' collects keys that no column stores: store 'part' as JSON"
      )
    }
  }

  @Test("A column of doubles refuses numbers that it would round") func reals() throws {
    try DatabaseQueue().write { db in
      try db.createTables(for: EqualReal.self)
      let model = EqualReal(id: 1)
      try db.insert(model)
      #expect(try db.fetchModels(EqualReal.self) == [model])
      for wrong in [
        EqualReal(amount: try #require(Decimal(string: "0.1234567890123456789"))),
        EqualReal(count: 1 << 53 | 1),
      ] {
        let error = databaseError { try db.insert(wrong) }
        #expect(error?.code == .mapping && error?.mappingError?.code == .unencodable)
        #expect(error?.mappingError?.hint?.hasPrefix("'.decimal' stores every digit") == true)
      }
    }
  }
}
