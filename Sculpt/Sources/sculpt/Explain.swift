import ArgumentParser
import SculptCore

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Says why a path has its type: what was seen there, how often, where first, and which sample decided."
  )

  @Argument(help: "The path, such as '$.items[*].price'. '$' is a whole sample.")
  var path: String

  @OptionGroup var samples: SampleOptions
  @OptionGroup var rules: RuleOptions

  @Option(help: "What the types conform to.")
  var style = OutputOptions.Style.mappable

  func run() throws {
    guard let path = SamplePath(path) else {
      throw ValidationError("'\(path)' is not a path, such as '$.items[*].price'.")
    }
    // Places are found by reading once more.
    let sources = try samples.sources().map { source in
      if case .standardInput = source { return SampleSource.standardInput(keeping: 16 << 20) }
      return source
    }
    let (model, inference) = try samples.model(by: rules, of: sources)
    let explanation = Explanation(
      model, rules: inference, sources: sources, style: style, format: samples.inputFormat)
    guard let text = explanation.text(at: path) else {
      let known = model.paths(near: path).map { "  \($0)" }.joined(separator: "\n")
      throw ValidationError("Nothing is at \(path). Near it:\n\(known)")
    }
    try Messages.output(text + "\n")
  }
}
