/// Generates the members and the conformances of a class.
///
/// Members that subclasses inherit or override must be in the body of the class; extensions only
/// state the conformances.
struct ClassEmitter: ModelEmitter {
  let model: TypeModel

  /// The conformances that neither the declaration nor the superclass has.
  var extensions: [ExtensionText] {
    let flattened = model.isPlainObject ? ["FlattenedEncodable"] : []
    let conformances = model.conformances(
      ["MappingDecodable", "MappingEncodable"] + flattened + ["SchemaProviding"])
    return conformances.isEmpty ? [] : [ExtensionText(conformances)]
  }

  /// The members.
  var members: [String] {
    let made = "\(isMadeByCore ? "__Storage" : model.reference).__storage(of: self)"
    let schema = SchemaEmitter(
      model: model, superclass: model.describedSuperclass,
      source: model.arguments.reads ? .storage(made: made, byCore: isMadeByCore) : .code)
    return
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
      "__Storage.__layout", word: word(model.mappedSuperclass != nil), over: model.mappedSuperclass)
    let encoding = form.encoding(
      storage, word: word(model.inheritsWriting),
      over: model.inheritsWriting ? model.describedSuperclass ?? model.mappedSuperclass : nil)
    return (model.arguments.reads ? [decoding] : [])
      + (model.arguments.writes ? encoding : [])
  }

  /// The decoding hooks of a superclass must be called.
  var hooks: HookEmitter {
    HookEmitter(model: model, superclass: model.arguments.reads ? model.mappedSuperclass : nil)
  }

  /// Whether decoding calls hooks: the superclass may have some.
  private var mayCallHooks: Bool { model.hasReadingHooks || model.mappedSuperclass != nil }

  /// The access of members that subclasses override.
  private var overridable: String { model.isOpen ? "open " : model.access }

  // MARK: Code of the core

  /// Whether the core decodes and encodes the objects, which it makes from the storage.
  private var isMadeByCore: Bool {
    let names = ["MappingDecodable", "MappingEncodable", "SchemaProviding"]
    return model.isFinal && !model.mayHaveSuperclass && model.cluster == nil
      && model.isPlainObject && !mayCallHooks && !model.hasWritingHooks && storage.isWritten
      && !model.isolation.isActor && names.allSatisfy(model.missing.contains)
  }

  /// The members that the core needs.
  private var madeByCore: [String] {
    [
      storage.declaration(as: "__ObjectCode", storage.conversions()),
      "\(model.access)typealias __Fields = MaquetteCore.__TableFields<__Storage>",
      "\(model.access)typealias __Code = __Storage",
    ] + construction
  }

  // MARK: Reading

  private var reading: [String] {
    let isBase = model.mappedSuperclass == nil
    let parts: [String] =
      isBase ? ["\(model.access)static var __mergesOnUpdate: Swift.Bool { true }"] : []
    let inherited = isBase ? [] : ["super.__assign(fields.__super)"]
    let updates = EngineNames.reading(
      "\(overridable)\(isBase ? "" : "override ")func update",
      model.updating(
        (mayCallHooks ? [hooks.gathering] : []) + [
          "try reader.__update(self\(mayCallHooks ? ", hooks" : ""), "
            + "from: { \(model.reference).__storage(of: self) }, to: { self.__assign($0) })"
        ]))
    let assigning = block(
      "\(model.access)final func __assign(_ fields: __Storage)",
      inherited + storage.assigning(from: "fields", isUpdate: true))
    return [
      storage.declaration(superclass: model.mappedSuperclass, extras),
      "\(model.access)typealias __Fields = MaquetteCore.__TableFields<__Storage>",
    ] + initializers + fillings + [assigning] + parts + updates
  }

  /// How a subclass calls a designated initializer if the generated one is a convenience
  /// initializer: it passes the fields of the nearest superclass that has one, and assigns the rest
  /// after the object is made.
  private var extras: [String] {
    guard !model.isFinal else { return [] }
    let superclass = model.hasImplicitInits ? model.mappedSuperclass : nil
    let type = superclass.map { "\($0).__Storage.__Designated" } ?? "__Storage"
    let value = superclass == nil ? "self" : "self.__super.__designated"
    let body = superclass == nil ? "{}" : "{ model.__assign(self) }"
    return [
      "\(model.access)typealias __Designated = \(type)",
      "\(model.access)var __designated: __Designated { \(value) }",
      "\(model.access)func __finish(_ model: \(model.reference)) \(body)",
    ]
  }

  /// The initializer that makes an object from its storage, and the one that it would suppress.
  ///
  /// It is designated, unless the class inherits initializers, or `init()`, with all others.
  private var construction: [String] {
    let own = storage.assigning(from: "fields")
    let head = "init(__storage fields: __Storage)"
    let isMapped = model.mappedSuperclass != nil
    let isOfObjectiveC = model.inheritedNames.first == "NSObject"
    let mayInherit = isMapped || model.mayHaveSuperclass
    if model.hasImplicitInits, mayInherit, isMapped || !isOfObjectiveC {
      let made =
        isMapped
        ? "self.init(__storage: fields.__super)"
        : "self.init()  // the superclass has to have 'init()', or to be mapped"
      return [block("\(model.access)convenience \(head)", [made] + own)]
    }
    let calls =
      isMapped
      ? ["super.init(__storage: fields.__super.__designated)", "fields.__super.__finish(self)"]
      : isOfObjectiveC
        ? ["super.init()"]
        : mayInherit ? ["// A superclass that is not mapped has to have 'init()'."] : []
    let emptyInit =
      isOfObjectiveC ? "\(model.access)override init() { super.init() }" : "init() {}"
    return [block(model.access + head, own + calls)] + (model.hasImplicitInits ? [emptyInit] : [])
  }

  private var initializers: [String] {
    let reading = when(
      "let object = try reader.__readInstance(of: Self.self)",
      ["self.init(__instance: object)"], otherwise: model.inContainer(readingStatements))
    let choosing = model.cluster.map { cluster in
      when(
        "let chosen = try reader.__readMember(of: \(cluster), as: Self.self)",
        ["self.init(__chosen: chosen)"], otherwise: reading)
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
    let filling = storage.filling(from: "model", superclass: model.mappedSuperclass)[0]
    let head = "\(model.access)static func"
    return [
      "@inline(never)\n\(head) __storage(of model: \(model.reference)) -> __Storage {\n  \(filling)\n}",
      "\(head) __fields(of model: \(model.reference)) -> __Fields "
        + "{ __Fields(of: __storage(of: model)) }",
      "\(model.access)final func __change(to fields: __Fields) "
        + "{ __assign(fields.make(over: \(model.reference).__storage(of: self))) }",
    ]
  }

  // MARK: Writing

  private var writing: [String] {
    let tag = model.cluster.map { ["try writer.writeTag(of: Swift.type(of: self), in: \($0))"] }
    let body = storage.isWritten ? [] : [EngineNames.fieldsBody(of: model, after: tag ?? [])]
    guard model.isPlainObject else { return body + wholeWriting }
    let word = model.inheritsWriting ? "override " : ""
    return body
      + EngineNames.writing(
        "@inline(never)\n\(overridable)\(word)func __writeFields",
        hooks.writing("writeFields") { _ in writingAllFields })
  }

  /// The statements that write the fields of the class itself, after the tag of its cluster.
  private var writingOwnFields: [String] {
    let fields = storage.writing("\(model.reference).__storage(of: self)")
    // A superclass may be in a cluster.
    guard storage.isWritten, model.inheritsWriting || model.cluster != nil else { return fields }
    return ["try writer.writeTag(of: Swift.type(of: self), in: __Storage.__output)"] + fields
  }

  /// The statements that write all fields: the table of the storage includes the superclass's if that
  /// is written so, too.
  private var writingAllFields: [String] {
    let own = writingOwnFields
    guard model.inheritsWriting else { return own }
    let inherited = "try super.__writeFields(to: &writer)"
    let all = [inherited] + own
    let hasNested = OutputTree(model).hasNested
    guard storage.isWritten else { return hasNested ? OutputTree.sharing(all) : all }
    return hasNested
      ? when("__Storage.__output.holdsSuperclass", own, otherwise: OutputTree.sharing(all))
      : when("!__Storage.__output.holdsSuperclass", [inherited]) + own
  }

  /// A model whose object is not at the place of its value writes itself as a whole.
  private var wholeWriting: [String] {
    let head = "\(model.access)func write"
    let writing = hooks.writing("write") { _ in model.writing(writingOwnFields) }
    // Except in text, an object may be written once and then referenced.
    let reference = "if try writer.__writeReference(to: self) { return }"
    return [
      EngineNames.writing(head, writing)[0], EngineNames.writing(head, [reference] + writing)[1],
    ]
  }
}
