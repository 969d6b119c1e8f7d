// The members and the extensions of an enum.

extension EnumPlan: ModelEmitter {
  /// The members of the body: the names of payload types.
  var members: [String] {
    // The core handles everything that has a raw value.
    guard !model.usesRawValues else {
      // Generic types have no stored static properties.
      let isNamed = model.rawType == "String" && model.generics.isEmpty
      let names = cases.map { "Self.\($0.reference)" }.joined(separator: ", ")
      let head = "\(model.member)static let __caseNames: MaquetteCore.__CaseNames?"
      return !isDescribed
        ? []
        : (isNamed ? ["\(head) = .init([\(names)])"] : [])
          + [form.cases(self, isNamed: isNamed)].compactMap(\.self)
    }
    let reading = readsNothing ? [] : payloadMembers + [table, flattening]
    return [PayloadTypes(model).declaration].compactMap(\.self)
      + (model.needsReading ? reading : [])
      + (isDescribed ? [form.cases(self)].compactMap(\.self) : [])
      + (model.needsWriting ? [writer] : []) + callbackMembers
  }

  /// The conformances that are missing.
  var extensions: [ExtensionText] {
    let (reads, writes) = (model.needsReading, model.needsWriting)
    guard !model.usesRawValues else {
      let conformances = model.conformances(["MappingDecodable", "MappingEncodable"])
      // Only an enum with rules of its own has initializers.
      let initializers = model.rules.map { rules in
        EngineNames.reading(
          "\(entrance)init",
          rules.entering(inModel: model.reference) + ["self = try reader.__readRawValue()"])
      }
      let describing = isDescribed ? form.describing() : []
      return [ExtensionText(conformances, reads ? describing + (initializers ?? []).spaced : [])]
    }
    return (reads ? [reading] : []) + (writes ? [writing(isOpen: tagging.isInside)] : [])
      + (reads && writes && hasKeys && !readsNothing ? [key] : [])
  }

  /// Whether schemas list the cases.
  private var isDescribed: Bool { model.needsReading && !readsNothing }

  // MARK: Reading

  /// The member that reads the enum from its parent's object, or says why it cannot be there.
  private var flattening: String {
    let isUntagged = tagging == .untagged
    let reasons = [
      (
        model.rewritesSource,
        "an enum with a hook that changes its source cannot be flattened; move the hook to the "
          + "outer model"
      ),
      (
        isUntagged && (model.arguments.isArray || model.cases.contains(where: \.payload.isEmpty)),
        "an untagged enum whose cases are not all objects cannot be flattened"
      ),
      (
        takesAnyValue && !isUntagged,
        "an enum whose fallback needs no tag cannot be flattened: other members could be its value"
      ),
      (tagging == .firstElement, "an enum whose cases are arrays cannot be flattened"),
    ]
    if let (_, reason) = reasons.first(where: \.0) { return model.refusingFlattening(reason) }
    let clause = model.readingConstraints.clause
    return "\(model.access)typealias __Fields = MaquetteCore.__CaseFields<Self>\(clause)"
  }

  /// The conformance to decoding; an enum without cases has no body for it.
  private var reading: ExtensionText {
    let noCase = "a case of \(model.name), which has none".swiftLiteral
    let reading =
      readsNothing
      ? ["throw reader.failure(.unknownCase, expected: \(noCase))"]
      : hooks.reading {
        HookEmitter.rewriting($0, "self", ["try reader.__readCase(Self.self, \(model.caseTable))"])
      }
    return ExtensionText(
      model.conformances(["MappingDecodable"]), where: model.readingConstraints.clause,
      (EngineNames.reading("\(entrance)init", reading)
        + (readsNothing ? [] : form.describing(self)) + nullMember
        + PayloadTypes(model).check(reading: true)).apart)
  }

  /// Says whether null is a value of the enum, which no default replaces.
  ///
  /// Where the spelling does not decide, the types of the payloads do, which an extension sees under other
  /// names.
  private var nullMember: [String] {
    let cases = readCases
    let other = fallback?.plan
    let isNull =
      tagging == .external && cases.contains(where: \.isNull)
      || takesAnyValue && !tagging.isInside && other?.acceptsNull == true
      || tagging == .untagged
        && (other?.payload.isEmpty == false || cases.contains(where: \.acceptsNull))
    if isNull { return [acceptingNull("true")] }
    guard tagging == .untagged else { return [] }
    let types = cases.compactMap(\.whole).filter { $0.attributes.readStrategy == nil }.map(\.type)
    let names = PayloadTypes(model).names(of: types)
    guard !names.isEmpty else { return [] }
    let list = names.map { "\($0).self" }.joined(separator: ", ")
    return [acceptingNull("MaquetteCore.__Field.acceptsNull([\(list)], within: enums)")]
  }

  /// Whether the fallback is decoded from values without a tag, too.
  private var takesAnyValue: Bool {
    if case .whole(_, needsTag: false)? = fallback?.shape { true } else { false }
  }

  /// The table of the cases: a constant if possible, but generic types have no stored static
  /// properties.
  private var table: String {
    let statements = rows
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
    guard !hasRawValues || cases.contains(where: { !$0.isWritten }) else {
      return EngineNames.body(of: model, ["try writer.write(self.rawValue)"])
    }
    let holdsValues = cases.contains { !$0.payload.isEmpty }
    return EngineNames.body(
      of: model, holdsValues ? EngineNames.naming(model, choosingCase) : choosingCase)
  }

  /// The statements that write the case that a value has.
  private var choosingCase: [String] {
    var lines = ["switch self {"]
    for entry in cases where !hasRawValues || !entry.isWritten {
      let (pattern, statements) = branch(entry)
      lines += ["case \(pattern):"] + statements.indented
    }
    if hasRawValues, cases.contains(where: \.isWritten) {
      lines += ["default:", "  try writer.write(self.rawValue)"]
    }
    return lines + ["}"]
  }

  // MARK: Keys

  /// The members for an enum that conforms to `MappableKey`.
  private var key: ExtensionText {
    let names = cases.map { entry in
      let name = entry.payload.isEmpty ? entry.writeName.swiftLiteral : "v0"
      return "case \(entry.pattern): return \(name)"
    }
    let cases = readCases.enumerated().map { "case \($0): self = .\($1.reference)" }
    let other = fallback.map { fallback, _ in
      "self = " + fallback.construction(fallback.payload.isEmpty ? [] : ["mappingKey"])
    }
    return ExtensionText(
      [],
      [
        block("\(model.member)var mappingKey: Swift.String", ["switch self {"] + names + ["}"]),
        block(
          "\(model.member)init?(mappingKey: Swift.String)",
          ["switch \(model.caseTable).index(ofKey: mappingKey) {"] + cases
            + ["default: \(other ?? "return nil")", "}"]),
      ].apart)
  }
}
