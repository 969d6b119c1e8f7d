import ArgumentParser
import Foundation
import SculptCore

/// Schemas in place of samples.
struct SchemaOptions: ParsableArguments {
  @Option(
    parsing: .singleValue, help: "A file with JSON Schema (2020-12), in place of samples.")
  var schema: [String] = []

  @Option(
    parsing: .singleValue, help: "A file with OpenAPI 3.0 or 3.1, in place of samples.")
  var openapi: [String] = []

  @Option(
    parsing: .singleValue,
    help: "The schemas of OpenAPI to write, such as Pet,Order; all by default.")
  var only: [String] = []

  mutating func validate() throws {
    if schema.count + openapi.count > 1 {
      throw ValidationError("Types are those of one file: --schema and --openapi are one choice.")
    }
    guard !only.isEmpty else { return }
    if openapi.isEmpty { throw ValidationError("--only goes with --openapi.") }
    if names.isEmpty { throw ValidationError("--only names schemas, such as Pet,Order.") }
  }

  /// The schemas of OpenAPI to write; none for all.
  private var names: [String] { only.flatMap { $0.split(separator: ",").map(String.init) } }

  /// Whether a schema was given.
  var isGiven: Bool { !schema.isEmpty || !openapi.isEmpty }

  /// Reads the schemas, says what types do not express of them, and returns their types.
  ///
  /// - Parameters:
  ///   - options: The rules; they get the title of the schema as the name of the root.
  ///   - format: The format of the file; nil to tell it from its name or its content.
  /// - Returns: The types, and the rules that they were made by.
  /// - Throws: An exit code after its message has been written.
  func model(
    by options: RuleOptions, lock: NameLock = NameLock(), format: SampleFormat?
  ) throws -> (TypeModel, InferenceRules) {
    let file = schema.first ?? openapi.first ?? "-"
    for option in options.optionsOfSamples {
      Messages.write("\(file): warning: \(option) says nothing about a schema")
    }
    do {
      let source = file == "-" ? SampleSource.standardInput : .file(URL(filePath: file))
      let document = try SchemaDocument(source, format: format)
      if openapi.isEmpty, !document.isSchema {
        let hint = document.isOpenAPI ? "; for OpenAPI use --openapi" : ""
        Messages.write("\(source.name): error: it has no keyword of JSON Schema\(hint)")
        throw ExitCode(65)
      }
      let name = URL(filePath: file).lastPathComponent.prefix { $0 != "." }
      var rules = try options.rules(for: document.title ?? (name.isEmpty ? nil : String(name)))
      rules.lock = lock
      let (model, notes) =
        openapi.isEmpty
        ? SchemaInference.model(of: document, by: rules)
        : try SchemaInference.model(ofComponents: document, only: names, by: rules)
      for note in notes { Messages.write(note.message) }
      try model.expectAllPaths()
      return (model, rules)
    } catch let error as SampleError {
      Messages.write(error.message)
      throw error.exitCode
    } catch SchemaInference.Failure.notOpenAPI(let name) {
      Messages.write("\(name): error: it is no OpenAPI of version 3; for JSON Schema use --schema")
      throw ExitCode(65)
    } catch SchemaInference.Failure.noSchemas(let name) {
      Messages.write("\(name): error: its components have no schemas")
      throw ExitCode(65)
    } catch SchemaInference.Failure.unknownSchema(let name, let known) {
      throw ValidationError("No schema '\(name)'. There are: \(known.joined(separator: ", "))")
    }
  }
}
