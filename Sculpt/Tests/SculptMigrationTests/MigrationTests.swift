import Testing

@testable import SculptMigration

/// Source before and after, and what is said.
@Suite struct MigrationTests {
  func expect(
    _ before: String, becomes after: String, saying notes: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let migration = Migration([("A.swift", before)])
    #expect(migration.files[0].text == after, sourceLocation: sourceLocation)
    #expect(
      migration.findings.map(\.message) == notes.map { "A.swift:" + $0 },
      sourceLocation: sourceLocation)
  }

  /// Expects that a type is left, for a reason at a place.
  func expectLeft(
    _ source: String, _ place: String, _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let migration = Migration([("A.swift", source)])
    #expect(migration.files[0].text == source, sourceLocation: sourceLocation)
    let message = migration.findings.first?.message ?? "migrated"
    #expect(
      message.hasPrefix("A.swift:\(place): warning: ") && message.contains(reason),
      "\(message)", sourceLocation: sourceLocation)
  }

  @Test func commentsStay() {
    expect(
      """
      // A file.

      import Foundation

      /// An order.
      public struct Order: Codable, Hashable {
        /// Its number.
        public var id: Int  // from the shop

        // What it costs.
        var price: Decimal?

        enum CodingKeys: String, CodingKey {
          case id = "number"
          case price
        }

        func sum() -> Decimal { price ?? 0 }
      }

      """,
      becomes: """
        // A file.

        import Foundation
        import Maquette

        /// An order.
        @Mappable
        public struct Order: Hashable {
          /// Its number.
          @CodingKey("number") public var id: Int  // from the shop

          // What it costs.
          var price: Decimal?

          func sum() -> Decimal { price ?? 0 }
        }

        """)
  }

  @Test func aNamingRuleWhereAllKeysAgree() {
    expect(
      """
      struct A: Decodable {
        var userName: String
        var homeTown: String
        var id: Int
        private enum CodingKeys: String, CodingKey {
          case userName = "user_name", homeTown = "home_town", id
        }
      }
      """,
      becomes: """
        import Maquette

        @Mappable(.decode, fieldNaming: .snakeCase)
        struct A {
          var userName: String
          var homeTown: String
          var id: Int
        }
        """)
  }

  @Test func codeThatIsUnderstoodIsRemoved() {
    expect(
      """
      import Foundation

      struct A: Codable {
        var tags: [String]
        let level: Int
        var name: String?
        enum CodingKeys: String, CodingKey { case tags, level, user }
        enum UserKeys: String, CodingKey { case name = "full_name" }

        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          tags = try c.decodeIfPresent([String].self, forKey: .tags) ?? []
          level = (try? c.decode(Int.self, forKey: .level)) ?? 3  // for old documents
          let user = try c.nestedContainer(keyedBy: UserKeys.self, forKey: .user)
          name = try user.decodeIfPresent(String.self, forKey: .name)
        }

        func encode(to encoder: Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          if !tags.isEmpty { try c.encode(tags, forKey: .tags) }
          try c.encode(level, forKey: .level)
          var user = c.nestedContainer(keyedBy: UserKeys.self, forKey: .user)
          try user.encode(name, forKey: .name)
        }
      }
      """,
      becomes: """
        import Foundation
        import Maquette

        @Mappable
        struct A {
          @CodableDefault([]) @EncodableIf(.notEmpty) var tags: [String]
          @CodableDefault(3, on: .missing, .null, .invalid) let level: Int
          @CodingKey(path: "user.full_name") @EncodableIf(.always) var name: String?
        }
        """,
      saying: [
        "10:3: note: comments in this code are dropped with it",
        #"13:5: note: 'level' takes values that convert without loss, such as "1" for 1, where the default stood before"#,
        "14:5: note: the object 'user' may be missing now, and is left out if nothing is in it",
      ])
  }

  @Test func extensionsThatHoldTheConformance() {
    expect(
      """
      import Foundation
      struct A { var id: Int; var isOpen = false }
      enum Suit: String { case hearts }

      extension A: Codable {
        enum CodingKeys: CodingKey { case id }
        var half: Int { id / 2 }
      }

      extension Suit: Codable {}
      """,
      becomes: """
        import Foundation
        import Maquette
        @Mappable
        struct A { var id: Int; @CodableIgnored var isOpen = false }
        @Mappable
        enum Suit: String { case hearts }

        extension A {
          var half: Int { id / 2 }
        }
        """)
  }

  @Test func extensionsInOtherFiles() {
    let migration = Migration([
      ("A.swift", "struct A { var id: Int }"), ("A+Codable.swift", "extension A: Encodable {}"),
    ])
    #expect(
      migration.files[0].text
        == "import Maquette\n\n@Mappable(.encode)\nstruct A { var id: Int }")
    #expect(migration.files[1].text == "")
    expectLeft("extension A: Codable {}", "1:1", "it is declared elsewhere")
  }

  @Test func enumsWithPayloadsKeepTheTagsOfCodable() {
    expect(
      """
      indirect enum Term: Codable {
        case number(Double)
        /// Two terms.
        case sum(Term, other: Term?)
        private enum CodingKeys: String, CodingKey { case number = "n", sum = "+" }
      }
      """,
      becomes: """
        import Maquette

        @Mappable(tagged: .codable)
        indirect enum Term {
          @CodingKey("n") case number(Double)
          /// Two terms.
          @CodingKey("+") case sum(Term, other: Term?)
        }
        """)
    expectLeft(
      "enum A: Codable { case a(Int = 1) }", "1:26", "has a default")
    expectLeft(
      "enum A: Codable {\n case a(b: Int)\n enum ACodingKeys: String, CodingKey { case b = \"c\" }\n}",
      "3:2", "keys of the values")
  }

  @Test func datesAreNoted() {
    let migration = Migration([("A.swift", "struct A: Codable { var days: [Date]? }")])
    #expect(migration.findings.map(\.severity) == [.note])
    #expect(migration.findings[0].message.hasPrefix("A.swift:1:21: note: 'days' is a date: "))
  }

  @Test func neighboursThatAreLeft() {
    let migration = Migration([
      (
        "A.swift",
        "class Old: Codable {\n var new: New?\n}\nstruct New: Codable {\n var olds: [Old]\n}"
      )
    ])
    #expect(
      migration.findings.map { "\($0.line): \($0.text)" } == [
        "1: 'Old' is left as it is: the class is not final, so subclasses may code more",
        "2: 'New' is no longer Codable: add 'extension New: MappedCodable {}'",
        "5: 'Old' stays Codable: add 'extension Old: CodableBridged {}'",
      ])
  }

  @Test func keysThatAreUsedStay() {
    expect(
      """
      struct A: Codable {
        var id: Int
        enum CodingKeys: String, CodingKey { case id }
        static let key = CodingKeys.id.rawValue
      }
      struct B: Encodable { var id: Int; enum CodingKeys: CodingKey { case id } }
      enum Odd: CodingKey { case a; func f() { print(Self.B.CodingKeys.id) } }
      """,
      becomes: """
        import Maquette

        @Mappable
        struct A {
          var id: Int
          enum CodingKeys: String, CodingKey { case id }
          static let key = CodingKeys.id.rawValue
        }
        @Mappable(.encode)
        struct B { var id: Int; enum CodingKeys: CodingKey { case id } }
        enum Odd: CodingKey { case a; func f() { print(Self.B.CodingKeys.id) } }
        """)
  }

  @Test func bridgesKeepTheRestCompiling() {
    var options = Migration.Options()
    options.addsBridges = true
    let source = """
      class Old: Codable {
        var new: New?
      }
      struct New: Codable {
        var olds = [Old]()
      }
      struct Page<Item>: Codable where Item: Codable { var items: [Item] }

      """
    let migration = Migration([("A.swift", source)], options: options)
    #expect(
      migration.files[0].text == """
        import Maquette
        import MaquetteCodable

        class Old: Codable {
          var new: New?
        }
        @Mappable
        struct New {
          var olds = [Old]()
        }
        @Mappable
        struct Page<Item> where Item: Mappable { var items: [Item] }

        extension New: MappedCodable {}

        extension Page: MappedCodable where Item: Mappable {}

        extension Old: CodableBridged {}

        """)
    #expect(migration.findings.map(\.severity) == [.warning, .note])
  }

  @Test func typesOfOneDirectionAreLeftWithThoseAroundThem() {
    let source = """
      class Old: Decodable {}
      struct A: Decodable { var old: Old }
      struct B: Decodable { var a: [A] }
      """
    let findings = Migration([("A.swift", source)]).findings
    #expect(
      findings.dropFirst().map { "\($0.line): \($0.text)" } == [
        "2: 'A' is left as it is: it contains 'Old', which is left",
        "3: 'B' is left as it is: it contains 'A', which is left",
      ])
  }

  @Test func namesMeanTheNearestType() {
    let source = """
      struct A: Codable { struct Item: Codable { var id: Int }; var item: Item }
      class Item: Codable {}
      struct B: Codable { var item: Self.Item?; var other: A.Item }
      """
    let findings = Migration([("A.swift", source)]).findings
    #expect(findings.map(\.line) == [2, 3] && findings[1].text.hasPrefix("'Item' stays Codable"))
  }

  /// The body of an `init(from:)` in line 4 is not understood.
  func expectLeft(
    code: String, _ reason: String, at place: String = "4:5",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectLeft(
      """
      struct A: Codable {
        var id: Int; var name: String?; var tags: [String]
        init(from decoder: any Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self)
          \(code)
        }
      }
      """, place, reason, sourceLocation: sourceLocation)
  }

  @Test func codeThatIsNotUnderstood() {
    expectLeft(code: "id = 3", "not understood: id = 3")
    expectLeft(code: "print(1)", "not understood: print(1)")
    expectLeft(code: "id = try c.decode(Int.self, forKey: .id) + 1", "not understood")
    expectLeft(code: "id = try! c.decode(Int.self, forKey: .id)", "not understood")
    expectLeft(code: "id = try c.decode(Int8.self, forKey: .id)", "but decoded as Int8")
    expectLeft(code: "name = try c.decode(String.self, forKey: .name)", "must not be missing")
    expectLeft(code: "if let x = try? c.decode(Int.self, forKey: .id) { id = x }", "not understood")
    expectLeft(code: "tags = try? c.decode([String].self, forKey: .tags) ?? []", "not understood")
    expectLeft(code: "for x in c.allKeys { print(x) }", "not understood")
    expectLeft(code: "try super.init(from: decoder)", "not understood")
    expectLeft(code: "self.init(id: 1)", "not understood")
    expectLeft(
      code: "let n = try c.nestedContainer(keyedBy: Other.self, forKey: .id)", "not known",
      at: "4:44")
  }

  @Test(arguments: [
    ("class A: Codable { var id = 0 }", "1:1", "not final"),
    ("final class A: Base, Codable { var id = 0 }", "1:1", "'Base' may be a superclass"),
    ("struct A: Codable { @Clamped var id: Int }", "1:21", "'@Clamped' may change"),
    ("@Model struct A: Codable { var id: Int }", "1:1", "'@Model' may change"),
    ("struct A: Codable { var ids: [Suit: Int] }", "1:21", "may write an array"),
    ("struct A: Codable {\n#if os(Linux)\nvar id: Int\n#endif\n}", "2:1", "'#if'"),
    ("func f() { struct A: Codable { var id: Int } }", "1:12", "types in functions"),
    ("struct B { private struct A: Codable { var id: Int } }", "1:12", "make it fileprivate"),
    ("enum A: RawID, Codable { case a }", "1:1", "may be the type of raw values"),
    (
      """
      struct A: Codable { var tags: [Int]
        enum CodingKeys: CodingKey { case tags }
        func encode(to encoder: any Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          if !tags.isEmpty { try c.encode(tags, forKey: .tags) }
        }
      }
      """, "1:21", "decoding needs its key"
    ),
    ("struct A: Codable { var id: Int? = 3 }", "1:21", "becomes nil in place"),
    ("@Mappable struct A: Codable { var id: Int }", "1:1", "mapped already"),
    ("struct A: Codable { var id = next() }", "1:21", "needs a type annotation"),
    (
      "struct A: Codable { var id: Int; enum CodingKeys: Int, CodingKey { case id = 1 } }", "1:39",
      "depend on 'Int'"
    ),
    (
      "struct A: Codable { var a, b: Int; enum CodingKeys: String, CodingKey { case a, b = \"c\" } }",
      "1:21", "shares its declaration"
    ),
  ])
  func typesThatAreLeft(_ source: String, _ place: String, _ reason: String) {
    expectLeft(source, place, reason)
  }

  @Test func otherTypesAndMigratedOnesStay() {
    for source in [
      "import Maquette\n@Mappable\nstruct A { var id: Int }", "struct A: Hashable { var id: Int }",
      "protocol P: Codable {}",
    ] {
      expect(source, becomes: source)
    }
    let once = Migration([("A.swift", "struct A: Codable { var id: Int }")]).files[0]
    let twice = Migration([("A.swift", once.text)]).files[0]
    #expect(once.isChanged && !twice.isChanged)
  }

  @Test func textThatIsNoSwift() {
    let migration = Migration([("A.swift", "struct A: Codable {\n  var id: \n}")])
    #expect(migration.findings.map(\.severity) == [.error] && !migration.files[0].isChanged)
  }
}
