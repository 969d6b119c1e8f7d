import Foundation
import Maquette
import MaquetteArchive
import Testing

/// Models before and after changes.
enum LockBefore {
  @Mappable class Animal {
    var name = ""
  }

  @Mappable(version: 1) struct Person {
    var name: String
    var age: Int?
    var points: Int32
    var code: String
    var nickname: String?
    var home: Home
  }

  @Mappable struct Home {
    var street: String
  }
}

enum LockAfter {
  @Mappable(version: 2) struct Person: ArchiveMigrating {
    @DecodableAlias("name") var fullName: String
    var age: Int
    var points: Int64
    var code: Int
    var email: String
    var likes = 0
    var home: Home

    static var archiveMigrations: ArchiveMigrations { ArchiveMigrations(of: Person.self) }
  }

  @Mappable struct Home {
    var street: String?
    var city: String?
  }
}

@Suite("Locks of archived models")
struct LockTests {
  private let before = ArchiveLock(.type(LockBefore.Person.self), .type(LockBefore.Animal.self))

  // Features: 208
  @Test("A lock tells all that archives depend on, and no change of it is told")
  func text() throws {
    #expect(before.text.contains(#""Home""#))
    #expect(try before.changes(since: before.text).isEmpty)
  }

  // Features: 207, 208
  @Test("Each change is told with what it does to old archives")
  func changes() throws {
    let after = ArchiveLock(.type(LockAfter.Person.self))
    let changes = try after.changes(since: before.text)
    let breaking = changes.filter(\.isBreaking).map(\.description)
    #expect(
      breaking == [
        "Animal was removed, so archives that contain it fail to decode; if it was renamed, use 'formerly'",
        "property 'age' of Person was optional or had a default and is now required, "
          + "but archives before version 2 may not have it",
        "property 'code' of Person was String and is Int now; values that do not fit fail to decode",
        "property 'email' of Person is new and required, but archives before version 2 do not have it",
      ])
    let harmless = changes.filter { !$0.isBreaking }.map(\.description)
    #expect(
      harmless == [
        "property 'street' of Home may now be missing",
        "property 'city' of Home is new and gets its default",
        "Person has version 2 now; older programs cannot decode it",
        "property 'fullName' of Person has different keys, but is still found",
        "property 'points' of Person was Int32 and is Int64 now, which can represent every old value",
        "property 'likes' of Person is new and gets its default",
        "property 'nickname' of Person was removed; its values are ignored",
      ])
  }

  // Features: 207
  @Test(
    "What a lock tells is true: an archive that it calls lost is refused, others are read")
  func truth() throws {
    let person = LockBefore.Person(
      name: "Ada", age: 36, points: 7, code: "12", nickname: "x", home: .init(street: "s"))
    let missing = #expect(throws: MappingError.self) {
      try LockAfter.Person(archive: try person.archivedBytes())
    }
    #expect(missing?.code == .missingKey && missing?.path == "email")
    let home = try LockAfter.Home(archive: try LockBefore.Home(street: "s").archivedBytes())
    #expect(home.street == "s" && home.city == nil)
  }

  @Test("A migration step makes a change compatible")
  func steps() throws {
    let steps = ArchiveMigrations(
      of: LockAfter.Person.self, .add("email", "none", from: 1), .add("age", 0, from: 1))
    let lock = ArchiveLock([.type(LockAfter.Person.self, formerly: "Animal")], migrations: [steps])
    #expect(try lock.changes(since: before.text).filter(\.isBreaking).isEmpty)
    let other = ArchiveLock([.type(LockStepped.self, as: "Person")], migrations: [])
    let breaking = try other.changes(since: before.text).filter(\.isBreaking).map(\.description)
    #expect(breaking.filter { $0.contains("Person") }.isEmpty)
  }

  // Features: 208
  @Test("A lock is recorded in a file and compared with it")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "lock.json").path
    #expect(throws: FileError.self) { try before.verify(against: path) }
    try before.verify(against: path, recording: true)
    try before.verify(against: path)
    let failure = #expect(throws: ArchiveLock.Failure.self) {
      try ArchiveLock(.type(LockAfter.Person.self)).verify(against: path)
    }
    #expect(
      failure?.description.hasSuffix("Raise 'version' and add a migration step, or add a default.")
        == true)
    try Data("[]".utf8).write(to: URL(filePath: path))
    #expect(throws: MappingError.self) { try before.verify(against: path) }
  }
}

@Mappable(version: 2) struct LockStepped: ArchiveMigrating {
  var name: String
  var age: Int
  var points: Int64
  var code: Int
  var email: String
  var home: LockBefore.Home

  static var archiveMigrations: ArchiveMigrations {
    ArchiveMigrations(of: LockStepped.self, .add("email", "none", from: 1))
  }
}

@Mappable struct CompatibleValue: Equatable { var name = "" }
@Mappable final class CompatibleObject { var name = "" }
@Mappable struct CompatibleWithValue { var part: CompatibleValue }
@Mappable struct CompatibleWithObject { var part: CompatibleObject }

/// The rules of the page on changes that no lock can detect.
@Suite("Changes of models")
struct CompatibilityTests {
  // Features: 207
  @Test("A struct may become a class, and a class no struct")
  func kinds() throws {
    var value = CompatibleWithValue(part: CompatibleValue())
    value.part.name = "x"
    let read = try CompatibleWithObject(archive: try value.archivedBytes())
    #expect(read.part.name == "x")
    let error = #expect(throws: MappingError.self) {
      try CompatibleWithValue(archive: try read.archivedBytes())
    }
    #expect(error?.code == .typeMismatch && error?.path == "part")
  }

  // Features: 207
  @Test("Numbers may become wider, and text that is a number one")
  func conversions() throws {
    #expect(try Int64(archive: try Int8(-7).archivedBytes()) == -7)
    #expect(try Double(archive: try Float(0.1).archivedBytes()) == Double(Float(0.1)))
    #expect(try Int(archive: try "12".archivedBytes()) == 12)
    #expect(throws: MappingError.self) { try Int8(archive: try 300.archivedBytes()) }
    #expect(throws: MappingError.self) { try Int(archive: try "x".archivedBytes()) }
  }
}
