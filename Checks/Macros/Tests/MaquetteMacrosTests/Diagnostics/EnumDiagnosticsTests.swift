import Testing

@Suite("Diagnostics of enums")
struct EnumDiagnosticsTests {
  @Test(arguments: [
    Misuse(
      "@Mappable enum E { @CodingKey(\"b\") case a; case b }",
      "the cases 'a' and 'b' are both named 'b'"),
    Misuse(
      "@Mappable enum E { case a; @DecodableAlias(\"a\") case b }",
      "the cases 'a' and 'b' are both named 'a'"),
    Misuse(
      "@Mappable enum E: Int { @CodingKey(\"x\") case a }",
      "'@CodingKey' names cases by text, but the cases of 'E' are values of Int",
      repaired: "@Mappable enum E: Int { case a }"),
    Misuse(
      "@Mappable(caseNaming: .snakeCase) enum E: Int { case a }",
      "'@Mappable' names cases by text, but the cases of 'E' are values of Int"),
    Misuse(
      "@Mappable enum E { @CodingKey(path: \"a.b\") case a }",
      "'@CodingKey' on a case takes a name, not a path"),
    Misuse(
      "@Mappable enum E { @CodingKey(\"x\") case a, b }",
      "'@CodingKey' belongs to one case; declare each case on its own",
      "the cases 'a' and 'b' are both named 'x'"),
    Misuse(
      "@Mappable(fieldNaming: .snakeCase) enum E { case a(userID: Int, userId: Int) }",
      "two values of the case 'a' have the key 'user_id'"),
    Misuse(
      "@Mappable enum E { case a((Int, Int)) }",
      "a value of the case 'a' is a tuple, which cannot be mapped"),
    Misuse(
      "@Mappable enum E: String { case a; @CodableFallback case other(String) }",
      "the case 'other' has values, and an enum with raw values cannot: remove ': String' from 'E', and name cases "
        + "with '@CodingKey' where their keys differ from their names"),
    Misuse("@Mappable enum E: String { @CodingKey(\"x\") case a; case b }"),
  ])
  func enumsThatCannotBeMapped(_ misuse: Misuse) {
    misuse.check()
  }

