import SwiftSyntax

/// Writes the extensions of a struct.
struct StructEmitter {
  private let model: TypeModel
  private let type: String
  private let member: String
  private let missing: MissingConformances

  init(_ model: TypeModel, type: String, _ missing: MissingConformances) {
    self.model = model
    self.type = type
    self.missing = missing
    member = model.isolation.member + model.access
  }

  /// The conformance to reading.
  func reading() -> DeclSyntax {
    let plan = FieldsPlan(model)
    var source = SourceText()
    let head = model.extensionHead(of: type, ["Readable"], missing)
    source.block(head + model.readingConstraints.clause) { source in
      let fields = FieldsEmitter(
        modelName: model.name, access: model.access, isolation: model.isolation,
        flattened: plan.flattened.map(\.plan))
      fields.emit("__Fields", plan.object, into: &source)
      source.gap()
      source.block("\(member)init(__fields fields: consuming __Fields)") {
        $0.lines(plan.assigning(from: "fields"))
      }
      source.gap()
      source.block("\(member)static func __fields(of model: Self) -> __Fields") { source in
        let filling = plan.filling("fields", from: "model")
        source.line("\(filling.isEmpty ? "let" : "var") fields = __Fields()")
        source.lines(filling)
        source.line("return fields")
      }
      source.gap()
      source.line("\(member)static var __hasParts: Swift.Bool { true }")
      emitEntryPoints(&source)
    }
    return source.declaration
  }

  private func emitEntryPoints(_ source: inout SourceText) {
    let update = UpdatePlan(model)
    for reader in EngineNames.readers {
      source.gap()
      source.block("\(member)init(from reader: inout \(reader)) \(EngineNames.throwsRead)") {
        $0.line("self.init(__fields: try reader.readModel(__Fields.self))")
      }
    }
    for reader in EngineNames.readers {
      source.gap()
      source.block(
        "\(member)mutating func update(from reader: inout \(reader)) \(EngineNames.throwsRead)"
      ) { $0.lines(update.statements) }
    }
  }

  /// The conformance to writing.
  func writing() -> DeclSyntax {
    var source = SourceText()
    let head = model.extensionHead(of: type, ["Writable", "FieldWritable"], missing)
    source.block(head + model.writingConstraints.clause) { source in
      source.line("@inline(__always)")
      source.line(
        "\(model.isolation.member)func __write<__W: MaquetteCore.Writer & ~Swift.Copyable>(")
      source.line("  to writer: inout __W")
      source.block(") \(EngineNames.throwsWrite)") { $0.lines(WriteEmitter(model).statements) }
      for writer in EngineNames.writers {
        source.gap()
        source.block(
          "\(member)func __writeFields(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
        ) { $0.line("try self.__write(to: &writer)") }
      }
    }
    return source.declaration
  }
}

/// The names of the core's types, as generated code spells them.
enum EngineNames {
  static let readers = ["MaquetteCore.JSONReader", "MaquetteCore.ValueReader"]
  static let writers = ["MaquetteCore.JSONWriter", "MaquetteCore.ValueWriter"]
  static let throwsRead = "throws(MaquetteCore.ReadFailure)"
  static let throwsWrite = "throws(MaquetteCore.WriteFailure)"
}

/// How a struct is changed in place so that what is not mapped stays as it is.
private struct UpdatePlan {
  let statements: [String]

  init(_ model: TypeModel) {
    let made = "Self(__fields: try reader.changedFields(Self.__fields(of: self)))"
    let kept = model.properties.filter { !$0.isRead && !$0.isPureConstant }
    let read = model.readProperties
    if kept.isEmpty {
      statements = ["self = \(made)"]
    } else if read.contains(where: \.isConstant) {
      let variables = kept.filter { !$0.isConstant && !$0.isLazy }
      statements =
        ["\(variables.isEmpty ? "let" : "var") changed = \(made)"]
        + variables.map { "changed.\($0.reference) = self.\($0.reference)" } + ["self = changed"]
    } else if read.isEmpty {
      statements = ["_ = \(made)"]
    } else {
      statements =
        ["let changed = \(made)"]
        + read.map { "self.\($0.reference) = changed.\($0.reference)" }
    }
  }
}

extension PropertyModel {
  /// Whether a new instance has the same value in any case.
  fileprivate var isPureConstant: Bool {
    isConstant && initialValue?.isConstantLiteral == true
  }
}
