import SwiftDiagnostics
import Testing

@Suite("Diagnostics of declarations for Codable")
struct CodableDiagnosticsTests {
  private static let keys = "enum CodingKeys: String, CodingKey { case a = \"k\", b }"

  // Features: 16
  @Test("A key of CodingKeys that is another is told, with the attribute that names it")
  func otherKeys() {
    for kind in ["struct S: Codable", "struct S", "final class S"] {
      let source = "@Mappable \(kind) { var a: Int; var b: Int; \(Self.keys) }"
      let found = diagnostics(of: source)
      #expect(
        found.map(\.message) == [
          "'@Mappable' ignores 'CodingKeys', where the key of 'a' is 'k'; "
            + "mark it '@CodingKey(\"k\")'"
        ])
      #expect(found.map(\.diagMessage.severity) == [.warning])
      #expect(
        found.first?.fixIts.first?.applied(to: source)
          == "@Mappable \(kind) { @CodingKey(\"k\") var a: Int; var b: Int; \(Self.keys) }")
    }
  }

  @Test("A property missing from CodingKeys is diagnosed")
  func leftOut() {
    let source =
      "@Mappable struct S { @CodingKey(\"k\") var a: Int; var b: Int; var c = 1; \(Self.keys) }"
    let found = diagnostics(of: source)
    #expect(
      found.map(\.message) == [
        "'@Mappable' ignores 'CodingKeys', which leaves out 'c'; mark it '@CodableIgnored'"
      ])
    let repaired = found.first?.fixIts.first?.applied(to: source)
    #expect(repaired?.contains("@CodableIgnored var c = 1") == true)
  }

  @Test(
    "Matching declarations have no diagnostics",
    arguments: [
      "@Mappable struct S { @CodingKey(\"k\") var a: Int; var b: Int; \(keys) }",
      "@Mappable struct S { @CodingKey(\"own\") var a: Int; var b: Int; \(keys) }",
      "@Mappable struct S { var b: Int; @CodableIgnored var c = 1; \(keys) }",
      "@Mappable(via: W.self) struct S { var a: Int; \(keys) }",
      "@Mappable struct S: Decodable { var a: Int; init(from decoder: any Decoder) throws {} }",
    ])
  func agreement(_ source: String) {
    #expect(diagnostics(of: source).isEmpty)
  }

  @Test("Members that only Codable would call")
  func members() {
    let source = """
      @Mappable struct S {
        var a: Int
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
      }
      """
    #expect(
      diagnostics(of: source).map(\.message) == [
        "'@Mappable' does not call 'init(from:)'; express it with attributes, a hook or "
          + "'via', or state 'Decodable' if it is for that",
        "'@Mappable' does not call 'encode(to:)'; express it with attributes, a hook or "
          + "'via', or state 'Encodable' if it is for that",
      ])
  }
}
