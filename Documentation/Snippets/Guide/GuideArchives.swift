// Documentation/Guide/Archives.md
import Foundation
import Maquette
import MaquetteArchive

// A graph: two people, who know each other.
@Mappable(version: 2)
class Person {
  var name: String
  var friends: [Person] = []
  @Archived weak var mentor: Person?
  @Archived(.excluded) var token: String?
  @CodableIgnored @Archived var visits = 0

  init(name: String) { self.name = name }
}

let (ann, bob) = (Person(name: "Ann"), Person(name: "Bob"))
ann.friends = [bob, bob]
(bob.mentor, bob.visits) = (ann, 3)

let archive = try ann.archivedData()
let again = try Person(archive: archive)
print(again.friends[0] === again.friends[1], again.friends[0].mentor === again)
// true true
print(again.friends[0].visits)
// 3

// In a file.
let file = FileManager.default.temporaryDirectory.appending(path: "people.maquette-archive")
try ArchiveMapper().write(ann, to: file)
print(try ArchiveMapper().decode(Person.self, contentsOf: file).name)
// Ann
try FileManager.default.removeItem(at: file)

// Subclasses are declared to the mapper.
@Mappable
final class Employee: Person {
  var salary = 0
}

ann.friends = [Employee(name: "Eve")]
let mapper = ArchiveMapper(options: .init(types: [.type(Employee.self)]))
print(try mapper.decode(Person.self, from: mapper.encode(ann)).friends[0] is Employee)
// true
do {
  _ = try Person(archive: ann.archivedData())
} catch {
  print(error.code, error.found ?? "")
  // unknownCase an object of Employee
}

// An older archive.
struct Older {
  @Mappable(version: 1) struct Address { var line: String }
}

@Mappable(version: 2)
struct Address: ArchiveMigrating {
  var street: String
  var number: Int
  var country = "FR"

  static var archiveMigrations: ArchiveMigrations {
    ArchiveMigrations(
      of: Address.self,
      .convert("number", from: 1) { old in
        old["line"]?.string?.split(separator: " ").first.map { .string(String($0)) }
      },
      .convert("street", from: 1) { old in
        old["line"]?.string.map {
          .string($0.split(separator: " ").dropFirst().joined(separator: " "))
        }
      },
      .remove("line", from: 1))
  }
}
let old = try Older.Address(line: "7 Quai Branly").archivedData()
let report = ArchiveMapper().decodeReporting(Address.self, from: old)
if let address = report.value { print(address.street, address.number, address.country) }
// Quai Branly 7 FR
for issue in report.issues { print(issue.path, issue.resolution ?? "") }
// number converted
// line removed since version 2
do {
  _ = try Older.Address(archive: Address(street: "Rue", number: 1).archivedData())
} catch {
  print(error.code, error.found ?? "")
  // newerVersion version 2
}

// Keyed archives of Foundation.
let keyed = KeyedArchiveMapper(options: .init(types: [.type(Person.self, as: "Contact")]))
let data = try keyed.encode(Person(name: "Ann"))
print(try keyed.decode(Person.self, from: data).name)
// Ann
