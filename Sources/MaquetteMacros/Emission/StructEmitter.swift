/// Generates the members and the extensions of a struct.
///
/// Code that names types or evaluates expressions of the source is in the body of the struct, where
/// the names around the struct are visible. Initializers are in extensions, so that the struct
/// keeps its memberwise one.
struct StructEmitter: ModelEmitter {
  let model: TypeModel

  /// Whether to generate reading and writing.
  private let (reads, writes): (Bool, Bool)

  /// Whether the struct is decoded in place.
  private let isReadInPlace: Bool

  /// The storage that the struct is made from otherwise.
  let storage: StoragePlan

  /// How the struct is encoded in place, if it is.
  private let output: OutputPlan?

  init(_ model: TypeModel) {
    self.model = model
    (reads, writes) = (model.needsReading, model.needsWriting)
    isReadInPlace = reads && model.isReadInPlace
    output = writes ? OutputPlan(model) : nil
    let isStored = reads && writes && !isReadInPlace && output == nil && model.generics.isEmpty
    storage = StoragePlan(model, isWritten: isStored)
  }

  /// The members of the body.
  var members: [String] {
    (reads ? readingMembers : []) + (writes ? writingMembers : []) + code
      + callbackMembers + (model.missing.contains("SchemaProviding") ? describingMembers : [])
  }

  /// The conformances that are missing.
  var extensions: [ExtensionText] {
    let readable = isReadByTable ? ["MappingDecodable"] : []
    let writable = isWrittenByTable ? ["MappingEncodable", "FlattenedEncodable"] : []
    let described = model.missing.contains("SchemaProviding") ? ["SchemaProviding"] : []
    if isMadeByCore {
      let names = ["MappingDecodable", "MappingEncodable", "FlattenedEncodable"] + described
      return [ExtensionText(model.conformances(names), [initializer])]
    }
    func stating(
      _ names: [String], where clause: String = "", _ members: [String] = []
    ) -> [ExtensionText] {
      names.isEmpty ? [] : [ExtensionText(model.conformances(names), where: clause, members)]
    }
    let own =
      (reads && !isReadByTable ? [reading] : []) + (writes && !isWrittenByTable ? [writing] : [])
    guard !model.generics.isEmpty else { return own + stating(readable + writable + described) }
    return own
      + stating(
        readable, where: model.readingConstraints.clause,
        isReadInPlace ? model.constrainedLayout : [])
      + stating(
        writable, where: model.writingConstraints.clause, output?.constrainedMembers ?? [])
      + stating(described)
  }

  /// Whether the core alone reads the struct.
  private var isReadByTable: Bool { isReadInPlace && !model.readsItself }

  /// Whether the core alone writes the struct: a conformance cannot depend on compilation conditions.
  private var isWrittenByTable: Bool {
    output != nil && model.isWrittenByTableAlone
      && model.variants.allSatisfy(\.isWrittenByTableAlone)
  }

  // MARK: Members

  /// The declaration that the core reads and writes the struct.
  private var code: [String] {
    if isMadeByCore { return ["\(model.access)typealias __Code = __Storage"] }
    guard isReadByTable || isWrittenByTable else { return [] }
    let direction = !isWrittenByTable ? "Reading" : !isReadByTable ? "Writing" : ""
    return ["\(model.access)typealias __Code = MaquetteCore.__\(direction)TableCode"]
  }

  private var readingMembers: [String] {
    (isReadInPlace
      ? model.layoutMembers(writing: output)
      : [
        storage.declaration(
          as: isMadeByCore ? "__ValueCode" : nil, where: model.readingConstraints.clause,
          storage.conversions(assigning: assigning))
      ] + flattening)
      + (isFlattenable
        ? []
        // The code for reading the struct from another model's object would not call its hooks.
        : [
          model.refusingFlattening(
            model.hasReadingHooks
              ? "a model with decoding hooks cannot be flattened; move the hooks to the outer model"
              : "a model with 'container:' or 'layout: .array' cannot be flattened")
        ])
  }

  private var writingMembers: [String] {
    if isMadeByCore { return [] }
    return output?.members(hasLayout: isReadInPlace)
      ?? (storage.isWritten
        ? [] : [EngineNames.fieldsBody(of: model), form.written])
  }

  private var describingMembers: [String] {
    // The table of the struct's memory contains neither rules nor hooks.
    let isPlain = !model.hasRules && !model.has(.validate)
    let source: SchemaEmitter.Source =
      if reads, !isReadInPlace, model.generics.isEmpty {
        .storage(made: "__Storage.__storage(of: self)", byCore: isMadeByCore)
      } else if isReadInPlace, isPlain, model.properties.allSatisfy(\.hasShortPaths),
        model.generics.isEmpty
      {
        .layout
      } else {
        .code
      }
    return SchemaEmitter(model: model, source: source).members
  }

  private var isFlattenable: Bool { !model.hasReadingHooks && model.isPlainObject }

