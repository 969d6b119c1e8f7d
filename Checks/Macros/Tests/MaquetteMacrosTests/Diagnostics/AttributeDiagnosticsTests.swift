import Testing

@Suite("Diagnostics of attributes")
struct AttributeDiagnosticsTests {
  @Test(arguments: [
    Misuse(
      "@Mappable struct S { @CodingKey(\"b\") func a() {} }",
      "'@CodingKey' belongs on a stored property or an enum case",
      repaired: "@Mappable struct S { func a() {} }"),
    Misuse(
      "@Mappable struct S { @CodableIgnored var a: Int { 1 } }",
      "'@CodableIgnored' belongs on a stored property or an enum case",
      repaired: "@Mappable struct S { var a: Int { 1 } }"),
    Misuse(
      "@Mappable struct S { @CodableDefault(1) static var a = 1 }",
      "'@CodableDefault' belongs on a stored property",
      repaired: "@Mappable struct S { static var a = 1 }"),
    Misuse(
      "@Mappable struct S { @CodableBy(x) lazy var a = 1 }",
      "'@CodableBy' belongs on a stored property",
      repaired: "@Mappable struct S { lazy var a = 1 }"),
    Misuse(
      "@Mappable struct S { @DecodableRules(conversions: .strict) func a() {} }",
      "'@DecodableRules' belongs on a stored property or a type",
      repaired: "@Mappable struct S { func a() {} }"),
    Misuse(
      "@Mappable enum E { @DecodableRules(conversions: .strict) case a }",
      "'@DecodableRules' belongs on a stored property or a type",
      repaired: "@Mappable enum E { case a }"),
    Misuse(
      "@DecodableRules(conversions: .strict) struct S { var a: Int }",
      "'@DecodableRules' has no effect in a type that is not marked '@Mappable'",
      repaired: "struct S { var a: Int }"),
    Misuse(
      "extension S { @EncodableComputed var a: Int { 1 } }",
      "'@EncodableComputed' has no effect in an extension; declare this in the type that is marked '@Mappable'",
      repaired: "extension S { var a: Int { 1 } }"),
    Misuse(
      "@Mappable struct S { @CodingKey(\"b\") var a: Int { 1 } }",
      "'@CodingKey' belongs on a stored property or an enum case, or on a computed property with "
        + "'@EncodableComputed'",
      repaired: "@Mappable struct S { var a: Int { 1 } }"),
    Misuse(
      "@Mappable struct S { var __layout: Int }",
      "'__layout' is the name of a generated member; rename the property, and give it the key with "
        + "'@CodingKey(\"__layout\")'"),
    Misuse(
      "@Mappable struct S { var __Fields: Int }",
      "'__Fields' is the name of a generated member; rename the property, and give it the key with "
        + "'@CodingKey(\"__Fields\")'"),
    Misuse(
      "@Mappable struct S { struct Swift {} }",
      "'Swift' hides the module of this name, which generated code uses; rename the nested type"),
    Misuse(
      "@Mappable final class S { typealias MaquetteCore = Int }",
      "'MaquetteCore' hides the module of this name, which generated code uses; rename the nested "
        + "type"),
    Misuse(
      "@Mappable struct S { @CodableFlattened var a: String }",
      "'a' is flattened, so its type must be a model"),
    Misuse(
      "@Mappable struct S { @CodableFlattened var a: Int? }",
      "'a' is flattened, so its type must be a model"),
    Misuse("final class S { @ObservationIgnored @CodingKey(\"b\") private var _a: Int }"),
    Misuse(
      "struct S { @CodingKey(\"b\") var a: Int }",
      "'@CodingKey' has no effect in a type that is not marked '@Mappable'",
      repaired: "struct S { var a: Int }"),
  ])
  func attributesOutOfPlace(_ misuse: Misuse) {
    misuse.check()
  }

  // Features: 174, 175
  @Test(
    "Attributes that contradict each other are told, and repaired",
    arguments: [
      ("@CodableIgnored", "@CodingKey(\"k\")"), ("@CodableIgnored", "@CodableBy(x)"),
      ("@CodableIgnored", "@DecodableIgnored"),
      ("@CodableFlattened", "@DecodableRules(fractions: .round)"),
      ("@DecodableIgnored", "@DecodableRules(fractions: .round)"),
      ("@CodableFlattened", "@CodingKey(\"k\")"),
      ("@CodableFlattened", "@DecodableAlias(\"k\")"), ("@CodableFlattened", "@CodableDefault(1)"),
      ("@CodableFlattened", "@EncodableBy(x)"), ("@CodableBy(x)", "@DecodableBy(x)"),
      ("@EncodableBy(x)", "@CodableBy(x)"), ("@EncodableIgnored", "@EncodableBy(x)"),
      ("@CodableFlattened", "@Documented"), ("@CodableIgnored", "@Documented(title: \"t\")"),
    ])
  func contradictions(_ first: String, _ second: String) {
    func name(_ attribute: String) -> String { String(attribute.prefix { $0 != "(" }) }
    Misuse(
      "@Mappable struct S { \(first) \(second) var a: T? }",
      "'\(name(first))' and '\(name(second))' contradict each other",
      repaired: "@Mappable struct S { \(second) var a: T? }"
    ).check()
  }

