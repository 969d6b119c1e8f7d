import Testing

@Suite("Diagnostics of types")
struct TypeDiagnosticsTests {
  @Test(arguments: [
    Misuse(
      "@Mappable actor A { var a: Int = 1 }",
      "'@Mappable' maps structs, classes and enums, not actors"),
    Misuse(
      "@Mappable protocol P { var a: Int { get } }",
      "'@Mappable' maps structs, classes and enums, not protocols"),
    Misuse(
      "@Mappable extension E {}",
      "'@Mappable' maps structs, classes and enums, not extensions"),
    Misuse(
      "struct Outer { @Mappable private struct Inner { var a: Int } }",
      "'@Mappable' cannot extend 'Inner', which is private to the type around it; "
        + "make it 'fileprivate'",
      repaired: "struct Outer { @Mappable fileprivate struct Inner { var a: Int } }"),
    Misuse(
      "func f() { @Mappable struct Local { var a: Int } }",
      "'@Mappable' cannot extend 'Local', which is local to a function; "
        + "move it out of the function"),
    Misuse(
      "@Mappable struct Unique: ~Copyable { var a: Int }",
      "'@Mappable' cannot map 'Unique', for it cannot be copied"),
    Misuse(
      "@Mappable struct Pack<each T> { var a: Int }",
      "'@Mappable' cannot map a type with the parameter pack 'T'"),
    Misuse(
      "@Mappable class Box<T> { var value: T }",
      "a mapped class must constrain 'T', the type of what it maps: 'T: Mappable'",
      repaired: "@Mappable class Box<T: Mappable> { var value: T }"),
    Misuse(
      "@Mappable(.decode) class Box<T> { var value: [T]? }",
      "a mapped class must constrain 'T', the type of what it maps: 'T: Readable'",
      repaired: "@Mappable(.decode) class Box<T: Readable> { var value: [T]? }"),
    Misuse("@Mappable class Box<T> where T: P { var value: T }"),
    Misuse("@Mappable class Box<T> { var id: Int; init() { id = 1 } }"),
    Misuse(
      "@Mappable(.sideways) struct S {}",
      "'direction' must be written as one of '.both', '.decode', '.encode'"),
    Misuse(
      "@Mappable(fieldNaming: rule) struct S {}",
      "'fieldNaming' must be written as one of '.unchanged', '.camelCase', '.pascalCase', "
        + "'.snakeCase', '.kebabCase', '.screamingSnakeCase', '.screamingKebabCase', "
        + "'.lowercase', '.uppercase', '.joined(by: \"...\")'"),
    Misuse("@Mappable(naming: .snakeCase) struct S {}", "'@Mappable' has no argument 'naming'"),
  ])
  func typesThatCannotBeMapped(_ misuse: Misuse) {
    misuse.check()
  }

  @Test func keysThatFillMoreThanATable() {
    let name = String(repeating: "k", count: 17_000)
    Misuse(
      "@Mappable struct S { var \(name): Int }",
      "the keys of 'S' are longer than 16 kilobytes together"
    ).check()
  }

  @Test("All problems are told at once [174]") func allProblemsAreToldAtOnce() {
    Misuse(
      """
      struct Outer {
        @Mappable(fieldNaming: rule) private struct Inner {
          var a = make()
          @CodableIgnored let b: Int
          @CodingKey("") var c: Int
          @Clamped var d: Int
        }
      }
      """,
      "'fieldNaming' must be written as one of '.unchanged', '.camelCase', '.pascalCase', "
        + "'.snakeCase', '.kebabCase', '.screamingSnakeCase', '.screamingKebabCase', "
        + "'.lowercase', '.uppercase', '.joined(by: \"...\")'",
      "'@CodingKey' needs a key that is not empty",
      "'@Mappable' cannot extend 'Inner', which is private to the type around it; "
        + "make it 'fileprivate'",
      "'a' needs a type annotation: '@Mappable' cannot infer its type",
      "'b' is marked '@CodableIgnored', so it needs an initial value or must be an optional "
        + "variable",
      "'@Mappable' cannot see through '@Clamped'; mark 'd' '@CodableIgnored', or map a plain "
        + "property and wrap it in a computed one"
    ).check()
  }
}
