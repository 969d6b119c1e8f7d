import SwiftSyntax

/// Generates the members and the extensions of a struct that is mapped as its only property.
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

  /// The members of the body: the name of the property's type, or its strategy.
  var members: [String] {
    (model.needsReading(missing)
      ? [reader, FormEmitter(model).transparent(property, by: strategy)] + merging : [])
      + keyReader
      + (model.needsWriting(missing) ? [writer] + writtenForm : [])
      + TypeEmitter.callbackMembers(of: model)
      + (missing.contains("SchemaProviding") ? SchemaEmitter(model).members : [])
  }

  /// The conformances that are missing.
  func extensions(of type: String) -> [ExtensionText] {
    let described = ExtensionText(of: type, model.conformances(["SchemaProviding"], missing))
    return (model.needsReading(missing) ? [reading(type)] : [])
      + (model.needsWriting(missing) ? [EnumConformances(model, missing).writing(type)] : [])
      + (isKey && model.arguments.reads && model.arguments.writes ? [key(type)] : [])
      + (missing.contains("SchemaProviding") ? [described] : [])
  }

  private var name: String { property?.reference ?? "" }

  /// Whether the struct declares that it can be a dictionary's key.
  private var isKey: Bool { model.inheritedNames.contains("MappableKey") }

  private var reader: String {
    var source = SourceText()
    let type = property?.type?.text ?? ""
    EngineNames.readingHead(of: model, as: type, &source) {
      $0.lines(rules)
      guard let strategy else {
        return $0.line("\(rules.isEmpty ? "" : "return ")try reader.read((\(type)).self)")
      }
      guard property?.type?.wrapped != nil else {
        return $0.line("\(rules.isEmpty ? "" : "return ")try reader.read(by: \(strategy))")
      }
      $0.line("if try reader.readNull() { return nil }")
      $0.line("return try reader.read(by: \(strategy))")
    }
    return source.declaration
  }

  /// The strategy of the property, if its type does not read it.
  private var strategy: String? { property?.readStrategy(in: model) }

  /// The strategy that writes the property, if its type does not.
  private var writeStrategy: String? { property?.writeStrategy(in: model) }

  /// The description of what is written, if it differs from what is read.
  private var writtenForm: [String] {
    model.needsReading(missing) && writeStrategy == strategy
      ? [] : [FormEmitter(model).writtenTransparent(property, by: writeStrategy)]
  }

  /// Whether a key is read and written as the model is, not as its property is: a strategy, a rule of
  /// validation or a hook has a say.
  private var isMappedKey: Bool {
    strategy != nil || writeStrategy != nil || !model.hooks.isEmpty
  }

  /// The statements that apply rules: those of the property take precedence over those of the type.
  private var rules: [String] {
    property?.attributes.readingRules?.entering(inModel: model.reference)
      ?? model.rules?.entering(inModel: model.reference) ?? []
  }

  private var hooks: HookEmitter { HookEmitter(model) }

  private var writer: String {
    var source = SourceText()
    EngineNames.writingHead(of: model, &source) {
      guard let writeStrategy else { return $0.line("try writer.write(self.\(name))") }
      guard property?.type?.wrapped != nil else {
        return $0.line("try writer.write(self.\(name), by: \(writeStrategy))")
      }
      $0.line("guard let value = self.\(name) else { return writer.writeNull() }")
      $0.line("try writer.write(value, by: \(writeStrategy))")
    }
    return source.declaration
  }

  private func reading(_ type: String) -> ExtensionText {
    ExtensionText(
      of: type, model.conformances(["MappingDecodable"], missing),
      where: model.readingConstraints.clause
    ) {
      EngineNames.readingInitializers(
        of: model, &$0,
        hooks.reading {
          HookEmitter.rewriting($0, "self.\(name)", ["try Self.__read(from: &reader)"])
        })
      updates(&$0)
      $0.gap()
      $0.line(FormEmitter(model).describing)
    }
  }

  /// The type of the property, if an update changes it in place.
  private var updatedType: String? {
    guard let property, !property.isConstant, strategy == nil, !model.rewritesSource else {
      return nil
    }
    return property.type?.text
  }

  /// Whether updates merge; in the body, where the name of the type has its meaning, unless that
  /// needs a constraint.
  private var merging: [String] { isConstrained ? [] : mergingMember }

  private var isConstrained: Bool { !model.readingConstraints.clause.isEmpty }

  private var mergingMember: [String] {
    updatedType.map {
      ["\(member)static var __mergesOnUpdate: Swift.Bool { (\($0)).__mergesOnUpdate }"]
    } ?? []
  }

  /// Makes the property of a key; in the body for the same reason.
  private var keyReader: [String] {
    guard isKey, !isMappedKey, model.arguments.reads, model.arguments.writes,
      let type = property?.type?.text
    else { return [] }
    return [
      "private static func __value(ofKey text: Swift.String) -> (\(type))? { (\(type))(mappingKey: text) }"
    ]
  }

  /// Generates the update of the property in place.
  ///
  /// A constant, and the result of a strategy or a hook, is made anew.
  private func updates(_ source: inout SourceText) {
    guard updatedType != nil else { return }
    if isConstrained {
      source.gap()
      source.lines(mergingMember)
    }
    for reader in EngineNames.readers {
      source.gap()
      source.block(
        "\(member)mutating func update(from reader: inout \(reader)) \(EngineNames.throwsRead)"
      ) { $0.lines(hooks.updating(rules + ["try reader.update(&self.\(name))"])) }
    }
  }

  private func key(_ type: String) -> ExtensionText {
    ExtensionText(of: type) { source in
      let text = "self.\(name).mappingKey"
      source.block("\(member)var mappingKey: Swift.String") {
        $0.line(isMappedKey ? "self.__keyText() ?? \(text)" : text)
      }
      source.gap()
      guard !isMappedKey else {
        return source.block("\(member)init?(mappingKey: Swift.String)") { source in
          source.line("guard let key = Self.__key(from: mappingKey) else { return nil }")
          source.line("self = key")
        }
      }
      source.block("\(member)init?(mappingKey: Swift.String)") { source in
        source.line(
          "guard let value = Self.__value(ofKey: mappingKey) else {")
        source.line("  return nil")
        source.line("}")
        source.line("self.\(name) = value")
      }
    }
  }
}
