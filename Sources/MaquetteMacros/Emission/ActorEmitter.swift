/// Generates the members of an actor.
///
/// Code that creates an actor may be called from anywhere and uses a storage; code that inspects or
/// changes it is isolated to the actor. The declaration states the conformances, but an extension
/// must still state the one that the macro promises.
struct ActorEmitter: ModelEmitter {
  let model: TypeModel

  private var storage: StoragePlan { StoragePlan(storageOf: model) }

  /// The conformance that the macro promises.
  var extensions: [ExtensionText] {
    guard model.arguments.reads, model.missing.contains("MappingDecodable") else { return [] }
    return [ExtensionText(model.conformances(["MappingDecodable"]))]
  }

  /// The members.
  var members: [String] {
    (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : [])
      + callbackMembers
      + SchemaEmitter(model, from: .storage(of: model, made: "self.__storage()")).members
  }

  // MARK: Reading

  private var reading: [String] {
    let update = frame.updating([
      "try reader.__update(from: { self.__storage() }, to: { self.__assign($0) })"
    ])
    // The compiler would synthesize an initializer without the generated one.
    let isImplicit = !model.hasDesignatedInitializer && model.properties.allSatisfy(\.hasValue)
    return described + [
      storage.declaration(),
      block(
        "\(model.access)init(__storage storage: __Storage)", storage.assigning(from: "storage")),
    ] + (isImplicit ? ["init() {}"] : []) + making + [
      block(
        "@inline(never)\nprivate func __storage() -> __Storage", storage.filling(from: "self")),
      block(
        "private func __assign(_ storage: __Storage)",
        storage.assigning(from: "storage", isUpdate: true)),
    ] + EngineNames.reading("\(model.access)func __update", update)
  }

  /// The member that describes the actor to schemas; code of a generic one has constraints.
  private var described: [String] {
    guard model.generics.isEmpty else { return [] }
    let words = "nonisolated \(model.access)static"
    return [form.decoding("__Storage.__layout", word: words)]
  }

  private var making: [String] {
    EngineNames.readers.map { reader in
      block(
        "nonisolated \(model.access)static func __read(from reader: inout \(reader)) "
          + "\(EngineNames.throwsRead) -> \(model.reference)",
        frame.inContainer(["let storage = try reader.__readStorage(__Storage.self)"])
          + ["return Self(__storage: MaquetteCore.__Field.transferring(storage))"])
    }
  }

  // MARK: Writing

  private var writing: [String] {
    let isObject = storage.isWritten && model.isPlainObject
    let object = "try writer.__writeObject(of: self.__storage(), __Storage.__output)"
    return storage.body
      + EngineNames.writing(
        "\(model.access)func write",
        isObject ? [object] : frame.writing(storage.writing("self.__storage()")))
  }
}
