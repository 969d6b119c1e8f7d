/// Generates the members and the extensions of an enum whose cases are more than names in text, or
/// whose tags are not in the default place.
struct TaggedEnumEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let member: String
  private let plan: TaggedEnumPlan

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    member = model.isolation.member + model.access
    plan = TaggedEnumPlan(model)
  }

  /// The members of the body: the names of payload types.
  var members: [String] {
    let payloads = PayloadsEmitter(model, plan.readCases)
    let reading =
      plan.readsNothing
      ? []
      : [
        payloads.declaration, payloads.list, tags, reader,
        EnumConformances(model, missing).flattening, FormEmitter(model).cases(plan),
      ].compactMap(\.self)
    return [PayloadTypes(model).declaration].compactMap(\.self)
      + (model.needsReading(missing) ? reading : [])
      + (model.needsWriting(missing) ? [writer] : []) + TypeEmitter.callbackMembers(of: model)
  }

  /// The conformances that are missing.
  func extensions(of type: String) -> [ExtensionText] {
    let reads = model.needsReading(missing)
    let writes = model.needsWriting(missing)
    return (reads ? [EnumConformances(model, missing).reading(type, !plan.readsNothing)] : [])
      + (writes ? [writing(type)] : [])
      + (reads && writes && plan.hasKeys && !plan.readsNothing ? [key(type)] : [])
  }

  // MARK: Reading

  /// A constant if possible: generic types have no stored static properties.
  private var tags: String {
    var source = SourceText()
    let head = "\(model.isolation.member)static"
    if model.generics.isEmpty {
      source.line("\(head) let __cases = \(plan.tags)")
    } else {
      source.block("\(head) var __cases: MaquetteCore.__CaseTags") {
        $0.line("MaquetteCore.__CaseTags.shared(of: Self.self) { \(plan.tags) }")
      }
    }
    return source.declaration
  }

  private var reader: String {
    var source = SourceText()
    EngineNames.readingHead(of: model, &source) { source in
      source.lines(model.rules?.entering(inModel: model.reference) ?? [])
      if plan.tagging == .untagged { readByTrial(&source) } else { readByTag(&source) }
    }
    return source.declaration
  }

  private func readByTrial(_ source: inout SourceText) {
    let reading = TaggedCaseReading(plan: plan)
    source.line("var trial = reader.__beginTrial()")
    // First try every case without conversions, so that a value of the right kind wins.
    source.line("repeat {")
    for entry in plan.readCases { source.lines(reading.trial(entry).map { "  " + $0 }) }
    source.line("} while reader.__triesAgain(&trial)")
    source.lines(reading.endOfTrials)
  }

  private func readByTag(_ source: inout SourceText) {
    let reading = TaggedCaseReading(plan: plan)
    let (find, end) = walk
    source.lines(find)
    source.line("let value: Self")
    source.cases(of: "found.index") { source in
      for (position, entry) in plan.readCases.enumerated() {
        let isLast = plan.fallback == nil && position == plan.readCases.count - 1
        source.line(isLast ? "default:" : "case \(entry.index):")
        source.lines(reading.statements(entry).map { "  " + $0 })
      }
      if let (entry, shape) = plan.fallback {
        source.line("default:")
        source.lines(reading.fallback(entry, shape).map { "  " + $0 })
      }
    }
    source.lines(end)
    source.line("return value")
  }

  /// The statements that find the tag, and those after the payload.
  private var walk: (find: [String], end: [String]) {
    let start = needsStart ? ["let start = reader.mark()"] : []
    if model.isRaw {
      return (
        [
          "if let value = try reader.__readOwnRawValue(Self.self) { return value }",
          "let found = try reader.readTag(Self.__cases)",
        ], []
      )
    }
    switch plan.tagging {
    case .external, .codable, .untagged:
      return (
        ["let start = reader.mark()", "let found = try reader.beginCase(Self.__cases)"],
        ["try reader.endCase(found, of: Self.__cases, from: start)"]
      )
    case .inside:
      return (["let found = try reader.findCase(Self.__cases)"], [])
    case .firstElement:
      return (["let found = try reader.__findLeadingCase(Self.__cases)"], [])
    case .adjacent:
      return (
        start + ["let found = try reader.__beginTaggedCase(Self.__cases)"],
        ["try reader.__endTaggedCase(found, of: Self.__cases)"]
      )
    }
  }

  private var needsStart: Bool {
    plan.fallback?.shape == .whole || plan.readCases.contains { $0.bareExpression == nil }
  }

  // MARK: Writing

  private var writer: String {
    var source = SourceText()
    EngineNames.writingHead(of: model, &source) { source in
      guard !model.isRaw || plan.cases.contains(where: { !$0.model.isWritten }) else {
        return source.line("try writer.write(self.rawValue)")
      }
      let writing = TaggedCaseWriting(plan: plan)
      source.cases(of: "self") { source in
        for entry in plan.cases where !model.isRaw || !entry.model.isWritten {
          let (pattern, statements) = writing.branch(entry)
          source.line("case \(pattern):")
          source.lines(statements.map { "  " + $0 })
        }
        if model.isRaw, plan.cases.contains(where: \.model.isWritten) {
          source.line("default:")
          source.line("  try writer.write(self.rawValue)")
        }
      }
    }
    return source.declaration
  }

  private func writing(_ type: String) -> ExtensionText {
    let conformances = EnumConformances(model, missing)
    return plan.tagging.isInside ? conformances.fieldWriting(type) : conformances.writing(type)
  }

  // MARK: Keys

  /// The members for an enum that conforms to `MappableKey`.
  private func key(_ type: String) -> ExtensionText {
    ExtensionText(of: type) { source in
      source.block("\(member)var mappingKey: Swift.String") { source in
        source.cases(of: "self") { source in
          for entry in plan.cases {
            let isKept = !entry.model.payload.isEmpty
            let name = isKept ? "v0" : entry.model.writeName.swiftLiteral
            source.line("case \(entry.pattern): return \(name)")
          }
        }
      }
      source.gap()
      source.block("\(member)init?(mappingKey: Swift.String)") { source in
        source.cases(of: "Self.__cases.index(ofKey: mappingKey)") { source in
          for entry in plan.readCases {
            source.line("case \(entry.index): self = .\(entry.model.reference)")
          }
          let kept = plan.fallback.map { $0.plan.model.payload.isEmpty ? [] : ["mappingKey"] }
          let other = kept.flatMap { plan.fallback?.plan.construction($0) }
          source.line("default: " + (other.map { "self = \($0)" } ?? "return nil"))
        }
      }
    }
  }
}
