import SwiftSyntax

// How one case of an enum is decoded and encoded.

extension EnumCaseModel {
  /// Whether the payload is one value without an object around it.
  var isOnly: Bool {
    guard payload.count == 1, let value = payload.first, !value.isKeyed else {
      return false
    }
    // Next to a tag there is room only for fields, or for elements.
    switch tagging {
    case .codable, .firstElement: return false
    case .inside:
      let attributes = value.attributes
      return !value.type.isNeverObject && value.type.wrapped == nil
        && attributes.readStrategy == nil && attributes.writeStrategy == nil
    case .external, .adjacent, .untagged: return true
    }
  }

  /// Whether the payload is an object.
  var isObject: Bool { !payload.isEmpty && !isOnly }

  /// The type that describes the payload; nil for a single value that its type decodes.
  var storage: String? {
    // A single value may have rules of its own.
    let isRuled = payload.contains {
      $0.defaultValue != nil || $0.attributes.readStrategy != nil
        || $0.attributes.readingRules != nil
    }
    return isObject || isRuled ? name.identifier(prefix: "P\(index)_") : nil
  }

  /// An expression for the case without a payload, if it can be made without one.
  var bareExpression: String? {
    guard payload.allSatisfy({ !$0.isRequired }) else { return nil }
    return construction(payload.map { $0.defaultValue?.trimmedDescription ?? "nil" })
  }

  /// Whether the case has no value in its payload if it is decoded without one, as an expression;
  /// nil if it has another value then.
  var bareness: String {
    guard bareExpression != nil else { return "false" }
    let standards = payload.compactMap(\.defaultValue).filter { !$0.isNil }
    if standards.isEmpty { return "true" }
    let isEmpty = standards.allSatisfy { ["[]", "[:]"].contains($0.trimmedDescription) }
    return isEmpty ? "false" : "nil"
  }

  /// An expression for the case, from expressions for the values of its payload.
  func construction(_ values: [String]) -> String {
    guard !payload.isEmpty else { return ".\(reference)" }
    let arguments = zip(payload, values).map { value, expression in
      (value.label.map { $0 + ": " } ?? "") + expression
    }
    return ".\(reference)(\(arguments.joined(separator: ", ")))"
  }

  /// The pattern that binds the payload to `v0`, `v1` and so on.
  var pattern: String {
    construction(payload.enumerated().map { $1.isWritten ? "let v\($0)" : "_" })
  }
}

extension PropertyType {
  /// Whether values of the type, also if it is optional, are never decoded from objects, as far as the
  /// spelling shows.
  var isNeverObject: Bool { syntax != nil && (isArray || isScalar) }

  /// The type as an expression.
  var metatype: String { text.contains(" ") ? "(\(text)).self" : "\(text).self" }
}
