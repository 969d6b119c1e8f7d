import MaquetteCore
import Testing

@Suite("Offsets of values")
struct PathSearchTests {
  @Test("Values that come in any order are found, or the innermost value around them")
  func notes() {
    let paths: [[MappingPath.Step]] = [
      [.key("a"), .key("b")], [.key("a"), .key("c")], [.key("x")], [], [.key("a"), .index(1)],
    ]
    var search = PathSearch(paths.map { MappingPath($0) })
    search.note([], at: 0)
    search.note([.key("y"), .key("b")], at: 3)
    search.note([.key("a"), .key("b"), .key("deep")], at: 7)
    search.note([.key("a"), .key("b")], at: 9)
    search.note([.key("a")], at: 11)
    // A value on the path to another begins where it was first named.
    #expect(search.offsets == [7, 7, 0, 0, 7])
  }
}
