import Testing

@Suite("Diagnostics of properties")
struct PropertyDiagnosticsTests {
  @Test(arguments: [
    Misuse(
      "@Mappable struct S { var a = make() }",
      "'a' needs a type annotation: '@Mappable' cannot infer its type",
      repaired: "@Mappable struct S { var a: <#Type#> = make() }"),
    Misuse(
      "@Mappable struct S { var a = [1, b] }",
      "'a' needs a type annotation: '@Mappable' cannot infer its type",
      repaired: "@Mappable struct S { var a: <#Type#> = [1, b] }"),
    Misuse(
      "@Mappable struct S { var a = Date(timeIntervalSince1970: 0) }",
      "'a' needs a type annotation: '@Mappable' cannot infer its type",
      repaired: "@Mappable struct S { var a: <#Type#> = Date(timeIntervalSince1970: 0) }"),
    Misuse("@Mappable(.encode) struct S { var a = make() }"),
    Misuse(
      "@Mappable struct S { let a = make() }",
      "'a' is a constant with a value and is never read; declare it with 'var', or mark it "
        + "'@DecodableIgnored' to confirm this",
      repaired: "@Mappable struct S { var a = make() }"),
    Misuse(
      "@Mappable struct S { let tags: [String] = [] }",
      "'tags' is a constant with a value and is never read; declare it with 'var', or mark it "
        + "'@DecodableIgnored' to confirm this",
      repaired: "@Mappable struct S { var tags: [String] = [] }"),
    Misuse(
      "@Mappable final class C { let map: [String: Int] = [:]; init() {} }",
      "'map' is a constant with a value and is never read; declare it with 'var', or mark it "
        + "'@DecodableIgnored' to confirm this",
      repaired: "@Mappable final class C { var map: [String: Int] = [:]; init() {} }"),
    Misuse("@Mappable struct S { @DecodableIgnored let id = UUID() }"),
    Misuse("@Mappable struct S { @CodableIgnored let id = UUID() }"),
    Misuse("@Mappable(.encode) struct S { let id = UUID() }"),
    Misuse("@Mappable struct S { let a = 1; let b = \"\"; let c = Kind.d; let e: Kind = .f }"),
    Misuse("@Mappable struct S { @CodableIgnored var a = make() }"),
    Misuse("@Mappable struct S { lazy var a = make() }"),
    Misuse(
      "@Mappable struct S { var (a, b) = (1, 2) }",
      "'@Mappable' cannot map variables declared together in a tuple"),
    Misuse(
      "@Mappable struct S { var a: (x: Int, y: Int) }",
      "'a' is a tuple with labels, which cannot be mapped; mark it '@CodableIgnored'"),
    Misuse("@Mappable struct S { var a: (Int, Int) }"),
    Misuse(
      "@Mappable struct S { var a: (() -> Void)? }",
      "'a' is a function, which cannot be mapped; mark it '@CodableIgnored'",
      repaired: "@Mappable struct S { @CodableIgnored var a: (() -> Void)? }"),
    Misuse(
      "@Mappable class C { weak var a: C? }",
      "'a' is weak and would lose the decoded value at once; mark it '@CodableIgnored', or '@Archived' to have "
        + "it in archives alone",
      repaired: "@Mappable class C { @CodableIgnored weak var a: C? }"),
    Misuse(
      "@Mappable struct S { @Clamped(0...9) var a = 1 }",
      "'@Mappable' cannot see through '@Clamped'; mark 'a' '@CodableIgnored', or map a plain "
        + "property and wrap it in a computed one",
      repaired: "@Mappable struct S { @CodableIgnored @Clamped(0...9) var a = 1 }"),
    Misuse("@Mappable struct S { @CodableIgnored @Clamped(0...9) var a: Int }"),
    Misuse("@Mappable class C { @Published var a = 1 }"),
    Misuse(
      "@Mappable struct S { @CodableIgnored var a: Int }",
      "'a' is marked '@CodableIgnored', so it needs an initial value or must be an optional "
        + "variable",
      repaired: "@Mappable struct S { @CodableIgnored var a: Int = <#value#> }"),
    Misuse(
      "@Mappable struct S { @DecodableIgnored let a: Int? }",
      "'a' is marked '@DecodableIgnored', so it needs an initial value or must be an optional "
        + "variable",
      repaired: "@Mappable struct S { @DecodableIgnored let a: Int? = <#value#> }"),
    Misuse("@Mappable struct S { @CodableIgnored var a: Int? }"),
    Misuse("@Mappable struct S { @EncodableIgnored var a: Int }"),
    Misuse("@Mappable(.encode) struct S { @CodableIgnored var a: Int }"),
    Misuse(
      "@Mappable struct S { @CodingKey(\"b\") var a: Int; var b: Int }",
      "'a' and 'b' both write the key 'b'"),
    Misuse(
      "@Mappable struct S { @CodingKey(path: \"x.y\") var a: Int; @CodingKey(\"x\", \"y\") var b: Int }",
      "'a' and 'b' both write the key 'x.y'"),
    Misuse(
      "@Mappable struct S { var x: Int; @CodingKey(path: \"x.y\") var a: Int }",
      "'x' writes the key 'x', but 'a' needs an object there"),
    Misuse(
      "@Mappable struct S { @CodingKey(path: \"x.y\") var a: Int; var x: Int }",
      "'x' writes the key 'x', but 'a' needs an object there"),
    Misuse("@Mappable struct S { @CodingKey(\"b\", encode: \"c\") var a: Int; var b: Int }"),
    Misuse("@Mappable(.decode) struct S { @CodingKey(\"b\") var a: Int; var b: Int }"),
    Misuse("@Mappable struct S { @EncodableIgnored @CodingKey(\"b\") var a: Int; var b: Int }"),
    Misuse(
      "@Mappable struct S { @DecodableAlias(\"b\", \"b\", \"a\") var a: Int }",
      "'a' is read from the key 'b' already", "'a' is read from the key 'a' already"),
  ])
  func propertiesThatCannotBeMapped(_ misuse: Misuse) {
    misuse.check()
  }
}
