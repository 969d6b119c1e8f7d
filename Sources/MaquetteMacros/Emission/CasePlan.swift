import SwiftSyntax

/// How one case of an enum is decoded and encoded.
struct CasePlan {
  /// The case.
  let model: EnumCaseModel

  /// The position of the case.
  let index: Int

  /// The enum.
  let type: TypeModel

  /// Whether the payload is one value without an object around it.
  var isOnly: Bool {
    guard model.payload.count == 1, let value = model.payload.first, !value.isKeyed else {
      return false
    }
    // Next to a tag there is room only for fields, or for elements.
    switch type.arguments.tagging {
    case .codable, .firstElement: return false
    case .inside:
      let attributes = value.attributes
      return !value.type.isNeverObject && value.type.wrapped == nil
        && attributes.readStrategy == nil && attributes.writeStrategy == nil
    case .external, .adjacent, .untagged: return true
    }
  }

  /// Whether the payload is an object.
  var isObject: Bool { !model.payload.isEmpty && !isOnly }

  /// The type that describes the payload; nil for a single value that its type decodes.
  var storage: String? {
    // A single value may have rules of its own.
    let isRuled = model.payload.contains {
      $0.defaultValue != nil || $0.attributes.readStrategy != nil
        || $0.attributes.readingRules != nil
    }
    return isObject || isRuled ? model.name.identifier(prefix: "P\(index)_") : nil
  }

  /// An expression for the case without a payload, if it can be made without one.
  var bareExpression: String? {
    if model.payload.isEmpty { return ".\(model.reference)" }
    guard model.payload.allSatisfy({ !$0.isRequired }) else { return nil }
    return construction(model.payload.map { $0.defaultValue?.trimmedDescription ?? "nil" })
  }

  /// Whether the case has no value in its payload if it is decoded without one, as an expression;
  /// nil if it has another value then.
  var bareness: String {
    guard bareExpression != nil else { return "false" }
    let standards = model.payload.compactMap(\.defaultValue).filter { !$0.isNil }
    if standards.isEmpty { return "true" }
    let isEmpty = standards.allSatisfy { ["[]", "[:]"].contains($0.trimmedDescription) }
    return isEmpty ? "false" : "nil"
  }

  /// An expression for the case, from expressions for the values of its payload.
  func construction(_ values: [String]) -> String {
    guard !model.payload.isEmpty else { return ".\(model.reference)" }
    let arguments = zip(model.payload, values).map { value, expression in
      (value.label.map { $0 + ": " } ?? "") + expression
    }
    return ".\(model.reference)(\(arguments.joined(separator: ", ")))"
  }

  /// The pattern that binds the payload to `v0`, `v1` and so on.
  var pattern: String {
    guard !model.payload.isEmpty else { return ".\(model.reference)" }
    return construction(
      model.payload.enumerated().map { $1.isWritten ? "let v\($0)" : "_" })
  }

  /// The statements that write the payload.
  var payloadStatements: [String] {
    guard !isOnly else {
      let strategy = model.payload[0].attributes.writingStrategy(inModel: type.reference)
      return [strategy.map { "try writer.__writeElement(v0, by: \($0))" } ?? "try writer.write(v0)"]
    }
    return type.arguments.isArray ? fieldStatements.inArray : fieldStatements.inObject
  }

  /// The statements that write the fields of the payload.
  var fieldStatements: [String] {
    let statements = OutputTree(model.payload, in: type).statements
    let isConfigurable = !type.arguments.isArray && !type.isInGenericContext
    guard isConfigurable, type.arguments.reads, model.isRead, let storage else {
      return statements
    }
    return EngineNames.writing(by: "__writePayload(__Payloads.\(storage).self)", statements)
  }
}

extension PropertyType {
  /// Whether values of the type, also if it is optional, are never decoded from objects, as far as the
  /// spelling shows.
  var isNeverObject: Bool { syntax != nil && (isArray || isScalar) }

  /// The type as an expression.
  var metatype: String { text.contains(" ") ? "(\(text)).self" : "\(text).self" }
}
