import Testing

@testable import SculptMigration

/// Types that are coded because of a protocol or another name.
@Suite struct IndirectCodingTests {
  @Test("Each type that is coded by another name is left, with the reason")
  func typesAreNamed() {
    let source = """
      protocol Base: Codable {}
      protocol Model: Base { var id: Int { get } }
      struct Conf: Model { var id: Int }
      typealias API = Codable & Sendable
      struct X: API { var a: Int }
      struct Y { var a: Int }
      extension Y: API {}
      extension Z: API {}
      struct Other: Sendable {}

      """
    let migration = Migration([("A.swift", source)])
    #expect(migration.files[0].text == source)
    #expect(
      migration.findings.map(\.message) == [
        "A.swift:3:1: warning: 'Conf' is left as it is: it is coded because it is 'Model', which stays",
        "A.swift:5:1: warning: 'X' is left as it is: it is coded because it is 'API', which stays",
        "A.swift:6:1: warning: 'Y' is left as it is: it is coded because it is 'API', which stays",
        "A.swift:8:1: warning: 'Z' is left as it is: it is declared elsewhere",
      ])
  }

  @Test(
    "A type that contains one that is coded by another name is migrated if that has both directions"
  )
  func usersAreMigrated() {
    let source = """
      protocol Model: Codable {}
      protocol Input: Decodable {}
      struct A: Model { var id: Int }
      struct B: Input { var id: Int }
      struct C: Codable { var a: A }
      struct D: Codable { var b: B }

      """
    let migration = Migration([("A.swift", source)])
    #expect(migration.files[0].text.contains("@Mappable\nstruct C { var a: A }"))
    #expect(migration.files[0].text.contains("struct D: Codable { var b: B }"))
    #expect(
      migration.findings.map(\.text).contains(
        "'A' stays Codable: add 'extension A: CodableBridged {}'"))
    #expect(
      migration.findings.map(\.text).contains(
        "'D' is left as it is: it contains 'B', which is left"))
  }
}
