/// Generates the members and the extensions of an enum.
struct EnumEmitter: ModelEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let plan: EnumPlan

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    plan = EnumPlan(model)
  }

  /// The members of the body: the names of payload types.
  var members: [String] {
    // The core handles everything that has a raw value.
    guard !model.usesRawValues else {
      return isDescribed ? [names, FormEmitter(model: model).rawCases].compactMap(\.self) : []
    }
    let payloads = PayloadsEmitter(model, plan.readCases)
    let reading =
      plan.readsNothing
      ? []
      : [
        payloads.declaration, payloads.list, table,
        EnumConformances(model, missing).flattening,
      ].compactMap(\.self)
    return [PayloadTypes(model).declaration].compactMap(\.self)
      + (model.needsReading(missing) ? reading : [])
      + (isDescribed ? [FormEmitter(model: model).cases(plan)] : [])
      + (model.needsWriting(missing) ? [writer] : []) + TypeEmitter.callbackMembers(of: model)
  }

  /// The conformances that are missing.
  func extensions(of type: String) -> [ExtensionText] {
    let reads = model.needsReading(missing)
    let writes = model.needsWriting(missing)
    guard !model.usesRawValues else {
      let names = (reads ? ["MappingDecodable"] : []) + (writes ? ["MappingEncodable"] : [])
      let conformances = model.conformances(names, missing)
      guard reads else { return [ExtensionText(of: type, conformances)] }
      return [rawReading(type, conformances, model.rules)]
    }
    return (reads ? [EnumConformances(model, missing).reading(type, !plan.readsNothing)] : [])
      + (writes
        ? [EnumConformances(model, missing).writing(type, isOpen: plan.tagging.isInside)] : [])
      + (reads && writes && plan.hasKeys && !plan.readsNothing ? [key(type)] : [])
  }

  /// Whether schemas list the cases.
  private var isDescribed: Bool { model.needsReading(missing) && !plan.readsNothing }

  // MARK: Reading

  /// The table of the cases of an enum whose raw values are text; generic types have no stored static
  /// properties.
  private var names: String? {
    guard model.rawType == "String", model.generics.isEmpty else { return nil }
    let cases = model.cases.map { "Self.\($0.reference)" }.joined(separator: ", ")
    return "\(model.member)static let __caseNames: MaquetteCore.__CaseNames? = .init([\(cases)])"
  }

  /// The initializers of an enum whose raw values are decoded under its own rules.
  private func rawReading(
    _ type: String, _ conformances: [String], _ rules: DeclaredRules?
  ) -> ExtensionText {
    let initializers = rules.map { rules in
      EngineNames.initializers(
        EngineNames.entrance(of: model),
        rules.entering(inModel: model.reference) + ["self = try reader.__readRawValue()"])
    }
    return ExtensionText(
      of: type, conformances,
      (isDescribed ? [FormEmitter(model: model).describing] : []) + (initializers ?? []).spaced)
  }

  /// The table of the cases: a constant if possible, but generic types have no stored static
  /// properties.
  private var table: String {
    let statements = CaseRows(plan: plan).statements
    let head = "\(model.isolation.member)static"
    let type = "MaquetteCore.__CaseTable"
    guard model.generics.isEmpty else {
      return block(
        "\(head) func __makeCases() -> \(type)\(model.readingConstraints.clause)",
        [block(".shared(of: Self.self)", statements)])
    }
    // The compiler checks a closure as a whole, but a function statement by statement.
    guard statements.count > 24 else {
      return block("\(head) let __cases: \(type) =", then: "()", statements)
    }
    return block("\(head) func __makeCases() -> \(type)", statements)
      + "\n\n\(head) let __cases = __makeCases()"
  }

  // MARK: Writing

  private var writer: String {
    guard !plan.hasRawValues || plan.cases.contains(where: { !$0.model.isWritten }) else {
      return EngineNames.body(of: model, ["try writer.write(self.rawValue)"])
    }
    let holdsValues = plan.cases.contains { !$0.model.payload.isEmpty }
    return EngineNames.body(
      of: model, holdsValues ? EngineNames.naming(model, choosingCase) : choosingCase)
  }

  /// The statements that write the case that a value has.
  private var choosingCase: [String] {
    let writing = CaseWriting(plan: plan)
    var lines = ["switch self {"]
    for entry in plan.cases where !plan.hasRawValues || !entry.model.isWritten {
      let (pattern, statements) = writing.branch(entry)
      lines += ["case \(pattern):"] + statements.indented
    }
    if plan.hasRawValues, plan.cases.contains(where: \.model.isWritten) {
      lines += ["default:", "  try writer.write(self.rawValue)"]
    }
    return lines + ["}"]
  }

  // MARK: Keys

  /// The members for an enum that conforms to `MappableKey`.
  private func key(_ type: String) -> ExtensionText {
    let names = plan.cases.map { entry in
      let name = entry.model.payload.isEmpty ? entry.model.writeName.swiftLiteral : "v0"
      return "case \(entry.pattern): return \(name)"
    }
    let cases = plan.readCases.enumerated().map { "case \($0): self = .\($1.model.reference)" }
    let other = plan.fallback.map { fallback, _ in
      "self = " + fallback.construction(fallback.model.payload.isEmpty ? [] : ["mappingKey"])
    }
    return ExtensionText(
      of: type, [],
      [
        block("\(model.member)var mappingKey: Swift.String", ["switch self {"] + names + ["}"]),
        block(
          "\(model.member)init?(mappingKey: Swift.String)",
          ["switch \(model.caseTable).index(ofKey: mappingKey) {"] + cases
            + ["default: \(other ?? "return nil")", "}"]),
      ].apart)
  }
}
