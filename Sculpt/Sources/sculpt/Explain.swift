import ArgumentParser
import SculptCore

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says why a path has its type: what was seen there, how often, and where first.")

  @Argument(help: "The path, such as '$.items[*].price'. '$' is a whole sample.")
  var path: String

  @OptionGroup var samples: SampleOptions
  @OptionGroup var rules: RuleOptions

  func run() throws {
    guard let path = SamplePath(path) else {
      throw ValidationError("'\(path)' is not a path, such as '$.items[*].price'.")
    }
    let sources = try samples.sources()
    let (model, inference) = try samples.model(by: rules)
    let explanation = Explanation(model, rules: inference, sources: sources)
    guard let text = explanation.text(at: path) else {
      let known = model.paths(near: path).map { "  \($0)" }.joined(separator: "\n")
      throw ValidationError("Nothing is at \(path). Near it:\n\(known)")
    }
    try Messages.output(text + "\n")
  }
}
