import TestSupport
import Testing

@testable import MaquetteCore

/// Decoding from bytes, through a tree and with a report yields the same result for any text.
@Suite("Ways into a model")
struct WaysIntoModelTests {
  private static let options: [DecodingOptions] = [
    DecodingOptions(), DecodingOptions(conversions: .strict),
    DecodingOptions(conversions: .lenient),
    DecodingOptions(unknownKeys: .reject), DecodingOptions(duplicateKeys: .reject),
    DecodingOptions(duplicateKeys: .firstWins),
  ]

  @Test(arguments: 0..<8)
  func specimens(_ seed: UInt64) {
    var generator = SeededGenerator(seed: 100 + seed)
    for _ in 0..<200 {
      var text = Array(generator.specimen().utf8)
      for _ in 0..<generator.below(3) { generator.damage(&text) }
      let placement = generator.pick(Placement.allCases)
      compare(text, placement, generator.pick(Self.options))
    }
  }

  private func compare(_ text: [UInt8], _ placement: Placement, _ options: DecodingOptions) {
    let shown = "\(String(decoding: text, as: UTF8.self)) \(options)"
    let direct = decode(Specimen.self, text, placement, options)
    let byTree = decodeByTree(Specimen.self, placement.buffer(for: text), options)
    switch (direct, byTree) {
    case (.success(let direct), .success(let byTree)):
      #expect(direct == byTree, "\(shown)")
      checkRoundTrip(direct, shown)
    case (.failure(let error), .success):
      // A tree has lost the duplicates of a key that do not count.
      let unique = DecodingOptions(duplicateKeys: .reject)
      #expect(
        decode(AnyValue.self, text, placement, unique).code == .duplicateKey, "\(error) \(shown)")
    case (.success, .failure(let error)):
      Issue.record("a tree alone has a mistake: \(error) \(shown)")
    case (.failure(let error), .failure(let other)):
      // A tree is complete before a model decodes from it, so syntax errors come first, and
      // duplicates that do not count are lost.
      let unique = DecodingOptions(duplicateKeys: .reject)
      #expect(
        error.code == other.code || other.code.isFatal
          || decode(AnyValue.self, text, placement, unique).code == .duplicateKey,
        "\(error), by way of a tree \(other) \(shown)")
    }
    checkReport(direct, text, options, shown)
  }

  private func checkReport(
    _ direct: Result<Specimen, MappingError>, _ text: [UInt8], _ options: DecodingOptions,
    _ shown: String
  ) {
    let report = JSONReader.report(Specimen.self, from: text.span, options)
    switch direct {
    case .success(let model):
      #expect(report.value == model, "\(shown)")
      #expect(report.errors.isEmpty, "\(shown)")
    case .failure(let error):
      #expect(report.errors.first?.code == error.code, "\(shown)")
      #expect(report.value == nil || !report.errors.contains { $0.code.isFatal }, "\(shown)")
    }
    // In the order of the text, each described on one line.
    let offsets = report.issues.compactMap { $0.error.location?.byteOffset }
    #expect(offsets == offsets.sorted(), "\(shown)")
    #expect(report.issues.allSatisfy { !$0.description.utf8.contains(0x0A) }, "\(shown)")
  }

  private func checkRoundTrip(_ model: Specimen, _ shown: String) {
    do {
      let text = try json(model)
      #expect(try Specimen(json: text) == model, "\(shown)")
      let tree = try AnyValue(encoding: model, EncodingOptions())
      #expect(try tree.decode(Specimen.self, DecodingOptions()) == model, "\(shown)")
      #expect(try AnyValue(json: text) == AnyValue(json: json(tree)), "\(shown)")
    } catch {
      Issue.record("\(error) \(shown)")
    }
  }
}
