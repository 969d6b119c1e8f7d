import SwiftSyntax

// The type with the storages of payloads that are objects.

extension EnumPlan {
  private var payloads: [(storage: String, plan: EnumCaseModel)] {
    readCases.compactMap { plan in plan.storage.map { ($0, plan) } }
  }

  /// The type that contains them, and the types that let a configuration address the values of a case.
  ///
  /// A generic enum cannot see these types where it is written, and arrays have no keys.
  var payloadMembers: [String] {
    guard !payloads.isEmpty else { return [] }
    let declaration = block(
      "\(model.isolation.conformance)enum __Payloads\(model.readingConstraints.clause)",
      payloads.map { storage($0.storage, $0.plan) }.apart)
    let objects = payloads.filter(\.plan.isObject).map { "__Payloads.\($0.storage).self" }
    if objects.isEmpty || model.arguments.isArray || model.isInGenericContext {
      return [declaration]
    }
    let head = "\(model.member)static var __payloadTypes: [any MaquetteCore.__PayloadSource.Type]"
    return [declaration, block(head, ["[\(objects.joined(separator: ", "))]"])]
  }

  /// A struct with the values of the payload, which a table describes.
  private func storage(_ type: String, _ entry: EnumCaseModel) -> String {
    let moved = entry.payload.filter { $0.writtenKey != $0.key && !$0.isFlattened }
      .flatMap { [$0.name, $0.writtenKey] }.map(\.swiftLiteral).joined(separator: ", ")
    let layout = PropertyStatements.layout(
      "static", isGeneric: model.isInGenericContext, statements(type, entry))
    let schema = block(
      "static var __schema: MaquetteCore.ModelSchema",
      ["MaquetteCore.ModelSchema(__layout, moved: [\(moved)])"])
    return block(
      "\(model.isolation.conformance)struct \(type): \(model.isolation.conformanceInside)MaquetteCore.__PayloadSource",
      entry.payload.map { "var \($0.stored): \($0.type.text)" }
        + (["typealias __Model = \(type)", layout] + (moved.isEmpty ? [] : [schema])).spaced)
  }

  /// The statements that make the layout of a payload.
  private func statements(_ type: String, _ entry: EnumCaseModel) -> [String] {
    let name = "\(model.name).\(entry.name)"
    var lines = ["var properties = MaquetteCore.__StructProperties<\(type)>()"]
    if model.arguments.isArray, entry.isObject { lines.append("properties.arrange()") }
    for value in entry.payload {
      let place = "\(value.name.swiftLiteral), \\\(type).\(value.stored)"
      guard value.isRead else {
        let initial = value.defaultValue?.trimmedDescription ?? "nil"
        lines.append("properties.add(unread: \(place)) { \(initial) }")
        continue
      }
      guard !value.isFlattened else {
        lines += value.type.flattening(value.name, place, value.attributes.affixes)
        continue
      }
      let strategy =
        value.attributes.readingStrategy(inModel: model.reference).map { ", by: \($0)" } ?? ""
      // Spell out the type where a strategy would hide it.
      let head = strategy.isEmpty ? "" : "() -> \(value.type.text) in "
      let isNeeded = value.defaultValue.map { !$0.isNil || value.type.wrapped == nil } == true
      let absence = value.defaultValue.map { standard in
        ", .initial, default: { \(head)\(standard.trimmedDescription) }"
      }
      lines.append("properties.read(\(place)\(strategy)\(isNeeded ? absence ?? "" : ""))")
      lines += value.attributes.readingRules?.governing(inModel: model.reference) ?? []
      lines += value.attributes.deprecation
    }
    lines += ["return MaquetteCore.__StructDecodingTable(", "  \(name.swiftLiteral),"]
    let paths = entry.payload.filter(\.isRead).map {
      $0.isFlattened ? PropertyStatements.noPaths : $0.readPlaces.paths
    }.joined()
    // The tag is a known key of the object.
    let isBesideTag = model.arguments.tagging.isInside && entry.isObject
    let tag =
      isBesideTag ? model.arguments.tagging.path.map { ", passing: [\($0.swiftLiteral)]" } : nil
    return lines + ["  properties,", "  paths: \(paths.swiftLiteral)\(tag ?? ""))"]
  }
}
