import SwiftSyntax

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
  var members: [String] {
    (model.needsReading(missing) ? [reader] : []) + (model.needsWriting(missing) ? [writer] : [])
      + (missing.contains("SchemaProviding") ? SchemaEmitter(model).members : [])
  }

  /// The conformances that are not there already.
  func extensions(of type: String) -> [ExtensionText] {
    let described = ExtensionText(of: type, model.conformances(["SchemaProviding"], missing))
    return (model.needsReading(missing) ? [reading(type)] : [])
      + (model.needsWriting(missing) ? [EnumConformances(model, missing).writing(type)] : [])
      + (isKey && model.arguments.reads && model.arguments.writes ? [key(type)] : [])
      + (missing.contains("SchemaProviding") ? [described] : [])
  }

  private var name: String { property?.reference ?? "" }

  /// Whether the struct states that it can be the key of a dictionary.
  private var isKey: Bool { model.inheritedNames.contains("MappableKey") }

  private var reader: String {
    var source = SourceText()
    let type = property?.type?.text ?? ""
    EngineNames.readingHead(of: model, as: type, &source) {
      let strategy = property.flatMap { StoredField($0, of: model)?.strategy }
      let rules = model.rules?.entering(inModel: model.reference) ?? []
      $0.lines(rules)
      $0.line(
        "\(rules.isEmpty ? "" : "return ")try reader.read(\(strategy.map { "by: " + $0 } ?? "(\(type)).self"))"
      )
    }
    return source.declaration
  }

  private var writer: String {
    var source = SourceText()
    let strategy = property?.writeStrategy(in: model).map { ", by: " + $0 } ?? ""
    EngineNames.writingHead(of: model, &source) {
      $0.line("try writer.write(self.\(name)\(strategy))")
    }
    return source.declaration
  }

  private func reading(_ type: String) -> ExtensionText {
    ExtensionText(
      of: type, model.conformances(["Readable"], missing),
      where: model.readingConstraints.clause
    ) {
      EngineNames.readingInitializers(
        of: model, &$0, ["self.\(name) = try Self.__read(from: &reader)"])
      updates(&$0)
    }
  }

  /// What changes the parts of the property; a constant, and what a strategy reads, is made anew.
  private func updates(_ source: inout SourceText) {
    guard let property, !property.isConstant, let type = property.type?.text,
      StoredField(property, of: model)?.strategy == nil
    else { return }
    let rules = model.rules?.entering(inModel: model.reference) ?? []
    source.gap()
    source.line("\(member)static var __hasParts: Swift.Bool { (\(type)).__hasParts }")
    for reader in EngineNames.readers {
      source.gap()
      source.block(
        "\(member)mutating func update(from reader: inout \(reader)) \(EngineNames.throwsRead)"
      ) { $0.lines(rules + ["try reader.update(&self.\(name))"]) }
    }
  }

  private func key(_ type: String) -> ExtensionText {
    ExtensionText(of: type) { source in
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
  }
}
