/// Writes the members of an actor.
///
/// What makes an actor may be called from anywhere and makes it of an accumulator; what looks at it
/// or changes it belongs to the actor. The declaration states the conformances; the one that the
/// macro promises has to be stated by an extension all the same.
struct ActorEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let frame: FramePlan

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    frame = FramePlan(model)
  }

  /// The conformance that the macro promises.
  func extensions(of type: String) -> [ExtensionText] {
    guard model.arguments.reads, missing.contains("Readable") else { return [] }
    return [ExtensionText(of: type, model.conformances(["Readable"], missing))]
  }

  /// The members.
  var members: [String] {
    (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : [])
      + TypeEmitter.callbackMembers(of: model) + SchemaEmitter(model).members
  }

  // MARK: Reading

  private var reading: [String] {
    let fields = FieldsPlan(model)
    return [accumulator(fields), initializer(fields)] + implicitInitializer
      + EngineNames.readers.map(made) + [filling(fields), assigning(fields)]
      + EngineNames.readers.map(update)
  }

  private func accumulator(_ fields: FieldsPlan) -> String {
    var source = SourceText()
    var emitter = FieldsEmitter(
      modelName: model.name, modelType: model.reference, access: model.access,
      isolation: model.isolation, flattened: fields.flattened.map(\.plan))
    emitter.keeper = fields.extras?.keeper
    emitter.rules = model.rules?.entering(inModel: model.reference) ?? []
    emitter.unknownKeys = model.arguments.unknownKeys
    emitter.emit("__Fields", fields.object, into: &source)
    return source.declaration
  }

  private func initializer(_ fields: FieldsPlan) -> String {
    var source = SourceText()
    source.block("\(model.access)init(__fields fields: __Fields)") {
      $0.lines(fields.assigning(from: "fields"))
    }
    return source.declaration
  }

  /// The initialiser that the compiler would have made if ours were not there.
  private var implicitInitializer: [String] {
    let isImplicit = !model.hasDesignatedInitializer && model.properties.allSatisfy(\.hasValue)
    return isImplicit ? ["init() {}"] : []
  }

  private func made(by reader: String) -> String {
    var source = SourceText()
    source.block(
      "nonisolated \(model.access)static func __read(from reader: inout \(reader)) "
        + "\(EngineNames.throwsRead) -> \(model.reference)"
    ) {
      let fields = frame.fields("__Fields", by: reader)
      $0.lines(frame.inContainer(["let fields = \(fields)"]))
      $0.line("return Self(__fields: MaquetteCore.Field.transferring(fields))")
    }
    return source.declaration
  }

  private func filling(_ fields: FieldsPlan) -> String {
    var source = SourceText()
    source.block("private func __fields() -> __Fields") {
      $0.lines(fields.filling(from: "self"))
    }
    return source.declaration
  }

  private func assigning(_ fields: FieldsPlan) -> String {
    var source = SourceText()
    source.block("private func __assign(_ fields: __Fields)") {
      $0.lines(fields.assigning(from: "fields", restoresInitialValues: true, isUpdate: true))
    }
    return source.declaration
  }

  private func update(by reader: String) -> String {
    var source = SourceText()
    source.block(
      "\(model.access)func __update(from reader: inout \(reader)) \(EngineNames.throwsRead)"
    ) {
      $0.lines(
        frame.updating([
          "let present = self.__fields()",
          "let changed = \(frame.changing("present", by: reader))",
          "reader.onSuccess({ self.__assign(changed) }, undo: { self.__assign(present) })",
        ]))
    }
    return source.declaration
  }

  // MARK: Writing

  private var writing: [String] {
    var source = SourceText()
    EngineNames.writingHead(of: model, &source) { $0.lines(WriteEmitter(model).statements) }
    return [source.declaration]
      + EngineNames.writers.map { writer in
        var source = SourceText()
        source.block(
          "\(model.access)func write(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
        ) { $0.lines(frame.writing("self")) }
        return source.declaration
      }
  }
}
