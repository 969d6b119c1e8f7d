import SwiftDiagnostics
import Testing

@Suite("Diagnostics of attributes without effect")
struct PointlessDiagnosticsTests {
  @Test(
    "Attributes that a transparent struct has no use for",
    arguments: [
      "CodingKey(\"k\")", "DecodableAlias(\"k\")", "CodableDefault(1)", "EncodableIf(.always)",
    ])
  func transparent(_ attribute: String) {
    let name = attribute.prefix { $0 != "(" }
    Misuse(
      "@Mappable(transparent: true) struct S { @\(attribute) var a: Int }",
      "'S' is mapped as its only property, without an object around it, so '@\(name)' has no effect",
      repaired: "@Mappable(transparent: true) struct S { var a: Int }"
    ).check()
  }

  @Test(
    "Attributes and arguments of a model that is mapped as another type",
    arguments: [
      Misuse(
        "@Mappable(via: W.self) struct S { @CodingKey(\"k\") var a: Int }",
        "'S' is mapped as 'W', which says how, so '@CodingKey' has no effect",
        repaired: "@Mappable(via: W.self) struct S { var a: Int }"),
      Misuse(
        "@Mappable(via: W.self) struct S { @Validated(.range(0...1)) var a: Int }",
        "'S' is mapped as 'W', which says how, so '@Validated' has no effect",
        repaired: "@Mappable(via: W.self) struct S { var a: Int }"),
      Misuse(
        "@Mappable(via: W.self) enum S { @CodingKey(\"k\") case a }",
        "'S' is mapped as 'W', which says how, so '@CodingKey' has no effect",
        repaired: "@Mappable(via: W.self) enum S { case a }"),
      Misuse(
        "@Mappable(fieldNaming: .snakeCase, via: W.self) struct S { var a: Int }",
        "'S' is mapped as 'W', which says how, so 'fieldNaming' has no effect"),
      Misuse("@Mappable(via: W.self, conversions: .strict) struct S { var a: Int }"),
    ])
  func via(_ misuse: Misuse) {
    misuse.check()
  }

  @Test(
    "Attributes for the other direction",
    arguments: [
      ("@Mappable(.decode)", "@EncodableIf(.notNil) var a: Int?", "@EncodableIf", "written"),
      ("@Mappable(.decode)", "@EncodableBy(x) var a: Int?", "@EncodableBy", "written"),
      ("@Mappable(.decode)", "@CodableView(\"v\") var a: Int?", "@CodableView", "written"),
      ("@Mappable(.decode)", "@EncodableIgnored var a: Int?", "@EncodableIgnored", "written"),
      ("@Mappable(.encode)", "@DecodableAlias(\"k\") var a: Int?", "@DecodableAlias", "read"),
      ("@Mappable(.encode)", "@CodableDefault(1) var a: Int", "@CodableDefault", "read"),
      (
        "@Mappable(.encode)", "@DecodableRules(fractions: .round) var a: Int", "@DecodableRules",
        "read"
      ),
      ("@Mappable(.encode)", "@DecodableIgnored var a: Int?", "@DecodableIgnored", "read"),
    ])
  func direction(_ mappable: String, _ property: String, _ attribute: String, _ deed: String) {
    for kind in ["struct S", "final class S", "actor S: IsolatedDecodable, IsolatedEncodable"] {
      let found = diagnostics(of: "\(mappable) \(kind) { \(property) }").map(\.message)
      #expect(found == ["'S' is not \(deed), so '\(attribute)' has no effect"])
    }
  }

  @Test(
    "Attributes that have a use in one direction after all",
    arguments: [
      "@Mappable(.encode) struct S { @CodableDefault(1) @EncodableIf(.notDefault) var a: Int }",
      "@Mappable(.encode, omitting: [.defaults]) struct S { @CodableDefault(1) var a: Int }",
      "@Mappable(.encode) struct S { @Validated(.range(0...1)) var a: Int }",
    ])
  func useful(_ source: String) {
    #expect(diagnostics(of: source).isEmpty)
  }

