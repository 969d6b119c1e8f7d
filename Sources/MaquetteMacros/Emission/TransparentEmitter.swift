import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members and the extensions of a struct that is mapped as its only property.
struct TransparentEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let member: String
  private let property: PropertyModel?

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    member = model.isolation.member + model.access
    property = model.properties.first { !$0.isIgnored }
  }

  /// The members of the body: what names the type of the property, or its strategy.
  var members: [DeclSyntax] {
    (model.needsReading(missing) ? [reader] : []) + (model.needsWriting(missing) ? [writer] : [])
      + (missing.contains("SchemaProviding") ? SchemaEmitter(model).members : [])
  }

  /// The conformances that are not there already.
  func extensions(of type: String) -> [DeclSyntax] {
    let described: DeclSyntax =
      "\(raw: model.extensionHead(of: type, ["SchemaProviding"], missing)) {}"
    return (model.needsReading(missing) ? [reading(type)] : [])
      + (model.needsWriting(missing) ? [EnumConformances(model, missing).writing(type)] : [])
      + (isKey && model.arguments.reads && model.arguments.writes ? [key(type)] : [])
      + (missing.contains("SchemaProviding") ? [described] : [])
  }

  private var name: String { property?.reference ?? "" }

  /// Whether the struct states that it can be the key of a dictionary.
  private var isKey: Bool { model.inheritedNames.contains("MappableKey") }

  private var reader: DeclSyntax {
    var source = SourceText()
    let type = property?.type?.text ?? ""
    EngineNames.readingHead(of: model, as: type, &source) {
      let strategy = property.flatMap { StoredField($0, of: model)?.strategy }
      $0.line("try reader.read(\(strategy.map { "by: " + $0 } ?? "(\(type)).self"))")
    }
    return source.declaration
  }

  private var writer: DeclSyntax {
    var source = SourceText()
    let strategy = property?.writeStrategy(in: model).map { ", by: " + $0 } ?? ""
    EngineNames.writingHead(of: model, &source) {
      $0.line("try writer.write(self.\(name)\(strategy))")
    }
    return source.declaration
  }

  private func reading(_ type: String) -> DeclSyntax {
    var source = SourceText()
    let head = model.extensionHead(of: type, ["Readable"], missing)
    source.block(head + model.readingConstraints.clause) { source in
      EngineNames.readingInitializers(
        of: model, &source, ["self.\(name) = try Self.__read(from: &reader)"])
    }
    return source.declaration
  }

  private func key(_ type: String) -> DeclSyntax {
    var source = SourceText()
    source.block("extension \(type)") { source in
      source.block("\(member)var mappingKey: Swift.String") {
        $0.line("self.\(name).mappingKey")
      }
      source.gap()
      source.block("\(member)init?(mappingKey: Swift.String)") { source in
        source.line(
          "guard let value = \(property?.type?.text ?? "")(mappingKey: mappingKey) else {")
        source.line("  return nil")
        source.line("}")
        source.line("self.\(name) = value")
      }
    }
    return source.declaration
  }
}
