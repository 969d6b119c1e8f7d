import AgreementSupport
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
    var counts = SchemaTruthCounts()
    for seed in 0..<Self.count {
      var source = RandomSource(generator: SeededGenerator(seed: UInt64(seed)))
      let model = RandomComposition.model(&source, levels: source.below(4))
      counts += try Self.check(model, &source, profile, nil)
    }
    // Most mutations are refused by schema and decoder alike; some leave a valid document.
    #expect(counts.encoded == Self.count)
    #expect(counts.decoded > 3 * Self.count)
    #expect(counts.refused > Self.count, "\(counts)")
  }

  @Test("Schemas of configured models of random shapes are true")
  func configuredTruth() throws {
    let configuration = try MappingConfiguration(
      naming: .screamingSnakeCase,
      .model(RandomScalars.self).key("outer", "ident", for: "id").key("label", for: "name")
        .ignoring("secret").dates("date", by: .millisecondsSince1970),
      .model(RandomSmall.self).key("first", for: "firstValue").key("1st", for: "firstValue"))
    for profile in [MappingProfile?.none, .short] {
      var counts = SchemaTruthCounts()
      for seed in 0..<Self.count {
        var source = RandomSource(generator: SeededGenerator(seed: UInt64(seed)))
        let model = RandomComposition.model(&source, levels: source.below(4))
        counts += try Self.check(model, &source, profile, configuration)
      }
      #expect(counts.encoded == Self.count)
      #expect(counts.decoded > 3 * Self.count, "\(counts)")
      #expect(counts.refused > Self.count, "\(counts)")
    }
  }

  private static func check<T: RandomModel>(
    _ type: T.Type, _ source: inout RandomSource, _ profile: MappingProfile?,
    _ configuration: MappingConfiguration?
  ) throws -> SchemaTruthCounts {
    let conventions = CodingConventions(profile: profile)
    let mapper = JSONMapper(
      options: .init(
        decoding: DecodingOptions(conventions: conventions, configuration: configuration),
        encoding: EncodingOptions(conventions: conventions, configuration: configuration)))
    var truth = try SchemaTruth(of: type, by: mapper)
    try truth.check(T.random(&source), mutations: 12, &source.generator)
    truth.sample(6, mutations: 2, &source.generator)
    #expect(truth.violations.isEmpty, "\(truth.violations.joined(separator: "\n"))")
    return truth.counts
  }
}
