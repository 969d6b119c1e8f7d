import TestSupport
import Testing

@testable import MaquetteCore

/// Threads share models, key tables and mappers; run it with Thread Sanitizer.
@Suite("Many threads")
struct ConcurrencyTests {
  // Features: 3.1, 242
  @Test("Read and write the same") func readAndWriteTheSame() async throws {
    var generator = SeededGenerator(seed: 5)
    let texts = (0..<20).map { _ in Array(generator.specimen().utf8) }
    let mapper = JSONMapper(options: .init(conversions: .lenient, format: .pretty))
    let expected = texts.map { try? mapper.decode(Specimen.self, from: $0) }
    let models = await withTaskGroup(of: [Specimen?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          texts.map { text in
            let report = mapper.decodeReporting(Specimen.self, from: text)
            guard report.errors.isEmpty, let model = report.value else { return nil }
            let written = try? mapper.encode(model)
            let tree = try? AnyValue(encoding: model, EncodingOptions())
            let byTree = try? tree?.decode(Specimen.self, DecodingOptions())
            let again = written.flatMap { try? mapper.decode(Specimen.self, from: $0) }
            return again == byTree ? again : nil
          }
        }
      }
      return await group.reduce(into: [[Specimen?]]()) { $0.append($1) }
    }
    #expect(models.count == 8)
    #expect(expected.contains { $0 != nil })
    for found in models { #expect(found == expected) }
  }
}
