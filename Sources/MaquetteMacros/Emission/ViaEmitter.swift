/// Generates the extension of a type that is mapped as another type.
struct ViaEmitter: ModelEmitter {
  let model: TypeModel
  let wire: String

  /// The members: the other type under a name that extensions can see.
  var members: [String] {
    // Inside a generic type, the type may depend on parameters that have no constraints here.
    let direction = model.byDirection("Mapped", "Decodable", "Encodable")
    let type =
      model.isInGenericContext ? wire : "MaquetteCore.__Field.\(direction)Type<\(wire)>"
    return ["\(model.access)typealias __Wire = \(type)  // a type that is mapped itself"]
      + conversions + callbackMembers
  }

  /// Whether the model can be updated through the other type.
  private var isUpdated: Bool { model.arguments.writes && !model.rewritesSource }

  /// The conformances that are missing.
  var extensions: [ExtensionText] {
    (model.needsReading ? [reading] : [])
      + (model.needsWriting ? [writing] : [])
  }

  /// The conversions, named in one place, where the compiler says which initializer is missing.
  ///
  /// As functions with explicit types, they need not throw.
  private var conversions: [String] {
    let making = conversion(
      "__making", "(__Wire) throws -> \(own)", "\(own).init", model.name, wire)
    let taking = conversion(
      "__taking", "(\(own)) throws -> __Wire", "__Wire.init", wire, model.name)
    return (model.needsReading ? [making] : []) + (model.arguments.writes ? [taking] : [])
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

  private var reading: ExtensionText {
    let initializers = EngineNames.reading(
      "\(model.member)init",
      hooks.reading {
        HookEmitter.rewriting($0, "self", rules + ["try reader.read(via: \(own).__making)"])
      })
    let merging =
      "\(model.member)static var __mergesOnUpdate: Swift.Bool { __Wire.__mergesOnUpdate }"
    let nulls = acceptingNull("__Wire.__acceptsNull(within: enums)")
    let updates = EngineNames.reading(
      "\(model.member)mutating func update",
      hooks.updating(
        rules + ["try reader.update(&self, via: \(own).__making, from: \(own).__taking)"]))
    let methods = zip(initializers, updates).flatMap { isUpdated ? [$0, $1] : [$0] }
    return ExtensionText(
      model.conformances(["MappingDecodable"]),
      ([form.via, nulls] + (isUpdated ? [merging] : []) + methods).apart)
  }

  private var writing: ExtensionText {
    let writing = hooks.writing("write") { ["try writer.write(\($0), via: \(own).__taking)"] }
    return ExtensionText(
      model.conformances(["MappingEncodable"]),
      EngineNames.writing("\(model.member)func write", writing).apart)
  }
}