  @Test(
    "Arguments of other kinds of types, or without effect",
    arguments: [
      (
        "@Mappable(.decode) struct S { @CodingKey(\"k\", encode: \"l\") var a: Int }",
        "'S' is not written, so 'encode' has no effect"
      ),
      (
        "@Mappable(.decode) enum S { @CodableCase(1...2, encode: 1) case a }",
        "'S' is not written, so 'encode' has no effect"
      ),
      (
        "@Mappable(.decode, omitting: [.nil]) struct S {}",
        "'S' is not written, so 'omitting' has no effect"
      ),
      (
        "@Mappable(.encode, conversions: .strict) struct S {}",
        "'S' is not read, so 'conversions' has no effect"
      ),
      (
        "@DecodableRules(conversions: .strict) @Mappable(.encode) struct S {}",
        "'S' is not read, so '@DecodableRules' has no effect"
      ),
      ("@Mappable(caseNaming: .snakeCase) struct S {}", "'caseNaming' belongs to an enum"),
      (
        "@Mappable(fieldNaming: .snakeCase) enum S { case a(Int), b }",
        "no case of 'S' has labels, which would be keys, so 'fieldNaming' has no effect"
      ),
      (
        "@Mappable(fieldNaming: .snakeCase, layout: .array) struct S {}",
        "'S' is an array, which has no keys, so 'fieldNaming' has no effect"
      ),
      (
        "@Mappable(omitting: [.nil]) enum S { case a }",
        "'omitting' belongs to a struct, a class or an actor"
      ),
      (
        "@Mappable(container: \"a\") enum S { case a }",
        "'container' belongs to a struct, a class or an actor"
      ),
      (
        "@Mappable(fieldNaming: .snakeCase, transparent: true) struct S { var a: Int }",
        "'S' is mapped as its only property, without an object around it, so 'fieldNaming' has no effect"
      ),
    ])
  func arguments(_ source: String, _ message: String) {
    #expect(diagnostics(of: source).map(\.message) == [message])
  }

  @Test(
    "Contradictory or undecodable declarations",
    arguments: [
      (
        "@Mappable(omitting: [.nil], nilValues: .writeNull) struct S {}",
        "'nilValues' and 'omitting' contradict each other"
      ),
      (
        "@Mappable(unknownKeys: .reject) struct S { @CodableExtras var a: AnyValue.Object }",
        "'unknownKeys' and '@CodableExtras' contradict each other"
      ),
      (
        "@Mappable struct S { @CodingKeys(\"k\") var a: Int }",
        "'@Mappable' has no attribute '@CodingKeys'; write '@CodingKey' if that is meant, or mark 'a' "
          + "'@CodableIgnored'"
      ),
      (
        "@Mappable struct S { @Flattened var a: T }",
        "'@Mappable' has no attribute '@Flattened'; write '@CodableFlattened' if that is meant, or mark "
          + "'a' '@CodableIgnored'"
      ),
      (
        "@Mappable struct S { @Key(\"k\") var a: Int }",
        "'@Mappable' has no attribute '@Key'; write '@CodingKey' if that is meant, or mark 'a' "
          + "'@CodableIgnored'"
      ),
      (
        "@Mappable(.encode, fieldAliases: [.snakeCase]) struct S {}",
        "'S' is not read, so 'fieldAliases' has no effect"
      ),
      (
        "@Mappable enum E { @CodableCase(nil) case a(Int) }",
        "the case 'a' has a payload under its name, and 'nil' is none; use "
          + "'tagged: .internal(\"key\")' or '.adjacent(\"key\", content: \"key\")'"
      ),
      (
        "@Mappable enum E { @CodableCase(nil) case a; @CodableCase(\"b\", nil) case b }",
        "the cases 'a' and 'b' are both named 'null'"
      ),
      (
        "@Mappable(unknownKeys: .refuse) struct S {}",
        "'unknownKeys' must be written as one of '.ignore', '.report', '.reject'"
      ),
      (
        "@Mappable(nilValues: .null) struct S {}",
        "'nilValues' must be written as one of '.omit', '.writeNull'"
      ),
      (
        "@Mappable(layout: .array, unknownKeys: .reject) struct S {}",
        "'S' is an array, which has no keys, so 'unknownKeys' has no effect"
      ),
      (
        "@Mappable(unknownKeys: .reject) enum S { case a }",
        "'unknownKeys' belongs to a struct, a class or an actor"
      ),
      (
        "@Mappable(.encode, unknownKeys: .reject) struct S {}",
        "'S' is not read, so 'unknownKeys' has no effect"
      ),
    ])
  func contradictions(_ source: String, _ message: String) {
    #expect(diagnostics(of: source).map(\.message) == [message])
  }