  /// Whether the core decodes and encodes the struct, which it makes from the storage.
  private var isMadeByCore: Bool {
    reads && writes && !isReadInPlace && storage.isWritten && isFlattenable
      && !model.hasWritingHooks && !model.isolation.isActor
      && model.missing.contains("SchemaProviding")
  }

  /// The members that the model of a flattened property needs.
  private var flattening: [String] {
    let fields = "\(model.access)typealias __Fields = MaquetteCore.__TableFields<__Storage>"
    if isMadeByCore { return [fields] }
    guard isFlattenable else { return [] }
    let clause = model.readingConstraints.clause
    return [
      "\(model.member)static func __fields(of model: Self) -> MaquetteCore.__TableFields<__Storage>\(clause)"
        + " {\n  MaquetteCore.__TableFields(of: __Storage.__storage(of: model))\n}"
    ]
  }

  /// The statement that writes the fields of the struct in a variable.
  private func writingFields(of name: String) -> [String] {
    if output != nil { return ["try writer.writeProperties(of: \(name), Self.__output)"] }
    return storage.writing("__Storage.__storage(of: \(name))", of: name)
  }

  // MARK: Extensions

  private var reading: ExtensionText {
    let reading = hooks.reading { rewriting in
      model.inContainer([
        isReadInPlace
          ? "self.init(__instance: try reader.readStruct(Self.self, Self.__layout\(rewriting)))"
          : "self.init(__storage: try reader.__readStorage(__Storage.self\(rewriting)))"
      ])
    }
    let rewriting = model.rewritesSource ? ", rewriting: hooks.willDecode" : ""
    let update =
      isReadInPlace
      ? "try reader.updateStruct(&self, Self.__layout\(rewriting))"
      : "try reader.__update(&self, from: { __Storage.__storage(of: $0) }, "
        + "to: { __Storage.__assign($1, to: &$0) }\(rewriting))"
    let updating = hooks.updating(model.updating([update]))
    let methods =
      EngineNames.reading("\(model.member)init", reading)
      + EngineNames.reading("\(model.member)mutating func update", updating)
    return ExtensionText(
      model.conformances(["MappingDecodable"]), where: model.readingConstraints.clause,
      [
        "\(model.member)static var __mergesOnUpdate: Swift.Bool { true }",
        form.decoding(isReadInPlace ? "__layout" : "__Storage.__layout"),
      ] + (isReadInPlace ? model.constrainedLayout : storageMembers) + methods.spaced)
  }

  /// The members that make a struct from its storage, and from the fields that another model has
  /// read.
  private var storageMembers: [String] {
    guard isFlattenable else { return [initializer].spaced }
    return ["\(model.access)typealias __Fields = MaquetteCore.__TableFields<__Storage>"]
      + [
        block(
          "\(model.member)init(__fields fields: __Fields)", ["self.init(__storage: fields.make())"]),
        block(
          "\(model.member)mutating func __change(to fields: __Fields)",
          ["__Storage.__assign(fields.make(), to: &self)"]), initializer,
      ].spaced
  }

  /// The initializer that makes the struct from its storage.
  private var initializer: String {
    block(
      "@inline(never)\n\(model.member)init(__storage storage: __Storage)",
      storage.assigning(from: "storage"))
  }

  /// The statements that change the struct to a storage: it is made anew, or changed property by
  /// property if it has others.
  private var assigning: [String] {
    let made = "\(model.reference)(__storage: storage)"
    // A constant literal is the same in every instance.
    let kept = model.properties.filter {
      !$0.isRead && !($0.isConstant && $0.initialValue?.isConstantLiteral == true)
    }
    let read = model.readProperties
    if kept.isEmpty { return ["model = \(made)"] }
    guard read.contains(where: \.isConstant) else {
      return storage.assigning(from: "storage", to: "model", isUpdate: true)
    }
    let variables = kept.filter { !$0.isConstant && !$0.isLazy }
    return ["\(variables.isEmpty ? "let" : "var") changed = \(made)"]
      + variables.map { "changed.\($0.reference) = model.\($0.reference)" } + ["model = changed"]
  }

  private var writing: ExtensionText {
    let names = ["MappingEncodable"] + (model.isPlainObject ? ["FlattenedEncodable"] : [])
    let table = output != nil ? "__output" : storage.isWritten ? "__Storage.__output" : nil
    // A model whose object is not at the place of its value cannot be flattened, and writes itself
    // as a whole.
    let methods =
      model.isPlainObject
      ? EngineNames.writing(
        "@inline(never)\n\(model.member)func __writeFields",
        hooks.writing("writeFields", writingFields))
      : EngineNames.writing(
        "\(model.member)func write",
        hooks.writing("write") { model.writing(writingFields(of: $0)) })
    return ExtensionText(
      model.conformances(names), where: model.writingConstraints.clause,
      (output?.constrainedMembers ?? []) + [form.encoding(table)] + methods.spaced)
  }
}
