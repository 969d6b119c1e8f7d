import Testing

@testable import SculptCore

/// Which objects are of one type.
@Suite struct TypeIdentityTests {
  @Test func aTreeIsOneType() throws {
    #expect(
      try code(
        #"{"name": "a", "children": [{"name": "b", "children": [{"name": "c", "children": []}]}]}"#)
          == """
          @Mappable
          struct Root: Sendable, Hashable {
            var name: String
            var children: [Root] = []
          }

          """)
  }

  @Test func aChainHasABox() throws {
    let text = try code(#"{"data": 1, "next": {"data": 2, "next": {"data": 3, "next": null}}}"#)
    #expect(
      text.hasPrefix(
        """
        @Mappable
        struct Root: Sendable, Hashable {
          var data: Int
          @EncodableIf(.always) var next: Box<Root>?
        }

        """))
    #expect(text.contains("indirect enum Box<Value"))
  }

  @Test func leavesAreOfTheTypeOfTheirParents() throws {
    #expect(
      try code(#"{"a": 1, "b": 2, "c": "x", "also": {"a": 1, "b": 2, "c": "x"}}"#).contains(
        "var also: Box<Root>?"))
  }

  @Test func alikeIsNotTheSame() throws {
    let text = try code(#"{"id": 1, "name": "Ada", "company": {"id": 2, "name": "Acme"}}"#)
    #expect(text.contains("var company: Company"))
  }

  @Test func objectsUnderOneKeyAreOneType() throws {
    let text = try code(
      #"{"user": {"id": 1, "name": "a", "bio": "x"}, "post": {"user": {"id": 2, "name": "b"}, "text": "y"}}"#
    )
    #expect(text.matches(of: /struct User/).count == 1)
    #expect(text.contains("var bio: String?"))
  }

  @Test func objectsWithTheSameKeysAreOneType() throws {
    let text = try code(
      #"{"author": {"a": 1, "b": "x", "c": true}, "committer": {"a": 2, "b": "y", "c": false}}"#)
    #expect(text.contains("var committer: Author"))
    #expect(
      try code(
        #"{"author": {"a": 1, "b": "x", "c": true}, "committer": {"a": 2, "b": "y", "c": "z"}}"#
      )
      .contains("var committer: Committer"))
  }

  @Test func aSharedTypeIsBesideItsUsers() throws {
    let text = try code(
      #"{"billing": {"address": {"city": "a", "zip": "b"}, "vat": 1}, "shipping": {"address": {"city": "c", "zip": "d"}, "fast": true}}"#
    )
    #expect(text.contains("\n  @Mappable\n  struct Address"))
  }

  @Test func deepNestingIsNoStackOverflow() throws {
    let deep = String(repeating: #"{"a":"#, count: 200) + "1" + String(repeating: "}", count: 200)
    #expect(try code(deep).contains("struct Root"))
  }
}
