/// Generates the members of an actor.
///
/// Code that creates an actor may be called from anywhere and uses a storage; code that inspects or
/// changes it is isolated to the actor. The declaration states the conformances, but an extension
/// must still state the one that the macro promises.
struct ActorEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let frame: ContainerPlan
  private let storage: StoragePlan

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    frame = ContainerPlan(model)
    storage = StoragePlan(model, writing: OutputPlan(storageOf: model))
  }

  /// The conformance that the macro promises.
  func extensions(of type: String) -> [ExtensionText] {
    guard model.arguments.reads, missing.contains("MappingDecodable") else { return [] }
    return [ExtensionText(of: type, model.conformances(["MappingDecodable"], missing))]
  }

  /// The members.
  var members: [String] {
    (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : [])
      + TypeEmitter.callbackMembers(of: model) + SchemaEmitter(model, from: description).members
  }

  private var description: SchemaEmitter.Source {
    model.arguments.reads && model.generics.isEmpty
      ? .storage(made: "self.__storage()") : .code
  }

  // MARK: Reading

  private var reading: [String] {
    form + [storage.declaration(), initializer] + implicitInitializer
      + EngineNames.readers.map(made)
      + [filling, assigning] + EngineNames.readers.map(update)
  }

  /// The member that describes the actor to schemas; code of a generic one has constraints.
  private var form: [String] {
    guard model.generics.isEmpty else { return [] }
    let words = "nonisolated \(model.access)static"
    return [FormEmitter(model).decoding("__Storage.__layout", word: words)]
  }

  private var initializer: String {
    var source = SourceText()
    source.block("\(model.access)init(__storage storage: __Storage)") {
      $0.lines(storage.assigning(from: "storage"))
    }
    return source.declaration
  }

  /// The initializer that the compiler would synthesize without the generated one.
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
      $0.lines(frame.inContainer(["let storage = try reader.__readStorage(__Storage.self)"]))
      $0.line("return Self(__storage: MaquetteCore.__Field.transferring(storage))")
    }
    return source.declaration
  }

  private var filling: String {
    var source = SourceText()
    source.line("@inline(never)")
    source.block("private func __storage() -> __Storage") {
      $0.lines(storage.filling(from: "self"))
    }
    return source.declaration
  }

  private var assigning: String {
    var source = SourceText()
    source.block("private func __assign(_ storage: __Storage)") {
      $0.lines(storage.assigning(from: "storage", isUpdate: true))
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
          "try reader.__update(from: { self.__storage() }, to: { self.__assign($0) })"
        ]))
    }
    return source.declaration
  }

  // MARK: Writing

  private var writing: [String] {
    if let fields = storage.writing("self.__storage()") {
      let object = "try writer.__writeObject(of: self.__storage(), __Storage.__output)"
      let statements = model.isPlainObject ? [object] : frame.writing(fields)
      return EngineNames.writers.map { method(by: $0, statements) }
    }
    var source = SourceText()
    EngineNames.writingHead(of: model, &source) {
      $0.lines(EngineNames.naming(model, WriteEmitter(model).statements))
    }
    return [source.declaration]
      + EngineNames.writers.map { method(by: $0, frame.writing(["try self.__write(to: &writer)"])) }
  }

  private func method(by writer: String, _ statements: [String]) -> String {
    var source = SourceText()
    source.block(
      "\(model.access)func write(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
    ) { $0.lines(statements) }
    return source.declaration
  }
}
