/// Writes accumulators: the structs that hold the partly read properties of models.
struct FieldsEmitter {
  /// A property whose keys lie in the object of its model.
  struct Flattened {
    let name: String
    let type: String
    let isOptional: Bool
    var affixes = PropertyAttributes.Affixes()

    /// The arguments that tell the prefix and the suffix of its keys, behind others.
    var affixArguments: String { affixes.isEmpty ? "" : ", " + affixes.arguments }

    /// The accumulator of the property's model.
    var field: String { name.identifier(prefix: "f_") }

    /// The name of the type where it is read: a type that is not mapped is told once, by this.
    var alias: String { name.identifier(prefix: "m_") }

    /// The declaration of that name.
    var aliasDeclaration: String {
      "typealias \(alias) = MaquetteCore.Field.ReadableType<\(type)>  // flattened, so it has to be mapped"
    }

    /// The type of the property.
    var valueType: String { isOptional ? "Swift.Optional<\(type)>" : type }

    /// The method of the accumulator that makes the property.
    var making: String { name.identifier(prefix: "make_") }

    /// Whether any key of the property's model was there.
    var mark: String { name.identifier(prefix: "has_") }
  }

  /// A property that keeps what no other takes.
  struct Keeper {
    let name: String
    let type: String

    /// The field of the accumulator.
    var field: String { name.identifier(prefix: "f_") }
  }

  /// The name of the model, for errors.
  let modelName: String

  /// The type of the model, if these are all its own fields and it is known at run time.
  var modelType: String?

  /// The access modifier, with a space behind it, or nothing.
  let access: String

  /// Whose code may touch the accumulators.
  let isolation: Isolation

  /// The flattened properties.
  var flattened: [Flattened] = []

  /// The property that keeps what no other takes.
  var keeper: Keeper?

  /// The superclass, if it is mapped too.
  var superclass: String?

  /// The cluster of a class whose objects hold a tag, as an expression.
  var cluster: String?

  /// The statements that put the rules of the model in force.
  var rules: [String] = []

  /// What happens to keys that no property takes, if the model says.
  var unknownKeys: String?

  /// The protocols to which the accumulator conforms besides.
  var conformances: [String] = []

  /// The members that the accumulator has besides.
  var extras: [String] = []

  /// What is asked of the generic parameters of the model, with a space before it.
  var whereClause = ""

  /// Adds an accumulator.
  func emit(_ name: String, _ plan: ObjectPlan, into source: inout SourceText) {
    let conformance = isolation == .nonisolated ? "" : isolation.conformance
    let all = (["FieldAccumulator"] + conformances).map { "\(conformance)MaquetteCore.\($0)" }
    let head = "\(isolation.type)\(access)struct \(name): \(all.joined(separator: ", "))"
    source.block(head + whereClause) { source in
      emitStorage(plan, &source)
      source.gap()
      source.line("\(access)init() {}")
      source.gap()
      source.line("\(access)static var modelName: Swift.String { \(modelName.swiftLiteral) }")
      if let modelType {
        source.gap()
        source.line("\(access)static var modelType: (any Any.Type)? { \(modelType).self }")
      }
      source.gap()
      source.block("@inline(__always)\n\(access)static var keys: MaquetteCore.KeyTable") {
        $0.line(KeyTableEmitter.expression(plan.keys))
      }
      source.gap()
      emitReading(plan, &source)
      if superclass != nil || !flattened.isEmpty || cluster != nil {
        source.gap()
        emitInheritedReading(&source)
      }
      emitCases(&source)
      emitExtraReading(&source)
      emitAliases(plan, &source)
      source.gap()
      emitCompleteness(plan, &source)
      emitValues(plan, &source)
      for extra in extras {
        source.gap()
        source.line(extra)
      }
      var inner = FieldsEmitter(modelName: modelName, access: "", isolation: isolation)
      inner.unknownKeys = unknownKeys
      for (index, group) in plan.groups.enumerated() {
        source.gap()
        let names = group.plan.propertyNames.map(\.swiftLiteral).joined(separator: ", ")
        inner.extras = ["static var propertyNames: [Swift.String] { [\(names)] }"]
        inner.emit("G\(index)", group.plan, into: &source)
      }
    }
  }

