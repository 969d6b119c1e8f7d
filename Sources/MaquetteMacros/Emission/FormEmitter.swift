/// Generates what schemas of data need to know and no table has: hooks, containers, the cases of
/// enums, the type that a type is mapped as, and what generated code writes.
struct FormEmitter {
  let model: TypeModel

  private static let form = "MaquetteCore.__ModelForm"

  /// The modifiers of a static member.
  private var words: String { model.member + "static" }

  // MARK: Models with properties

  /// The member for the decoding side of a model that a table reads.
  ///
  /// - Parameters:
  ///   - table: The table, as an expression.
  ///   - word: The modifiers of a member of a class; nil for other models.
  ///   - superclass: The superclass, if it is mapped.
  func decoding(_ table: String, word: String? = nil, over superclass: String? = nil) -> String {
    let rest = frame(
      [.willDecode, .didDecode, .validate], superclass.map { "\($0).__decodingForm" })
    return
      "\(word ?? words) var __decodingForm: \(Self.form)? { \(Self.form)(layout: \(table)\(rest)) }"
  }

  /// The member for the encoding side of a model that a table or generated code writes.
  ///
  /// - Parameters:
  ///   - table: The table, as an expression; nil if generated code writes the model.
  ///   - word: The modifiers of a member of a class; nil for other models.
  ///   - superclass: The superclass, if it is mapped.
  func encoding(_ table: String?, word: String? = nil, over superclass: String? = nil) -> String {
    let rest = frame([.didEncode], superclass.map { "\($0).__encodingForm" })
    let output = table.map { "output: \($0)" } ?? "written: __describeWritten()"
    return "\(word ?? words) var __encodingForm: \(Self.form)? { \(Self.form)(\(output)\(rest)) }"
  }

  /// The members for the encoding side of a model that the table of its storage or generated code writes.
  func encoding(_ storage: StoragePlan, word: String, over superclass: String? = nil) -> [String] {
    storage.isWritten
      ? [encoding("__Storage.__output", word: word, over: superclass)]
      : [encoding(nil, word: word, over: superclass), written]
  }

  private func frame(_ stages: [HookModel.Stage], _ superclass: String?) -> String {
    let container = model.arguments.container
    return (container.isEmpty ? "" : ", in: \(container.swiftLiteral)")
      + (model.arguments.isArray ? ", isArray: true" : "")
      + hooks(stages) + (superclass.map { ", over: \($0)" } ?? "")
      + model.documentationArgument
  }

  /// The function that lists what generated code writes, in the body of the model, where the names
  /// of the source are visible.
  var written: String {
    // Those of subclasses do not override it.
    let word = model.kind == .classType ? "private " : ""
    let head = "\(model.isolation.member)\(word)static func __describeWritten()"
    return block(
      "\(head) -> [MaquetteCore.__WrittenValue]\(model.writingConstraints.clause)",
      ["["] + model.writtenProperties.map { value($0) + "," }.indented + ["]"])
  }

  /// A strategy without its type; a call keeps its expression apart, which the compiler could not
  /// resolve as a value of a protocol's type.
  private func stated(_ strategy: String) -> String { "MaquetteCore.__Field.stated(\(strategy))" }

  private func value(_ property: PropertyModel) -> String {
    let head = "MaquetteCore.__WrittenValue"
    guard let type = property.type, property.writePlace.isPlain else {
      return "\(head)(unknown: \(property.writePlace.keys.swiftLiteral))"
    }
    let whole = property.reference(in: model)
    if property.isFlattened {
      return "\(head)(flattened: \(whole)\(property.attributes.affixes.arguments))"
    }
    if property.isExtras { return "\(head)(extras: \(whole))" }
    let isReplaced = property.attributes.output.nilValue != nil
    let written = isReplaced ? property.reference(to: type.wrapped, in: model) : whole
    let isConditional = !property.outputTests(in: model).isEmpty
    let keys = property.writePlace.keys
    let rest =
      (property.writeStrategy(in: model).map { ", by: \(stated($0))" } ?? "")
      + (property.keepsNil(in: model) ? ", keepsNil: true" : "")
      + (isConditional ? ", mayBeMissing: true" : "") + profiles(of: property)
    let place = rest.isEmpty && keys.count == 1 ? keys[0].swiftLiteral : keys.swiftLiteral
    return "\(head)(\(place), \(written)\(rest))"
  }

