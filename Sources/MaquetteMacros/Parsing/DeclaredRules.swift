import SwiftSyntax

/// The rules for reading that a type or a property declares.
struct DeclaredRules {
  /// The rules as written, with their labels.
  let arguments: [LabeledExprSyntax]

  /// What `@DecodableRules(...)` says.
  init(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    arguments = attribute.labeledArguments.filter { $0.label?.text != "for" }
    if arguments.isEmpty {
      findings.add(.needsArgument(attribute.baseName, "a rule"), at: attribute)
    }
  }

  /// What a type declares: by `@DecodableRules`, or by `@Mappable(conversions:)`; nil for nothing.
  init?(
    ofType attributes: [AttributeSyntax], _ mappable: MappableArguments,
    _ findings: DiagnosticCollector
  ) {
    let attribute = attributes.first(named: "DecodableRules")
    var arguments = attribute.map { DeclaredRules($0, findings).arguments } ?? []
    if let conversions = mappable.conversions {
      if let attribute, arguments.contains(where: { $0.label?.text == "conversions" }) {
        findings.add(.contradiction("Mappable", "DecodableRules"), at: attribute)
      }
      arguments.insert(conversions, at: 0)
    }
    guard !arguments.isEmpty else { return nil }
    self.arguments = arguments
  }

  /// The rules as an expression.
  func expression(inModel model: String) -> String {
    let list = arguments.map { argument in
      "\(argument.label?.text ?? "_"): \(argument.expression.source(inModel: model))"
    }
    return "MaquetteCore.DecodingRules(\(list.joined(separator: ", ")))"
  }

  /// The statement that tells the core the rules of the property that was added last.
  func governing(inModel model: String) -> [String] {
    ["properties.govern(by: \(expression(inModel: model)))"]
  }

  /// The statements that put the rules in force for the rest of a block.
  func entering(inModel model: String) -> [String] {
    [
      "let outer = reader.enter(\(expression(inModel: model)))",
      "defer { reader.__leaveRules(for: outer) }",
    ]
  }
}
