import Testing

/// What `@Documented` adds to a model.
@Suite("Expansion of documented models")
struct DocumentationExpansionTests {
  // Features: 234, 235
  @Test("A model without the attribute has nothing of its comments; with it, one member")
  func member() throws {
    let comments = """
      /// A user.
      ATTRIBUTES struct User {
        /// The "key".
        ///
        /// - It is unique.
        var id: Int
        // Nothing.
        @CodingKey("n") var name: String
      }
      """
    let silent = expansion(of: comments.replacing("ATTRIBUTES", with: "@Mappable"))
    #expect(!silent.contains("documentation"))
    let documented = expansion(
      of: comments.replacing("ATTRIBUTES", with: "@Mappable @Documented(title: \"T\")"))
    let lines = documented.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex { $0.contains("var __documentation") })
    #expect(
      lines[start..<start + 5] == [
        "nonisolated static var __documentation: MaquetteCore.__Documentation? {",
        #"var documentation = MaquetteCore.__Documentation(of: User.self, .init("A user.", title: "T"))"#,
        #"documentation.add("id", .init("The \"key\".\u{a}\u{a}- It is unique."))"#,
        "return documentation",
        "}",
      ])
  }
}
