import Maquette
import MaquetteCore
import TestSupport
import Testing

/// Damaged documents of every format decode to a model or report an error with its location.
@Suite("Damaged documents in every format")
struct MutationTests {
  private static let trees: [AnyValue] = [
    [
      "name": "Ada é", "age": 36, "place": ["city": "London", "zip": "1"], "tags": ["a", "b"],
      "extra": [1, -70_000, 1.5, true, ["deep": ["deeper": [[[]]]]]],
    ],
    ["name": "x", "age": "12", "tags": "one", "data": .bytes([0, 255, 1]), "more": "12e300"],
    [
      "name": .string(String(repeating: "long ", count: 60)),
      "when": .date(Timestamp(secondsSince1970: 1e9 + 0.25)),
      "wide": .number(AnyValue.Number(UInt64.max)),
      "tags": .array((0..<40).map { .string("t\($0)") }),
    ],
  ]

  @Test(arguments: FormatUnderTest.all, 0..<4 as Range<UInt64>)
  func damagedDocuments(_ format: FormatUnderTest, _ seed: UInt64) throws {
    let documents = try Self.trees.filter(format.holds).map(format.document)
    let options = DecodingOptions(
      conversions: [.lossless, .strict, .lenient][Int(seed) % 3],
      duplicateKeys: [.lastWins, .reject, .firstWins][Int(seed) % 3])
    for document in Mutations(of: documents, count: LongRun.count(60, long: 400), seed: seed) {
      let report = format.mapping.report(RuleProfile.self, from: document, options)
      for issue in report.issues {
        let offset = try #require(issue.error.byteOffset, "\(issue) in \(document)")
        #expect((0...document.count).contains(offset))
        _ = issue.error.details
      }
      var model = RuleProfile(name: "before")
      do {
        model = try format.mapping.decode(RuleProfile.self, from: document, options)
        #expect(report.value == model)
        #expect(report.errors.isEmpty)
      } catch {
        #expect(!report.errors.isEmpty)
        #expect(throws: MappingError.self) {
          try format.mapping.update(
            &model, from: document, DecodingOptions(conversions: .strict, limits: .init(depth: 0)))
        }
        #expect(model.name == "before")
      }
      // A decoded value can be encoded, and decodes to the same value.
      if let tree = try? format.tree(document), format.holds(tree) {
        let again = try format.document(tree)
        #expect(try format.tree(again) == tree)
      }
    }
  }

  /// Every prefix of a document is an error or another document, never a crash.
  @Test(arguments: FormatUnderTest.all)
  func beginnings(_ format: FormatUnderTest) throws {
    for tree in Self.trees where format.holds(tree) {
      let document = try format.document(tree)
      for count in 0..<document.count {
        let part = Array(document[..<count])
        let report = format.mapping.report(RuleProfile.self, from: part, DecodingOptions())
        for issue in report.issues { #expect(issue.error.byteOffset.map { $0 <= count } == true) }
      }
    }
  }

  /// Deep documents are errors, also on a thread with the stack size of Apple's platforms.
  @Test(arguments: FormatUnderTest.all)
  func deepDocumentsOnSmallStacks(_ format: FormatUnderTest) async throws {
    let tree = (0..<300).reduce(["leaf": 1] as AnyValue) { tree, _ in ["a": [tree]] }
    guard format.holds(tree), let document = try? onSmallStack({ try format.document(tree) }) else {
      return
    }
    _ = try? onSmallStack { try format.tree(document) }
    _ = try? onSmallStack {
      try format.mapping.decode(
        AnyValue.self, from: document, DecodingOptions(limits: .init(depth: 10_000)))
    }
  }
}
