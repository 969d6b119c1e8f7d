/// Generates the members and the conformances of a class.
///
/// Members that subclasses inherit or override must be in the body of the class; extensions only
/// state the conformances.
struct ClassEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let plan: ClassPlan
  private let storage: StoragePlan

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    plan = ClassPlan(model, missing)
    storage = StoragePlan(model, writing: OutputPlan(storageOf: model))
  }

  /// The conformances that neither the declaration nor the superclass has.
  func extensions(of type: String) -> [ExtensionText] {
    let names =
      (model.arguments.reads ? ["MappingDecodable"] : [])
      + (!model.arguments.writes
        ? [] : ["MappingEncodable"] + (model.isPlainObject ? ["FlattenedEncodable"] : []))
      + ["SchemaProviding"]
    guard names.contains(where: { missing.contains($0) }) else { return [] }
    return [ExtensionText(of: type, model.conformances(names, missing))]
  }

  /// The members.
  var members: [String] {
    (isMadeByCore
      ? madeByCore
      : (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : []) + forms)
      + TypeEmitter.callbackMembers(of: model, superclass: hookedSuperclass)
      + schema.members
  }

  /// The members that describe the class to schemas.
  private var forms: [String] {
    let form = FormEmitter(model)
    func word(_ isInherited: Bool) -> String {
      model.isolation.member + overridable + (isInherited ? "override " : "") + "class"
    }
    let decoding = form.decoding(
      "__Storage.__layout", word: word(plan.mappedSuperclass != nil), over: plan.mappedSuperclass)
    let table = storage.isWritten ? "__Storage.__output" : nil
    let encoding = form.encoding(
      table, word: word(plan.inheritsWriting),
      over: plan.inheritsWriting ? plan.describedSuperclass ?? plan.mappedSuperclass : nil)
    return (model.arguments.reads ? [decoding] : [])
      + (model.arguments.writes ? [encoding] + (storage.isWritten ? [] : [form.written]) : [])
  }

  private var schema: SchemaEmitter {
    SchemaEmitter(
      model, superclass: plan.describedSuperclass,
      from: !model.arguments.reads
        ? .code
        : isMadeByCore
          ? model.sourceOfStorage : .storage(made: "\(model.reference).__storage(of: self)"))
  }

  private var frame: ContainerPlan { ContainerPlan(model) }

  private var hooks: HookEmitter { HookEmitter(model, superclass: hookedSuperclass) }

  /// The superclass, if its decoding hooks must be called.
  private var hookedSuperclass: String? { model.arguments.reads ? plan.mappedSuperclass : nil }

  /// Whether decoding calls hooks: the superclass may have some.
  private var mayCallHooks: Bool { model.hasReadingHooks || plan.mappedSuperclass != nil }

  /// The access of members that subclasses override.
  private var overridable: String { model.isOpen ? "open " : model.access }

  // MARK: Code of the core

  /// Whether the core decodes and encodes the objects, which it makes from the storage.
  private var isMadeByCore: Bool {
    let names = ["MappingDecodable", "MappingEncodable", "SchemaProviding"]
    return model.isFinal && !ClassPlan.mayHaveSuperclass(model) && model.cluster == nil
      && model.isPlainObject && !mayCallHooks && !model.hasWritingHooks && storage.isWritten
      && !model.isolation.isActor && names.allSatisfy(missing.contains)
  }

  /// The members that the core needs.
  private var madeByCore: [String] {
    [
      storage.declaration(as: "__ObjectCode", [storage.conversions(of: model.reference)]),
      "\(model.access)typealias __Fields = MaquetteCore.__TableFields<__Storage>",
      "\(model.access)typealias __Code = __Storage",
    ] + construction
  }

  // MARK: Reading

  private var reading: [String] {
    let parts: [String] =
      plan.mappedSuperclass == nil
      ? ["\(model.access)static var __mergesOnUpdate: Swift.Bool { true }"] : []
    return [
      storage.declaration(superclass: plan.mappedSuperclass, extras),
      "\(model.access)typealias __Fields = MaquetteCore.__TableFields<__Storage>",
    ] + initializers + fillings + [assigning] + parts + updates
  }

  /// How a subclass calls a designated initializer if the generated one is a convenience
  /// initializer: it passes the fields of the nearest superclass that has one, and assigns the rest
  /// after the object is made.
  private var extras: [String] {
    guard !model.isFinal else { return [] }
    let access = model.access
    guard plan.construction == .overSuperclass, let superclass = plan.mappedSuperclass else {
      return [
        "\(access)typealias __Designated = __Storage",
        "\(access)var __designated: __Designated { self }",
        "\(access)func __finish(_ model: \(model.reference)) {}",
      ]
    }
    return [
      "\(access)typealias __Designated = \(superclass).__Storage.__Designated",
      "\(access)var __designated: __Designated { self.__super.__designated }",
      "\(access)func __finish(_ model: \(model.reference)) { model.__assign(self) }",
    ]
  }

  /// The initializer that makes an object from its storage, and the one that it would suppress.
  private var construction: [String] {
    var source = SourceText()
    let isConvenience = self.plan.construction.isConvenience
    let head =
      "\(model.access)\(isConvenience ? "convenience " : "")init(__storage fields: __Storage)"
    let own = storage.assigning(from: "fields")
    source.block(head) { source in
      switch self.plan.construction {
      case .overSuperclass:
        source.lines(["self.init(__storage: fields.__super)"] + own)
      case .overOwnInit:
        source.lines(["self.init()  // the superclass has to have 'init()', or to be mapped"] + own)
      case .designated(let callsSuper, _):
        source.lines(own)
        if self.plan.mappedSuperclass != nil {
          source.line("super.init(__storage: fields.__super.__designated)")
          source.line("fields.__super.__finish(self)")
        } else if callsSuper {
          source.line("super.init()")
        } else if ClassPlan.mayHaveSuperclass(model) {
          source.line("// A superclass that is not mapped has to have 'init()'.")
        }
      }
    }
    var result = [source.declaration]
    if case .designated(_, let emptyInit?) = self.plan.construction {
      result.append(emptyInit)
    }
    return result
  }

  private var initializers: [String] {
    var result = construction
    result.append(
      "\(model.access)convenience init(__fields fields: __Fields) { "
        + "self.init(__storage: fields.make()) }")
    for reader in EngineNames.readers {
      let reading =
        ["if let object = try reader.__readInstance(of: Self.self) {"]
        + ["  self.init(__instance: object)", "} else {"]
        + frame.inContainer(readingStatements(by: reader)).map { "  " + $0 } + ["}"]
      var source = SourceText()
      source.block(
        "\(model.access)required convenience init(from reader: inout \(reader)) \(EngineNames.throwsRead)"
      ) { source in
        guard let cluster = model.cluster else { return source.lines(reading) }
        let own = reading.map { "  " + $0 }.joined(separator: "\n")
        source.block(
          "if let chosen = try reader.__readMember(of: \(cluster), as: Self.self)",
          then: " else {\n\(own)\n}"
        ) { $0.line("self.init(__chosen: chosen)") }
      }
      result.append(source.declaration)
    }
    return result
  }

  private func readingStatements(by reader: String) -> [String] {
    let made =
      "__storage: try reader.__readStorage(__Storage.self"
      + (mayCallHooks ? ", rewriting: hooks.willDecode" : "") + ")"
    guard mayCallHooks else { return ["self.init(\(made))"] }
    let head = ["let start = reader.mark()", hooks.gathering]
    guard model.hooks.contains(where: \.substitutes) else {
      return head + [
        "self.init(\(made))", "try reader.didDecode(object: self, hooks, at: start)",
      ]
    }
    return head + [
      "let model = \(model.reference)(\(made))",
      "self.init(__instance: try reader.substitute(for: model, as: Self.self, hooks, at: start))",
    ]
  }

  /// The members that return the storage of an object.
  private var fillings: [String] {
    let filling = storage.filling(from: "model", superclass: plan.mappedSuperclass)[0]
    let head = "\(model.access)static func"
    return [
      "@inline(never)\n\(head) __storage(of model: \(model.reference)) -> __Storage {\n  \(filling)\n}",
      "\(head) __fields(of model: \(model.reference)) -> __Fields "
        + "{ __Fields(of: __storage(of: model)) }",
      "\(model.access)final func __change(to fields: __Fields) "
        + "{ __assign(fields.make(over: \(model.reference).__storage(of: self))) }",
    ]
  }

  private var assigning: String {
    var source = SourceText()
    source.block("\(model.access)final func __assign(_ fields: __Storage)") { source in
      if plan.mappedSuperclass != nil {
        source.line("super.__assign(fields.__super)")
      }
      source.lines(storage.assigning(from: "fields", isUpdate: true))
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
        source.lines(
          frame.updating(
            (mayCallHooks ? [hooks.gathering] : []) + [
              "try reader.__update(self\(mayCallHooks ? ", hooks" : ""), "
                + "from: { \(model.reference).__storage(of: self) }, "
                + "to: { self.__assign($0) })"
            ]))
      }
      return source.declaration
    }
  }

  // MARK: Writing

  private var writing: [String] {
    let body = storage.isWritten ? [] : [bodyForAllWriters]
    guard model.isPlainObject else { return body + wholeWriting }
    return fieldWriting(body, hooks.writing("writeFields") { _ in writingAllFields })
  }

  /// The body that writes what the storage does not hold.
  private var bodyForAllWriters: String {
    var source = SourceText()
    EngineNames.writingHead(of: model, &source) { source in
      if let cluster = model.cluster {
        source.line("try writer.writeTag(of: Swift.type(of: self), in: \(cluster))")
      }
      source.lines(EngineNames.naming(model, WriteEmitter(model).statements))
    }
    return source.declaration
  }

  /// The statements that write the fields of the class itself, after the tag of its cluster.
  private var writingOwnFields: [String] {
    guard
      let fields = storage.writing("\(model.reference).__storage(of: self)")
    else { return ["try self.__write(to: &writer)"] }
    // A superclass may be in a cluster.
    guard plan.inheritsWriting || model.cluster != nil else { return fields }
    return ["try writer.writeTag(of: Swift.type(of: self), in: __Storage.__output)"] + fields
  }

  /// The statements that write all fields: the table of the storage includes the superclass's if that
  /// is written so, too.
  private var writingAllFields: [String] {
    let own = writingOwnFields
    guard plan.inheritsWriting else { return own }
    let inherited = "try super.__writeFields(to: &writer)"
    let all = [inherited] + own
    let hasNested = WriteEmitter(model).hasNested
    guard storage.isWritten else { return hasNested ? WriteEmitter.sharing(all) : all }
    guard hasNested else {
      return ["if !__Storage.__output.holdsSuperclass {", "  " + inherited, "}"] + own
    }
    return ["if __Storage.__output.holdsSuperclass {"] + own.map { "  " + $0 } + ["} else {"]
      + WriteEmitter.sharing(all).map { "  " + $0 } + ["}"]
  }

  /// The methods that write the fields with each of the writers.
  private func fieldWriting(_ members: [String], _ statements: [String]) -> [String] {
    members
      + EngineNames.writers.map { writer in
        var source = SourceText()
        let word = plan.inheritsWriting ? "override " : ""
        source.line("@inline(never)")
        source.block(
          "\(overridable)\(word)func __writeFields(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
        ) { $0.lines(statements) }
        return source.declaration
      }
  }

  /// A model whose object is not at the place of its value writes itself as a whole.
  private var wholeWriting: [String] {
    EngineNames.writers.map { writer in
      var source = SourceText()
      source.block(
        "\(model.access)func write(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
      ) {
        // Except in text, an object may be written once and then referenced.
        if writer == EngineNames.writers[1] {
          $0.line("if try writer.__writeReference(to: self) { return }")
        }
        $0.lines(hooks.writing("write") { _ in frame.writing(writingOwnFields) })
      }
      return source.declaration
    }
  }
}