  @Test(
    "Rules and conditions about values that a property never has",
    arguments: [
      Misuse(
        "@Mappable struct S { @EncodableIf(.notEmpty) var a: Int }",
        "'a' is Int and never empty, so '@EncodableIf' has no effect",
        repaired: "@Mappable struct S { var a: Int }"),
      Misuse(
        "@Mappable struct S { @DecodableRules(acceptsSingleValues: true) var a: Int? }",
        "'a' is Int? and has no elements, so 'acceptsSingleValues' has no effect"),
      Misuse(
        "@Mappable struct S { @DecodableRules(invalidElements: .drop) var a: Bool }",
        "'a' is Bool and has no elements, so 'invalidElements' has no effect"),
      Misuse("@Mappable struct S { @EncodableIf(.notEmpty) var a: String = \"\" }"),
      Misuse("@Mappable struct S { @DecodableRules(fractions: .round) var a: Int }"),
    ])
  func values(_ misuse: Misuse) {
    misuse.check()
  }

  @Test(
    "Names for cases without one, and attributes of values",
    arguments: [
      Misuse(
        "@Mappable(tagged: .untagged) enum E { @CodingKey(\"k\") case a(Int); case b }",
        "the case 'a' is recognized by its payload, without a name, so '@CodingKey' has no effect",
        repaired: "@Mappable(tagged: .untagged) enum E { case a(Int); case b }"),
      Misuse("@Mappable(tagged: .untagged) enum E { case a(Int); @CodingKey(\"k\") case b }"),
      Misuse(
        "@Mappable enum E { @CodableBy(x, for: \"z\") case a(x: Int) }",
        "the case 'a' has no value 'z'; values without labels are '_0', '_1'"),
      Misuse(
        "@Mappable enum E { @CodableBy(x, for: \"x\") @EncodableBy(y, for: \"x\") case a(x: Int) }",
        "'@CodableBy' and '@EncodableBy' contradict each other",
        repaired: "@Mappable enum E { @EncodableBy(y, for: \"x\") case a(x: Int) }"),
      Misuse(
        "@Mappable enum E { case a; @CodableFallback @CodableBy(x, for: \"_0\") case b(String) }",
        "the fallback 'b' keeps what it finds as it is, so '@CodableBy' has no effect",
        repaired: "@Mappable enum E { case a; @CodableFallback case b(String) }"),
      Misuse(
        "@Mappable(.encode) enum E { @DecodableAlias(\"k\", for: \"x\") case a(x: Int) }",
        "'E' is not read, so '@DecodableAlias' has no effect",
        repaired: "@Mappable(.encode) enum E { case a(x: Int) }"),
      Misuse(
        "@Mappable struct S { @CodableBy(x, for: \"x\") var a: Int }",
        "'for:' names a value of an enum case and has no meaning here",
        repaired: "@Mappable struct S { var a: Int }"),
      Misuse(
        "@Mappable struct S { @CodableExtras @EncodableIf(.notEmpty) var a: [String: AnyValue] }",
        "'@CodableExtras' and '@EncodableIf' contradict each other",
        repaired: "@Mappable struct S { @EncodableIf(.notEmpty) var a: [String: AnyValue] }"),
    ])
  func cases(_ misuse: Misuse) {
    misuse.check()
  }

  @Test("A repeated attribute is diagnosed at each occurrence") func mappableTwice() {
    let found = Set(diagnostics(of: "@Mappable @Mappable struct S {}").map(\.message))
    #expect(found == ["'@Mappable' appears here twice"])
  }
}
