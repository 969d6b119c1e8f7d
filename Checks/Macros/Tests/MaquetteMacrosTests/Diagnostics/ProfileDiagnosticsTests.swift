import SwiftDiagnostics
import Testing

@Suite("Misuse of profiles and formats")
struct ProfileDiagnosticsTests {
  private static let once = "there is another such attribute for '.a'"
  private static let inArray =
    "no key of 'x' may lead into an array, because it has keys for profiles or formats"

  // Features: 226
  @Test(
    "One name stands for one thing",
    arguments: [
      ("@CodingKey(\"k\", in: .a) @CodingKey(\"l\", in: .b, .a)", [once]),
      ("@CodableBy(s, in: .a) @CodableBy(t, in: .a)", [once]),
      ("@DecodableBy(s, in: .a) @DecodableBy(t, in: .a)", [once]),
      ("@CodableBy(s, in: .a) @EncodableBy(t, in: .b)", []),
      ("@DecodableBy(s, in: .a) @EncodableBy(t, in: .a)", []),
      ("@CodableBy(s) @DecodableBy(t, in: .a)", []),
      (
        "@CodableBy(s, in: .a) @DecodableBy(t, in: .a)",
        ["'@CodableBy' and '@DecodableBy' contradict each other", once]
      ),
      ("@CodingKey(\"k\") @CodingKey(\"l\")", ["'@CodingKey' appears here twice"]),
      ("@CodingKey(\"k\") @CodingKey(\"l\", in: .a) @CodingKey(\"m\", in: .b)", []),
      ("@CodingKey(path: \"k[0]\", in: .a)", [inArray]),
      ("@CodingKey(path: \"k[0]\") @CodingKey(\"l\", in: .a)", [inArray]),
      ("@CodingKey(\"\", in: .a)", []),
      (
        "@CodableIgnored @CodingKey(\"k\", in: .a)",
        ["'@CodableIgnored' and '@CodingKey' contradict each other"]
      ),
      (
        "@CodableFlattened @CodingKey(\"k\", in: .a)",
        ["'@CodableFlattened' and '@CodingKey' contradict each other"]
      ),
    ])
  func attributes(_ attributes: String, _ messages: [String]) {
    let type =
      attributes.contains("Ignored") ? "Int = 1" : attributes.contains("Flattened") ? "Part" : "Int"
    let found = diagnostics(of: "@Mappable struct S { \(attributes) var x: \(type) }")
    #expect(found.map(\.message) == messages)
  }

  // Features: 226
  @Test(
    "Under no profile two properties write one key",
    arguments: [
      ("@CodingKey(\"k\", in: .a) var x: Int; @CodingKey(\"k\", in: .b) var y: Int", []),
      ("@CodingKey(\"y\", in: .a) var x: Int; @CodingKey(\"x\", in: .a) var y: Int", []),
      (
        "@CodingKey(\"y\", in: .a) var x: Int; var y: Int",
        ["'x' and 'y' both write the key 'y'"]
      ),
      (
        "@CodingKey(\"k\", in: .a) var x: Int; @CodingKey(path: \"k.l\", in: .b, .a) var y: Int",
        ["'x' writes the key 'k', but 'y' needs an object there"]
      ),
    ])
  func keys(_ members: String, _ messages: [String]) {
    #expect(diagnostics(of: "@Mappable struct S { \(members) }").map(\.message) == messages)
  }

  private static let needsValue =
    "'x' is marked '@CodableIgnored', so it needs an initial value or must be an optional variable"

  private static func cannot(_ why: String) -> String {
    "'x' \(why), so it cannot be left out in some formats alone; remove 'in', or map these formats by "
      + "another model"
  }