  @Test(arguments: [
    Misuse(
      "@Mappable struct S { @CodingKey(\"b\") @CodingKey(\"c\") var a: Int }",
      "'@CodingKey' appears here twice",
      repaired: "@Mappable struct S { @CodingKey(\"b\") var a: Int }"),
    Misuse(
      "@Mappable struct S { @CodingKey(\"k\") var a: Int, b: Int }",
      "peer macro can only be applied to a single variable",
      "'@CodingKey' belongs to one variable; declare each on its own",
      "'a' and 'b' both write the key 'k'"),
    Misuse(
      "@Mappable struct S { @CodingKey(key) var a: Int }",
      "'@CodingKey' needs plain string literals, because the compiler reads it"),
    Misuse(
      "@Mappable struct S { @DecodableAlias(\"\\(x)\") var a: Int }",
      "'@DecodableAlias' needs plain string literals, because the compiler reads it"),
    Misuse(
      "@Mappable struct S { @CodingKey(path: \"\") var a: Int }",
      "the path '' must begin with a key; a model that is an array is marked "
        + "'@Mappable(layout: .array)'"),
    Misuse(
      "@Mappable struct S { @CodingKey(\"\") var a: Int; @CodingKey(\"\") var b: Int }",
      "'a' and 'b' both write the key '[\"\"]'"),
    Misuse(
      """
      @Mappable struct S {
        @CodingKey("") var a: Int
        @CodingKey(path: #"[""].c"#) var b: Int
      }
      """,
      "'a' writes the key '[\"\"]', but 'b' needs an object there"),
    Misuse("@Mappable struct S { @CodingKey() var a: Int }", "'@CodingKey' needs a key"),
    Misuse(
      "@Mappable struct S { @CodableBy(.date(\"QQQ xx\")) var a: Date }",
      "the date pattern 'QQQ xx' holds 'QQQ', which has no meaning here"),
    Misuse(
      "@Mappable struct S { @DecodableBy(.elements(of: .dates([\"yyyy\", \"YYYY\"]))) var a: [Date] }",
      "the date pattern 'YYYY' holds 'YYYY', which has no meaning here; the year is 'yyyy'"),
    Misuse(
      "@Mappable class C { @EncodableBy(DateStrategy.date(\"HH:mm\")) var a: Date? }",
      "the date pattern 'HH:mm' has no year, so it does not define a date"),
    Misuse(
      "@Mappable enum E { @CodableBy(.date(\"dd.MM.yyyy 'x\"), for: \"at\") case a(at: Date) }",
      "the date pattern 'dd.MM.yyyy 'x' lacks a closing quote"),
    Misuse("@Mappable struct S { @CodableBy(.date(\"dd.MM.yyyy\")) var a: Date }"),
    Misuse("@Mappable struct S { @CodableBy(.date(pattern)) var a: Date }"),
    Misuse(
      "@Mappable struct S { @CodingKey(path: \"a..b\") var a: Int }",
      "the path 'a..b' has an empty step"),
    Misuse(
      "@Mappable struct S { @CodingKey(\"b\", decode: \"c\") var a: Int }",
      "'@CodingKey' has no argument 'decode'"),
    Misuse(
      "@Mappable struct S { @CodableDefault() var a: Int }", "'@CodableDefault' needs a value"),
    Misuse(
      "@Mappable struct S { @CodableDefault(1, on: .never) var a: Int }",
      "'on' must be written as one of '.missing', '.null', '.invalid'"),
    Misuse(
      "@Mappable struct S { @CodableDefault(1, when: .null) var a: Int }",
      "'@CodableDefault' has no argument 'when'"),
    Misuse(
      "@Mappable struct S { @CodableDefault(2) var a = 1 }",
      "'a' has an initial value, which is its default; '@CodableDefault' would be a second one",
      repaired: "@Mappable struct S { var a = 1 }"),
    Misuse(
      "@Mappable struct S { @CodableDefault(2) let a = 1 }",
      "'a' is a constant with a value and is never read, so '@CodableDefault' has no effect",
      repaired: "@Mappable struct S { let a = 1 }"),
    Misuse(
      "@Mappable struct S { @DecodableRules var a: Int }", "'@DecodableRules' needs a rule"),
    Misuse(
      "@Mappable struct S { @DecodableRules() var a: Int }",
      "'@DecodableRules' needs a rule"),
    Misuse(
      "@Mappable struct S { @DecodableRules(fractions: .round) let a = 1 }",
      "'a' is a constant with a value and is never read, so '@DecodableRules' has no effect",
      repaired: "@Mappable struct S { let a = 1 }"),
    Misuse(
      "@Mappable(conversions: .strict) @DecodableRules(conversions: .lenient) struct S { var a: Int }",
      "'@Mappable' and '@DecodableRules' contradict each other"),
    Misuse("@Mappable struct S { @CodableBy var a: Int }", "'@CodableBy' needs a strategy"),
    Misuse(
      "@Mappable struct S { @CodableFlattened var a: [T] }",
      "'a' is flattened, so its type must be a model"),
    Misuse(
      "@Mappable struct S { @CodableFlattened var a: T = T() }",
      "'a' is flattened and cannot have a default; give the properties of its type defaults"),
  ])
  func argumentsThatCannotBeRead(_ misuse: Misuse) {
    misuse.check()
  }
}
