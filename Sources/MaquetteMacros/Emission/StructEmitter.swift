/// Generates the members and the extensions of a struct.
///
/// Code that names types or evaluates expressions of the source is in the body of the struct, where
/// the names around the struct are visible. Initializers are in extensions, so that the struct
/// keeps its memberwise one.
struct StructEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let member: String
  private let fields: FieldsPlan

  /// Whether to generate reading and writing.
  private let (reads, writes): (Bool, Bool)

  /// How the struct is decoded in place, if it is.
  private let layout: LayoutPlan?

  /// The storage that the struct is made from otherwise.
  private let storage: StoragePlan

  /// How the struct is encoded in place, if it is.
  private let output: OutputPlan?

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    member = model.isolation.member + model.access
    fields = FieldsPlan(model)
    (reads, writes) = (model.needsReading(missing), model.needsWriting(missing))
    layout = reads ? LayoutPlan(model, fields) : nil
    output = writes ? OutputPlan(model) : nil
    let isStored = reads && writes && layout == nil && output == nil && model.generics.isEmpty
    storage = StoragePlan(model, fields, writing: isStored ? OutputPlan(storageOf: model) : nil)
  }

  /// The members of the body.
  var members: [String] {
    (reads ? readingMembers : []) + (writes ? writingMembers : []) + code
      + TypeEmitter.callbackMembers(of: model)
      + (missing.contains("SchemaProviding") ? describingMembers : [])
  }

  /// The conformances that are missing.
  func extensions(of type: String) -> [ExtensionText] {
    let readable = isReadByTable ? ["MappingDecodable"] : []
    let writable = output != nil ? ["MappingEncodable", "FlattenedEncodable"] : []
    let described = missing.contains("SchemaProviding") ? ["SchemaProviding"] : []
    var result: [ExtensionText] = []
    if reads, !isReadByTable { result.append(reading(type)) }
    if writes, output == nil { result.append(writing(type)) }
    func state(_ names: [String], where clause: String = "", _ members: [String] = []) {
      guard !names.isEmpty else { return }
      result.append(
        ExtensionText(of: type, model.conformances(names, missing), where: clause) {
          $0.lines(members)
        })
    }
    if model.generics.isEmpty {
      state(readable + writable + described)
    } else {
      state(
        readable, where: model.readingConstraints.clause, layout?.constrainedMembers(member) ?? [])
      state(
        writable, where: model.writingConstraints.clause, output?.constrainedMembers(member) ?? [])
      state(described)
    }
    return result
  }

  /// Whether the core alone reads the struct.
  private var isReadByTable: Bool { layout != nil && !model.readsItself }

  // MARK: Members

  /// The declaration that the core reads and writes the struct.
  private var code: [String] {
    let name: String
    switch (isReadByTable, output != nil) {
    case (true, true): name = "__TableCode"
    case (true, false): name = "__ReadingTableCode"
    case (false, true): name = "__WritingTableCode"
    case (false, false): return []
    }
    return ["\(model.access)typealias __Code = MaquetteCore.\(name)"]
  }

  private var readingMembers: [String] {
    (layout?.members(member, writing: output) ?? [stored] + fillings)
      + (isFlattenable ? [] : [noFlattening])
  }

  private var writingMembers: [String] {
    output?.members(member, hasLayout: layout != nil) ?? [writer]
  }

  private var describingMembers: [String] {
    // The table of the struct's memory contains neither rules nor hooks.
    let isPlain = !model.hasRules && !model.has(.validate)
    let source: SchemaEmitter.Source =
      if reads, layout == nil, storage.isWhole, model.generics.isEmpty {
        .storage(made: "Self.__storage(of: self)")
      } else if layout != nil, isPlain, model.properties.allSatisfy(\.hasShortPaths),
        model.generics.isEmpty
      {
        .layout
      } else {
        .code
      }
    return SchemaEmitter(model, from: source).members
  }

  private var isFlattenable: Bool { !model.hasReadingHooks && model.isPlainObject }

  /// The code for reading the struct from another model's object would not call its hooks.
  private var noFlattening: String {
    model.refusingFlattening(
      model.hasReadingHooks
        ? "a model with decoding hooks cannot be flattened; move the hooks to the outer model"
        : "a model with 'container:' or 'layout: .array' cannot be flattened")
  }

  private var hooks: HookEmitter { HookEmitter(model) }

  private var stored: String { storage.declaration(where: model.readingConstraints.clause) }

  /// The members that return the storage of a struct.
  private var fillings: [String] {
    let clause = model.readingConstraints.clause
    let head = "\(member)static func"
    let filling = storage.filling(from: "model")[0]
    let fields =
      "\(head) __fields(of model: Self) -> MaquetteCore.__TableFields<__Storage>\(clause)"
      + " {\n  MaquetteCore.__TableFields(of: __storage(of: model))\n}"
    return [
      "@inline(never)\n\(head) __storage(of model: Self) -> __Storage\(clause) {\n  \(filling)\n}"
    ]
      + (isFlattenable ? [fields] : [])
  }

  private var writer: String {
    var source = SourceText()
    EngineNames.writingHead(of: model, &source) {
      $0.lines(storage.writing("Self.__storage(of: self)") ?? WriteEmitter(model).statements)
    }
    return source.declaration
  }

  // MARK: Extensions

  private func reading(_ type: String) -> ExtensionText {
    ExtensionText(
      of: type, model.conformances(["MappingDecodable"], missing),
      where: model.readingConstraints.clause
    ) { source in
      source.line("\(member)static var __mergesOnUpdate: Swift.Bool { true }")
      source.lines(layout?.constrainedMembers(member) ?? [])
      if layout == nil { storageMembers(&source) }
      for reader in EngineNames.readers {
        source.gap()
        source.block("\(member)init(from reader: inout \(reader)) \(EngineNames.throwsRead)") {
          $0.lines(
            hooks.reading { rewriting in
              ContainerPlan(model).inContainer([
                layout == nil
                  ? "self.init(__storage: try reader.__readStorage(__Storage.self\(rewriting)))"
                  : "self.init(__instance: try reader.readStruct(Self.self, Self.__layout\(rewriting)))"
              ])
            })
        }
      }
      for reader in EngineNames.readers {
        let plan = layout == nil ? UpdatePlan(model, storage) : UpdatePlan(inPlace: model)
        let update = ContainerPlan(model).updating(plan.statements)
        source.gap()
        source.block(
          "\(member)mutating func update(from reader: inout \(reader)) \(EngineNames.throwsRead)"
        ) { $0.lines(hooks.updating(update)) }
      }
    }
  }

  /// The members that make a struct from its storage, and from the fields that another model has
  /// read.
  private func storageMembers(_ source: inout SourceText) {
    if isFlattenable {
      source.line("\(model.access)typealias __Fields = MaquetteCore.__TableFields<__Storage>")
      source.gap()
      source.block("\(member)init(__fields fields: __Fields)") {
        $0.line("self.init(__storage: fields.make())")
      }
      source.gap()
      source.block("\(member)mutating func __change(to fields: __Fields)") {
        $0.lines(UpdatePlan(model, storage, from: "fields.make()").statements)
      }
    }
    source.gap()
    source.line("@inline(never)")
    source.block("\(member)init(__storage storage: __Storage)") {
      $0.lines(storage.assigning(from: "storage"))
    }
  }

  private func writing(_ type: String) -> ExtensionText {
    let names = ["MappingEncodable"] + (model.isPlainObject ? ["FlattenedEncodable"] : [])
    return ExtensionText(
      of: type, model.conformances(names, missing), where: model.writingConstraints.clause
    ) { source in
      guard model.isPlainObject else { return writeFramed(&source) }
      for (index, writer) in EngineNames.writers.enumerated() {
        if index > 0 { source.gap() }
        source.line("@inline(never)")
        source.block(
          "\(member)func __writeFields(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
        ) {
          $0.lines(hooks.writing("writeFields") { ["try \($0).__write(to: &writer)"] })
        }
      }
    }
  }

  /// A model whose object is not at the place of its value cannot be flattened, and writes itself
  /// as a whole.
  private func writeFramed(_ source: inout SourceText) {
    for (index, writer) in EngineNames.writers.enumerated() {
      if index > 0 { source.gap() }
      source.block(
        "\(member)func write(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
      ) { $0.lines(hooks.writing("write") { ContainerPlan(model).writing($0) }) }
    }
  }
}

