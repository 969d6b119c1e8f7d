import Maquette
import MaquetteSchema
import TestSupport
import Testing

/// The schemas of random models are true: what is encoded satisfies them, what satisfies them is
/// decoded, and what does not satisfy the tolerant one is not decoded.
@Suite("Schemas of random models")
struct SchemaTruthTests {
  private static let count = LongRun.count(150, long: 10_000)

  // Features: 232, 236
  @Test("Schemas of models of random shapes are true", arguments: [MappingProfile?.none, .short])
  func truth(_ profile: MappingProfile?) throws {
    var counts = Counts()
    for seed in 0..<Self.count {
      var source = RandomSource(generator: SeededGenerator(seed: UInt64(seed)))
      let model = RandomComposition.model(&source, levels: source.below(4))
      try check(model, &source, profile, &counts)
    }
    // Most mutations are refused by schema and decoder alike; some leave a valid document.
    #expect(counts.encoded == Self.count)
    #expect(counts.decoded > 3 * Self.count)
    #expect(counts.refused > Self.count, "\(counts)")
  }

  private struct Counts {
    var encoded = 0
    var decoded = 0
    var refused = 0
  }

  private func check<T: RandomModel>(
    _ type: T.Type, _ source: inout RandomSource, _ profile: MappingProfile?, _ counts: inout Counts
  ) throws {
    let conventions = CodingConventions(profile: profile)
    let mapper = JSONMapper(
      options: .init(
        decoding: DecodingOptions(conventions: conventions),
        encoding: EncodingOptions(conventions: conventions)))
    let options = JSONSchema.Options(profile: profile)
    func schema(_ view: DataView) -> JSONSchema { .of(T.self, view, options: options) }

    let encoding = schema(.encoding)
    let text = try mapper.encodeString(T.random(&source))
    let document = try JSONMapper().decode(AnyValue.self, from: text)
    let errors = try SchemaValidator(encoding).errors(in: document)
    #expect(errors.isEmpty, "\(type): \(errors)\n\(text)\n\(encoding.value)")
    counts.encoded += 1

    let decoding = schema(.decoding)
    let strict = try SchemaValidator(decoding)
    var sampler = SchemaSampler(decoding.value, seed: source.generator.next())
    for _ in 0..<6 {
      let sample = sampler.document()
      guard strict.isValid(sample) else { continue }
      counts.decoded += 1
      do {
        _ = try mapper.decode(T.self, from: try sample.jsonString())
      } catch {
        Issue.record("\(type): \(error)\n\(sample)\n\(decoding.value)\n\(decoding.problems)")
      }
    }

    let accepting = schema(.accepting)
    let tolerant = try SchemaValidator(accepting)
    for _ in 0..<12 {
      let mutation = source.generator.changed(document)
      guard !tolerant.isValid(mutation) else { continue }
      counts.refused += 1
      #expect(throws: MappingError.self, "\(type)\n\(mutation)\n\(accepting.value)") {
        try mapper.decode(T.self, from: try mutation.jsonString())
      }
    }
  }
}