  private func emitStorage(_ plan: ObjectPlan, _ source: inout SourceText) {
    for declared in plan.fields {
      source.line(declared.field.declaration)
      if declared.isRanked { source.line("var \(declared.field.rank): Swift.UInt8 = 255") }
    }
    for index in plan.groups.indices { source.line("var g\(index) = G\(index)()") }
    for property in flattened {
      source.line(property.aliasDeclaration)
      source.line("var \(property.field) = \(property.alias).__Fields()")
      if property.isOptional { source.line("var \(property.mark) = false") }
    }
    if let keeper { source.line("var \(keeper.field): \(keeper.type) = [:]") }
    if let superclass { source.line("\(access)var __super = \(superclass).__Fields()") }
    source.line("\(access)var failedKeys: [Swift.String]?")
  }

  private func emitReading(_ plan: ObjectPlan, _ source: inout SourceText) {
    source.line("@inline(__always)")
    source.line("\(access)mutating func readField<__R: MaquetteCore.Reader & ~Swift.Copyable>(")
    source.line("  _ slot: Swift.Int, from reader: inout __R")
    source.block(") throws(MaquetteCore.ReadFailure)") { source in
      guard !plan.keys.isEmpty else { return }
      source.lines(rules)
      source.cases(of: "slot") { source in
        for (slot, uses) in plan.uses.enumerated() {
          source.line("case \(slot):")
          source.lines(reading(uses, in: plan).map { "  " + $0 })
        }
        source.line("default:")
        source.line("  break")
      }
    }
  }

  private func reading(_ uses: [ObjectPlan.Use], in plan: ObjectPlan) -> [String] {
    let statements = uses.map { reading($0, in: plan) }
    guard statements.count > 1 else { return statements.first ?? [] }
    return ["let start = reader.mark()"]
      + statements.joined(separator: ["reader.reset(to: start)"])
  }

  private func reading(_ use: ObjectPlan.Use, in plan: ObjectPlan) -> [String] {
    switch use {
    case .field(let field, let rank?): return field.reading(into: "self", rank: rank)
    case .field(let field, nil) where !field.places[0].isPlain:
      return field.walking(to: field.places[0], into: "self", rank: nil)
    case .field(let field, nil): return field.reading(into: "self")
    case .nothing: return ["try reader.skipValue()"]
    case .group(let index):
      let visitors = plan.spreadFields.flatMap { field in
        routes(of: field, through: index, in: plan).map { (field: field, object: $0) }
      }
      // A spread field visits the objects of its places, in case that they change it in part.
      return visitors.flatMap { field, object in
        ["\(object).\(field.name) = self.\(field.name)", "\(object).\(field.rank) = 255"]
      } + ["try reader.readNestedFields(into: &self.g\(index))"]
        + visitors.flatMap { field, object in
          [
            "if \(object).\(field.rank) <= self.\(field.rank), \(object).\(field.rank) < 255 {",
            "  self.\(field.name) = \(object).\(field.name)",
            "  self.\(field.rank) = \(object).\(field.rank)",
            "}",
          ]
        }
    }
  }

  /// The objects inside a group that hold places of a field, as code names them.
  private func routes(
    of field: StoredField, through index: Int, in plan: ObjectPlan
  ) -> [String] {
    let group = plan.groups[index]
    let paths = field.places.map(\.keys).filter { $0.count > 1 && $0[0] == group.key }
      .map { $0.dropLast() }
    var routes: [String] = []
    for path in paths {
      var route = "self.g\(index)"
      var plan = group.plan
      for step in path.dropFirst() {
        guard let next = plan.groups.firstIndex(where: { $0.key == step }) else { break }
        route += ".g\(next)"
        plan = plan.groups[next].plan
      }
      if !routes.contains(route) { routes.append(route) }
    }
    return routes
  }

