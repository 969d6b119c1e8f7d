import Foundation
import Maquette
import MaquetteArchive
import Testing

/// Three versions of a program's models.
enum FirstVersion {
  @Mappable(version: 1) struct Person: Equatable {
    var fullName: String
    var months: Int
    var nickname: String?
  }

  @Mappable(version: 1) class Item {
    var label = ""
  }

  @Mappable(version: 4) final class Book: Item {
    var pages = 0
  }
}

enum ThirdVersion {
  @Mappable(version: 3) struct Person: Equatable, ArchiveMigrating {
    var first: String
    var last: String
    var years: Double
    var email = "none"

    static var archiveMigrations: ArchiveMigrations {
      ArchiveMigrations(
        of: Person.self,
        .convert("years", from: 2) {
          $0["months"]?.number.map { .number(AnyValue.Number($0.double / 12)) }
        },
        .remove("months", from: 2),
        .rename("fullName", to: "name", from: 1),
        .remove("nickname", from: 1),
        .model(from: 2) { object in
          let names = object["name"]?.string?.split(separator: " ").map(String.init) ?? []
          guard names.count == 2 else { throw NoName() }
          object["name"] = nil
          (object["first"], object["last"]) = (.string(names[0]), .string(names[1]))
        })
    }
  }

  struct NoName: Error, CustomStringConvertible { var description: String { "two names, please" } }

  @Mappable(version: 2) class Item: ArchiveMigrating {
    var title = ""

    class var archiveMigrations: ArchiveMigrations {
      ArchiveMigrations(of: Item.self, .rename("label", to: "title", from: 1))
    }
  }

  @Mappable(version: 5) final class Book: Item {
    var sheets = 0
  }
}

@Suite("Archives of older and newer versions")
struct MigrationTests {
  private let old = FirstVersion.Person(fullName: "Ada King", months: 432, nickname: "Countess")

  // Features: 205, 5.5
  @Test("Steps lead from version to version, in their order")
  func steps() throws {
    let person = try ThirdVersion.Person(archive: try old.archivedBytes())
    #expect(person == ThirdVersion.Person(first: "Ada", last: "King", years: 36, email: "none"))
  }

  // Features: 206, 2.7
  @Test("What a step removes is told, and what was added later has its default")
  func removed() throws {
    let report = ArchiveMapper().decodeReporting(
      ThirdVersion.Person.self, from: try old.archivedBytes())
    #expect(report.value?.email == "none")
    let told = report.issues.map { "\($0.error.path) \($0.resolution ?? "")" }
    #expect(told == ["months removed since version 3", "nickname removed since version 2"])
    #expect(report.issues.allSatisfy { $0.severity == .repair })
  }

  // Features: 5.5
  @Test("An archive of a newer version is refused, with what it has and what is known")
  func newer() throws {
    let bytes = try ThirdVersion.Person(first: "a", last: "b", years: 1).archivedBytes()
    let error = #expect(throws: MappingError.self) { try FirstVersion.Person(archive: bytes) }
    #expect(error?.code == .newerVersion)
    #expect(
      error?.description.hasPrefix(
        "newer version, expected Person of version 1 or older, found version 3") == true)
    #expect(error?.byteOffset != nil)
  }

  // Features: 205
  @Test("Each class of a hierarchy has a version and steps of its own")
  func hierarchies() throws {
    let book = FirstVersion.Book()
    (book.label, book.pages) = ("Sea", 200)
    let bytes = try ArchiveMapper().encode(book)
    let halving = ArchiveMigrations(
      of: ThirdVersion.Book.self,
      .convert("sheets", from: 4) {
        $0["pages"]?.number.map { .number(AnyValue.Number($0.double / 2)) }
      },
      .remove("pages", from: 4))
    let mapper = ArchiveMapper(options: .init(migrations: [halving]))
    let again = try mapper.decode(ThirdVersion.Book.self, from: bytes)
    #expect(again.title == "Sea" && again.sheets == 100)
    #expect(
      try mapper.decode(ThirdVersion.Book.self, from: try again.archivedBytes()).sheets == 100)
  }

  @Test("An error in a step has the path of the object")
  func failures() throws {
    let bytes = try [old, FirstVersion.Person(fullName: "Ada", months: 1)].archivedBytes()
    let error = #expect(throws: MappingError.self) { try [ThirdVersion.Person](archive: bytes) }
    #expect(error?.code == .custom && error?.path == "[1]")
    #expect(error?.underlying == "two names, please" && error?.model == "Person")
    #expect(
      error?.description.hasPrefix("two names, please at '[1]' in Person; the step from version")
        == true)
    #expect(error?.byteOffset != nil)
  }

  // Features: 206
  @Test("Properties that are gone are told without a step, too")
  func unknownKeys() throws {
    let bytes = try MigrationWide().archivedBytes()
    let report = ArchiveMapper(
      options: .init(types: [.type(MigrationNarrow.self, as: "MigrationWide")])
    )
    .decodeReporting(MigrationNarrow.self, from: bytes)
    #expect(report.value?.a == 1)
    #expect(report.issues.map(\.code) == [.unknownKey])
    #expect(report.issues.first?.path == "b")
  }

  @Test("References move with their keys, and objects without references are skipped")
  func references() throws {
    let owner = MigrationOwner()
    owner.pet = MigrationPet()
    let bytes = try owner.archivedBytes()
    let names = [ArchivedType.type(MigrationKeeper.self, as: "MigrationOwner")]
    let moving = ArchiveMigrations(of: MigrationKeeper.self, .rename("pet", to: "animal", from: 0))
    let mapper = ArchiveMapper(options: .init(types: names, migrations: [moving]))
    #expect(try mapper.decode(MigrationKeeper.self, from: bytes).animal?.name == "Rex")
    let dropping = ArchiveMigrations(of: MigrationLoner.self, .remove("pet", from: 0))
    let other = ArchiveMapper(
      options: .init(
        types: [.type(MigrationLoner.self, as: "MigrationOwner")], migrations: [dropping],
        allowsUnusedObjects: true))
    #expect(try other.decode(MigrationLoner.self, from: bytes).name == "Ann")
  }
}

@Mappable private struct MigrationWide { var a = 1, b = [2] }
@Mappable private struct MigrationNarrow { var a = 0 }
@Mappable private final class MigrationPet { var name = "Rex" }
@Mappable private final class MigrationOwner {
  var name = "Ann"
  var pet: MigrationPet?
}
@Mappable(version: 1) private final class MigrationKeeper {
  var name = ""
  var animal: MigrationPet?
}
@Mappable(version: 1) private final class MigrationLoner { var name = "" }
