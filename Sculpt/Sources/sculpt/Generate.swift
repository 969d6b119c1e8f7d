import ArgumentParser
import Foundation
import SculptCore

extension OutputOptions.Style: ExpressibleByArgument {}
extension OutputOptions.Access: ExpressibleByArgument {}
extension OutputOptions.Comments: ExpressibleByArgument {}

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes Swift types for samples; this is what sculpt does without a subcommand.")

  @OptionGroup var samples: SampleOptions
  @OptionGroup var rules: RuleOptions

  @Option(
    name: [.short, .long],
    help: "The file to write, only if it changes. By default the standard output.")
  var output: String?

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
    if !(0...16).contains(indent) { throw ValidationError("--indent is a number from 0 to 16.") }
  }

  func run() throws {
    var inference = try rules.rules(for: samples.fileName)
    let shape = try samples.shape()
    inference.singularizesRoot = rules.name == nil && shape.arrays != nil
    let model = Inference.model(of: shape, by: inference)
    var options = OutputOptions()
    options.style = style
    options.access = access
    options.comments = comments
    options.indentation = indent
    let code = SwiftFile(model, rules: inference, options: options).text
    guard let output else {
      // A reader that has seen enough is no error.
      try? FileHandle.standardOutput.write(contentsOf: Data(code.utf8))
      return
    }
    let old = try? String(contentsOfFile: output, encoding: .utf8)
    if old == code { return }
    if check {
      print(LineDifference(old ?? "", code).text(named: output))
      throw ExitCode(1)
    }
    do {
      try code.write(toFile: output, atomically: true, encoding: .utf8)
    } catch {
      Messages.write("\(output): error: cannot be written: \(error.localizedDescription)")
      throw ExitCode(73)
    }
  }
}
