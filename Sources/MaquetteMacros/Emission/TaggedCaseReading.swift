/// The statements that read one case of an enum with tags.
struct TaggedCaseReading {
  let plan: TaggedEnumPlan

  private var path: String { (plan.tagging.path ?? []).swiftLiteral }
  private var name: String { plan.model.name.swiftLiteral }

  /// The statements that read the payload of a case whose tag has been found, and set `value`.
  func statements(_ entry: CasePlan) -> [String] {
    let model = entry.model
    if plan.tagging == .firstElement {
      guard model.payload.isEmpty else { return entry.readingStatements }
      return ["try reader.__readLeadingTagAlone(Self.__cases)", "value = .\(model.reference)"]
    }
    if plan.tagging.isInside {
      if model.payload.isEmpty {
        return ["try reader.__readTagAlone(Self.__cases)", "value = .\(model.reference)"]
      }
      guard entry.isOnly else { return entry.readingStatements }
      let read =
        "try reader.__readInternallyTagged(Self.__cases, \(model.payload[0].type.metatype))"
      return ["value = \(entry.construction([read]))"]
    }
    if model.payload.isEmpty {
      return [
        "if found.hasContent { try reader.__readEmptyPayload() }", "value = .\(model.reference)",
      ]
    }
    guard let bare = entry.bareExpression else {
      return [
        "guard found.hasContent else { throw reader.__payloadMissing(of: \(name), at: start) }"
      ]
        + entry.readingStatements
    }
    return ["if found.hasContent {"] + entry.readingStatements.map { "  " + $0 }
      + ["} else {", "  value = \(bare)", "}"]
  }

  /// The statements that make the fallback for an unknown tag.
  func fallback(_ entry: CasePlan, _ shape: FallbackShape) -> [String] {
    if plan.tagging == .firstElement { return arrayFallback(entry, shape) }
    let beside = plan.tagging.isInside ? ", beside: \(path)" : ""
    func passing(keepsTag: Bool) -> String {
      "try reader.__passUnknownCase(found, of: Self.__cases, keepsTag: \(keepsTag)\(beside))"
    }
    switch shape {
    case .nothing:
      return [passing(keepsTag: false), "value = .\(entry.model.reference)"]
    case .whole:
      guard !plan.tagging.isInside else {
        return ["value = \(entry.construction(["try reader.readValue()"]))"]
      }
      return ["return \(entry.construction(["try reader.__readUnknownCase(from: start)"]))"]
    case .tag(let type):
      return [
        passing(keepsTag: true),
        "value = \(entry.construction(["try reader.readUnknownTag(\(type), of: found)"]))",
      ]
    case .tagAndContent(let type, let position):
      let content =
        plan.tagging.isInside
        ? "try reader.__readUnknownPayload(beside: \(path))"
        : "try found.hasContent ? reader.readValue() : .null"
      var values = ["content", "content"]
      values[position] = "tag"
      return [
        "let tag = try reader.readUnknownTag(\(type), of: found)",
        "let content: MaquetteCore.AnyValue = \(content)", "value = \(entry.construction(values))",
      ]
    }
  }

  /// The statements that make the fallback for an array whose first element is unknown.
  private func arrayFallback(_ entry: CasePlan, _ shape: FallbackShape) -> [String] {
    func passing(keepsTag: Bool) -> String {
      "try reader.__passUnknownArray(found, of: Self.__cases, keepsTag: \(keepsTag))"
    }
    switch shape {
    case .nothing: return [passing(keepsTag: false), "value = .\(entry.model.reference)"]
    case .whole: return ["value = \(entry.construction(["try reader.readValue()"]))"]
    case .tag(let type):
      return [
        "let tag = try reader.readUnknownTag(\(type), of: found)", passing(keepsTag: true),
        "value = \(entry.construction(["tag"]))",
      ]
    case .tagAndContent(let type, let position):
      var values = ["content", "content"]
      values[position] = "tag"
      return [
        "let tag = try reader.readUnknownTag(\(type), of: found)",
        "let content: MaquetteCore.AnyValue = try reader.__readValuesAfterTag()",
        "value = \(entry.construction(values))",
      ]
    }
  }

  /// The statements that try one case of an enum without tags.
  func trial(_ entry: CasePlan) -> [String] {
    let reading =
      entry.model.payload.isEmpty
      ? [
        "try reader.readCase(\(entry.index), of: Self.__cases)",
        "value = .\(entry.model.reference)",
      ] : entry.readingStatements
    let condition =
      entry.isPlain
      ? "if !reader.__skipsCase(\(entry.model.name.swiftLiteral), "
        + "\(entry.model.payload[0].type.metatype), &trial) {" : "do {"
    return [condition] + attempt(entry, reading).map { "  " + $0 } + ["}"]
  }

  private func attempt(_ entry: CasePlan, _ reading: [String]) -> [String] {
    ["do throws(MaquetteCore.ReadFailure) {", "  let value: Self"]
      + reading.map { "  " + $0 }
      + [
        "  try reader.__acceptCase(trial)", "  return value", "} catch {",
        "  try reader.__rejectCase(\(entry.model.name.swiftLiteral), error, &trial)", "}",
      ]
  }

  /// The statements after all trials.
  var endOfTrials: [String] {
    guard let (entry, shape) = plan.fallback else {
      return ["throw reader.__noCase(of: \(name), trial)"]
    }
    let isKept = shape == .whole
    return ["reader.__takeFallback(of: \(name), trial, isKept: \(isKept))"]
      + (isKept
        ? ["return \(entry.construction(["try reader.readValue()"]))"]
        : ["try reader.skipValue()", "return .\(entry.model.reference)"])
  }
}
