import SwiftSyntax

/// Generates the members and the extensions of a struct that is mapped as its only property.
struct TransparentEmitter: ModelEmitter {
  let model: TypeModel

  private var property: PropertyModel? { model.properties.first { !$0.isIgnored } }

  /// The members of the body: the name of the property's type, or its strategy.
  var members: [String] {
    (model.needsReading
      ? [reader, form.transparent(property, by: strategy)]
        + (isConstrained ? [] : merging + nullMember) : [])
      + keyReader
      // What is written is described if it differs from what is read.
      + (!model.needsWriting
        ? []
        : model.needsReading && writeStrategy == strategy
          ? [writer] : [writer, form.transparent(property, by: writeStrategy, isWritten: true)])
      + callbackMembers
      + (model.missing.contains("SchemaProviding") ? SchemaEmitter(model: model).members : [])
  }

  /// The conformances that are missing.
  var extensions: [ExtensionText] {
    let described = ExtensionText(model.conformances(["SchemaProviding"]))
    return (model.needsReading ? [reading] : [])
      + (model.needsWriting ? [writing()] : [])
      + (isKey && model.arguments.reads && model.arguments.writes ? [key] : [])
      + (model.missing.contains("SchemaProviding") ? [described] : [])
  }

  private var name: String { property?.reference ?? "" }

  /// Whether the struct declares that it can be a dictionary's key.
  private var isKey: Bool { model.inheritedNames.contains("MappableKey") }

  private var reader: String {
    let type = property?.type?.text ?? ""
    let reading = "try reader.read(\(strategy.map { "by: \($0)" } ?? "(\(type)).self"))"
    let isNullable = strategy != nil && property?.type?.wrapped != nil
    let head = """
      @inline(__always)
      \(model.isolation.member)static \
      func __read<__R: MaquetteCore.MappingReader & ~Swift.Copyable>(
        from reader: inout __R
      ) \(EngineNames.throwsRead) -> \(type)\(model.readingConstraints.clause)
      """
    return block(
      head,
      rules + (isNullable ? ["if try reader.readNull() { return nil }"] : [])
        + [(isNullable || !rules.isEmpty ? "return " : "") + reading])
  }

  /// The strategy of the property, if its type does not read it.
  private var strategy: String? { property?.readStrategy(in: model) }

  /// The strategy that writes the property, if its type does not.
  private var writeStrategy: String? { property?.writeStrategy(in: model) }

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

  private var writer: String {
    let isNullable = writeStrategy != nil && property?.type?.wrapped != nil
    let value = isNullable ? "value" : "self.\(name)"
    return EngineNames.body(
      of: model,
      (isNullable ? ["guard let value = self.\(name) else { return writer.writeNull() }"] : [])
        + ["try writer.write(\(value)\(writeStrategy.map { ", by: \($0)" } ?? ""))"])
  }

  private var reading: ExtensionText {
    let reading = hooks.reading {
      HookEmitter.rewriting($0, "self.\(name)", ["try Self.__read(from: &reader)"])
    }
    return ExtensionText(
      model.conformances(["MappingDecodable"]),
      where: model.readingConstraints.clause,
      (EngineNames.reading("\(model.member)init", reading) + updates + form.describing()
        + (isConstrained ? nullMember : [])).apart)
  }

  /// The type of the property, if an update changes it in place.
  private var updatedType: String? {
    guard let property, !property.isConstant, strategy == nil, !model.rewritesSource else {
      return nil
    }
    return property.type?.text
  }

  /// Whether null is a value, as it is of the property; in the body for the same reason.
  private var nullMember: [String] {
    guard let property, let type = property.type else { return [] }
    if strategy == nil { return [acceptingNull("(\(type.text)).__acceptsNull(within: enums)")] }
    return type.wrapped == nil ? [] : [acceptingNull("true")]
  }

  private var isConstrained: Bool { !model.readingConstraints.clause.isEmpty }

  /// Whether updates merge; in the body, where the name of the type has its meaning, unless that
  /// needs a constraint.
  private var merging: [String] {
    updatedType.map {
      ["\(model.member)static var __mergesOnUpdate: Swift.Bool { (\($0)).__mergesOnUpdate }"]
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

  /// The update of the property in place.
  ///
  /// A constant, and the result of a strategy or a hook, is made anew.
  private var updates: [String] {
    guard updatedType != nil else { return [] }
    let update = hooks.updating(rules + ["try reader.update(&self.\(name))"])
    return (isConstrained ? merging : [])
      + EngineNames.reading("\(model.member)mutating func update", update)
  }

  private var key: ExtensionText {
    let text = "self.\(name).mappingKey"
    let making =
      isMappedKey
      ? ["guard let key = Self.__key(from: mappingKey) else { return nil }", "self = key"]
      : [
        "guard let value = Self.__value(ofKey: mappingKey) else {", "  return nil", "}",
        "self.\(name) = value",
      ]
    return ExtensionText(
      [],
      [
        block(
          "\(model.member)var mappingKey: Swift.String",
          [isMappedKey ? "self.__keyText() ?? \(text)" : text]),
        block("\(model.member)init?(mappingKey: Swift.String)", making),
      ].apart)
  }
}
