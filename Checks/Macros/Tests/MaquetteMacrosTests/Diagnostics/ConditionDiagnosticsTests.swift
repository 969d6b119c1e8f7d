import Testing

@Suite("Misuse of compilation conditions")
struct ConditionDiagnosticsTests {
  // Features: 22
  @Test(
    "What cannot depend on conditions is told",
    arguments: [
      Misuse(
        """
        @Mappable struct S {
          #if A
          var a: Int
          #elseif B
          var b: Int
          #endif
          #if C
          var c: Int
          #elseif D
          var d: Int
          #endif
          #if E
          var e: Int
          #endif
        }
        """,
        "the '#if' blocks of a mapped type multiply to more than 16 variants; "
          + "move some of their contents into separate types"),
      Misuse(
        """
        @Mappable
        #if A
        @MainActor
        #endif
        final class C {
          var a = 1
        }
        """,
        "'@Mappable' cannot make the conformances of 'C' depend on '#if'; "
          + "move the condition around the type"),
    ])
  func whatCannotDependOnConditions(_ misuse: Misuse) {
    misuse.check()
  }

  // Features: 22
  @Test(
    "What is wrong in any clause is told once",
    arguments: [
      Misuse(
        """
        @Mappable struct S {
          #if A
          var a = f()
          #endif
          #if B
          var b: Int
          #endif
          var c = g()
        }
        """,
        "'a' needs a type annotation: '@Mappable' cannot infer its type",
        "'c' needs a type annotation: '@Mappable' cannot infer its type",
        repaired: """
          @Mappable struct S {
            #if A
            var a: <#Type#> = f()
            #endif
            #if B
            var b: Int
            #endif
            var c = g()
          }
          """),
      Misuse(
        """
        @Mappable struct S {
          #if A
          @Clamped
          #endif
          var a = 1
        }
        """,
        "'@Mappable' cannot see through '@Clamped'; mark 'a' '@CodableIgnored', "
          + "or map a plain property and wrap it in a computed one",
        repaired: """
          @Mappable struct S {
            @CodableIgnored
          #if A
            @Clamped
            #endif
            var a = 1
          }
          """),
      Misuse(
        """
        @Mappable struct S {
          #if A
          @CodingKey("k") var a: Int
          #else
          @CodingKey("k") var b: Int
          #endif
          @CodingKey("k") var c: Int
        }
        """,
        "'a' and 'c' both write the key 'k'", "'b' and 'c' both write the key 'k'"),
      Misuse(
        """
        @Mappable enum E {
          #if A
          case a(x: Int, x: Int)
          #endif
          case b
        }
        """,
        "two values of the case 'a' have the key 'x'"),
    ])
  func whatIsWrongInAnyClause(_ misuse: Misuse) {
    misuse.check()
  }

  // Features: 22
  @Test(
    "Clauses do not see each other, and what is not mapped does not count",
    arguments: [
      Misuse(
        """
        @Mappable struct S {
          #if A
          @CodingKey("k") var a: Int
          #else
          @CodingKey("k") var b: Int
          #endif
        }
        """),
      Misuse(
        """
        @Mappable struct S {
          #if A
          var a: Int { 1 }
          static let b = 1
          func c() {}
          #endif
          #if B
          func d() {}
          #endif
          #if C
          init() {}
          #endif
          #if D
          struct T {}
          #endif
          #if E
          @available(*, deprecated)
          #endif
          var e: Int
        }
        """),
      Misuse(
        """
        #if A
        @Mappable
        #endif
        struct S {
          @CodingKey("k") var a: Int
        }
        """),
    ])
  func whatIsInOrder(_ misuse: Misuse) {
    misuse.check()
  }
}