  private func emitInheritedReading(_ source: inout SourceText) {
    source.line("@inline(__always)")
    source.line(
      "\(access)mutating func readInheritedField<__R: MaquetteCore.Reader & ~Swift.Copyable>(")
    source.line("  from reader: inout __R")
    source.block(") throws(MaquetteCore.ReadFailure) -> Swift.Bool") { source in
      if superclass != nil {
        source.line("if try reader.readInherited(into: &self.__super) { return true }")
      }
      for property in flattened {
        let member = "&self.\(property.field)\(property.affixArguments)"
        source.block("if try reader.readInherited(into: \(member))") { source in
          if property.isOptional { source.line("self.\(property.mark) = true") }
          source.line("return true")
        }
      }
      if let cluster {
        source.block("if \(cluster).hasTag(under: reader.offeredKey)") { source in
          source.line("try reader.skipValue()")
          source.line("return true")
        }
      }
      source.line("return false")
    }
  }

  /// Members may be enums that are read from this object, or hold some.
  private func emitCases(_ source: inout SourceText) {
    guard superclass != nil || !flattened.isEmpty else { return }
    var members = flattened.map { (type: $0.alias, field: $0.field, affixes: $0.affixes) }
    if let superclass { members.insert((superclass, "__super", .init()), at: 0) }
    let holds = members.map { "\($0.type).__Fields.holdsCases" }.joined(separator: " || ")
    let keys = members.map {
      "self.\($0.field).takenKeys"
        + ($0.affixes.isEmpty ? "" : ".affixed(\($0.affixes.arguments))")
    }
    let taken = (["[.init(Self.keys)]"] + keys).joined(separator: " + ")
    source.gap()
    source.line("@inline(__always)")
    source.line("\(access)static var holdsCases: Swift.Bool { \(holds) }")
    source.gap()
    source.line("\(access)var takenKeys: [MaquetteCore.TakenKeys] { \(taken) }")
    source.gap()
    source.line("\(access)mutating func readCases<__R: MaquetteCore.Reader & ~Swift.Copyable>(")
    source.line(
      "  from reader: inout __R, besides taken: [MaquetteCore.TakenKeys], within affixes: MaquetteCore.Affixes"
    )
    source.block(") throws(MaquetteCore.ReadFailure)") { source in
      for (_, field, affixes) in members {
        let around = affixes.isEmpty ? "affixes" : "affixes.around(\(affixes.arguments))"
        source.line(
          "try self.\(field).readCases(from: &reader, besides: taken, within: \(around))")
      }
    }
  }

  /// What no property takes is kept by the model itself, else by its superclass or a member; what nobody
  /// keeps is dealt with as the model says.
  private func emitExtraReading(_ source: inout SourceText) {
    var lines: [String] = []
    if let keeper {
      lines = ["try reader.readExtra(into: &self.\(keeper.field))", "return true"]
    } else {
      let keepers =
        (superclass == nil ? [] : ["self.__super.readExtraField(from: &reader)"])
        + flattened.filter { !$0.isOptional }.map { member in
          member.affixes.isEmpty
            ? "self.\(member.field).readExtraField(from: &reader)"
            : "reader.readExtra(of: &self.\(member.field)\(member.affixArguments))"
        }
      let passing = unknownKeys.map {
        ["reader.passUnknownKey(.\($0), of: Self.modelName, Self.keys)"]
      }
      let takers = keepers + (passing ?? [])
      guard let last = takers.last else { return }
      lines = takers.dropLast().map { "if try \($0) { return true }" } + ["return try \(last)"]
    }
    source.gap()
    source.line("@inline(__always)")
    source.line(
      "\(access)mutating func readExtraField<__R: MaquetteCore.Reader & ~Swift.Copyable>(")
    source.line("  from reader: inout __R")
    source.block(") throws(MaquetteCore.ReadFailure) -> Swift.Bool") { $0.lines(lines) }
  }

