import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

#if canImport(Glibc)
import Glibc
import TestSupport
#endif

@Mappable
private struct Note: DatabaseModel, Equatable {
  static let table = DatabaseTable(.index(\Note.text))
  var id: Int64
  var text: String
}

@Mappable
private struct Tally: DatabaseModel, Equatable {
  var id: Int64
  var count = 0
}

/// An in-memory file system of a few megabytes that exists until the test ends.
private final class SmallDisk {
  let path: String

  /// Creates the file system; nil without the permission to mount.
  init?(kilobytes: Int) {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("maquette-\(UUID())").path
    #if canImport(Glibc)
    guard mkdir(path, 0o700) == 0 else { return nil }
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else {
      rmdir(path)
      return nil
    }
    #else
    return nil
    #endif
  }

  /// Makes the file system read-only.
  func forbidWriting() -> Bool {
    #if canImport(Glibc)
    mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0
    #else
    false
    #endif
  }

  deinit {
    #if canImport(Glibc)
    umount2(path, Int32(MNT_DETACH))
    rmdir(path)
    #endif
  }

  /// Whether the process may mount file systems, because it runs as root.
  static var isPermitted: Bool { SmallDisk(kilobytes: 64) != nil }
}

@Suite("Failures below a database are reported, and committed rows stay")
struct FaultTests {
  private func notes(_ range: Range<Int>) -> [Note] {
    range.map { Note(id: Int64($0), text: String(repeating: "text \($0) ", count: 30)) }
  }

  @Test(
    "A full disk keeps committed rows, and accepts more when space is available",
    .enabled(if: SmallDisk.isPermitted, "needs the right to mount a file system"),
    arguments: ["DELETE", "WAL"])
  func fullDisk(_ journal: String) throws {
    let disk = try #require(SmallDisk(kilobytes: 1500))
    let filler = disk.path + "/filler"
    #expect(FileManager.default.createFile(atPath: filler, contents: Data(count: 500_000)))
    let queue = try DatabaseQueue(path: disk.path + "/notes.sqlite")
    try queue.writeWithoutTransaction { db in
      _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = \(journal)")
      try db.createTables(for: Note.self)
    }
    var batches = 0
    var isFull = false
    while !isFull, batches < 1000 {
      let batch = notes(batches * 20..<batches * 20 + 20)
      do {
        try queue.write { db in
          if batches.isMultiple(of: 2) { try db.insert(batch) } else { try db.merge(batch) }
        }
        batches += 1
      } catch let error as ModelDatabaseError {
        #expect(error.code == .storageFull, "\(error)")
        isFull = true
      } catch let error as DatabaseError {
        // This error occurs when the transaction is committed.
        #expect(error.resultCode == .SQLITE_FULL, "\(error)")
        isFull = true
      }
    }
    #expect(isFull && batches > 5)
    let expected = notes(0..<batches * 20)
    #expect(try queue.read { try Note.order(Column("id")).fetchModels($0) } == expected)
    #expect(try queue.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
    // A plan that runs out of space leaves the tables unchanged.
    let plan = try queue.read { try SchemaPlan(for: Tally.self, in: $0) }
    _ = databaseError { try queue.writeWithoutTransaction { try plan.run($0) } }
    try FileManager.default.removeItem(atPath: filler)
    let more = notes(expected.count..<expected.count + 20)
    try queue.write { try $0.insert(more) }
    #expect(try queue.read { try Note.fetchCount($0) } == expected.count + 20)
  }

  @Test(
    "A file on a read-only file system can be read",
    .enabled(if: SmallDisk.isPermitted, "needs the right to mount a file system"))
  func readOnlyFileSystem() throws {
    let disk = try #require(SmallDisk(kilobytes: 1000))
    let path = disk.path + "/notes.sqlite"
    do {
      let queue = try DatabaseQueue(path: path)
      try queue.write { db in
        try db.createTables(for: Note.self)
        try db.insert(notes(0..<3))
      }
      try queue.close()
    }
    try #require(disk.forbidWriting())
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { db in
      let read = try db.fetchModels(Note.self)
      #expect(read == notes(0..<3))
      for work in [
        { try db.insert(notes(5..<6)) }, { _ = try db.upsert(notes(0..<1)[0].changed) },
        { try db.merge(notes(5..<6)) }, { _ = try db.delete(notes(0..<1)[0]) },
        { try SchemaPlan(for: Tally.self, in: db).run(db) },
      ] {
        let error = databaseError(work)
        #expect(error?.code == .readOnly, "\(error?.description ?? "nothing was told")")
      }
    }
  }

