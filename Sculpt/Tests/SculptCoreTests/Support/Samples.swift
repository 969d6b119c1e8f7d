import Testing

@testable import SculptCore

/// The shape of documents of JSON.
func shape(_ documents: String...) throws -> Shape { try shape(of: documents) }

func shape(of documents: [String]) throws -> Shape {
  var reader = SampleReader()
  for document in documents { try reader.read(.bytes(Array(document.utf8), name: "sample.json")) }
  return reader.shape
}

/// The rules of tests that look at one rule, whose samples are too few to promise a key.
private var rulesOfTests: InferenceRules {
  var rules = InferenceRules()
  rules.guessesGaps = false
  return rules
}

/// The code for documents of JSON, without its head.
func code(
  _ documents: String..., style: OutputOptions.Style = .mappable,
  rules change: (inout InferenceRules) -> Void = { _ in }
) throws -> String {
  try code(of: documents, style: style, rules: change)
}

func code(
  of documents: [String], style: OutputOptions.Style = .mappable,
  rules change: (inout InferenceRules) -> Void
) throws -> String {
  var rules = rulesOfTests
  change(&rules)
  var options = OutputOptions()
  options.style = style
  let model = Inference.model(of: try shape(of: documents), by: rules)
  let text = SwiftFile(model, rules: rules, options: options).text
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .drop { $0.hasPrefix("//") || $0.hasPrefix("import") || $0.isEmpty }
    .joined(separator: "\n")
}

/// Returns the type of each property of the root record, as it is written.
func properties(
  _ documents: String..., rules change: (inout InferenceRules) -> Void = { _ in }
) throws -> [String: String] {
  try properties(of: documents, rules: change)
}

func properties(
  of documents: [String], rules change: (inout InferenceRules) -> Void
) throws -> [String: String] {
  var rules = rulesOfTests
  change(&rules)
  let model = Inference.model(of: try shape(of: documents), by: rules)
  let code = SwiftFile(model, rules: rules).text
  var found: [String: String] = [:]
  for line in code.split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("   ") {
    let declaration = line.dropFirst(2)
    guard let keyword = declaration.firstRange(of: "var "),
      let colon = declaration[keyword.upperBound...].firstRange(of: ": ")
    else {
      continue
    }
    let name = String(declaration[keyword.upperBound..<colon.lowerBound])
    found[name] = String(declaration[..<keyword.lowerBound]) + declaration[colon.upperBound...]
    for initial in [" = []", " = [:]"] { found[name] = found[name]?.replacing(initial, with: "") }
  }
  return found
}
