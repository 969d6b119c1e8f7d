/// Generates the members and the extensions of an enum.
struct EnumEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let member: String
  private let plan: EnumPlan

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    member = model.isolation.member + model.access
    plan = EnumPlan(model)
  }

  /// The members of the body: the names of payload types.
  var members: [String] {
    // The core handles everything that has a raw value.
    guard !plan.usesRawValues else { return isDescribed ? [FormEmitter(model).rawCases] : [] }
    let payloads = PayloadsEmitter(model, plan.cases)
    let reading =
      plan.cases.isEmpty
      ? []
      : [
        payloads.declaration, payloads.list, names, reader,
        EnumConformances(model, missing).flattening,
      ].compactMap(\.self)
    return [PayloadTypes(model).declaration].compactMap(\.self)
      + (model.needsReading(missing) ? reading : [])
      + (isDescribed ? [FormEmitter(model).cases(plan.cases)] : [])
      + (model.needsWriting(missing) ? [writer] : []) + TypeEmitter.callbackMembers(of: model)
  }

  /// The conformances that are missing.
  func extensions(of type: String) -> [ExtensionText] {
    let reads = model.needsReading(missing)
    let writes = model.needsWriting(missing)
    guard !plan.usesRawValues else {
      let names = (reads ? ["MappingDecodable"] : []) + (writes ? ["MappingEncodable"] : [])
      let conformances = model.conformances(names, missing)
      guard reads else { return [ExtensionText(of: type, conformances)] }
      return [rawReading(type, conformances, model.rules)]
    }
    let conformances = EnumConformances(model, missing)
    return (reads ? [conformances.reading(type, !plan.cases.isEmpty)] : [])
      + (writes ? [conformances.writing(type)] : [])
      + (reads && writes && plan.hasKeys ? [key(type)] : [])
  }

  /// Whether schemas list the cases.
  private var isDescribed: Bool { model.needsReading(missing) && !plan.cases.isEmpty }

  // MARK: Reading

  /// The initializers of an enum whose raw values are decoded under its own rules.
  private func rawReading(
    _ type: String, _ conformances: [String], _ rules: DeclaredRules?
  ) -> ExtensionText {
    ExtensionText(of: type, conformances) {
      if isDescribed { $0.line(FormEmitter(model).describing) }
      guard let rules else { return }
      $0.gap()
      EngineNames.readingInitializers(
        of: model, &$0,
        rules.entering(inModel: model.reference) + ["self = try reader.__readRawValue()"])
    }
  }

  private var names: String {
    let keys = plan.names.keys.swiftLiteral
    let head = "\(model.isolation.member)static"
    // Generic types have no stored static properties.
    guard !model.generics.isEmpty else {
      return "\(head) let __cases = MaquetteCore.__KeyTable(keys: \(keys))"
    }
    var source = SourceText()
    source.block("\(head) var __cases: MaquetteCore.__KeyTable") {
      $0.line(".constant(\(keys), of: Self.self)")
    }
    return source.declaration
  }

  private var reader: String {
    var source = SourceText()
    let name = model.name.swiftLiteral
    EngineNames.readingHead(of: model, &source) { source in
      source.lines(model.rules?.entering(inModel: model.reference) ?? [])
      source.line("let start = reader.mark()")
      source.block("if reader.kind != .object") { source in
        source.cases(of: "try reader.readCase(Self.__cases, of: \(name))") { source in
          for entry in plan.cases {
            guard let bare = entry.bareExpression else { continue }
            source.line("case \(plan.slots(of: entry)): return \(bare)")
          }
          source.line("default: throw reader.__payloadMissing(of: \(name), at: start)")
        }
      }
      source.line("let value: Self")
      source.cases(of: "try reader.beginCase(Self.__cases, of: \(name))") { source in
        for entry in plan.cases {
          let isLast = entry.index == plan.cases.count - 1
          source.line(isLast ? "default:" : "case \(plan.slots(of: entry)):")
          source.lines(entry.readingStatements.map { "  " + $0 })
        }
      }
      source.line("try reader.endCase(from: start, of: \(name))")
      source.line("return value")
    }
    return source.declaration
  }

  // MARK: Writing

  private var writer: String {
    var source = SourceText()
    EngineNames.writingHead(of: model, &source) { source in
      source.cases(of: "self") { source in
        for entry in plan.cases {
          source.line("case \(entry.pattern):")
          source.lines(entry.writingStatements.map { "  " + $0 })
        }
      }
    }
    return source.declaration
  }

  // MARK: Keys

  /// The members for an enum that conforms to `MappableKey`.
  private func key(_ type: String) -> ExtensionText {
    ExtensionText(of: type) { source in
      source.block("\(member)var mappingKey: Swift.String") { source in
        source.cases(of: "self") { source in
          for entry in plan.cases {
            source.line(
              "case .\(entry.model.reference): return \(entry.model.writeName.swiftLiteral)")
          }
        }
      }
      source.gap()
      source.block("\(member)init?(mappingKey: Swift.String)") { source in
        source.cases(of: "Self.__cases.slot(of: mappingKey)") { source in
          for entry in plan.cases {
            source.line("case \(plan.slots(of: entry)): self = .\(entry.model.reference)")
          }
          source.line("default: return nil")
        }
      }
    }
  }
}