  /// Which keys of this object feed the same field.
  private func emitAliases(_ plan: ObjectPlan, _ source: inout SourceText) {
    var slots: [String: [Int]] = [:]
    for (slot, uses) in plan.uses.enumerated() {
      for case .field(let field, _?) in uses where slots[field.name]?.last != slot {
        slots[field.name, default: []].append(slot)
      }
    }
    let groups = slots.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    guard !groups.isEmpty else { return }
    source.gap()
    source.block("\(access)func aliasedField(of slot: Swift.Int) -> Swift.Int") { source in
      source.cases(of: "slot") { source in
        for group in groups {
          source.line("case \(group.map(String.init).joined(separator: ", ")): \(group[0])")
        }
        source.line("default: -1")
      }
    }
  }

  private func emitCompleteness(_ plan: ObjectPlan, _ source: inout SourceText) {
    let required = plan.fields.filter { $0.field.shape.isRequired && !$0.isTemporary }.map(\.field)
    var parts = required.map { field -> (test: String, missing: String) in
      (
        "MaquetteCore.Field.isAbsent(self.\(field.name))",
        "missing.add(\(missingSteps(of: field)), property: \(field.property.swiftLiteral))"
      )
    }
    for (index, group) in plan.groups.enumerated() {
      parts.append(
        (
          "!self.g\(index).isComplete",
          "missing += MaquetteCore.MissingField.nested(in: self.g\(index), key: \(group.key.swiftLiteral))"
        ))
    }
    for property in flattened {
      let seen = property.isOptional ? "self.\(property.mark), " : ""
      parts.append(
        (
          "\(seen)!self.\(property.field).isComplete",
          property.affixes.isEmpty
            ? "missing += self.\(property.field).missingFields"
            : "missing.add(self.\(property.field).missingFields\(property.affixArguments))"
        ))
    }
    if superclass != nil {
      parts.insert(("!self.__super.isComplete", "missing += self.__super.missingFields"), at: 0)
    }
    source.block("@inline(__always)\n\(access)var isComplete: Swift.Bool") { source in
      for part in parts { source.line("if \(part.test) { return false }") }
      source.line("return true")
    }
    source.gap()
    source.block("\(access)var missingFields: [MaquetteCore.MissingField]") { source in
      guard !parts.isEmpty else { return source.line("[]") }
      source.line("var missing: [MaquetteCore.MissingField] = []")
      for part in parts { source.line("if \(part.test) { \(part.missing) }") }
      source.line("return missing")
    }
  }

  /// The methods that make values of types or by expressions of the model's source.
  ///
  /// They stand here and not in an extension, where names from around the model are out of sight.
  private func emitValues(_ plan: ObjectPlan, _ source: inout SourceText) {
    for declared in plan.fields where !declared.isTemporary {
      let field = declared.field
      guard case .orDefault(let expression) = field.shape.assignment else { continue }
      source.gap()
      source.block("mutating func \(field.taking)() -> \(field.valueType)") {
        $0.line("if let value = self.\(field.name).take() { return value }")
        $0.line("return \(expression)")
      }
    }
    for property in flattened {
      let value = "\(property.alias)(__fields: self.\(property.field))"
      source.gap()
      source.block("func \(property.making)() -> \(property.valueType)") {
        $0.line(property.isOptional ? "self.\(property.mark) ? \(value) : nil" : value)
      }
    }
  }

  /// The steps to a field as arguments: keys alone where no step leads into an array.
  private func missingSteps(of field: StoredField) -> String {
    if let position = field.places[0].position { return "[.index(\(position))]" }
    guard field.places[0].isPlain else { return field.missingSteps.swiftLiteral }
    let keys = field.isSpread ? field.places[0].keys : field.places[0].keys.suffix(1)
    return keys.map(\.swiftLiteral).joined(separator: ", ")
  }
}
