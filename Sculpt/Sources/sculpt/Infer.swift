import ArgumentParser
import Foundation
import SculptCore

struct Infer: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the JSON Schema of the documents that the types of samples decode.",
    discussion: """
      sculpt infer orders.json -n Order > order.schema.json
      sculpt infer --openapi petstore.yaml --only Pet
      """)

  @OptionGroup var samples: SampleOptions
  @OptionGroup var schemas: SchemaOptions
  @OptionGroup var rules: RuleOptions

  mutating func validate() throws {
    if schemas.isGiven, !samples.inputs.isEmpty {
      throw ValidationError("Types are those of samples or of a schema, not of both.")
    }
  }

  func run() throws {
    let (model, _) =
      schemas.isGiven
      ? try schemas.model(by: rules, format: samples.inputFormat) : try samples.model(by: rules)
    try Messages.output(SchemaFile(model).text)
  }
}
