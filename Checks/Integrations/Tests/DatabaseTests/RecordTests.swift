import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private struct Band: DatabaseModel, Identifiable, Hashable {
  static let albums = hasMany(Album.self, using: ForeignKey(["band_id"]))
  var id: Int64
  var name: String
}

@Mappable
private struct Album: DatabaseModel, Identifiable, Equatable {
  static let table = DatabaseTable(naming: .snakeCase, .toOne(\Album.band), .index(\Album.year))
  static let bandRow = belongsTo(Band.self, using: ForeignKey(["band_id"]))
  var id: Int64
  var title: String
  var year: Int
  var band: Band
}

/// The row of an album only, as a GRDB record for the same table.
@Mappable
private struct AlbumRow: DatabaseModel, Equatable {
  static let table = DatabaseTable("album", .column(\AlbumRow.band, "band_id"))
  var id: Int64
  var title: String
  var year: Int
  var band: Int64
}

/// A GRDB record that contains models.
private struct AlbumAndBand: FetchableRecord {
  let album: AlbumRow
  let band: Band

  init(row: Row) throws {
    album = try AlbumRow(row: row)
    band = try Band(row: row.scopes["band"] ?? Row())
  }
}

@Suite("A model is a record of GRDB by its one conformance")
struct RecordTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private static let bands = [Band(id: 1, name: "Kraftwerk"), Band(id: 2, name: "Neu!")]
  private static let albums = [
    Album(id: 1, title: "Autobahn", year: 1974, band: bands[0]),
    Album(id: 2, title: "Neu! 75", year: 1975, band: bands[1]),
    Album(id: 3, title: "Computerwelt", year: 1981, band: bands[0]),
  ]

  private func fill(_ writer: some DatabaseWriter) throws {
    try writer.write { db in
      try db.createTables(for: Band.self, Album.self)
      try db.merge(Self.albums)
    }
  }

  // Features: 214, 5.13
  @Test("Requests of the query interface find models, with what they are related to")
  func requests() throws {
    let queue = try folder.queue()
    try fill(queue)
    try queue.read { db in
      let columns = Album.columns
      let late = try Album.filter(columns.year > 1974).order(columns.year.desc).fetchModels(db)
      #expect(late == [Self.albums[2], Self.albums[1]])
      #expect(try Album.filter(id: 2).fetchModels(db) == [Self.albums[1]])
      #expect(try Album.filter(ids: [1, 3]).order(columns.id.asc).fetchModels(db).count == 2)
      #expect(try Album.order(columns.id.asc).limit(1, offset: 1).fetchModels(db).map(\.id) == [2])
      let count = try Album.filter([1974, 1981].contains(columns.year.column)).fetchCount(db)
      #expect(count == 2)
      let sql = SQLRequest<Album>(sql: "SELECT * FROM album WHERE title LIKE ?", arguments: ["N%"])
      #expect(try sql.fetchModels(db) == [Self.albums[1]])
      #expect(try Band.fetchSet(db) == Set(Self.bands))
      #expect(try Band.fetchOne(db, id: 2) == Self.bands[1])
      #expect(try Band.find(db, id: 1) == Self.bands[0])
      #expect(try Band.exists(db, id: 3) == false)
      let cursor = try Band.order(Column("id")).fetchCursor(db)
      #expect(try cursor.next() == Self.bands[0])
      let average = try Double.fetchOne(db, Album.select(average(columns.year.column)))
      #expect(average.map { Int($0) } == 1976)
    }
  }

  @Test("Associations of GRDB lead from models to models")
  func associations() throws {
    let queue = try folder.queue()
    try fill(queue)
    try queue.read { db in
      let germans = Album.joining(
        required: Album.bandRow.filter(Band.columns.name == "Kraftwerk"))
      #expect(try germans.order(Column("id")).fetchModels(db) == [Self.albums[0], Self.albums[2]])
      let request = AlbumRow.including(
        required: AlbumRow.belongsTo(
          Band.self, key: "band", using: ForeignKey(["band_id"]))
      ).order(Column("id"))
      let all = try AlbumAndBand.fetchAll(db, request)
      #expect(all.map(\.band) == [Self.bands[0], Self.bands[1], Self.bands[0]])
      #expect(all.map(\.album.title) == Self.albums.map(\.title))
      let own = try Self.bands[0].request(for: Band.albums).order(Column("id")).fetchModels(db)
      #expect(own == [Self.albums[0], Self.albums[2]])
      let prolific = try Band.having(Band.albums.count > 1).fetchModels(db)
      #expect(prolific == [Self.bands[0]])
    }
  }

  @Test("GRDB's own methods insert, change, save and delete models")
  func persistence() throws {
    let queue = try folder.queue()
    try fill(queue)
    try queue.write { db in
      var band = Band(id: 3, name: "Can")
      try band.insert(db)
      band.name = "CAN"
      #expect(try band.updateChanges(db) { $0.name = "Can" })
      try band.upsert(db)
      try band.save(db)
      #expect(try Band.find(db, id: 3) == band)
      let again = try band.updateAndFetch(db)
      #expect(again == band)
      try Band.filter(id: 3).updateAll(db, Column("name").set(to: "CAN!"))
      #expect(try Band.find(db, id: 3).name == "CAN!")
      #expect(try band.delete(db))
      #expect(try Band.deleteOne(db, id: 3) == false)
      // A model with a relation stores the key of the related row.
      var album = Self.albums[0]
      album.id = 9
      album.band = Self.bands[1]
      try album.insert(db)
      #expect(try Int.fetchOne(db, sql: "SELECT band_id FROM album WHERE id = 9") == 2)
    }
  }

  @Test("A pool reads while it writes, and observation reports every change by a model")
  func observation() async throws {
    let pool = try DatabasePool(path: folder.path("pool.sqlite"))
    try fill(pool)
    let observation = ValueObservation.tracking { db in
      try Album.filter(Album.columns.year < 1980).order(Column("id")).fetchModels(db)
    }
    var seen: [[String]] = []
    for try await albums in observation.values(in: pool) {
      seen.append(albums.map { "\($0.band.name): \($0.title)" })
      // Each change lacks an earlier value; a value may arrive twice.
      if albums.count == 2, albums[0].band.name == "Kraftwerk" {
        try await pool.write { db in
          // A change to a row of the other table also notifies the observation.
          _ = try db.update(
            Band(id: 1, name: "KRAFTWERK"), changedFrom: Band(id: 1, name: "Kraftwerk"))
        }
      } else if albums.count == 2 {
        try await pool.write { db in
          try db.merge(Album(id: 4, title: "Neu! 2", year: 1973, band: Self.bands[1]))
        }
      } else {
        break
      }
    }
    #expect(seen.first == ["Kraftwerk: Autobahn", "Neu!: Neu! 75"])
    #expect(seen.last == ["KRAFTWERK: Autobahn", "Neu!: Neu! 75", "Neu!: Neu! 2"])
  }

  @Test("Transaction observers are notified of rows that models insert, change and delete")
  func transactions() throws {
    final class Observer: TransactionObserver {
      var events: [String] = []
      func observes(eventsOfKind kind: DatabaseEventKind) -> Bool { true }
      func databaseDidChange(with event: DatabaseEvent) {
        events.append("\(event.kind) \(event.tableName) \(event.rowID)")
      }
      func databaseDidCommit(_ db: Database) { events.append("commit") }
      func databaseDidRollback(_ db: Database) { events.append("rollback") }
    }
    let queue = try folder.queue()
    try fill(queue)
    let observer = Observer()
    queue.add(transactionObserver: observer)
    try queue.write { db in
      try db.insert(Band(id: 7, name: "Faust"))
      try db.upsert(Band(id: 7, name: "Faust IV"))
      try db.delete(Band(id: 7, name: ""))
    }
    #expect(throws: ModelDatabaseError.self) {
      try queue.write { db in try db.insert(Self.bands[0]) }
    }
    #expect(
      observer.events == [
        "insert band 7", "update band 7", "delete band 7", "commit", "rollback",
      ])
  }
}
