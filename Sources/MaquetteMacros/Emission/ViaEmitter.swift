/// Generates the extension of a type that is mapped as another type.
struct ViaEmitter: ModelEmitter {
  let model: TypeModel
  let wire: String
  let missing: MissingConformances

  /// The members: the other type under a name that extensions can see.
  var members: [String] {
    // Inside a generic type, the type may depend on parameters that have no constraints here.
    let type = model.isInGenericContext ? wire : "\(model.mappedAlias)<\(wire)>"
    return ["\(model.access)typealias __Wire = \(type)  // a type that is mapped itself"]
      + (model.needsReading(missing) ? [making] : [])
      + (model.arguments.writes ? [taking] : []) + TypeEmitter.callbackMembers(of: model)
  }

  private var hooks: HookEmitter { HookEmitter(model) }

  /// Whether the model can be updated through the other type.
  private var isUpdated: Bool { model.arguments.writes && !model.rewritesSource }

  /// The conformances that are missing.
  func extensions(of type: String) -> [ExtensionText] {
    (model.needsReading(missing) ? [reading(type)] : [])
      + (model.needsWriting(missing) ? [writing(type)] : [])
  }

  // The conversions are named in one place, where the compiler says which initializer is missing. As
  // functions with explicit types, they need not throw.

  private var making: String {
    conversion("__making", "(__Wire) throws -> \(own)", "\(own).init", model.name, wire)
  }

  private var taking: String {
    conversion("__taking", "(\(own)) throws -> __Wire", "__Wire.init", wire, model.name)
  }

  /// The name of the model in its own members: a class cannot mention `Self` there.
  private var own: String { model.kind == .classType ? model.reference : "Self" }

  private func conversion(
    _ name: String, _ type: String, _ initializer: String, _ made: String, _ other: String
  ) -> String {
    "\(model.isolation.member)fileprivate static var \(name): \(type) { \(initializer)(_:) }"
      + "  // '\(made)' needs 'init(_ value: \(other))'"
  }

  private var rules: [String] { model.rules?.entering(inModel: model.reference) ?? [] }

  private func reading(_ type: String) -> ExtensionText {
    let initializers = EngineNames.initializers(
      model.member,
      hooks.reading {
        HookEmitter.rewriting($0, "self", rules + ["try reader.read(via: \(own).__making)"])
      })
    let merging =
      "\(model.member)static var __mergesOnUpdate: Swift.Bool { __Wire.__mergesOnUpdate }"
    let updates = EngineNames.updates(
      "\(model.member)mutating func update",
      hooks.updating(
        rules + ["try reader.update(&self, via: \(own).__making, from: \(own).__taking)"]))
    let methods = zip(initializers, updates).flatMap { isUpdated ? [$0, $1] : [$0] }
    return ExtensionText(
      of: type, model.conformances(["MappingDecodable"], missing),
      ([FormEmitter(model: model).via] + (isUpdated ? [merging] : []) + methods).apart)
  }

  private func writing(_ type: String) -> ExtensionText {
    let writing = hooks.writing("write") { ["try writer.write(\($0), via: \(own).__taking)"] }
    return ExtensionText(
      of: type, model.conformances(["MappingEncodable"], missing),
      EngineNames.writing("\(model.member)func write", writing).apart)
  }
}
