/// Generates the members and the conformances of a class.
///
/// Members that subclasses inherit or override must be in the body of the class; extensions only
/// state the conformances.
struct ClassEmitter: ModelEmitter {
  let model: TypeModel

  private var plan: ClassPlan { ClassPlan(model) }
  private var storage: StoragePlan { StoragePlan(storageOf: model) }

  /// The conformances that neither the declaration nor the superclass has.
  var extensions: [ExtensionText] {
    let names =
      (model.arguments.reads ? ["MappingDecodable"] : [])
      + (!model.arguments.writes
        ? [] : ["MappingEncodable"] + (model.isPlainObject ? ["FlattenedEncodable"] : []))
      + ["SchemaProviding"]
    let conformances = model.conformances(names)
    return conformances.isEmpty ? [] : [ExtensionText(conformances)]
  }

  /// The members.
  var members: [String] {
    (isMadeByCore
      ? madeByCore
      : (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : []) + forms)
      + callbackMembers + schema.members
  }

  /// The members that describe the class to schemas.
  private var forms: [String] {
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
        : .storage(
          made: "\(isMadeByCore ? "__Storage" : model.reference).__storage(of: self)",
          byCore: isMadeByCore))
  }

  /// The decoding hooks of a superclass must be called.
  var hooks: HookEmitter {
    HookEmitter(model: model, superclass: model.arguments.reads ? plan.mappedSuperclass : nil)
  }

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
      && !model.isolation.isActor && names.allSatisfy(model.missing.contains)
  }

  /// The members that the core needs.
  private var madeByCore: [String] {
    [
      storage.declaration(as: "__ObjectCode", storage.conversions(of: model.reference)),
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
    let own = storage.assigning(from: "fields")
    let head = "init(__storage fields: __Storage)"
    switch plan.construction {
    case .overSuperclass:
      let made = "self.init(__storage: fields.__super)"
      return [block("\(model.access)convenience \(head)", [made] + own)]
    case .overOwnInit:
      let made = "self.init()  // the superclass has to have 'init()', or to be mapped"
      return [block("\(model.access)convenience \(head)", [made] + own)]
    case .designated(let callsSuper, let emptyInit):
      let calls =
        if plan.mappedSuperclass != nil {
          [
            "super.init(__storage: fields.__super.__designated)",
            "fields.__super.__finish(self)",
          ]
        } else if callsSuper {
          ["super.init()"]
        } else if ClassPlan.mayHaveSuperclass(model) {
          ["// A superclass that is not mapped has to have 'init()'."]
        } else {
          [String]()
        }
      return [block(model.access + head, own + calls)] + (emptyInit.map { [$0] } ?? [])
    }
  }

  private var initializers: [String] {
    let reading =
      ["if let object = try reader.__readInstance(of: Self.self) {"]
      + ["  self.init(__instance: object)", "} else {"]
      + frame.inContainer(readingStatements).indented + ["}"]
    let choosing = model.cluster.map { cluster in
      ["if let chosen = try reader.__readMember(of: \(cluster), as: Self.self) {"]
        + ["  self.init(__chosen: chosen)", "} else {"] + reading.indented + ["}"]
    }
    return construction + [
      "\(model.access)convenience init(__fields fields: __Fields) { "
        + "self.init(__storage: fields.make()) }"
    ]
      + EngineNames.reading(
        "\(model.access)required convenience init", choosing ?? reading)
  }

  private var readingStatements: [String] {
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
    block(
      "\(model.access)final func __assign(_ fields: __Storage)",
      (plan.mappedSuperclass == nil ? [] : ["super.__assign(fields.__super)"])
        + storage.assigning(from: "fields", isUpdate: true))
  }

  private var updates: [String] {
    let word = plan.mappedSuperclass == nil ? "" : "override "
    return EngineNames.reading(
      "\(overridable)\(word)func update",
      frame.updating(
        (mayCallHooks ? [hooks.gathering] : []) + [
          "try reader.__update(self\(mayCallHooks ? ", hooks" : ""), "
            + "from: { \(model.reference).__storage(of: self) }, to: { self.__assign($0) })"
        ]))
  }

  // MARK: Writing

  private var writing: [String] {
    let tag = model.cluster.map { ["try writer.writeTag(of: Swift.type(of: self), in: \($0))"] }
    let body = storage.isWritten ? [] : [EngineNames.fieldsBody(of: model, after: tag ?? [])]
    guard model.isPlainObject else { return body + wholeWriting }
    let word = plan.inheritsWriting ? "override " : ""
    return body
      + EngineNames.writing(
        "@inline(never)\n\(overridable)\(word)func __writeFields",
        hooks.writing("writeFields") { _ in writingAllFields })
  }

  /// The statements that write the fields of the class itself, after the tag of its cluster.
  private var writingOwnFields: [String] {
    let fields = storage.writing("\(model.reference).__storage(of: self)")
    // A superclass may be in a cluster.
    guard storage.isWritten, plan.inheritsWriting || model.cluster != nil else { return fields }
    return ["try writer.writeTag(of: Swift.type(of: self), in: __Storage.__output)"] + fields
  }

  /// The statements that write all fields: the table of the storage includes the superclass's if that
  /// is written so, too.
  private var writingAllFields: [String] {
    let own = writingOwnFields
    guard plan.inheritsWriting else { return own }
    let inherited = "try super.__writeFields(to: &writer)"
    let all = [inherited] + own
    let hasNested = OutputTree(model).hasNested
    guard storage.isWritten else { return hasNested ? OutputTree.sharing(all) : all }
    guard hasNested else {
      return ["if !__Storage.__output.holdsSuperclass {", "  " + inherited, "}"] + own
    }
    return ["if __Storage.__output.holdsSuperclass {"] + own.indented + ["} else {"]
      + OutputTree.sharing(all).indented + ["}"]
  }

  /// A model whose object is not at the place of its value writes itself as a whole.
  private var wholeWriting: [String] {
    let head = "\(model.access)func write"
    let writing = hooks.writing("write") { _ in frame.writing(writingOwnFields) }
    // Except in text, an object may be written once and then referenced.
    let reference = "if try writer.__writeReference(to: self) { return }"
    return [
      EngineNames.writing(head, writing)[0], EngineNames.writing(head, [reference] + writing)[1],
    ]
  }
}
