/// Generates the conformances of an enum, which call the one body for each direction.
struct EnumConformances {
  private let model: TypeModel
  private let missing: MissingConformances
  private let types: PayloadTypes

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    types = PayloadTypes(model)
  }

  /// The members that read the enum from its parent's object, if its cases can be there.
  var flattening: String? {
    guard model.cases.contains(where: { !$0.payload.isEmpty }) else { return nil }
    if model.rewritesSource {
      return model.refusingFlattening(
        "an enum with a hook that changes its source cannot be flattened; move the hook to the "
          + "outer model")
    }
    if model.arguments.tagging == .untagged,
      model.arguments.isArray || model.cases.contains(where: \.payload.isEmpty)
    {
      return model.refusingFlattening(
        "an untagged enum whose cases are not all objects cannot be flattened")
    }
    if model.arguments.tagging == .firstElement {
      return model.refusingFlattening("an enum whose cases are arrays cannot be flattened")
    }
    let clause = model.readingConstraints.clause
    return "\(model.access)typealias __Fields = MaquetteCore.__CaseFields<Self>\(clause)"
  }

  /// The conformance to decoding.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - hasReader: Whether there is a body; an enum without cases has none.
  func reading(_ type: String, _ hasReader: Bool) -> ExtensionText {
    let noCase = "a case of \(model.name), which has none".swiftLiteral
    let reading =
      hasReader
      ? hooks.reading {
        HookEmitter.rewriting($0, "self", ["try reader.__readCase(Self.self, \(model.caseTable))"])
      } : ["throw reader.failure(.unknownCase, expected: \(noCase))"]
    return ExtensionText(
      of: type, model.conformances(["MappingDecodable"], missing),
      where: model.readingConstraints.clause,
      (EngineNames.initializers(EngineNames.entrance(of: model), reading)
        + (hasReader ? [FormEmitter(model: model).describing] : [])
        + [types.readingCheck].compactMap(\.self)).apart)
  }

  private var hooks: HookEmitter { HookEmitter(model) }

  /// The conformance to encoding.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - isOpen: Whether it is written into an open object.
  func writing(_ type: String, isOpen: Bool = false) -> ExtensionText {
    let method = isOpen ? "__writeFields" : "write"
    let writing = hooks.writing(isOpen ? "writeFields" : "write") {
      ["try \($0).__write(to: &writer)"]
    }
    return ExtensionText(
      of: type,
      model.conformances(
        ["MappingEncodable"] + (isOpen ? ["FlattenedEncodable"] : []), missing),
      where: model.writingConstraints.clause,
      (EngineNames.writing("\(EngineNames.entrance(of: model))func \(method)", writing)
        + [types.writingCheck].compactMap(\.self)).apart)
  }
}
