import SwiftParser
import SwiftSyntax

@testable import MacroSources

/// The generated code that describes a struct and its first property to the core.
enum PropertyLines {
  static func reading(_ source: String) -> [String] {
    let file = Parser.parse(source: "@Mappable " + source)
    guard
      let declaration = file.statements.first?.item.as(StructDeclSyntax.self),
      let attribute = declaration.attributes.anywhere.first(named: "Mappable"),
      let model = TypeModel(declaration, attribute, lexicalContext: [], DiagnosticCollector()),
      let property = model.properties.first
    else { return [] }
    let statements = PropertyStatements(model: model, owner: model.reference)
    return statements.opening().dropFirst() + statements.adding(property, nil)
  }
}
