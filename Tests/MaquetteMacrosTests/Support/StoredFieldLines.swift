import SwiftParser
import SwiftSyntax

@testable import MaquetteMacros

/// What is generated to read the first property of a struct.
enum StoredFieldLines {
  static func reading(_ source: String) -> [String] {
    let file = Parser.parse(source: "@Mappable " + source)
    guard
      let declaration = file.statements.first?.item.as(StructDeclSyntax.self),
      let attribute = declaration.attributes.anywhere.first(named: "Mappable"),
      let model = TypeModel(declaration, attribute, lexicalContext: [], Findings()),
      let property = model.properties.first, let field = StoredField(property, of: model)
    else { return [] }
    return field.reading(into: "self")
  }
}
