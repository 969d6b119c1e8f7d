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
    Misuse("@Mappable enum E: String { @CodingKey(\"x\") case a; case b }"),
  ])
  func enumsThatCannotBeMapped(_ misuse: Misuse) {
    misuse.check()
  }
}
