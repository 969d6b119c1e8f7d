import Testing

@Suite("Diagnostics of hooks, rules and initializers")
struct HookDiagnosticsTests {
  // Features: 155
  @Test(
    "A hook that would not be called does not compile",
    arguments: [
      Misuse(
        "@Mappable struct S { @CodableHook(.didDecode) func a(_ x: Int) {} }",
        "a hook for '.didDecode' is written as 'mutating func a() throws'"),
      Misuse(
        "@Mappable class C { @CodableHook(.didDecode) func a() -> Int { 1 } }",
        "a hook for '.didDecode' is written as 'func a() throws'"),
      Misuse(
        "@Mappable struct S { @CodableHook(.willDecode) func a(_ x: inout AnyValue) {} }",
        "a hook for '.willDecode' is written as 'static func a(_ tree: inout AnyValue) throws'"),
      Misuse(
        "@Mappable struct S { @CodableHook(.willDecode) static func a(_ x: AnyValue) {} }",
        "a hook for '.willDecode' is written as 'static func a(_ tree: inout AnyValue) throws'"),
      Misuse(
        "@Mappable struct S { @CodableHook(.didEncode) func a() {} }",
        "a hook for '.didEncode' is written as 'func a(_ tree: inout AnyValue) throws'"),
      Misuse(
        "@Mappable struct S { @CodableHook(.validate) mutating func a() {} }",
        "a hook for '.validate' is written as 'func a() throws'"),
      Misuse(
        "@Mappable struct S { @CodableHook(.willEncode) static func a() {} }",
        "a hook for '.willEncode' is written as 'mutating func a() throws'"),
      Misuse(
        "@Mappable struct S { @CodableHook(.didDecode) mutating func a() async {} }",
        "'a' is asynchronous, but decoding and encoding are not"),
      Misuse(
        "@Mappable struct S { @CodableHook(.didRead) mutating func a() {} }",
        "'stage' must be written as one of '.willDecode', '.didDecode', '.validate', "
          + "'.willEncode', '.didEncode'"),
      Misuse(
        "@Mappable struct S { @CodableHook func a() {} }", "'@CodableHook' needs a stage"),
      Misuse(
        "@Mappable struct S { @CodableHook(.didDecode) var a: Int }",
        "'@CodableHook' belongs on a method", repaired: "@Mappable struct S { var a: Int }"),
      Misuse(
        "struct S { @CodableHook(.didDecode) func a() {} }",
        "'@CodableHook' has no effect in a type that is not marked '@Mappable'",
        repaired: "struct S { func a() {} }"),
      Misuse(
        "@Mappable(.encode) struct S { @CodableHook(.didDecode) mutating func a() {} }",
        "the hook '.didDecode' is never called, because the model is not read",
        repaired: "@Mappable(.encode) struct S { mutating func a() {} }"),
      Misuse(
        "@Mappable(.decode) struct S { @CodableHook(.willEncode) mutating func a() {} }",
        "the hook '.willEncode' is never called, because the model is not written",
        repaired: "@Mappable(.decode) struct S { mutating func a() {} }"),
      Misuse(
        "@Mappable class C: B { @CodableHook(.didDecode) override func a() {} }",
        "'a' overrides a method; if that is a hook, this is called already",
        repaired: "@Mappable class C: B { override func a() {} }"),
      Misuse(
        "@Mappable enum E: Int { case a; @CodableHook(.didDecode) mutating func f() {} }",
        "'E' is mapped as its raw value, which calls no hooks",
        repaired: "@Mappable enum E: Int { case a; mutating func f() {} }"),
    ])
  func hooks(_ misuse: Misuse) {
    misuse.check()
  }

  @Test(arguments: [
    Misuse(
      "@Mappable struct S { @Validated var a: Int }", "'@Validated' needs a rule"),
    Misuse(
      "@Mappable struct S { @Validated(.pattern(\"[\")) var a: String }",
      "'[' is not a regular expression"),
    Misuse(
      "@Mappable struct S { @Validated(.each(.pattern(\"(\"))) var a: [String] }",
      "'(' is not a regular expression"),
    Misuse(
      "@Mappable struct S { @Validated(.notEmpty) let a = \"x\" }",
      "'a' is a constant with a value and is never read, so '@Validated' has no effect",
      repaired: "@Mappable struct S { let a = \"x\" }"),
    Misuse(
      "@Mappable struct S { @Validated(.notEmpty) func a() {} }",
      "'@Validated' belongs on a stored property", repaired: "@Mappable struct S { func a() {} }"),
    Misuse(
      "@Mappable struct S { @DecodableIgnored @Validated(.notEmpty) var a = \"x\" }",
      "'@DecodableIgnored' and '@Validated' contradict each other",
      repaired: "@Mappable struct S { @Validated(.notEmpty) var a = \"x\" }"),
  ])
  func rules(_ misuse: Misuse) {
    misuse.check()
  }

