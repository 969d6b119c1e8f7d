import Testing

@Suite("Diagnostics of partials")
struct PartialDiagnosticsTests {
  // Features: 199
  @Test(
    "Types that have no partial",
    arguments: [
      Misuse(
        "@Mappable @CodablePartial enum E { case a }",
        "'@CodablePartial' makes partials of structs, not of enums",
        repaired: "@Mappable enum E { case a }"),
      Misuse(
        "@Mappable @CodablePartial final class C { var a = 1 }",
        "'@CodablePartial' makes partials of structs, not of classes",
        repaired: "@Mappable final class C { var a = 1 }"),
      Misuse(
        "@CodablePartial actor A {}", "'@CodablePartial' makes partials of structs, not of actors",
        repaired: "actor A {}"),
      Misuse(
        "@CodablePartial protocol P {}",
        "'@CodablePartial' makes partials of structs, not of protocols",
        repaired: "protocol P {}"),
      Misuse(
        "@CodablePartial struct S { var a: Int }",
        "'@CodablePartial' has no effect in a type that is not marked '@Mappable'",
        repaired: "struct S { var a: Int }"),
      Misuse(
        "@Mappable(layout: .array) @CodablePartial struct S { var a: Int }",
        "'S' cannot have a partial, because it is an array, of which nothing can be left out"),
      Misuse(
        "@Mappable(transparent: true) @CodablePartial struct S { var a: Int }",
        "'S' cannot have a partial, because it is mapped as its only property"),
      Misuse(
        "@Mappable(via: W.self) @CodablePartial struct S { var a: Int }",
        "'S' cannot have a partial, because it is mapped as another type"),
      Misuse(
        "@Mappable(.encode) @CodablePartial struct S { var a: Int }",
        "'S' cannot have a partial, because it is not read"),
      Misuse(
        "@Mappable @CodablePartial struct S: NoncopyableMappable, ~Copyable { var a: Int }",
        "'S' cannot have a partial, because it is one that cannot be copied"),
      Misuse(
        """
        @Mappable @CodablePartial struct S {
          #if DEBUG
            var a: Int
          #endif
        }
        """,
        "'S' cannot have a partial, because it is partly under '#if'"),
    ])
  func types(_ misuse: Misuse) { misuse.check() }

  // Features: 199
  @Test(
    "Properties that have no place in a partial",
    arguments: [
      Misuse(
        "@Mappable @CodablePartial struct S { var isEmpty: Bool }",
        "a partial has a member 'isEmpty' already; rename the property and keep its key by "
          + "'@CodingKey'"),
      Misuse(
        #"@Mappable @CodablePartial struct S { @CodingKey(path: "a[0]") var a: Int }"#,
        "'a' is in an array, and a partial cannot leave elements out"),
      Misuse(
        #"@Mappable @CodablePartial struct S { @CodingKey(path: "a[*].b") var a: [Int] }"#,
        "'a' is in an array, and a partial cannot leave elements out"),
      Misuse(
        "@Mappable @CodablePartial struct S { @CodableNestedPartial var a: [T] }",
        "'@CodableNestedPartial' needs a model with '@CodablePartial', or an optional of one; "
          + "'a' is a collection"),
      Misuse(
        "@Mappable struct S { @CodableNestedPartial @CodableFlattened var a: T }",
        "'@CodableNestedPartial' and '@CodableFlattened' contradict each other",
        repaired: "@Mappable struct S { @CodableFlattened var a: T }"),
      Misuse(
        "@Mappable struct S { @CodableNestedPartial func a() {} }",
        "'@CodableNestedPartial' belongs on a stored property",
        repaired: "@Mappable struct S { func a() {} }"),
    ])
  func properties(_ misuse: Misuse) { misuse.check() }

  // Features: 199
  @Test("What is wrong with the model is told once")
  func models() {
    Misuse(
      "@Mappable @CodablePartial struct S { var a = f() }",
      "'a' needs a type annotation: '@Mappable' cannot infer its type",
      repaired: "@Mappable @CodablePartial struct S { var a: <#Type#> = f() }"
    ).check()
  }
}
