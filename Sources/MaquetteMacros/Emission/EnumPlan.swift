import SwiftSyntax

/// How an enum is decoded and encoded.
struct EnumPlan {
  let model: TypeModel

  /// The cases that are decoded by their tags, or tried in turn.
  ///
  /// A fallback without payload is also decoded from its own name.
  var readCases: [EnumCaseModel] {
    cases.filter { $0.isRead && (!$0.isFallback || $0.payload.isEmpty) }
  }

  /// All cases.
  var cases: [EnumCaseModel] { model.cases }

  /// The case for unknown tags, and what it keeps.
  var fallback: (plan: EnumCaseModel, shape: FallbackShape)? {
    let entry = cases.first { $0.isFallback && $0.isRead }
    return entry.flatMap { entry in FallbackShape(entry).map { (entry, $0) } }
  }

  var tagging: CaseTaggingModel { model.arguments.tagging }

  /// Whether there is nothing to decode.
  var readsNothing: Bool { readCases.isEmpty && fallback == nil }

  /// Whether the cases without tags of their own have raw values, which the enum reads itself.
  var hasRawValues: Bool { model.isRaw && model.needsTags }

  /// Whether the cases can be dictionary keys.
  var hasKeys: Bool {
    !hasRawValues && !cases.isEmpty && cases.allSatisfy { $0.writtenTag != .none }
      && cases.allSatisfy { entry in
        entry.payload.isEmpty
          || entry.isFallback
            && ["String.self", "Swift.String.self"].map(FallbackShape.tag).contains(fallback?.shape)
      }
  }
}

extension TypeModel {
  /// The table of the cases, as an expression.
  var caseTable: String { generics.isEmpty ? "Self.__cases" : "Self.__makeCases()" }
}

extension CaseTagModel {
  /// The tag in the table of cases, as an expression; the tag itself, as an expression; the statement
  /// that writes it as a value.
  var forms: (entry: String, literal: String, writing: String) {
    switch self {
    case .text(let text):
      let literal = text.swiftLiteral
      return (".text(\(literal))", literal, "writer.writeString(\(literal))")
    case .bool(let value): return (".bool(\(value))", "\(value)", "writer.writeBool(\(value))")
    case .number(let value):
      return (".number(\(value))", "\(value)", "try writer.writeDouble(\(value))")
    case .none: return (".null", "MaquetteCore.AnyValue.null", "writer.writeNull()")
    case .integers(let first, let last):
      let bounds = [first, last].map { bound in
        bound == .min ? "Swift.Int.min" : bound == .max ? "Swift.Int.max" : "\(bound)"
      }
      return (
        ".integers(\(bounds.joined(separator: ", ")))", "\(first)",
        "writer.writeInteger(\(first) as Swift.Int)"
      )
    }
  }
}
