// The statements that write one case of an enum.

extension EnumPlan {
  /// The pattern of a case, and the statements that write it.
  func branch(_ entry: CasePlan) -> (pattern: String, statements: [String]) {
    guard entry.model.isWritten else {
      let name = entry.model.name.swiftLiteral
      return (
        ".\(entry.model.reference)",
        ["throw writer.__ignoredCase(\(name), of: \(model.name.swiftLiteral))"]
      )
    }
    if entry.model.isFallback,
      let shape = FallbackShape(entry.model, isUntagged: tagging == .untagged), shape != .nothing
    {
      return (entry.pattern, writing(shape))
    }
    return (entry.pattern, statements(entry))
  }

  private func statements(_ entry: CasePlan) -> [String] {
    let tag = entry.model.writtenTag
    let isBare = entry.model.payload.isEmpty
    switch tagging {
    case .external where isBare, .untagged where isBare: return [tag.forms.writing]
    case .untagged: return entry.payloadStatements
    case .external, .codable:
      let payload = isBare ? [].inObject : entry.payloadStatements
      return object(
        ["writer.writeKey(\(tag.text.staticKey))"] + payload, of: entry, bare: tag.forms.literal)
    case .firstElement:
      return ([tag.forms.writing] + (isBare ? [] : entry.fieldStatements)).inArray
    case .adjacent(let path, let content):
      guard !isBare else { return at(path, tag).inObject }
      return object(
        at(path, tag) + ["writer.writeKey(\(content.staticKey))"] + entry.payloadStatements,
        of: entry, bare: "nil")
    case .inside(let path):
      if entry.isOnly, tag == .none { return ["try writer.__writeInternallyTagged([], v0)"] }
      if entry.isOnly, path.count > 1 { return [beside(path, tag.forms.literal, "v0")] }
      if isBare { return tag == .none ? ["break"] : at(path, tag) }
      let fields =
        entry.isOnly
        ? ["try writer.__writeInternallyTagged(\(path.swiftLiteral), v0)"] : entry.fieldStatements
      return at(path, tag) + fields
    }
  }

  private func writing(_ shape: FallbackShape) -> [String] {
    switch shape {
    case .nothing: return []
    case .whole:
      return [
        tagging.isInside
          ? "try writer.__writeInternallyTagged([], v0)" : "try writer.write(v0)"
      ]
    case .tag:
      let tag = "try writer.write(v0)"
      if tagging == .firstElement { return [tag].inArray }
      guard let path = tagging.path else { return [tag] }
      return tagging.isInside ? at(path, tag) : at(path, tag).inObject
    case .tagAndContent(_, let position):
      let (tag, content) = ("v\(position)", "v\(1 - position)")
      switch tagging {
      case .firstElement:
        return ["try writer.write(\(tag))", "try writer.__writeElements(of: \(content))"].inArray
      case .inside(let path): return [beside(path, tag, content)]
      case .adjacent(let path, let key):
        let rest = ["writer.writeKey(\(key.staticKey))", "try writer.writeValue(\(content))"]
        return (at(path, "try writer.write(\(tag))") + when("\(content) != .null", rest)).inObject
      case .external, .codable, .untagged:
        let object = [
          "writer.writeKey(Swift.String(describing: \(tag)))", "try writer.writeValue(\(content))",
        ].inObject
        return when("\(content) == .null", ["try writer.write(\(tag))"], otherwise: object)
      }
    }
  }

  /// The statement that writes a tag and a payload next to it, in one object if they share one.
  private func beside(_ path: [String], _ tag: String, _ payload: String) -> String {
    "try writer.__writeInternallyTagged(\(path.swiftLiteral), tag: \(tag), \(payload))"
  }

  /// The statements of an object that ends with the payload of a case.
  ///
  /// - Parameter tag: What stands for the case without a payload, as an expression.
  private func object(
    _ statements: [String], of entry: CasePlan, bare tag: String
  ) -> [String] {
    // As far as the spelling shows, such a payload has a value.
    let holdsValue = entry.model.payload.contains {
      $0.isWritten && PropertyType.scalars.contains($0.type.text.unqualified)
        && $0.attributes.writeStrategy == nil
    }
    if holdsValue { return statements.inObject }
    let end =
      "try writer.__endCase("
      + "\(entry.model.name.swiftLiteral), isBare: \(entry.bareness), \(tag))"
    return ["try writer.beginObject()"] + statements + [end]
  }

  /// The statements that write a tag at the end of some keys; empty without a tag.
  private func at(_ path: [String], _ tag: CaseTagModel) -> [String] {
    tag == .none ? [] : at(path, tag.forms.writing)
  }

  /// A statement that writes a value, as the value at the end of some keys.
  private func at(_ path: [String], _ statement: String) -> [String] {
    let key = ["writer.writeKey(\(path[0].staticKey))"]
    return key + (path.count == 1 ? [statement] : at(Array(path.dropFirst()), statement).inObject)
  }
}
