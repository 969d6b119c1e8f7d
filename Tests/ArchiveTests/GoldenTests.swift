import Foundation
import Maquette
import MaquetteArchive
import Testing

/// Archives in the repository stay readable, and encoding still produces the same bytes.
///
/// `MAQUETTE_WRITE_PAGES=1 swift test --filter GoldenTests` writes the archive of a new layout.
@Suite("Recorded archives")
struct GoldenTests {
  @Mappable(version: 3) final class Person {
    var name: String
    var boss: Person?
    var home: Home
    @Archived weak var mentor: Person?
    init(name: String, home: Home) { (self.name, self.home) = (name, home) }
  }

  @Mappable struct Home: Equatable {
    var street: String
    var since: Date
    var key: UUID
    var rent: Decimal?
  }

  private static let file = "layout1.maquette-archive"

  private func people() -> [Person] {
    let home = Home(
      street: "Quai", since: Date(timeIntervalSinceReferenceDate: 0.25),
      key: UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF")!, rent: Decimal(string: "12.50")
    )
    let (ann, bob) = (Person(name: "Ann", home: home), Person(name: "Bob", home: home))
    (ann.boss, bob.boss, bob.mentor) = (ann, ann, ann)
    return [ann, bob]
  }

  // Features: 2.7
  @Test("Layout 1 is read as it was written")
  func layout1() throws {
    let folder = try #require(Bundle.module.url(forResource: "Golden", withExtension: nil))
    let people = people()
    let bytes = try people.archivedBytes()
    if ProcessInfo.processInfo.environment["MAQUETTE_WRITE_PAGES"] != nil {
      let source = URL(filePath: #filePath).deletingLastPathComponent()
      try Data(bytes).write(to: source.appending(path: "Golden").appending(path: Self.file))
    }
    let golden = try Data(contentsOf: folder.appending(path: Self.file))
    let again = try [Person](archive: golden)
    #expect(again.map(\.name) == ["Ann", "Bob"])
    #expect(again[0].boss === again[0] && again[1].boss === again[0])
    #expect(again[1].mentor === again[0])
    #expect(again.map(\.home) == people.map(\.home))
    #expect(Array(golden) == bytes)
    for person in people + again { person.boss = nil }
  }

  @Test("The example on the page of the layout equals the encoded archive")
  func page() throws {
    let person = PagePerson(name: "Ann")
    person.boss = person
    let bytes = try person.archivedBytes()
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/ArchiveLayout.md"),
      encoding: .utf8)
    let block = try #require(page.components(separatedBy: "```hex\n").dropFirst().first)
    let digits = block.components(separatedBy: "```")[0].split(separator: "\n").flatMap { line in
      line.split(separator: ";")[0].split(separator: " ").joined()
    }
    let hex = bytes.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }.joined()
    #expect(String(digits) == hex)
    person.boss = nil
  }

  @Mappable(version: 3) final class PagePerson {
    var name: String
    var boss: PagePerson?
    init(name: String) { self.name = name }
  }
}
