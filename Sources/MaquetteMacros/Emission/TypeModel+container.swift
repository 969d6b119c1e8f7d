// How a model that is in a container, or is an array, is decoded and encoded.

extension TypeModel {
  private var container: [PathText.Step] { arguments.container }

  /// Statements that read, with those that step into the container around them.
  func inContainer(_ statements: [String]) -> [String] {
    guard !container.isEmpty else { return statements }
    // Errors name the model, not its storage.
    let type = isNoncopyable || kind == .actorType ? reference : "Self"
    return [
      "let outside = reader.mark()",
      "try reader.__enter(\(container.swiftLiteral), for: \(type).self, from: outside)",
    ] + statements + ["try reader.__resume(after: outside)"]
  }

  /// The statements of an update, which changes only what the source contains.
  func updating(_ statements: [String]) -> [String] {
    guard !container.isEmpty else { return statements }
    return ["let outside = reader.mark()"]
      + when("try reader.__descend(along: \(container.swiftLiteral))", statements)
      + ["try reader.__resume(after: outside)"]
  }

  /// The statements that write the model as a whole.
  ///
  /// - Parameter fields: The statements that write its fields.
  func writing(_ fields: [String]) -> [String] {
    // An extension of a nested type does not see its unqualified name.
    let type = kind == .classType ? reference : "Self"
    // A configuration cannot define the places of the properties in other data.
    let isConfigurable = !arguments.isArray && !isNoncopyable && kind != .actorType
    let whole =
      isConfigurable
      ? EngineNames.writing(by: "__writeModel(\(type).self)", fields)
      : arguments.isArray ? fields.inArray : fields.inObject
    guard !container.isEmpty else { return whole }
    return ["try writer.__begin(container: \(container.swiftLiteral))"] + whole
      + ["writer.__end(container: \(container.swiftLiteral))"]
  }
}
