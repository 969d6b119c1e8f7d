import ArgumentParser
import Foundation
import Maquette
import SculptCore

/// How problems are written.
enum DiagnosticsFormat: String, CaseIterable, ExpressibleByArgument {
  /// As compilers do, with a caret.
  case text

  /// One object of JSON a line.
  case json
}

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says where payloads do not fit the types of samples, without compiling them.",
    discussion: """
      sculpt verify new.json --samples samples/
      curl -s https://api.example.com/orders | sculpt verify --samples orders.json --tolerant

      Exits with 1 if a payload does not fit.
      """)

  @OptionGroup var payloads: SampleOptions

  @Option(parsing: .singleValue, help: "A file or folder with samples that the types are of.")
  var samples: [String] = []

  @OptionGroup var schemas: SchemaOptions
  @OptionGroup var rules: RuleOptions

  @Flag(help: "Keys that no sample has do not fit; the types ignore them.")
  var rejectUnknownKeys = false

  @Flag(
    help: "Repair mistakes in JSON text, and list repairs: those of the text, and converted values."
  )
  var repairs = false

  @Option(help: "How problems are written: as compilers do, or one object of JSON a line.")
  var diagnosticsFormat = DiagnosticsFormat.text

  mutating func validate() throws {
    if samples.isEmpty != schemas.isGiven {
      throw ValidationError("The types are those of --samples, --schema or --openapi: name one.")
    }
  }

  func run() throws {
    let (model, inference) = try model()
    var verification = Verification(model, rules: inference)
    verification.format = payloads.inputFormat
    verification.rejectsUnknownKeys = rejectUnknownKeys
    verification.repairs = repairs
    var count = 0
    var failure: ExitCode?
    for source in try payloads.sources() {
      do throws(SampleError) {
        try verification.problems(in: source) { problem in
          if problem.repair == nil { count += 1 }
          guard failure == nil else { return }
          do throws(ExitCode) { try write(problem) } catch { failure = error }
        }
      } catch {
        Messages.write(error.message)
        throw error.exitCode
      }
    }
    if let failure { throw failure }
    if count > 0 { throw ExitCode(1) }
  }

  private func model() throws -> (TypeModel, InferenceRules) {
    if schemas.isGiven {
      let (model, rules) = try schemas.model(by: rules, format: nil)
      guard model.roots.count == 1 else {
        throw ValidationError("--openapi goes with --only and the schema that payloads are of.")
      }
      return (model, rules)
    }
    return try SampleOptions(inputs: samples, inputFormat: payloads.inputFormat).model(by: rules)
  }

  private func write(_ problem: Verification.Problem) throws(ExitCode) {
    switch diagnosticsFormat {
    case .text: try Messages.output(problem.message + "\n")
    case .json: try Messages.output(((try? problem.jsonString()) ?? "") + "\n")
    }
  }
}
