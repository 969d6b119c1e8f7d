import Testing

@Suite("Misuse of paths, kept keys, containers and positions")
struct KeyDiagnosticsTests {
  // Features: 39
  @Test(
    "Paths that are none",
    arguments: [
      ("a[-1]", "has '[-1]', but indices count from 0"),
      ("a[x]", "has '[x]', which is not an index"),
      ("a[]", "has '[]', which is not an index"),
      ("a[99999999999999999999]", "has '[99999999999999999999]', which is not an index"),
      ("a[0", "has no ']' for its '['"), ("a[0]b", "needs a dot after ']'"),
      ("a[0].", "has an empty step"), (".a", "has an empty step"), ("a..b", "has an empty step"),
      ("a[*].b[*]", "has two '[*]'; map the outer array"),
      (
        "[0].a",
        "must begin with a key; a model that is an array is marked '@Mappable(layout: .array)'"
      ),
    ])
  func paths(_ path: String, _ reason: String) {
    for attribute in ["CodingKey", "DecodableAlias"] {
      Misuse(
        "@Mappable struct S { @\(attribute)(path: \"\(path)\") var x: [Int] }",
        "the path '\(path)' \(reason)"
      ).check()
    }
  }

  // Features: 42
  @Test(
    "Places that cannot be shared",
    arguments: [
      ("a[0]", "a[0]", "'x' and 'y' both write the key 'a[0]'"),
      ("a", "a[0]", "'x' writes the key 'a', but 'y' needs an array there"),
      ("a[0].b", "a[0]", "'y' writes the key 'a[0]', but 'x' needs an object there"),
      (
        "a[0]", "a.b",
        "'x' and 'y' cannot both be written into 'a'; mark one of them '@EncodableIgnored'"
      ),
      (
        "a[*].b", "a[0]",
        "'x' and 'y' cannot both be written into 'a'; mark one of them '@EncodableIgnored'"
      ),
      (
        "a[*].b", "a[*].c",
        "'x' and 'y' cannot both be written into 'a[*]'; mark one of them '@EncodableIgnored'"
      ),
    ])
  func sharedPlaces(_ first: String, _ second: String, _ message: String) {
    Misuse(
      """
      @Mappable struct S {
        @CodingKey(path: "\(first)") var x: [Int]
        @CodingKey(path: "\(second)") var y: [Int]
      }
      """, message
    ).check()
  }

  @Test(arguments: [
    Misuse(
      "@Mappable struct S { @CodingKey(path: \"a[*]\") var x: Set<Int> }",
      "'x' collects values by '[*]', so its type must be an array"),
    Misuse(
      "@Mappable struct S { @CodingKey(path: \"a[*]\") @CodableBy(s) var x: [Int] }",
      "'x' collects values by '[*]', which a strategy cannot read or write; map the array"),
    Misuse(
      "@Mappable enum E { @CodingKey(path: \"a[0]\") case x }",
      "'@CodingKey' on a case takes a name, not a path"),
    Misuse(
      "@Mappable struct S { @CodingKey(naming: rule) var x: Int }",
      "'naming' must be written as one of '.unchanged', '.camelCase', '.pascalCase', "
        + "'.snakeCase', '.kebabCase', '.screamingSnakeCase', '.screamingKebabCase', "
        + "'.lowercase', '.uppercase', '.joined(by: \"...\")'"),
  ])
  func attributes(_ misuse: Misuse) {
    misuse.check()
  }

  // Features: 53
  @Test("Kept keys", arguments: ["[AnyValue]", "[String: AnyValue]?"])
  func extrasTypes(_ type: String) {
    Misuse(
      "@Mappable struct S { @CodableExtras var x: \(type) }",
      "'x' keeps what no other property takes, so its type must be '[String: AnyValue]', another "
        + "dictionary, or 'AnyValue.Object'"
    ).check()
  }

  @Test(arguments: [
    Misuse(
      """
      @Mappable struct S {
        @CodableExtras var x: AnyValue.Object
        @CodableExtras() var y: AnyValue.Object
      }
      """,
      "'x' and 'y' both keep what no other property takes; let 'x' keep all, and compute 'y' from it",
      repaired: """
        @Mappable struct S {
          @CodableExtras var x: AnyValue.Object
          var y: AnyValue.Object
        }
        """),
    Misuse(
      "@Mappable struct S { @CodableExtras @CodingKey(\"k\") var x: AnyValue.Object }",
      "'@CodableExtras' and '@CodingKey' contradict each other",
      repaired: "@Mappable struct S { @CodingKey(\"k\") var x: AnyValue.Object }"),
    Misuse(
      "@Mappable struct S { @CodableFlattened(prefix: p) var x: T }",
      "'@CodableFlattened' needs plain string literals, because the compiler reads it"),
    Misuse(
      "@Mappable struct S { @CodableFlattened(infix: \"p\") var x: T }",
      "'@CodableFlattened' has no argument 'infix'"),
  ])
  func keptAndFlattened(_ misuse: Misuse) {
    misuse.check()
  }

  @Test(arguments: [
    Misuse(
      "@Mappable(layout: .array) struct S { @CodingKey(\"k\") var x: Int }",
      "'x' has a position in an array and no key, so '@CodingKey' has no effect",
      repaired: "@Mappable(layout: .array) struct S { var x: Int }"),
    Misuse(
      "@Mappable(layout: .tuple) struct S {}",
      "'layout' must be written as one of '.object', '.array'"),
    Misuse("@Mappable(container: \"a..b\") struct S {}", "the path 'a..b' has an empty step"),
    Misuse(
      "@Mappable(container: \"a[*]\") struct S {}",
      "the container 'a[*]' must be one place, without '[*]'"),
    Misuse(
      "@Mappable(container: path) struct S {}",
      "'@Mappable' needs plain string literals, because the compiler reads it"),
  ])
  func containersAndLayouts(_ misuse: Misuse) {
    misuse.check()
  }
}