  @Test(
    "A file without write permission can be read",
    .enabled(if: geteuid() != 0, "an administrator may write every file"))
  func readOnlyFile() throws {
    let folder = try TestFolder()
    do {
      let queue = try folder.queue()
      try queue.write { db in
        try db.createTables(for: Note.self)
        try db.insert(notes(0..<3))
      }
      try queue.close()
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o400], ofItemAtPath: folder.path())
    try folder.queue().inDatabase { db in
      let read = try db.fetchModels(Note.self)
      #expect(read == notes(0..<3))
      #expect(databaseError { try db.insert(notes(5..<6)) }?.code == .readOnly)
    }
  }

  @Test("A damaged page is also an error when writing, and never a crash")
  func damagedPages() throws {
    let folder = try TestFolder()
    let queue = try folder.queue()
    try queue.write { db in
      try db.createTables(for: Note.self)
      try db.insert(notes(0..<300))
    }
    try queue.close()
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path())))
    var generator = SeededGenerator(seed: 3)
    var codes: Set<ModelDatabaseError.Code> = []
    for round in 0..<40 {
      var damaged = bytes
      let page = 1 + Int(generator.next() % UInt64(bytes.count / 4096 - 1))
      for index in page * 4096..<page * 4096 + 64 {
        damaged[index] = UInt8(truncatingIfNeeded: generator.next())
      }
      let name = "damaged\(round).sqlite"
      try Data(damaged).write(to: URL(fileURLWithPath: folder.path(name)))
      let queue = try folder.queue(name)
      for work in [
        { (db: Database) in try db.merge(self.notes(100..<130).map(\.changed)) },
        { db in try db.insert(self.notes(300..<340)) },
        { db in for note in self.notes(0..<300) { try db.delete(note) } },
      ] {
        do {
          try queue.write(work)
        } catch let error as ModelDatabaseError {
          codes.insert(error.code)
        } catch is DatabaseError {}
      }
    }
    #expect(codes.contains(.corruptDatabase))
    #expect(
      codes.isSubset(of: [.corruptDatabase, .rowNotFound, .constraintViolated, .ambiguousKey]),
      "\(codes)")
  }

  @Test("Two connections that write at once lose no changes")
  func twoWriters() async throws {
    let folder = try TestFolder()
    var configuration = Configuration()
    configuration.busyMode = .timeout(30)
    let queues = try (0..<3).map { _ in
      try DatabaseQueue(path: folder.path(), configuration: configuration)
    }
    try await queues[0].write { db in
      try db.createTables(for: Tally.self, Note.self)
      try db.insert(Tally(id: 1))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, queue) in queues.enumerated() {
        group.addTask {
          for round in 0..<40 {
            try await queue.write { db in
              guard var tally = try db.fetchModels(Tally.self).first else { return }
              tally.count += 1
              try db.update(tally)
              try db.merge(Note(id: Int64(round), text: "by \(number)"))
              try db.insert(Note(id: Int64(1000 + number * 40 + round), text: "own"))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    try await queues[1].read { db in
      let tallies = try db.fetchModels(Tally.self)
      #expect(tallies == [Tally(id: 1, count: 120)])
      #expect(try Note.fetchCount(db) == 160)
    }
  }

  private static let hostile = [
    "'; DROP TABLE note; --", "\"; DROP TABLE note; --", "' OR 1=1 --", "1); DELETE FROM note; --",
    "]; DROP TABLE note; --", "`note`", "NULL", "?", ":id", "@id", "$id", "?1", "%", "_", "\\",
    "''",
    "CAST('x' AS INTEGER)", "x'00'", "\u{0}'; DROP TABLE note; --", "/*", "*/", "0x10", "1e400",
  ]

  @Test("SQL in a value is a value: stored, found, compared, changed, merged and deleted")
  func statementsInText() throws {
    try DatabaseQueue().write { db in
      try db.createTables(for: Note.self, Hostile.self)
      for (number, text) in Self.hostile.enumerated() {
        let note = Note(id: Int64(number), text: text)
        try db.insert(note)
        #expect(try Note.filter(key: number).fetchModels(db) == [note])
        // GRDB compares only the text before U+0000.
        let isFound = try Note.filter(Note.columns.text.isIn([text])).fetchModels(db) == [note]
        #expect(isFound || text.contains("\u{0}"))
        try db.update(note.changed, changedFrom: note)
        try db.merge(note, rules: ["text": .replace])
        #expect(try Note.filter(key: number).fetchModels(db) == [note])
        let model = Hostile(
          key: text, list: [text], map: [text: text], notes: [note], maybe: .init(text: text))
        try db.merge(model)
        #expect(try db.upsert(model) == .unchanged)
        #expect(try db.fetchModels(Hostile.self) == [model])
        #expect(try db.delete(model))
      }
      #expect(try Note.fetchCount(db) == Self.hostile.count)
    }
  }
}

@Mappable
private struct Hostile: DatabaseModel, Equatable {
  @Mappable struct Inner: Equatable {
    var text: String
  }

  static let table = DatabaseTable(
    .key(\Hostile.key), .flattened(\Hostile.maybe, prefix: "m_"),
    .manyToMany(\Hostile.notes, through: "a 'join'; DROP TABLE note; --", otherKey: "select"))
  var key: String
  var list: [String]
  var map: [String: String]
  var notes: [Note] = []
  var maybe: Inner?
}

extension Note {
  fileprivate var changed: Note { Note(id: id, text: text + " changed") }
}
