import AgreementSupport
import MaquetteSchema
import TestSupport
import Testing

/// The schemas of random models are true: what is encoded satisfies them, what satisfies them is
/// decoded, apart from the places of the problems that they list, and what does not satisfy the
/// tolerant one is not decoded.
///
/// Every model is checked with one set of options, in JSON, and every second one in another format;
/// in a long run, all models in all formats.
@Suite("Schemas of random models")
struct SchemaTruthTests {
  private static let count = LongRun.count(500, long: 10_000)

  // Features: 232, 236
  @Test(
    "Schemas of models of random shapes are true in every format that has the values of JSON",
    arguments: SchemaTruthFormat.allCases)
  func truth(_ format: SchemaTruthFormat) throws {
    var counts = SchemaTruthCounts()
    var models = 0
    for seed in 0..<Self.count where Self.takes(seed, format) {
      let variant = SchemaTruthVariant.allCases[seed % SchemaTruthVariant.allCases.count]
      var source = RandomSource(generator: SeededGenerator(seed: UInt64(seed)))
      source.hasRules = true
      let model = RandomComposition.model(&source, levels: min(source.below(4), source.below(4)))
      counts += try Self.check(model, &source, format.documents(variant), seed)
      models += 1
    }
    let note: Comment = "\(format), \(models) models: \(counts)"
    if LongRun.isOn { print(note) }
    // Formats without null, or without fractions of dates, do not hold all.
    #expect(counts.encoded > models / 2, note)
    #expect(format == .json ? counts.encoded == models && counts.unheld == 0 : true, note)
    #expect(counts.decoded > 2 * models, note)
    #expect(counts.refused > models / 2, note)
    // Rules, hooks and functions refuse some documents, where the schema says so.
    #expect(counts.excused > models / 20, note)
  }

  /// Whether a model is checked in a format.
  private static func takes(_ seed: Int, _ format: SchemaTruthFormat) -> Bool {
    guard format != .json, !LongRun.isOn else { return true }
    let others = SchemaTruthFormat.allCases.filter { $0 != .json }
    // Not in step with the options.
    let turn = (seed / SchemaTruthVariant.allCases.count) % (2 * others.count)
    return turn < others.count && others[turn] == format
  }

  private static func check<T: RandomModel>(
    _ type: T.Type, _ source: inout RandomSource, _ documents: any SchemaTruthDocuments, _ seed: Int
  ) throws -> SchemaTruthCounts {
    var truth = try SchemaTruth(of: type, by: documents)
    try truth.check(T.random(&source), mutations: 3, &source.generator)
    truth.sample(2, mutations: 1, &source.generator)
    #expect(
      truth.violations.isEmpty, "seed \(seed): \(truth.violations.joined(separator: "\n"))")
    return truth.counts
  }
}
