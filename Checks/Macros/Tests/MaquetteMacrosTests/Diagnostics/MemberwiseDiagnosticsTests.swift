import Testing

@Suite("Misuse of memberwise initializers that cover inherited properties")
struct MemberwiseDiagnosticsTests {
  private static let form =
    "inherited properties must be written as '.property(\"name\", Type.self)' "
    + "or '.property(\"name\", Type.self, default: value)'"

  // Features: 148
  @Test(
    "What cannot be read of inherited properties is told",
    arguments: [
      Misuse(
        "@Mappable(memberwiseInit: .public(id: 1)) class S: P { var a: Int }",
        "'memberwiseInit' must be written as one of '.public', '.package', '.internal'"),
      Misuse(
        "@Mappable(memberwiseInit: .open(inheriting: .property(\"id\", Int.self))) class S: P { var b = 1 }",
        "'memberwiseInit' must be written as one of '.public', '.package', '.internal'"),
      Misuse("@Mappable(memberwiseInit: .public(inheriting: x)) class S: P { var a: Int }", form),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(name, Int.self))) class S: P { var b = 1 }",
        form),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(\"id\", type))) class S: P { var b = 1 }",
        form),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(\"id\", Int.self, 1))) class S: P { var b = 1 }",
        form),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(\"an id\", Int.self))) class S: P { var b = 1 }",
        "'an id' is not the name of a property"),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(\"\", Int.self))) class S: P { var b = 1 }",
        "'' is not the name of a property"),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(\"a\", Int.self), .property(\"a\", Int.self))) class S: P { var b = 1 }",
        "'a' is named twice"),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(\"a\", Int.self))) class S: P { var a: Int }",
        "'a' is a property of 'S' itself and covered anyway"),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(\"a\", Int.self))) class S { var b: Int }",
        "'S' has no superclass that 'a' could come from"),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(\"a\", Int.self))) struct S: P { var b: Int }",
        "'S' has no superclass that 'a' could come from"),
      Misuse(
        "@Mappable(memberwiseInit: .public(inheriting: .property(\"a\", Int.self))) class S: P {}",
        "'S' has no properties of its own and inherits the initializers of its superclass"),
    ])
  func inherited(_ misuse: Misuse) {
    misuse.check()
  }
}
