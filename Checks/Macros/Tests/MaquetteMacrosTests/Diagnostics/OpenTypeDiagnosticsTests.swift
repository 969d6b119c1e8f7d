import SwiftDiagnostics
import Testing

@Suite("Diagnostics of types with ambiguous mappings")
struct OpenTypeDiagnosticsTests {
  @Test(
    "A value of any type needs a strategy, or is an AnyValue",
    arguments: [
      Misuse(
        "@Mappable struct S { var a: Any }",
        "'a' can be anything ('Any'); use 'AnyValue', or map it by '@CodableBy(.any)'",
        repaired: "@Mappable struct S { @CodableBy(.any) var a: Any }"),
      Misuse(
        "@Mappable struct S { var a: Any? = nil }",
        "'a' can be anything ('Any'); use 'AnyValue', or map it by '@CodableBy(.any)'",
        repaired: "@Mappable struct S { @CodableBy(.any) var a: Any? = nil }"),
      Misuse(
        "@Mappable final class S { var a: [Any] = [] }",
        "'a' can be anything ('Any'); use 'AnyValue', or map it by '@CodableBy(.anyArray)'",
        repaired: "@Mappable final class S { @CodableBy(.anyArray) var a: [Any] = [] }"),
      Misuse(
        "@Mappable struct S { let a: [String: Any]? }",
        "'a' can be anything ('Any'); use 'AnyValue', or map it by '@CodableBy(.anyDictionary)'",
        repaired: "@Mappable struct S { @CodableBy(.anyDictionary) let a: [String: Any]? }"),
      Misuse(
        "@Mappable struct S { var a: [[String: Any]] }",
        "'a' can be anything ('Any'); use 'AnyValue'"),
      Misuse(
        "@Mappable struct S { var a: [AnyObject] }",
        "'a' can be anything ('AnyObject'); use 'AnyValue'"),
      Misuse(
        "@Mappable enum E { case a([String: Any]) }",
        "a value of the case 'a' can be anything ('Any'); use 'AnyValue', "
          + "or map it by '@CodableBy(.anyDictionary)'"),
      Misuse("@Mappable struct S { @CodableBy(.anyDictionary) var a: [String: Any] }"),
      Misuse("@Mappable struct S { @CodableIgnored var a: Any? }"),
      Misuse("@Mappable(.decode) struct S { @DecodableBy(.any) var a: Any }"),
      Misuse("@Mappable enum E { @CodableBy(.any, for: \"_0\") case a(Any) }"),
    ])
  func anything(_ misuse: Misuse) {
    misuse.check()
  }

  @Test(
    "The data must identify the type of a protocol value",
    arguments: [
      Misuse(
        "@Mappable struct S { var a: any P }",
        "'a' can be of many types ('any P'), and the data must say which; "
          + "map it by '@CodableBy(.oneOf(cluster))'",
        repaired: "@Mappable struct S { @CodableBy(.oneOf(<#cluster#>)) var a: any P }"),
      Misuse(
        "@Mappable struct S { var a: (any P & Q)? }",
        "'a' can be of many types ('any P & Q'), and the data must say which; "
          + "map it by '@CodableBy(.oneOf(cluster))'",
        repaired: "@Mappable struct S { @CodableBy(.oneOf(<#cluster#>)) var a: (any P & Q)? }"),
      Misuse(
        "@Mappable actor S: IsolatedMappable { var a: [any P] }",
        "'a' can be of many types ('any P'), and the data must say which; "
          + "map it by '@CodableBy(.arrayOf(cluster))'",
        repaired: "@Mappable actor S: IsolatedMappable "
          + "{ @CodableBy(.arrayOf(<#cluster#>)) var a: [any P] }"),
      Misuse(
        "@Mappable struct S { var a: [String: any P] }",
        "'a' can be of many types ('any P'), and the data must say which; "
          + "map it by a strategy: '@CodableBy(...)'"),
      Misuse(
        "@Mappable enum E { case a(any P) }",
        "a value of the case 'a' can be of many types ('any P'), and the data must say which; "
          + "map it by '@CodableBy(.oneOf(cluster))'"),
      Misuse(
        "@Mappable struct S { @DecodableBy(x) var a: any P }",
        "'a' can be of many types ('any P'), and the data must say which; "
          + "map it by '@CodableBy(.oneOf(cluster))'"),
    ])
  func protocols(_ misuse: Misuse) {
    // A second strategy would contradict the first: the diagnostic has no fix-it.
    let found = diagnostics(of: misuse.source)
    #expect(found.map(\.message) == misuse.messages)
    if let repaired = misuse.repaired {
      #expect(found.first?.fixIts.first?.applied(to: misuse.source) == repaired)
    }
  }

  @Test(
    "Tuples and functions inside collections",
    arguments: [
      Misuse(
        "@Mappable struct S { var a: [(Double, Double)] }",
        "'a' holds tuples, which are mapped as properties alone; make them a struct, "
          + "with '@Mappable(layout: .array)' if they are arrays"),
      Misuse(
        "@Mappable struct S { var a: [String: [(x: Int, y: Int)?]] = [:] }",
        "'a' holds tuples, which are mapped as properties alone; make them a struct, "
          + "with '@Mappable(layout: .array)' if they are arrays"),
      Misuse(
        "@Mappable struct S { var a: [() -> Void] = [] }",
        "'a' holds functions or metatypes, which cannot be mapped; mark it '@CodableIgnored'"),
      Misuse("@Mappable struct S { var a: (Double, Double) }"),
    ])
  func insideCollections(_ misuse: Misuse) {
    misuse.check()
  }
}