/// How a struct is updated in place without changing properties that are not mapped.
private struct UpdatePlan {
  let statements: [String]

  /// A struct that is decoded in place is updated in place.
  init(inPlace model: TypeModel) {
    let rewriting = model.rewritesSource ? ", rewriting: hooks.willDecode" : ""
    statements = ["try reader.updateStruct(&self, Self.__layout\(rewriting))"]
  }

  /// A struct made from a storage is made anew, or changed property by property if it has others.
  init(_ model: TypeModel, _ storage: StoragePlan) {
    let rewriting = model.rewritesSource ? ", rewriting: hooks.willDecode" : ""
    self.init(
      model, storage, from: "try reader.__changedStorage(Self.__storage(of: self)\(rewriting))")
  }

  /// - Parameter changed: An expression for the changed storage.
  init(_ model: TypeModel, _ storage: StoragePlan, from changed: String) {
    let change = "let storage = \(changed)"
    let made = "Self(__storage: storage)"
    let kept = model.properties.filter { !$0.isRead && !$0.isPureConstant }
    let read = model.readProperties
    if kept.isEmpty {
      statements = [change, "self = \(made)"]
    } else if read.contains(where: \.isConstant) {
      let variables = kept.filter { !$0.isConstant && !$0.isLazy }
      statements =
        [change, "\(variables.isEmpty ? "let" : "var") changed = \(made)"]
        + variables.map { "changed.\($0.reference) = self.\($0.reference)" } + ["self = changed"]
    } else if read.isEmpty {
      statements = ["_ = \(changed)"]
    } else {
      statements = [change] + storage.assigning(from: "storage", isUpdate: true)
    }
  }
}

extension PropertyModel {
  /// Whether a new instance always has the same value.
  fileprivate var isPureConstant: Bool {
    isConstant && initialValue?.isConstantLiteral == true
  }
}
