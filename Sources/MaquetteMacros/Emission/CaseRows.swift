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

  private func row(_ entry: EnumCaseModel) -> String {
    let tags = hasRawValues ? entry.attributes.caseValues?.tags ?? [] : entry.tags
    // Its own name needs no tag, and a payload without one is tried in turn.
    let isTagged =
      tags != [.text(entry.name)] && (tagging != .untagged || entry.payload.isEmpty)
    let list = isTagged ? ", [\(tags.map(\.forms.entry).joined(separator: ", "))]" : ""
    let head = "cases.add(\(entry.name.swiftLiteral)\(list)"
    guard !entry.payload.isEmpty else { return "\(head)) { .\(entry.reference) }" }
    let bare = entry.bareExpression.map { ", bare: { \($0) }" } ?? ""
    if let storage = entry.storage {
      let label = entry.isOnly ? "only" : "fields"
      let values = entry.payload.map { "$0.\($0.stored)" }
      let value = entry.payload[0]
      let isScalar =
        entry.isOnly && value.type.isNeverObject && value.attributes.readStrategy == nil
      let scalar = isScalar ? ", scalar: \(value.type.metatype)" : ""
      return "\(head), \(label): __Payloads.\(storage).self\(scalar)\(bare)) "
        + "{ \(entry.construction(values)) }"
    }
    let type = entry.payload[0].type
    let value = "{ \(entry.construction(["$0"])) }"
    if tagging.isInside { return "\(head), beside: \(type.metatype)) \(value)" }
    let isScalar = type.isNeverObject ? ", isScalar: true" : ""
    return "\(head), value: \(type.metatype)\(isScalar)\(bare)) \(value)"
  }

  private var fallbackRow: [String] {
    guard let (entry, shape) = fallback else { return [] }
    switch shape {
    case .nothing:
      let tag = entry.isNamed ? "" : "(\(entry.writeName.swiftLiteral))"
      return ["cases.fallback\(tag) { .\(entry.reference) }"]
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
