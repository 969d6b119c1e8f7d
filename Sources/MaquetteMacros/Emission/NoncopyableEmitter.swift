import SwiftSyntax

/// Generates the members of a noncopyable struct.
///
/// Its storage is a copyable model, which is decoded, reported and updated as any other. After that
/// succeeds, the struct is made from it, or changed to it. Encoding needs no copy of the struct.
/// The declaration states the conformances to the protocols of noncopyable models.
struct NoncopyableEmitter: ModelEmitter {
  let model: TypeModel

  /// The conformances, and the initializer that makes the struct from its storage: in an extension,
  /// so that the struct keeps its memberwise initializer.
  var extensions: [ExtensionText] {
    let conformances = model.conformances(["MappingDecodable", "MappingEncodable"])
    guard model.arguments.reads || !conformances.isEmpty else { return [] }
    // An extension would implicitly assume that these parameters are copyable.
    let names =
      model.generics.filter { $0.inheritedType?.suppressesCopying == true }.map(\.name.text)
      + model.conformanceRequirements.filter(\.rightType.suppressesCopying)
      .map(\.leftType.trimmedDescription)
    let clause = names.map { "\($0): ~Swift.Copyable" }.joined(separator: ", ")
    let initializer = block(
      "\(model.member)init(__storage storage: __Storage)", storage.assigning(from: "storage"))
    return [
      ExtensionText(
        conformances, where: clause.isEmpty ? "" : " where " + clause,
        model.arguments.reads ? [initializer] : [])
    ]
  }

  /// The members.
  var members: [String] {
    let (word, isolation) = ("\(model.access)static", model.isolation.conformance)
    let shape = block(
      "\(isolation)\(model.access)enum __Shape: \(isolation)MaquetteCore.__NoncopyableShape",
      ["\(word) var __schema: MaquetteCore.ModelSchema { \(model.reference).__schema }"]
        + (model.arguments.writes && model.generics.isEmpty
          ? form.encoding(storage, word: word) : []))
    return (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : [])
      + model.ruleMembers
      + SchemaEmitter(model: model, source: .storage(of: model, made: "Self.__storage(of: self)"))
      .members
      + [shape]
  }

  // MARK: Reading

  /// The core reads the object of a storage, but knows neither containers nor hooks.
  private var reading: [String] {
    let isPlain = model.arguments.container.isEmpty && rewriting.isEmpty
    let form = form.decoding("__layout", word: "\(model.access)static")
    let rewritten = model.rewritesSource ? ", rewriting: hooks.willDecode" : ""
    let initializers = EngineNames.reading(
      "\(model.access)init",
      rewriting + model.inContainer(["self = try reader.__readStorage(Self.self\(rewritten))"]))
    let updates = EngineNames.reading(
      "\(model.access)mutating func update",
      rewriting + model.updating(["try reader.updateStruct(&self, Self.__layout\(rewritten))"]))
    let members = isPlain ? [] : zip(initializers, updates).flatMap { [$0, $1] } + [form]
    return [
      storage.declaration(members),
      block(
        "@inline(never)\n\(model.member)static func __storage(of model: borrowing Self) -> __Storage",
        storage.filling(from: "model")),
      block(
        "\(model.member)mutating func __assign(_ storage: __Storage)",
        storage.assigning(from: "storage", isUpdate: true)),
    ]
  }

  /// The statement for the hook that changes the source.
  private var rewriting: [String] {
    let calls = model.calls(.willDecode, on: model.reference, "&tree")
    guard !calls.isEmpty else { return [] }
    return ["let hooks = MaquetteCore.__Hooks<Self>("]
      + ["  willDecode: { (tree: inout MaquetteCore.AnyValue) throws in"]
      + calls.indented.indented + ["  })"]
  }

  // MARK: Writing

  /// The core writes what the table of the storage describes.
  private var writing: [String] {
    if storage.isWritten, model.isWrittenByTableAlone { return [] }
    let plain = model.writing(storage.writing("Self.__storage(of: self)"))
    let before = model.hooks.filter { $0.stage == .willEncode }.map { hook in
      let call = hook.call(on: "self")
      return hook.canThrow ? "do { \(call) } catch { throw writer.failure(error) }" : call
    }
    // Calls of hooks on the output follow.
    let calls = model.calls(.didEncode, on: "self", "&tree")
    let written =
      calls.isEmpty
      ? plain
      : ["try writer.write(rewriting: { (tree: inout MaquetteCore.AnyValue) throws in"]
        + calls.indented
        + ["}) {", "  (writer: inout MaquetteCore.ValueWriter) \(EngineNames.throwsWrite) in"]
        + plain.indented + ["}"]
    return storage.body
      + EngineNames.writing(
        "\(model.member)func write",
        model.hasWritingHooks ? EngineNames.naming(model, before + written) : plain)
  }
}
