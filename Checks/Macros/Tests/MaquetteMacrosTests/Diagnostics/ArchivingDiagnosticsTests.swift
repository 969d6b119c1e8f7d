import Testing

@Suite("Diagnostics of archived properties")
struct ArchivingDiagnosticsTests {
  @Test(arguments: [
    Misuse("@Mappable final class C { @Archived weak var a: C? }"),
    Misuse("@Mappable final class C { @CodableIgnored @Archived var a = 1 }"),
    Misuse("@Mappable final class C { @Archived(.conditionally) var a: C? }"),
    Misuse("@Mappable final class C { @EncodableIgnored @Archived var a: Int }"),
    Misuse("@Mappable struct S { @Archived(.excluded) var a: Int? }"),
    Misuse("@Mappable struct S { @Archived(.excluded) @CodableDefault(1) var a: Int }"),
    Misuse(
      "@Mappable struct S { @Archived(.excluded) var a: Int }",
      "'a' is excluded from archives, so it needs an initial value or must be an optional variable",
      repaired: "@Mappable struct S { @Archived(.excluded) var a: Int = <#value#> }"),
    Misuse(
      "@Mappable struct S { @Archived(.sometimes) var a: Int? }",
      "'behavior' must be written as one of '.excluded', '.always', '.conditionally'",
      "'a' is archived anyway, so '@Archived' has no effect"),
    Misuse(
      "@Mappable struct S { @Archived var a: Int }",
      "'a' is archived anyway, so '@Archived' has no effect",
      repaired: "@Mappable struct S { var a: Int }"),
    Misuse(
      "@Mappable struct S { @EncodableIgnored @Archived(.excluded) var a: Int? }",
      "'a' is not written, so '@Archived' has no effect",
      repaired: "@Mappable struct S { @EncodableIgnored var a: Int? }"),
    Misuse(
      "@Mappable struct S { @CodableIgnored @Archived var a = 1 }",
      "'a' is not written, and only classes archive what they do not write; map it, or move it to a class"
    ),
    Misuse(
      "@Mappable final class C { @CodableIgnored @Archived let a = 1 }",
      "'a' is set when its object is there, so it must be a variable that is not lazy"),
    Misuse(
      "@Mappable final class C { @Archived(.conditionally) let a: C? }",
      "'a' is archived conditionally, so it must be a variable that does not require a value"),
    Misuse(
      "@MainActor @Mappable final class C { @CodableIgnored @Archived var a = 1 }",
      "'a' belongs to an actor, and is ignored; archives cannot set it, so map it"),
    Misuse(
      "@Mappable(.decode) struct S { @Archived(.excluded) var a: Int? }",
      "'S' is not written, so '@Archived' has no effect",
      repaired: "@Mappable(.decode) struct S { var a: Int? }"),
    Misuse(
      "@Mappable(layout: .array) struct S { @Archived(.excluded) var a: Int? }",
      "'a' has a position in an array and no key, so '@Archived' has no effect",
      repaired: "@Mappable(layout: .array) struct S { var a: Int? }"),
    Misuse(
      "@Mappable(transparent: true) struct S { @Archived(.excluded) var a: Int? }",
      "'S' is mapped as its only property, without an object around it, so '@Archived' has no effect",
      repaired: "@Mappable(transparent: true) struct S { var a: Int? }"),
    Misuse(
      "@Mappable actor A: IsolatedMappable { @Archived var a: Int? }",
      "'A' cannot be archived, so '@Archived' has no effect",
      repaired: "@Mappable actor A: IsolatedMappable { var a: Int? }"),
    Misuse(
      "@Mappable(version: 1 + 1) struct S { var a: Int }",
      "'version' must be written as one of 0, 1, 2, ..."),
    Misuse(
      "@Mappable(version: 2) enum E { case a }",
      "'version' belongs to a struct or a class"),
  ])
  func misuse(_ misuse: Misuse) { misuse.check() }
}
