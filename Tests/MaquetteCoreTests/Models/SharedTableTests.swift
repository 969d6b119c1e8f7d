import Testing

@testable import MaquetteCore

@Suite("Tables of keys that are made at run time")
struct SharedTableTests {
  private class Animal {}

  @Test("Equal clusters share the table of their tag, which is never freed")
  func clusters() {
    let tables = (0..<3).map { _ in
      ClusterTable(of: Animal.self, .inside, path: ["shared tag"], [], nil, nil)
    }
    #expect(tables.allSatisfy { $0.tagKey.slot(of: "shared tag") == 0 })
    #expect(Set(tables.map(\.tagKey.identity)).count == 1)
  }

  @Test("A type with too many tables gets no other one")
  func limit() {
    let tables = (0..<100).map { __KeyTable.shared(["key \($0)"], of: SharedTableTests.self) }
    #expect(tables.prefix(64).allSatisfy { $0 != nil })
    #expect(tables.dropFirst(64).allSatisfy { $0 == nil })
    #expect(__KeyTable.shared(["key 3"], of: SharedTableTests.self)?.slot(of: "key 3") == 0)
  }
}