  /// The keys under profiles and in formats.
  private func profiles(of property: PropertyModel) -> String {
    let profiled = property.attributes.profiled
    let keys = profiled.keys.map { key in
      "(\(key.names(inModel: model.reference)), "
        + "\(property.under(key).writePlace.keys.swiftLiteral))"
    }
    return (keys.isEmpty ? "" : ", profiles: [\(keys.joined(separator: ", "))]")
      + (profiled.exclusions(inModel: model.reference).map { ", excluded: \($0)" } ?? "")
  }

  // MARK: Other types

  /// The description of the type, in its body, where the names of the source are visible: a property,
  /// or a function if it needs constraints.
  private func description(_ expression: String, after statements: [String] = []) -> String {
    let clause = model.readingConstraints.clause
    return block(
      clause.isEmpty
        ? "\(words) var __decodingForm: \(Self.form)?"
        : "\(model.isolation.member)static func __describe() -> \(Self.form)\(clause)",
      statements + [statements.isEmpty ? expression : "return " + expression])
  }

  /// The member that returns what the function in the body describes, if there is one, or describes an
  /// enum by its table.
  func describing(_ plan: EnumPlan? = nil) -> [String] {
    if let plan, plan.isDescribedByTable {
      return ["\(words) var __decodingForm: \(Self.form)? { \(form(of: plan)) }"]
    }
    return model.readingConstraints.clause.isEmpty
      ? [] : ["\(words) var __decodingForm: \(Self.form)? { __describe() }"]
  }

  private func hooks(
    _ stages: [HookModel.Stage] = [.willDecode, .didDecode, .validate, .didEncode]
  ) -> String {
    let named = stages.filter(model.has).map { ".\($0)" }
    return named.isEmpty ? "" : ", hooks: [\(named.joined(separator: ", "))]"
  }

  /// The member of a type that is mapped as another one.
  var via: String {
    "\(words) var __decodingForm: \(Self.form)? { \(Self.form)(as: __Wire.self\(hooks())) }"
  }

  /// Describes a struct that is mapped as its only property, or what it writes.
  func transparent(
    _ property: PropertyModel?, by strategy: String?, isWritten: Bool = false
  ) -> String {
    let type = property?.type?.spelledOut ?? ""
    let mapped = strategy.map { ", by: \(stated($0))" } ?? ""
    let form = "\(Self.form)(as: (\(type)).self\(mapped)\(hooks()))"
    return isWritten
      ? "\(words) var __encodingForm: \(Self.form)? { \(form) }" : description(form)
  }

  /// Describes an enum, if the table of its cases does not.
  ///
  /// - Parameters:
  ///   - plan: The enum.
  ///   - isNamed: Whether another table has the raw values of the cases.
  func cases(_ plan: EnumPlan, isNamed: Bool = false) -> String? {
    if model.usesRawValues || plan.hasRawValues {
      let values = plan.knownCases.map { "Self.\($0.reference).rawValue" }
      let list = isNamed ? "__caseNames?.rawValues ?? []" : "[\(values.joined(separator: ", "))]"
      let facts = plan.hasRawValues ? ", hasOtherValues: true\(fallback(of: plan))" : ""
      return description("\(Self.form)(MaquetteCore.__CaseForms(raw: \(list)\(facts)\(hooks())))")
    }
    guard !plan.isDescribedByTable else { return nil }
    let list = plan.knownCases.enumerated().filter { plan.differs($1) }.map { position, entry in
      let all = entry.tags.map(\.forms.entry).joined(separator: ", ")
      return "cases[\(position)] = .init(\(entry.name.swiftLiteral), "
        + (entry.payload.isEmpty ? ".none" : payload(entry))
        + (entry.bareExpression == nil ? ", isBare: false" : "")
        + (entry.isRead ? "" : ", isRead: false")
        + (entry.isWritten ? "" : ", isWritten: false")
        + ", [\(all)], written: \(entry.writtenTag.forms.entry))"
    }
    // The compiler checks statements one by one, which takes less time than a list.
    return description(
      form(of: plan, besides: list.isEmpty ? "" : ", besides: cases"),
      after: list.isEmpty ? [] : ["var cases: [Int: MaquetteCore.__CaseForms.Case] = [:]"] + list)
  }

