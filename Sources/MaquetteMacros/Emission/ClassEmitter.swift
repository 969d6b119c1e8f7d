/// Writes the members and the conformances of a class.
///
/// What subclasses inherit or override has to stand in the body of the class; extensions only state
/// the conformances.
struct ClassEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let plan: ClassPlan

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    plan = ClassPlan(model, missing)
  }

  /// The conformances that the class has not got from its declaration or its superclass.
  func extensions(of type: String) -> [ExtensionText] {
    let names =
      (model.arguments.reads ? ["Readable"] : [])
      + (!model.arguments.writes
        ? [] : ["Writable"] + (model.isPlainObject ? ["FieldWritable"] : []))
      + ["SchemaProviding"]
    guard names.contains(where: { missing.contains($0) }) else { return [] }
    return [ExtensionText(of: type, model.conformances(names, missing))]
  }

  /// The members.
  var members: [String] {
    (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : [])
      + TypeEmitter.callbackMembers(of: model, superclass: hookedSuperclass)
      + SchemaEmitter(model, superclass: plan.describedSuperclass).members
  }

  private var frame: FramePlan { FramePlan(model, mayRewrite: mayCallHooks) }

  private var hooks: HookEmitter { HookEmitter(model, superclass: hookedSuperclass) }

  /// The superclass, if its hooks of reading are to be called.
  private var hookedSuperclass: String? { model.arguments.reads ? plan.mappedSuperclass : nil }

  /// Whether hooks are called on reading: the superclass may have some.
  private var mayCallHooks: Bool { model.hasReadingHooks || plan.mappedSuperclass != nil }

  /// The access of members that subclasses override.
  private var overridable: String { model.isOpen ? "open " : model.access }

  // MARK: Reading

  private var reading: [String] {
    let fields = FieldsPlan(model)
    let parts: [String] =
      plan.mappedSuperclass == nil
      ? ["\(model.access)static var __hasParts: Swift.Bool { true }"] : []
    return [accumulator(fields)] + initializers(fields) + [filling(fields), assigning(fields)]
      + parts + updates
  }

  private func accumulator(_ plan: FieldsPlan) -> String {
    var source = SourceText()
    var emitter = FieldsEmitter(
      modelName: model.name, modelType: model.reference, access: model.access,
      isolation: model.isolation,
      flattened: plan.flattened.map(\.plan), superclass: self.plan.mappedSuperclass)
    emitter.cluster = model.cluster
    emitter.keeper = plan.extras?.keeper
    if !model.isFinal { emitter.extras = extras }
    emitter.rules = model.rules?.entering(inModel: model.reference) ?? []
    emitter.emit("__Fields", plan.object, into: &source)
    return source.declaration
  }

  /// How a subclass calls a designated initialiser if ours is none: it passes the fields of the
  /// nearest class above that has one, and assigns the rest when the object is made.
  private var extras: [String] {
    let access = model.access
    guard plan.construction == .overSuperclass, let superclass = plan.mappedSuperclass else {
      return [
        "\(access)typealias __Designated = __Fields",
        "\(access)var __designated: __Designated { self }",
        "\(access)func __finish(_ model: \(model.reference)) {}",
      ]
    }
    return [
      "\(access)typealias __Designated = \(superclass).__Fields.__Designated",
      "\(access)var __designated: __Designated { self.__super.__designated }",
      "\(access)func __finish(_ model: \(model.reference)) { model.__assign(self) }",
    ]
  }

  private func initializers(_ plan: FieldsPlan) -> [String] {
    var source = SourceText()
    let isConvenience = self.plan.construction.isConvenience
    let head =
      "\(model.access)\(isConvenience ? "convenience " : "")init(__fields fields: consuming __Fields)"
    let own = plan.assigning(from: "fields")
    source.block(head) { source in
      switch self.plan.construction {
      case .overSuperclass: source.lines(["self.init(__fields: fields.__super)"] + own)
      case .overOwnInit: source.lines(["self.init()"] + own)
      case .designated(let callsSuper, _):
        source.lines(own)
        if self.plan.mappedSuperclass != nil {
          source.line("super.init(__fields: fields.__super.__designated)")
          source.line("fields.__super.__finish(self)")
        } else if callsSuper {
          source.line("super.init()")
        }
      }
    }
    var result = [source.declaration]
    if case .designated(_, let emptyInit?) = self.plan.construction {
      result.append(emptyInit)
    }
    for reader in EngineNames.readers {
      let reading = frame.inContainer(readingStatements(by: reader))
      var source = SourceText()
      source.block(
        "\(model.access)required convenience init(from reader: inout \(reader)) \(EngineNames.throwsRead)"
      ) { source in
        guard let cluster = model.cluster else { return source.lines(reading) }
        let own = reading.map { "  " + $0 }.joined(separator: "\n")
        source.block(
          "if let chosen = try reader.readMember(of: \(cluster), as: Self.self)",
          then: " else {\n\(own)\n}"
        ) { $0.line("self.init(__chosen: chosen)") }
      }
      result.append(source.declaration)
    }
    return result
  }

  private func readingStatements(by reader: String) -> [String] {
    let fields = frame.fields("__Fields", by: reader)
    guard mayCallHooks else { return ["self.init(__fields: \(fields))"] }
    let head = ["let start = reader.mark()", hooks.gathering]
    guard model.hooks.contains(where: \.substitutes) else {
      return head + [
        "self.init(__fields: \(fields))", "try reader.didDecode(object: self, hooks, at: start)",
      ]
    }
    return head + [
      "let model = \(model.reference)(__fields: \(fields))",
      "self.init(__instance: try reader.substitute(for: model, as: Self.self, hooks, at: start))",
    ]
  }

  private func filling(_ plan: FieldsPlan) -> String {
    var source = SourceText()
    source.block(
      "\(model.access)static func __fields(of model: \(model.reference)) -> __Fields"
    ) { source in
      let inherited = self.plan.mappedSuperclass.map {
        ["fields.__super = \($0).__fields(of: model)"]
      }
      source.lines(plan.filling(from: "model", inherited: inherited ?? []))
    }
    return source.declaration
  }

  private func assigning(_ plan: FieldsPlan) -> String {
    var source = SourceText()
    source.block("\(model.access)final func __assign(_ fields: consuming __Fields)") { source in
      if self.plan.mappedSuperclass != nil { source.line("super.__assign(fields.__super)") }
      source.lines(plan.assigning(from: "fields", restoresInitialValues: true, isUpdate: true))
    }
    return source.declaration
  }

  private var updates: [String] {
    EngineNames.readers.map { reader in
      var source = SourceText()
      let word = plan.mappedSuperclass == nil ? "" : "override "
      source.block(
        "\(overridable)\(word)func update(from reader: inout \(reader)) \(EngineNames.throwsRead)"
      ) { source in
        let gathering = mayCallHooks ? ["let start = reader.mark()", hooks.gathering] : []
        let object = mayCallHooks ? "self, hooks, at: start, assign: " : ""
        source.lines(
          frame.updating(
            gathering + [
              "let present: __Fields = \(model.reference).__fields(of: self)",
              "let fields = \(frame.changing("present", by: reader))",
              "reader.onSuccess(\(object){ self.__assign(fields) }, "
                + "undo: { self.__assign(present) })",
            ]))
      }
      return source.declaration
    }
  }

  // MARK: Writing

  private var writing: [String] {
    var source = SourceText()
    EngineNames.writingHead(of: model, &source) { source in
      if let cluster = model.cluster {
        source.line("try writer.writeTag(of: Swift.type(of: self), in: \(cluster))")
      }
      source.lines(WriteEmitter(model).statements)
    }
    guard model.isPlainObject else { return [source.declaration] + wholeWriting }
    let overrides = plan.inheritsWriting
    return [source.declaration]
      + EngineNames.writers.map { writer in
        var source = SourceText()
        let word = overrides ? "override " : ""
        source.block(
          "\(overridable)\(word)func __writeFields(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
        ) { source in
          source.lines(
            hooks.writing("writeFields") { _ in
              (overrides ? ["try super.__writeFields(to: &writer)"] : [])
                + ["try self.__write(to: &writer)"]
            })
        }
        return source.declaration
      }
  }

  /// What is not an object just where its value is writes itself whole.
  private var wholeWriting: [String] {
    EngineNames.writers.map { writer in
      var source = SourceText()
      source.block(
        "\(model.access)func write(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
      ) { $0.lines(hooks.writing("write") { frame.writing($0) }) }
      return source.declaration
    }
  }
}
