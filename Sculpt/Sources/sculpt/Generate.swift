import ArgumentParser
import Foundation
import Maquette
import SculptCore

extension OutputOptions.Style: ExpressibleByArgument {}
extension OutputOptions.Access: ExpressibleByArgument {}
extension OutputOptions.Comments: ExpressibleByArgument {}

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Writes Swift types for samples or schemas; this is what sculpt does without a subcommand.")

  @OptionGroup var samples: SampleOptions
  @OptionGroup var schemas: SchemaOptions
  @OptionGroup var rules: RuleOptions

  @Option(
    name: [.short, .long],
    help:
      "The file to write, only if it changes, or a folder for one file of each type: 'Models/'. By default the standard output."
  )
  var output: String?

  @Option(help: "A file with names of earlier runs, which stay; it is written with --output.")
  var lock: String?

  @Flag(help: "Write nothing; exit with 1 and show the difference if the file would change.")
  var check = false

  @Option(help: "What the types conform to.")
  var style = OutputOptions.Style.mappable

  @Option(help: "Who sees the types.")
  var access = OutputOptions.Access.internal

  @Option(help: "What is said of properties. Examples are values of the samples.")
  var comments = OutputOptions.Comments.none

  @Option(help: "The number of spaces of a level.")
  var indent = 2

  mutating func validate() throws {
    if check, output == nil {
      throw ValidationError("--check compares with a file: name it with -o.")
    }
    if schemas.isGiven, !samples.inputs.isEmpty {
      throw ValidationError("Types are those of samples or of a schema, not of both.")
    }
    if lock != nil, output == nil { throw ValidationError("--lock goes with -o.") }
    if !(0...16).contains(indent) { throw ValidationError("--indent is a number from 0 to 16.") }
  }

  func run() throws {
    let names = try lock.map(Self.names) ?? NameLock()
    let (model, inference) = try model(keeping: names)
    var options = OutputOptions()
    options.style = style
    options.access = access
    options.comments = comments
    options.indentation = indent
    // With a schema, the format is that of the schema.
    options.format = schemas.isGiven ? .json : model.format ?? .json
    options.splits = output.map(OutputFiles.isFolder) ?? false
    let file = SwiftFile(model, rules: inference, options: options)
    for warning in file.warnings { Messages.write(warning) }
    guard let output else { return try Messages.output(file.text) }
    let files =
      options.splits ? OutputFiles(in: output, file.files) : OutputFiles(output, text: file.text)
    if check {
      let differences = files.differences
      for difference in differences { try Messages.output(difference + "\n") }
      if differences.isEmpty { return }
      throw ExitCode(1)
    }
    try files.write()
    if let lock { try OutputFiles(lock, text: NameLock(model).text).write() }
  }

  /// Returns the types, and the rules that they were made by.
  private func model(keeping names: NameLock) throws -> (TypeModel, InferenceRules) {
    if schemas.isGiven {
      return try schemas.model(by: rules, lock: names, format: samples.inputFormat)
    }
    return try samples.model(by: rules, lock: names)
  }

  /// Reads the names of a lock file; none if there is no file yet.
  private static func names(in file: String) throws -> NameLock {
    guard let text = OutputFiles.text(of: file) else { return NameLock() }
    do throws(MappingError) {
      return try NameLock(text: text)
    } catch {
      let error = SampleError.malformed(name: file, error)
      Messages.write(error.message)
      throw error.exitCode
    }
  }
}
