import Foundation
import Maquette
import Testing

/// Names that `import Maquette` must not hide from other code.
@Suite("Initializers of other types stay unambiguous")
struct ForeignNameTests {
  @Test func initialisersWithoutLabels() {
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(
      ["https://a.b", "/c"].compactMap(URL.init).map(\.absoluteString) == ["https://a.b", "/c"])
    #expect([id, "x"].compactMap(UUID.init).map(\.uuidString) == [id])
    #expect(["1", "x"].compactMap(Int.init) == [1])
    #expect(["1", "x"].compactMap(UInt8.init) == [1])
    #expect(["1.5", "x"].compactMap(Double.init) == [1.5])
    #expect([1, 2].map(String.init) == ["1", "2"])
    #expect(["true"].compactMap(Bool.init) == [true])
  }
}
