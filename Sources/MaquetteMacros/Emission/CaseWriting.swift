// The statements that write one case of an enum.

extension EnumPlan {
  /// The pattern of a case, and the statements that write it.
  func branch(_ entry: EnumCaseModel) -> (pattern: String, statements: [String]) {
    guard entry.isWritten else {
      let name = entry.name.swiftLiteral
      return (
        ".\(entry.reference)",
        ["throw writer.__ignoredCase(\(name), of: \(model.name.swiftLiteral))"]
      )
    }
    if entry.isFallback, let shape = FallbackShape(entry), shape != .nothing {
      return (entry.pattern, writing(shape))
    }
    return (entry.pattern, statements(entry))
  }

  private func statements(_ entry: EnumCaseModel) -> [String] {
    let tag = entry.writtenTag
    let isBare = entry.payload.isEmpty
    switch tagging {
    case .external where isBare, .untagged where isBare: return [tag.forms.writing]
    case .untagged: return payloadStatements(entry)
    case .external, .codable:
      let payload = isBare ? [].inObject : payloadStatements(entry)
      return object(
        ["writer.writeKey(\(tag.text.staticKey))"] + payload, of: entry, bare: tag.forms.literal)
    case .firstElement:
      return ([tag.forms.writing] + (isBare ? [] : fieldStatements(entry))).inArray
    case .adjacent(let path, let content):
      guard !isBare else { return at(path, tag).inObject }
      return object(
        at(path, tag) + ["writer.writeKey(\(content.staticKey))"] + payloadStatements(entry),
        of: entry, bare: "nil")
    case .inside(let path):
      if entry.isOnly, tag == .none { return ["try writer.__writeInternallyTagged([], v0)"] }
      if entry.isOnly, path.count > 1 { return [beside(path, tag.forms.literal, "v0")] }
      if isBare { return tag == .none ? ["break"] : at(path, tag) }
      let fields =
        entry.isOnly
        ? ["try writer.__writeInternallyTagged(\(path.swiftLiteral), v0)"] : fieldStatements(entry)
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

  /// The statements that write the payload of a case.
  private func payloadStatements(_ entry: EnumCaseModel) -> [String] {
    guard !entry.isOnly else {
      let strategy = entry.payload[0].attributes.writingStrategy(inModel: model.reference)
      return [strategy.map { "try writer.__writeElement(v0, by: \($0))" } ?? "try writer.write(v0)"]
    }
    return model.arguments.isArray
      ? fieldStatements(entry).inArray : fieldStatements(entry).inObject
  }

  /// The statements that write the fields of the payload.
  private func fieldStatements(_ entry: EnumCaseModel) -> [String] {
    let statements = OutputTree(entry.payload, in: model).statements
    let isConfigurable = !model.arguments.isArray && !model.isInGenericContext
    guard isConfigurable, model.arguments.reads, entry.isRead, let storage = entry.storage else {
      return statements
    }
    return EngineNames.writing(by: "__writePayload(__Payloads.\(storage).self)", statements)
  }

  /// The statement that writes a tag and a payload next to it, in one object if they share one.
  private func beside(_ path: [String], _ tag: String, _ payload: String) -> String {
    "try writer.__writeInternallyTagged(\(path.swiftLiteral), tag: \(tag), \(payload))"
  }

  /// The statements of an object that ends with the payload of a case.
  ///
  /// - Parameter tag: What stands for the case without a payload, as an expression.
  private func object(
    _ statements: [String], of entry: EnumCaseModel, bare tag: String
  ) -> [String] {
    // As far as the spelling shows, such a payload has a value.
    let holdsValue = entry.payload.contains {
      $0.isWritten && PropertyType.scalars.contains($0.type.text.unqualified)
        && $0.attributes.writeStrategy == nil
    }
    if holdsValue { return statements.inObject }
    let end =
      "try writer.__endCase("
      + "\(entry.name.swiftLiteral), isBare: \(entry.bareness), \(tag))"
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
