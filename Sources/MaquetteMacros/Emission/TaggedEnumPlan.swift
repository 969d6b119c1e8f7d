/// How an enum whose cases are more than names in text is decoded and encoded.
struct TaggedEnumPlan {
  let model: TypeModel

  /// The cases that are decoded by their tags, or tried in turn.
  let readCases: [CasePlan]

  /// All cases.
  let cases: [CasePlan]

  /// The case for unknown tags, and what it keeps.
  let fallback: (plan: CasePlan, shape: FallbackShape)?

  var tagging: CaseTaggingModel { model.arguments.tagging }

  /// Whether there is nothing to decode.
  var readsNothing: Bool { readCases.isEmpty && fallback == nil }

  init(_ model: TypeModel) {
    self.model = model
    let plans = model.cases.enumerated().map { CasePlan($1, index: $0, in: model) }
    let fallback = plans.first { $0.model.isFallback && $0.model.isRead }
    cases = plans
    // A fallback without payload is also decoded from its own name.
    readCases = plans.filter {
      $0.model.isRead && (!$0.model.isFallback || $0.model.payload.isEmpty)
    }
    self.fallback = fallback.flatMap { plan in
      FallbackShape(plan.model, isUntagged: model.arguments.tagging == .untagged)
        .map { (plan, $0) }
    }
  }

  /// The table of tags, as an expression.
  var tags: String {
    // Raw values are read separately; a case with a payload and no tag is recognized by the
    // payload.
    let named = readCases.filter { tagging != .untagged || $0.model.payload.isEmpty }
    var entries: [String] = []
    for entry in named {
      let tags = model.isRaw ? entry.model.attributes.ofCase.values?.tags ?? [] : entry.model.tags
      entries += tags.map { $0.entry(entry.index) }
    }
    return "MaquetteCore.__CaseTags("
      + ([
        model.name.swiftLiteral, "ignoresCase: \(model.arguments.ignoresCase)",
        "hasFallback: \(fallback != nil && tagging != .untagged)", "isPartial: \(model.isRaw)",
      ] + (tagging.path.map { ["path: \($0.swiftLiteral)"] } ?? [])
      + (tagging.content.map { ["content: \($0.swiftLiteral)"] } ?? []) + entries)
      .joined(separator: ", ") + ")"
  }

  /// Whether the cases can be dictionary keys.
  var hasKeys: Bool {
    !model.isRaw && cases.allSatisfy { $0.model.writtenTag != .none }
      && cases.allSatisfy { $0.model.payload.isEmpty || $0.model.isFallback && keepsText }
  }

  private var keepsText: Bool {
    guard case .tag(let type)? = fallback?.shape else { return false }
    return ["String.self", "Swift.String.self"].contains(type)
  }
}

extension CaseTagModel {
  /// The tag of a case, as the core's table has it.
  func entry(_ index: Int) -> String {
    switch self {
    case .text(let text): return ".text(\(text.swiftLiteral), \(index))"
    case .bool(let value): return ".bool(\(value), \(index))"
    case .none: return ".none(\(index))"
    case .integers(let first, let last):
      let bounds = [first, last].map { bound in
        bound == .min ? "Swift.Int.min" : bound == .max ? "Swift.Int.max" : "\(bound)"
      }
      return ".integers(\(bounds.joined(separator: ", ")), \(index))"
    }
  }

  /// The tag as an expression.
  var literal: String {
    switch self {
    case .text(let text): text.swiftLiteral
    case .bool(let value): "\(value)"
    case .none: "MaquetteCore.AnyValue.null"
    case .integers(let value, _): "\(value)"
    }
  }

  /// The statement that writes the tag as a value.
  var writing: String {
    switch self {
    case .text(let text): "writer.writeString(\(text.swiftLiteral))"
    case .bool(let value): "writer.writeBool(\(value))"
    case .none: "writer.writeNull()"
    case .integers(let value, _): "writer.writeInteger(\(value) as Swift.Int)"
    }
  }
}
