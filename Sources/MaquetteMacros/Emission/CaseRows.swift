/// The statements that add the cases of an enum to its table.
struct CaseRows {
  let plan: EnumPlan

  /// All statements, from the empty list to the table.
  var statements: [String] {
    var lines = ["var cases = MaquetteCore.__Cases<Self>(\(arguments))"]
    lines += plan.readCases.map(row)
    if let fallback { lines.append(fallback) }
    if plan.hasRawValues { lines.append("cases.addRawValues()") }
    if let rules = plan.model.rules {
      lines.append("cases.rules = \(rules.expression(inModel: plan.model.reference))")
    }
    return lines + ["return cases.table"]
  }

  private var arguments: String {
    let name = plan.model.name.swiftLiteral
    let model: String
    switch plan.tagging {
    case .external, .codable: model = name
    case .inside(let path): model = "\(name), path: \(path.swiftLiteral)"
    case .adjacent(let path, let content):
      model = "\(name), path: \(path.swiftLiteral), content: \(content.swiftLiteral)"
    case .firstElement: model = "leading: \(name)"
    case .untagged: model = "untagged: \(name)"
    }
    return model + (plan.model.arguments.ignoresCase ? ", ignoresCase: true" : "")
  }

  private func row(_ entry: CasePlan) -> String {
    let head = "cases.add(\(entry.model.name.swiftLiteral)\(tags(of: entry))"
    guard !entry.model.payload.isEmpty else { return "\(head)) { .\(entry.model.reference) }" }
    let bare = entry.bareExpression.map { ", bare: { \($0) }" } ?? ""
    if let storage = entry.storage {
      let label = entry.isOnly ? "only" : "fields"
      let values = entry.model.payload.map { "$0.\($0.stored)" }
      return
        "\(head), \(label): __Payloads.\(storage).self\(bare)) { \(entry.construction(values)) }"
    }
    let type = entry.model.payload[0].type
    let value = "{ \(entry.construction(["$0"])) }"
    if plan.tagging.isInside { return "\(head), beside: \(type.metatype)) \(value)" }
    let isScalar = type.isNeverObject ? ", isScalar: true" : ""
    return "\(head), value: \(type.metatype)\(isScalar)\(bare)) \(value)"
  }

  /// The tags of a case, unless its own name is the only one.
  private func tags(of entry: CasePlan) -> String {
    if plan.tagging == .untagged, !entry.model.payload.isEmpty { return "" }
    let values = entry.model.attributes.caseValues?.tags ?? []
    let tags = plan.hasRawValues ? values : entry.model.tags
    guard tags != [.text(entry.model.name)] else { return "" }
    return ", [\(tags.map(\.entry).joined(separator: ", "))]"
  }

  private var fallback: String? {
    guard let (entry, shape) = plan.fallback else { return nil }
    switch shape {
    case .nothing: return "cases.fallback { .\(entry.model.reference) }"
    case .whole: return "cases.fallback(whole: { \(entry.construction(["$0"])) })"
    case .tag(let type): return "cases.fallback(tag: \(type)) { \(entry.construction(["$0"])) }"
    case .tagAndContent(let type, let position):
      var values = ["$1", "$1"]
      values[position] = "$0"
      return "cases.fallback(tagAndContent: \(type)) { \(entry.construction(values)) }"
    }
  }
}
