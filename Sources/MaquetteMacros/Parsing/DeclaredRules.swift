import SwiftSyntax

/// The decoding rules of a type or a property.
struct DeclaredRules {
  /// The rules as written, with their labels.
  let arguments: [LabeledExprSyntax]

  /// Parses `@DecodableRules(...)`.
  init(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
    arguments = attribute.labeledArguments.filter { $0.label?.text != "for" }
    if arguments.isEmpty {
      findings.add(.needsArgument(attribute.baseName, "a rule"), at: attribute)
    }
  }

  /// Parses the rules of a type: `@DecodableRules`, or `@Mappable(conversions:)`; nil without
  /// either.
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
    "MaquetteCore.DecodingRules(\(arguments.sources(inModel: model).joined(separator: ", ")))"
  }

  /// The statement that passes the rules of the last added property to the core.
  func governing(inModel model: String) -> [String] {
    ["properties.govern(by: \(expression(inModel: model)))"]
  }

  /// The statements that apply the rules for the rest of a block.
  func entering(inModel model: String) -> [String] {
    [
      "let outer = reader.__enterRules(\(expression(inModel: model)))",
      "defer { reader.__leaveRules(for: outer) }",
    ]
  }
}
