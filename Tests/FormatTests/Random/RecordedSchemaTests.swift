import AgreementSupport
import Maquette
import MaquetteSchema
import TestSupport
import Testing

/// Schemas of random models for the validator of another project, which `Scripts/check-schemas.sh`
/// runs.
@Suite("Recorded schemas", .enabled(if: SchemaRecord.current != nil))
struct RecordedSchemaTests {
  @Test("Schemas of random models satisfy the meta-schema, for all views and providers")
  func random() throws {
    for seed in 0..<LongRun.count(40, long: 300) {
      var source = RandomSource(generator: SeededGenerator(seed: UInt64(seed)))
      let model = RandomComposition.model(&source, levels: source.below(4))
      try Self.record(model, &source)
    }
  }

  private static func record<T: RandomModel>(_ type: T.Type, _ source: inout RandomSource) throws {
    let options = JSONSchema.Options(
      hasTitles: true, id: "https://example.org/model", namesDialect: true,
      orderKeyword: "x-order")
    for view in [DataView.decoding, .encoding, .accepting] {
      let schema = JSONSchema.of(type, view, options: options)
      let document = try JSONMapper().decode(
        AnyValue.self, from: T.random(&source).jsonString())
      var sampler = SchemaSampler(schema.value, seed: source.generator.next())
      var documents = [document, sampler.document(), sampler.document()]
      documents += documents.map { source.generator.changed($0) }
      try expectValid(schema.value, documents)
    }
    for profile in [SchemaProfile.openAIStrict, .anthropic, .gemini, .mcpOutput] {
      guard let schema = try? JSONSchema.of(type, profile: profile) else { continue }
      var sampler = SchemaSampler(schema.value, seed: source.generator.next())
      let document = sampler.document()
      try expectValid(schema.value, [document, source.generator.changed(document)])
    }
  }

  private static func expectValid(_ schema: AnyValue, _ documents: [AnyValue]) throws {
    let errors = try #require(SchemaRecord.current).add(schema, documents)
    #expect(errors == [], "\(schema)")
  }
}
