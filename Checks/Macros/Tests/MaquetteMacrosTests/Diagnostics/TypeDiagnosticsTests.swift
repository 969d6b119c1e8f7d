import Testing

@Suite("Diagnostics of types")
struct TypeDiagnosticsTests {
  @Test(arguments: [
    Misuse(
      "@Mappable distributed actor A { var a: Int = 1 }",
      "'@Mappable' maps structs, classes, enums and actors, not distributed actors"),
    Misuse(
      "@Mappable protocol P { var a: Int { get } }",
      "'@Mappable' maps structs, classes, enums and actors, not protocols"),
    Misuse(
      "@Mappable extension E {}",
      "'@Mappable' maps structs, classes, enums and actors, not extensions"),
    Misuse(
      "@Mappable struct A: RawRepresentable { var rawValue: Int }",
      "as 'RawRepresentable', 'A' is mapped as its raw value: "
        + "write 'extension A: Mappable {}', not '@Mappable'"),
    Misuse(
      "@Mappable(.decode) struct A: Sendable, OptionSet { let rawValue: Int }",
      "as 'OptionSet', 'A' is mapped as its raw value: "
        + "write 'extension A: Mappable {}', not '@Mappable'"),
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
      "@Mappable struct Pack<each T: Mappable> { var values: (repeat each T) }",
      "a type with a parameter pack cannot be mapped by '@Mappable'; write the conformances by hand, "
        + "with 'TupleStrategy<repeat each T>'"),
    Misuse(
      "@Mappable class Box<T> { var value: T }",
      "a mapped class or actor must constrain 'T', the type of what it maps: 'T: Mappable'",
      repaired: "@Mappable class Box<T: Mappable> { var value: T }"),
    Misuse(
      "@Mappable(.decode) class Box<T> { var value: [T]? }",
      "a mapped class or actor must constrain 'T', the type of what it maps: 'T: MappingDecodable'",
      repaired: "@Mappable(.decode) class Box<T: MappingDecodable> { var value: [T]? }"),
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

  // Features: 3
  @Test(
    "What an actor cannot be is told",
    arguments: [
      Misuse(
        "@Mappable actor Act { var a: Int = 1 }",
        "a mapped actor must state its conformance: 'actor Act: IsolatedMappable'",
        repaired: "@Mappable actor Act: IsolatedMappable { var a: Int = 1 }"),
      Misuse(
        "@Mappable(.decode) actor Act: Named { var a: Int = 1 }",
        "a mapped actor must state its conformance: 'actor Act: IsolatedDecodable'",
        repaired: "@Mappable(.decode) actor Act: Named, IsolatedDecodable { var a: Int = 1 }"),
      Misuse(
        "@Mappable(.encode) actor Act<T: Mappable> { var a: T }",
        "a mapped actor must state its conformance: 'actor Act: IsolatedEncodable'",
        repaired: "@Mappable(.encode) actor Act<T: Mappable>: IsolatedEncodable { var a: T }"),
      Misuse("@Mappable actor Act: IsolatedDecodable, IsolatedEncodable { var a: Int = 1 }"),
      Misuse("@Mappable(container: \"a.b\") actor Act: IsolatedMappable { var a: Int = 1 }"),
      Misuse(
        "@Mappable actor Act<T>: IsolatedMappable { var a: T }",
        "a mapped class or actor must constrain 'T', the type of what it maps: 'T: Mappable'",
        repaired: "@Mappable actor Act<T: Mappable>: IsolatedMappable { var a: T }"),
      Misuse(
        "@Mappable actor Act: IsolatedMappable { var a = 1; @CodableHook(.didDecode) func f() {} }",
        "'f' belongs to an actor, and decoding cannot wait for it",
        repaired: "@Mappable actor Act: IsolatedMappable { var a = 1; func f() {} }"),
      Misuse(
        "@Mappable(via: Wire.self) actor Act: IsolatedMappable { var a = 1 }",
        "'via' is for structs and enums: an object cannot be made of another value"),
      Misuse(
        "@Mappable(tagged: .untagged) actor Act: IsolatedMappable { var a = 1 }",
        "'tagged' belongs to an enum"),
      Misuse(
        "@Mappable(transparent: true) actor Act: IsolatedMappable { var a = 1 }",
        "'transparent' belongs to a struct; a class holds one, or conforms by hand"),
      Misuse(
        "@Mappable(memberwiseInit: .public) actor Act: IsolatedMappable { var a = 1 }",
        "'memberwiseInit' is for structs and classes, and 'Act' is neither"),
    ])
  func actors(_ misuse: Misuse) {
    misuse.check()
  }

  // Features: 21
  @Test(
    "What a struct that cannot be copied has to be, and what it cannot, is told",
    arguments: [
      Misuse(
        "@Mappable struct Unique: ~Copyable { var a: Int }",
        "a mapped noncopyable struct must state its conformance: "
          + "'struct Unique: NoncopyableMappable, ~Copyable'",
        repaired: "@Mappable struct Unique: NoncopyableMappable, ~Copyable { var a: Int }"),
      Misuse(
        "@Mappable(.decode) struct Unique<T: MappingDecodable>: Named, ~Swift.Copyable { var a: T }",
        "a mapped noncopyable struct must state its conformance: "
          + "'struct Unique: NoncopyableDecodable, ~Copyable'",
        repaired: "@Mappable(.decode) struct Unique<T: MappingDecodable>: Named, "
          + "NoncopyableDecodable, ~Swift.Copyable { var a: T }"),
      Misuse(
        "@Mappable(.encode) struct Unique: ~Copyable, NoncopyableDecodable { var a: Int }",
        "a mapped noncopyable struct must state its conformance: "
          + "'struct Unique: NoncopyableEncodable, ~Copyable'",
        repaired: "@Mappable(.encode) struct Unique: NoncopyableEncodable, ~Copyable, "
          + "NoncopyableDecodable { var a: Int }"),
      Misuse("@Mappable struct Unique: NoncopyableMappable & ~Copyable { var a: Int }"),
      Misuse(
        "@Mappable struct Unique: NoncopyableDecodable, NoncopyableEncodable, ~Copyable { var a = 1 }"
      ),
      Misuse(
        "@Mappable struct Common: NoncopyableMappable { var a: Int }",
        "'NoncopyableMappable' is for structs that are '~Copyable', which 'Common' is not"),
      Misuse(
        "@Mappable enum Choice: ~Copyable { case a }",
        "of noncopyable types '@Mappable' maps only structs, not 'Choice'"),
      Misuse(
        "@Mappable struct Unique<T>: NoncopyableMappable, ~Copyable { var a: [T] }",
        "a mapped noncopyable struct must constrain 'T', the type of what it maps: 'T: Mappable'",
        repaired:
          "@Mappable struct Unique<T: Mappable>: NoncopyableMappable, ~Copyable { var a: [T] }"),
      Misuse(
        "@Mappable struct Unique<T>: NoncopyableMappable, ~Copyable where T: P { var a: T }"),
      Misuse(
        "@Mappable struct Unique<T: ~Copyable>: NoncopyableMappable, ~Copyable { var a: T }",
        "a mapped noncopyable struct must constrain 'T', the type of what it maps: "
          + "'T: NoncopyableMappable & ~Copyable'",
        repaired:
          "@Mappable struct Unique<T: NoncopyableMappable & ~Copyable>: NoncopyableMappable, ~Copyable { var a: T }"
      ),
      Misuse(
        "@Mappable struct Unique<T: ~Copyable>: NoncopyableMappable, ~Copyable where T: P { var a: T }"
      ),
      Misuse(
        "@Mappable(via: Wire.self) struct Unique: NoncopyableMappable, ~Copyable { var a = 1 }",
        "'via' is not for noncopyable structs"),
      Misuse(
        "@Mappable(transparent: true) struct Unique: NoncopyableMappable, ~Copyable { var a = 1 }",
        "'transparent' is not for noncopyable structs"),
      Misuse(
        "@Mappable struct U: NoncopyableMappable, ~Copyable "
          + "{ var a = 1; @CodableHook(.didDecode) mutating func f() {} }",
        "'f' cannot be called while reading: a noncopyable struct is made after everything was "
          + "read",
        repaired: "@Mappable struct U: NoncopyableMappable, ~Copyable "
          + "{ var a = 1; mutating func f() {} }"),
      Misuse(
        "@Mappable struct U: NoncopyableMappable, ~Copyable "
          + "{ var a = 1; @CodableHook(.validate) func f() throws {} }",
        "'f' cannot be called while reading: a noncopyable struct is made after everything was "
          + "read",
        repaired: "@Mappable struct U: NoncopyableMappable, ~Copyable "
          + "{ var a = 1; func f() throws {} }"),
      Misuse(
        "@Mappable struct U: NoncopyableMappable, ~Copyable "
          + "{ var a = 1; @CodableHook(.willEncode) mutating func f() {} }",
        "'f' cannot change what is written: there is no copy to change"),
    ])
  func noncopyableStructs(_ misuse: Misuse) {
    misuse.check()
  }

  // Features: 41, 49
  @Test(
    "Containers and positions are for what neither inherits nor is inherited from",
    arguments: [
      Misuse(
        "@Mappable(layout: .array) class A { var a = 1 }",
        "'layout' is for final classes without a mapped superclass"),
      Misuse(
        "@Mappable(container: \"a\") class A { var a = 1 }",
        "'container' is for final classes without a mapped superclass"),
      Misuse("@Mappable(container: \"a\", layout: .array) final class A { var a = 1 }"),
      Misuse(
        "@Mappable(container: \"a\") enum A { case b }",
        "'container' belongs to a struct, a class or an actor"),
    ])
  func frames(_ misuse: Misuse) {
    misuse.check()
  }

  // Features: 174
  @Test("All problems are told at once") func allProblemsAreToldAtOnce() {
    Misuse(
      """
      struct Outer {
        @Mappable(fieldNaming: rule) private struct Inner {
          var a = make()
          @CodableIgnored let b: Int
          @CodingKey(path: "") var c: Int
          @Clamped var d: Int
        }
      }
      """,
      "'fieldNaming' must be written as one of '.unchanged', '.camelCase', '.pascalCase', "
        + "'.snakeCase', '.kebabCase', '.screamingSnakeCase', '.screamingKebabCase', "
        + "'.lowercase', '.uppercase', '.joined(by: \"...\")'",
      "the path '' must begin with a key; a model that is an array is marked "
        + "'@Mappable(layout: .array)'",
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
