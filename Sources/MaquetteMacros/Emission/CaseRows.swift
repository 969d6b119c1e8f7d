// The statements that add the cases of an enum to its table.

extension EnumPlan {
  /// All statements, from the empty list to the table.
  var rows: [String] {
    var lines = ["var cases = MaquetteCore.__Cases<Self>(\(head))"]
    lines += readCases.map(row)
    lines += fallbackRow
    if hasRawValues { lines.append("cases.addRawValues()") }
    if let rules = model.rules {
      lines.append("cases.rules = \(rules.expression(inModel: model.reference))")
    }
    return lines + ["return cases.table"]
  }

  private var head: String {
    let name = model.name.swiftLiteral
    let place: String
    switch tagging {
    case .external, .codable: place = name
    case .inside(let path): place = "\(name), path: \(path.swiftLiteral)"
    case .adjacent(let path, let content):
      place = "\(name), path: \(path.swiftLiteral), content: \(content.swiftLiteral)"
    case .firstElement: place = "leading: \(name)"
    case .untagged: place = "untagged: \(name)"
    }
    return place + (model.arguments.ignoresCase ? ", ignoresCase: true" : "")
  }

  private func row(_ entry: CasePlan) -> String {
    let head = "cases.add(\(entry.model.name.swiftLiteral)\(tags(of: entry))"
    guard !entry.model.payload.isEmpty else { return "\(head)) { .\(entry.model.reference) }" }
    let bare = entry.bareExpression.map { ", bare: { \($0) }" } ?? ""
    if let storage = entry.storage {
      let label = entry.isOnly ? "only" : "fields"
      let values = entry.model.payload.map { "$0.\($0.stored)" }
      let value = entry.model.payload[0]
      let isScalar =
        entry.isOnly && value.type.isNeverObject && value.attributes.readStrategy == nil
      let scalar = isScalar ? ", scalar: \(value.type.metatype)" : ""
      return "\(head), \(label): __Payloads.\(storage).self\(scalar)\(bare)) "
        + "{ \(entry.construction(values)) }"
    }
    let type = entry.model.payload[0].type
    let value = "{ \(entry.construction(["$0"])) }"
    if tagging.isInside { return "\(head), beside: \(type.metatype)) \(value)" }
    let isScalar = type.isNeverObject ? ", isScalar: true" : ""
    return "\(head), value: \(type.metatype)\(isScalar)\(bare)) \(value)"
  }

  /// The tags of a case, unless its own name is the only one.
  private func tags(of entry: CasePlan) -> String {
    if tagging == .untagged, !entry.model.payload.isEmpty { return "" }
    let values = entry.model.attributes.caseValues?.tags ?? []
    let tags = hasRawValues ? values : entry.model.tags
    guard tags != [.text(entry.model.name)] else { return "" }
    return ", [\(tags.map(\.forms.entry).joined(separator: ", "))]"
  }

  private var fallbackRow: [String] {
    guard let (entry, shape) = fallback else { return [] }
    switch shape {
    case .nothing:
      let tag = entry.model.isNamed ? "" : "(\(entry.model.writeName.swiftLiteral))"
      return ["cases.fallback\(tag) { .\(entry.model.reference) }"]
    case .whole(let type, let needsTag):
      let head = "cases.fallback(whole: \(type)\(needsTag ? "" : ", needsTag: false"))"
      return ["\(head) { \(entry.construction(["$0"])) }"]
    case .tag(let type): return ["cases.fallback(tag: \(type)) { \(entry.construction(["$0"])) }"]
    case .tagAndContent(let type, let position):
      var values = ["$1", "$1"]
      values[position] = "$0"
      return ["cases.fallback(tagAndContent: \(type)) { \(entry.construction(values)) }"]
    }
  }
}
