import Maquette
import Testing

/// Enums without tags in each other, whose cases the keys of objects distinguish.
@Suite struct NestedCaseTests {
  @Mappable(tagged: .untagged) indirect enum Nested: Equatable {
    case pair(a: Nested, b: Nested)
    case single(a: Nested)
    case names(names: [String: String])
    case text(String)
  }

  @Mappable struct Holder: Equatable {
    var nested: Nested
    var id = 1
  }

  /// A value of some depth, each second level of which has two keys.
  private static func nested(_ depth: Int) -> Nested {
    (0..<depth).reduce(.text("x")) { inner, level in
      switch level % 3 {
      case 0: .single(a: inner)
      case 1: .pair(a: inner, b: .names(names: ["n": "\(level)"]))
      default: .pair(a: .text("y"), b: inner)
      }
    }
  }

  @Test(arguments: FormatUnderTest.all, [1, 6, 24])
  func `Every format, reports and updates give the same`(
    _ format: FormatUnderTest, _ depth: Int
  ) throws {
    let value = Holder(nested: Self.nested(depth))
    guard let document = format.documentUnlessRefused(value) else { return }
    let options = DecodingOptions()
    #expect(try format.mapping.decode(Holder.self, from: document, options) == value)
    let report = format.mapping.report(Holder.self, from: document, options)
    #expect(report.value == value && report.issues.isEmpty)
    var updated = Holder(nested: .text("old"), id: 2)
    try format.mapping.update(&updated, from: document, options)
    #expect(updated == value)
  }
}
