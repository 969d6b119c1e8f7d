import MaquetteCore
import Testing

/// The input cannot make an error long.
@Suite("Length of errors")
struct ErrorLengthTests {
  @Test func longKeysAreCut() throws {
    let key = String(repeating: "k", count: 100_000)
    let error = #expect(throws: MappingError.self) { try [String: Int](json: "{\"\(key)\": []}") }
    #expect(error?.path.steps == [.key(key)])
    #expect((error?.description.count ?? .max) < 300)
    #expect((error?.details.count ?? .max) < 600)
  }

  @Test func longPathsAreAbbreviated() throws {
    let json = String(repeating: "[", count: 600)
    let error = #expect(throws: MappingError.self) { try AnyValue(json: json) }
    #expect(error?.code == .depthExceeded)
    #expect((error?.description.count ?? .max) < 300)
  }
}