  private func form(of plan: EnumPlan, besides others: String = "") -> String {
    "\(Self.form)(MaquetteCore.__CaseForms(of: \(model.caseTable)\(others)"
      + (plan.tagging == .codable ? ", isCodable: true" : "")
      + (model.arguments.isArray ? ", isArray: true" : "")
      + (model.arguments.ignoresCase ? ", ignoresCase: true" : "") + fallback(of: plan) + hooks()
      + "))"
  }

  private func fallback(of plan: EnumPlan) -> String {
    plan.fallback.map { ", fallback: \($0.shape.description)" } ?? ""
  }

  private func payload(_ entry: EnumCaseModel) -> String {
    let values = entry.payload
    if entry.isOnly {
      let writing = values[0].attributes.writingStrategy(inModel: model.reference)
      return ".value((\(values[0].type.spelledOut)).self"
        + (values[0].attributes.readingStrategy(inModel: model.reference).map {
          ", reading: \(stated($0))"
        } ?? "")
        + (writing.map { ", writing: \(stated($0))" } ?? "") + ")"
    }
    guard entry.isRead else { return ".unknown" }
    let writing = values.compactMap { value in
      value.attributes.writingStrategy(inModel: model.reference).map {
        "\(value.name.swiftLiteral): \(stated($0))"
      }
    }
    let omitted = values.filter { !$0.isWritten }.map(\.name.swiftLiteral)
    return ".object(__Payloads.\(entry.storage ?? "").self"
      + (writing.isEmpty ? "" : ", writing: [\(writing.joined(separator: ", "))]")
      + (omitted.isEmpty ? "" : ", omitting: [\(omitted.joined(separator: ", "))]") + ")"
  }
}

extension EnumPlan {
  /// The cases that have a form of their own.
  fileprivate var knownCases: [EnumCaseModel] {
    cases.filter { !$0.isFallback || $0.payload.isEmpty }
  }

  /// Whether the table of the cases has what schemas need.
  fileprivate var isDescribedByTable: Bool {
    guard !hasRawValues, !knownCases.contains(where: differs) else { return false }
    return switch fallback?.shape {
    case .nothing, .whole(_, needsTag: true), nil: true
    // The names of types are visible in the body alone.
    case .whole, .tag, .tagAndContent: false
    }
  }

  /// Whether a case is not decoded, or not encoded as the table decodes it.
  fileprivate func differs(_ entry: EnumCaseModel) -> Bool {
    let value = entry
    return !value.isRead || !value.isWritten || value.tags.first != value.writtenTag
      || entry.isOnly && entry.storage != nil
      || value.payload.contains {
        !$0.isWritten || $0.attributes.writingStrategy(inModel: model.reference) != nil
      } || cases.count { $0.name == value.name } > 1
  }
}

extension FallbackShape {
  /// The shape, as the core names it.
  fileprivate var description: String {
    switch self {
    case .nothing: ".nothing"
    case .whole(let type, let needsTag): needsTag ? ".whole" : ".untagged(\(type))"
    case .tag(let type): ".tag(\(type))"
    case .tagAndContent(let type, _): ".tagAndContent(\(type))"
    }
  }
}
