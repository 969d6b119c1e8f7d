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
      + TypeEmitter.callbackMembers(of: model)
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

  // References with explicit types, so that conversions need not throw.
  private var making: String { "Self.init(_:) as (__Wire) throws -> Self" }
  private var taking: String { "__Wire.init(_:) as (Self) throws -> __Wire" }

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
              HookEmitter.rewriting($0, "self", rules + ["try reader.read(via: \(making))"])
            })
        }
        guard updates else { continue }
        source.gap()
        source.block(
          "\(member)mutating func update(from reader: inout \(reader)) \(EngineNames.throwsRead)"
        ) {
          $0.lines(
            hooks.updating(rules + ["try reader.update(&self, via: \(making), from: \(taking))"]))
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
        ) { $0.lines(hooks.writing("write") { ["try writer.write(\($0), via: \(taking))"] }) }
      }
    }
  }
}
