/// Generates the extension of a type that is mapped as another type.
struct ViaEmitter {
  private let model: TypeModel
  private let wire: String
  private let missing: MissingConformances

  init(_ model: TypeModel, via wire: String, _ missing: MissingConformances) {
    self.model = model
    self.wire = wire
    self.missing = missing
  }

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
  private var updates: Bool { model.arguments.writes && !model.rewritesSource }

  /// The conformances that are missing.
  func extensions(of type: String) -> [ExtensionText] {
    (model.needsReading(missing) ? [reading(type)] : [])
      + (model.needsWriting(missing) ? [writing(type)] : [])
  }

  private var member: String { model.isolation.member + model.access }

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
    ExtensionText(of: type, model.conformances(["MappingDecodable"], missing)) { source in
      source.line(FormEmitter(model).via)
      source.gap()
      if updates {
        source.line("\(member)static var __mergesOnUpdate: Swift.Bool { __Wire.__mergesOnUpdate }")
        source.gap()
      }
      for (index, reader) in EngineNames.readers.enumerated() {
        if index > 0 { source.gap() }
        source.block("\(member)init(from reader: inout \(reader)) \(EngineNames.throwsRead)") {
          $0.lines(
            hooks.reading {
              HookEmitter.rewriting($0, "self", rules + ["try reader.read(via: \(own).__making)"])
            })
        }
        guard updates else { continue }
        source.gap()
        source.block(
          "\(member)mutating func update(from reader: inout \(reader)) \(EngineNames.throwsRead)"
        ) {
          $0.lines(
            hooks.updating(
              rules + ["try reader.update(&self, via: \(own).__making, from: \(own).__taking)"]))
        }
      }
    }
  }

  private func writing(_ type: String) -> ExtensionText {
    ExtensionText(of: type, model.conformances(["MappingEncodable"], missing)) { source in
      for (index, writer) in EngineNames.writers.enumerated() {
        if index > 0 { source.gap() }
        source.block(
          "\(member)func write(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
        ) { $0.lines(hooks.writing("write") { ["try writer.write(\($0), via: \(own).__taking)"] }) }
      }
    }
  }
}