  @Test(arguments: [
    Misuse(
      "@Mappable enum E { @CodableCase(1...2) case a }",
      "a range does not say which value is written; add 'encode:' with a value"),
    Misuse("@Mappable enum E { @CodableCase(1...2, encode: 1) case a }"),
    Misuse(
      "@Mappable enum E { @CodableCase(1...3, encode: 1) case a; @CodableCase(2) case b }",
      "the cases 'a' and 'b' are both named '2'"),
    Misuse(
      "@Mappable enum E { @CodableCase(x) case a }",
      "'@CodableCase' needs literals: text, numbers, ranges of integers, 'true', 'false' or 'nil'"),
    Misuse(
      "@Mappable enum E { @CodableCase(1.5) case a; @CodableCase(1.50) case b }",
      "the cases 'a' and 'b' are both named '1.5'"),
    Misuse(
      "@Mappable enum E { @CodableCase(2.0) case a; @CodableCase(2) case b }",
      "the cases 'a' and 'b' are both named '2'"),
    Misuse(
      "@Mappable enum E: Int { @CodableCase(2, encode: 3) case a }",
      "the cases of 'E' are written as their raw values"),
    Misuse(
      "@Mappable(caseMatching: .insensitive) enum E { case a; @CodingKey(\"A\") case b }",
      "the cases 'a' and 'b' are both named 'A'"),
    Misuse(
      "@Mappable enum E { @CodableFallback case a; @CodableFallback() case b }",
      "the cases 'a' and 'b' are both the fallback",
      repaired: "@Mappable enum E { @CodableFallback case a; case b }"),
    Misuse(
      "@Mappable(tagged: .untagged) enum E { @CodableFallback case a(String) }",
      "a fallback keeps a tag, a value or both; write 'case a' or 'case a(AnyValue)'"),
    Misuse(
      "@Mappable enum E { @CodableFallback(untagged: true) case a(Int, Int) }",
      "a fallback keeps a tag, a value or both; write 'case a', 'case a(String)', 'case a(AnyValue)' or 'case a(String, AnyValue)', or one value of any type with 'untagged: true'"
    ),
    Misuse("@Mappable enum E { @CodableFallback(untagged: true) case a([Int]) }"),
    Misuse(
      "@Mappable(tagged: .internal(\"type\")) enum E { case a(type: Int) }",
      "a value of the case 'a' has the key 'type', the key of the tag"),
    Misuse(
      "@Mappable(tagged: .adjacent(\"x\", content: \"x\")) enum E { case a }",
      "the tag and the payload both have the key 'x'"),
    Misuse(
      "@Mappable(tagged: .inside) enum E { case a }",
      "'tagged' takes '.external', '.codable', '.internal(\"key\")', '.adjacent(\"key\", content: \"key\")', '.firstElement' or '.untagged', with literals"
    ),
    Misuse(
      "@Mappable(tagged: .firstElement, layout: .array) enum E { case a(Int) }",
      "the cases of 'E' are arrays by 'tagged: .firstElement', so 'layout' has no effect"),
    Misuse(
      "@Mappable(fieldNaming: .snakeCase, tagged: .firstElement) enum E { case a(x: Int) }",
      "the payloads of 'E' are arrays, which have no keys, so 'fieldNaming' has no effect"),
    Misuse(
      "@Mappable(tagged: .firstElement) enum E { @CodingKey(\"k\", for: \"x\") case a(x: Int) }",
      "the payloads of 'E' are arrays, which have no keys, so '@CodingKey' has no effect",
      repaired: "@Mappable(tagged: .firstElement) enum E { case a(x: Int) }"),
    Misuse(
      "@Mappable(tagged: .untagged) struct S { var a: Int }", "'tagged' belongs to an enum"),
    Misuse(
      "@Mappable(tagged: .internal(\"t\")) enum E: Int { case a }",
      "the cases of 'E' are values of Int, which have no tags"),
    Misuse(
      "@Mappable enum E { @CodingKey(\"k\", for: \"z\") case a(x: Int) }",
      "the case 'a' has no value 'z'; values without labels are '_0', '_1'"),
    Misuse(
      "@Mappable struct S { @CodingKey(\"k\", for: \"z\") var a: Int }",
      "'for:' names a value of an enum case and has no meaning here",
      repaired: "@Mappable struct S { var a: Int }"),
    Misuse(
      "@Mappable struct S { @CodableFallback var a: Int }",
      "'@CodableFallback' belongs on an enum case",
      repaired: "@Mappable struct S { var a: Int }"),
    Misuse(
      "@Mappable(transparent: true) struct S { var a: Int; var b: Int }",
      "'S' is transparent, so exactly one property is mapped; ignore all others"),
    Misuse(
      "@Mappable(transparent: true) enum E { case a }",
      "'transparent' belongs to a struct; a class holds one, or conforms by hand"),
    Misuse(
      "@Mappable(tagged: .codable) enum E { @CodableCase(nil) case a }",
      "the case 'a' has a payload under its name, and 'nil' is none; use "
        + "'tagged: .internal(\"key\")' or '.adjacent(\"key\", content: \"key\")'"),
    Misuse(
      "@Mappable(layout: .array) enum E { case a(Int), b }",
      "no payload of 'E' has several values, or labels, so 'layout' has no effect"),
    Misuse(
      "@Mappable(tagged: .internal(\"t\"), layout: .array) enum E { case a(x: Int) }",
      "the payloads of 'E' are objects, as its tags require, so 'layout' has no effect"),
    Misuse(
      "@Mappable(tagged: .codable, layout: .array) enum E { case a(x: Int) }",
      "the payloads of 'E' are objects, as its tags require, so 'layout' has no effect"),
    Misuse(
      "@Mappable(fieldNaming: .snakeCase, layout: .array) enum E { case a(x: Int) }",
      "the payloads of 'E' are arrays, which have no keys, so 'fieldNaming' has no effect"),
    Misuse(
      "@Mappable(layout: .array) enum E { @CodingKey(\"k\", for: \"x\") case a(x: Int) }",
      "the payloads of 'E' are arrays, which have no keys, so '@CodingKey' has no effect",
      repaired: "@Mappable(layout: .array) enum E { case a(x: Int) }"),
    Misuse(
      "@Mappable(layout: .array) enum E { @CodableIgnored(for: \"x\") case a(x: Int = 0, y: Int) }",
      "the payloads of 'E' are arrays, which have no keys, so '@CodableIgnored' has no effect",
      repaired: "@Mappable(layout: .array) enum E { case a(x: Int = 0, y: Int) }"),
    Misuse(
      "@Mappable enum E { @CodableIgnored(for: \"x\") case a(x: Int) }",
      "'x' is marked '@CodableIgnored', so it needs a default, as in 'case a(x: Int = 0)'"),
    Misuse(
      "@Mappable enum E { @CodableFlattened(for: \"x\") case a(x: Int) }",
      "'x' is flattened, so its type must be a model",
      repaired: "@Mappable enum E { case a(x: Int) }"),
  ])
  func casesThatCannotBeTold(_ misuse: Misuse) {
    misuse.check()
  }
}