  @Test(arguments: [
    Misuse(
      "@Mappable struct S { @EncodableIf(.notDefault) var a: Int }",
      "'a' has no default that its value could be compared with"),
    Misuse(
      "@Mappable struct S { @EncodableIf(.notEmpty) var a: [Int] }",
      "'a' is omitted if it is empty, but decoding needs its key: give it a default",
      repaired: "@Mappable struct S { @EncodableIf(.notEmpty) var a: [Int] = <#value#> }"),
    Misuse(
      "@Mappable struct S { @CodableDefault([], on: .null) @EncodableIf(.notEmpty) let a: [Int] }",
      "'a' is omitted if it is empty, but decoding needs its key: give it a default"),
    Misuse("@Mappable struct S { @EncodableIf(.notEmpty) var a: [Int]? }"),
    Misuse("@Mappable struct S { @EncodableIf(.notEmpty) var a: Presence<[Int]> }"),
    Misuse("@Mappable struct S { @CodableDefault([]) @EncodableIf(.notEmpty) let a: [Int] }"),
    Misuse("@Mappable(.encode) struct S { @EncodableIf(.notEmpty) var a: [Int] }"),
    Misuse(
      "@Mappable struct S { var b = 1; @EncodableComputed @EncodableIf(.notEmpty) var a: [Int] { [] } }"
    ),
    Misuse(
      "@Mappable struct S { @EncodableDefault(1) var a: Int }",
      "'a' is never nil, so '@EncodableDefault' has no effect",
      repaired: "@Mappable struct S { var a: Int }"),
    Misuse(
      "@Mappable struct S { @CodableDefault(1) @CodableDefault(2, on: .null) var a: Int }",
      "there is another default for '.null'",
      repaired: "@Mappable struct S { @CodableDefault(1) var a: Int }"),
    Misuse("@Mappable struct S { @CodableView var a: Int }", "'@CodableView' needs a view"),
    Misuse("@Mappable struct S { @EncodableIf var a: Int }", "'@EncodableIf' needs a condition"),
    Misuse(
      "@Mappable struct S { @EncodableIf(.never) var a: Int }",
      "'condition' must be written as one of '.always', '.notNil', '.notDefault', '.notEmpty'"),
    Misuse(
      "@Mappable struct S { @EncodableComputed var a: Int }",
      "'@EncodableComputed' belongs on a computed property",
      repaired: "@Mappable struct S { var a: Int }"),
    Misuse(
      "@Mappable struct S { @DecodableAlias(\"x\") @EncodableComputed var a: Int { 1 } }",
      "'@DecodableAlias' belongs on a stored property or an enum case",
      repaired: "@Mappable struct S { @EncodableComputed var a: Int { 1 } }"),
    Misuse(
      "@Mappable struct S { var a: Int = 1; @EncodableComputed @CodingKey(\"a\") var b: Int { 1 } }",
      "'a' and 'b' both write the key 'a'"),
    Misuse(
      "@Mappable struct S { @EncodableIgnored @EncodableIf(.notNil) var a: Int? }",
      "'@EncodableIgnored' and '@EncodableIf' contradict each other",
      repaired: "@Mappable struct S { @EncodableIf(.notNil) var a: Int? }"),
    Misuse(
      "@Mappable(omitting: [.zero]) struct S { var a: Int }",
      "'omitting' must be written as one of '.nil', '.defaults', '.empty'"),
    Misuse(
      "@Mappable(ignoring: .all) struct S { var a: Int }",
      "'ignoring' must be written as one of '.initialized'"),
  ])
  func output(_ misuse: Misuse) {
    misuse.check()
  }

  @Test(arguments: [
    Misuse(
      "@Mappable(via: W.self) class C { var a: Int = 0 }",
      "'via' is for structs and enums: an object cannot be made of another value"),
    Misuse("@Mappable(via: w) struct S {}", "'via' must be written as one of a type: 'Wire.self'"),
    Misuse(
      "@Mappable(memberwiseInit: .public) enum C { case a }",
      "'memberwiseInit' is for structs and classes, and 'C' is neither"),
    Misuse(
      "@Mappable(memberwiseInit: x) struct S { var a: Int = 0 }",
      "'memberwiseInit' must be written as one of '.public', '.package', '.internal'"),
  ])
  func construction(_ misuse: Misuse) {
    misuse.check()
  }
}
