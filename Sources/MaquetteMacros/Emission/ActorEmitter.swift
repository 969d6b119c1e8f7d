/// Generates the members of an actor.
///
/// Code that creates an actor may be called from anywhere and uses a storage; code that inspects or
/// changes it is isolated to the actor. The declaration states the conformances, but an extension
/// must still state the one that the macro promises.
struct ActorEmitter: ModelEmitter {
  let model: TypeModel

  /// The conformance that the macro promises.
  var extensions: [ExtensionText] {
    let conformances = model.conformances(["MappingDecodable"])
    return conformances.isEmpty ? [] : [ExtensionText(conformances)]
  }

  /// The members.
  var members: [String] {
    (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : [])
      + callbackMembers
      + SchemaEmitter(model: model, source: .storage(of: model, made: "self.__storage()")).members
  }

  /// The modifiers of what describes the actor to schemas; nil for a generic one, as it would need constraints.
  private var words: String? { model.generics.isEmpty ? "nonisolated \(model.access)static" : nil }

  // MARK: Reading

  private var reading: [String] {
    let update = model.updating([
      "try reader.__update(from: { self.__storage() }, to: { self.__assign($0) })"
    ])
    // The compiler would synthesize an initializer without the generated one.
    let isImplicit = !model.hasDesignatedInitializer && model.properties.allSatisfy(\.hasValue)
    let described = words.map { [form.decoding("__Storage.__layout", word: $0)] } ?? []
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

  private var making: [String] {
    EngineNames.readers.map { reader in
      block(
        "nonisolated \(model.access)static func __read(from reader: inout \(reader)) "
          + "\(EngineNames.throwsRead) -> \(model.reference)",
        model.inContainer(["let storage = try reader.__readStorage(__Storage.self)"])
          + ["return Self(__storage: MaquetteCore.__Field.transferring(storage))"])
    }
  }

  // MARK: Writing

  private var writing: [String] {
    let isObject = storage.isWritten && model.isPlainObject
    let object = "try writer.__writeObject(of: self.__storage(), __Storage.__output)"
    return storage.body + (words.map { form.encoding(storage, word: $0) } ?? [])
      + EngineNames.writing(
        "\(model.access)func write",
        isObject ? [object] : model.writing(storage.writing("self.__storage()")))
  }
}