  // Features: 225, 226
  @Test(
    "A property is left out in some formats only where that can be obeyed",
    arguments: [
      ("struct S { @CodableIgnored(in: .a) var x = 1 }", []),
      ("struct S { @CodableIgnored(in: .a, .b) var x: Int? }", []),
      ("struct S { @CodableIgnored(in: .a) @CodableDefault(1) var x: Int }", []),
      ("struct S { @CodableIgnored(in: .a) @CodingKey(\"k\", in: .b) var x = 1 }", []),
      (
        "struct S { @CodableIgnored(in: .a) @CodingKey(\"y\") var x = 1; @CodingKey(\"y\", in: .a) "
          + "@CodingKey(\"z\") var y = 1 }", []
      ),
      ("struct S { @CodableIgnored(in: .a) @EncodableIgnored var x = 1 }", []),
      ("struct S { @CodableIgnored(in: .a) var x: Int }", [needsValue]),
      (
        "struct S { @CodableIgnored(in: .a) @CodableDefault(1, on: .null) var x: Int }",
        [needsValue]
      ),
      (
        "struct S { @CodableIgnored @CodableIgnored(in: .a) var x = 1 }",
        ["'@CodableIgnored' appears here twice"]
      ),
      ("struct S { @CodableIgnored(in: .a) @CodableIgnored(in: .b, .a) var x = 1 }", [once]),
      ("struct S { @CodableIgnored(in: .a) @CodingKey(\"k\", in: .a) var x = 1 }", [once]),
      ("struct S { @CodableIgnored(in: .a) @CodableBy(s, in: .a) var x: Int = 1 }", [once]),
      (
        "struct S { @CodableIgnored(in: .a) @CodableFlattened var x: T? }",
        ["'@CodableIgnored' and '@CodableFlattened' contradict each other"]
      ),
      (
        "struct S { @CodableIgnored(in: .a) @CodableExtras var x: [String: AnyValue] }",
        ["'@CodableIgnored' and '@CodableExtras' contradict each other"]
      ),
      ("struct S { @CodableIgnored(in: .a) let x = 1 }", [cannot("is a constant with a value")]),
      (
        "struct S { @CodableIgnored(in: .a) @CodingKey(path: \"k[0]\") var x = 1 }",
        [cannot("has a key that leads into an array")]
      ),
      (
        "struct S { @CodableIgnored(in: .a) var x = 1; @CodableExtras var y: [String: AnyValue] }",
        [cannot("has '@CodableExtras' beside it, which would keep its key")]
      ),
      (
        "enum E { @CodableIgnored(in: .a) case x }",
        [
          "'in' is for properties; the cases of an enum have one name everywhere, so remove "
            + "'@CodableIgnored'"
        ]
      ),
    ])
  func exclusions(_ declaration: String, _ messages: [String]) {
    #expect(diagnostics(of: "@Mappable " + declaration).map(\.message) == messages)
  }

  @Test(
    "A whole model, or an element with a position, cannot be excluded in some formats",
    arguments: [
      (
        "@Mappable(transparent: true) struct S { @CodableIgnored(in: .a) var x = 1 }",
        cannot("is the only value of its model")
      ),
      (
        "@Mappable(layout: .array) struct S { @CodableIgnored(in: .a) var x = 1 }",
        cannot("is an element of an array, so leaving it out would move others")
      ),
    ])
  func wholeModels(_ declaration: String, _ message: String) {
    #expect(diagnostics(of: declaration).map(\.message) == [message])
  }

  // Features: 225, 226
  @Test(
    "What cannot depend on a profile is told",
    arguments: [
      (
        "struct S { @CodingKey(\"k\", in: .a) let x = 1 }",
        "'x' is a constant with a value, which has one key; make it a variable, or remove 'in'"
      ),
      (
        "struct S { @CodingKey(\"k\", in: .a) var x: Int; @CodableExtras var y: [String: AnyValue] }",
        "the keys that '@CodableExtras' keeps cannot depend on a profile or a format, as that of 'x' "
          + "does; read one of them by another model"
      ),
      (
        "enum E { @CodingKey(\"k\", in: .a) case x }",
        "'in' is for properties; the cases of an enum have one name everywhere, so remove '@CodingKey'"
      ),
      (
        "struct S { @CodableBy(s, in: .a) var x = f() }",
        "'x' needs a type annotation: '@Mappable' cannot infer its type"
      ),
    ])
  func misuse(_ declaration: String, _ message: String) {
    #expect(diagnostics(of: "@Mappable " + declaration).map(\.message).first == message)
  }
}
