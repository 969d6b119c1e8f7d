import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members and the extensions of a struct.
///
/// Whatever names types or evaluates expressions of the source stands in the body of the struct,
/// where the names around the struct are in sight; initialisers stand in extensions, so that the
/// struct keeps its memberwise one.
struct StructEmitter {
  private let model: TypeModel
  private let missing: MissingConformances
  private let member: String

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    member = model.isolation.member + model.access
  }

  /// The members of the body.
  var members: [DeclSyntax] {
    (model.needsReading(missing) ? readingMembers : [])
      + (model.needsWriting(missing) ? OutputPlan(model)?.members(member) ?? [writer] : [])
      + (missing.contains("SchemaProviding") ? describingMembers : [])
  }

  private var describingMembers: [DeclSyntax] {
    SchemaEmitter(model, hasLayout: layout != nil && model.needsReading(missing)).members
  }

  /// The conformances that are not there already.
  func extensions(of type: String) -> [DeclSyntax] {
    (model.needsReading(missing) ? [reading(type)] : [])
      + (model.needsWriting(missing) ? [writing(type)] : [])
      + (missing.contains("SchemaProviding") ? [describing(type)] : [])
  }

  private var fields: FieldsPlan { FieldsPlan(model) }

  /// How the struct is read in place, if it can be.
  private var layout: LayoutPlan? { LayoutPlan(model, fields) }

  // MARK: Members

  private var readingMembers: [DeclSyntax] {
    layout.map { $0.members(member) + [filling] } ?? [accumulator, filling]
  }

  private var accumulator: DeclSyntax {
    var source = SourceText()
    var emitter = FieldsEmitter(
      modelName: model.name, modelType: model.reference, access: model.access,
      isolation: model.isolation,
      flattened: fields.flattened.map(\.plan))
    emitter.whereClause = model.readingConstraints.clause
    emitter.emit("__Fields", fields.object, into: &source)
    return source.declaration
  }

  private var filling: DeclSyntax {
    var source = SourceText()
    let clause = model.readingConstraints.clause
    source.block("\(member)static func __fields(of model: Self) -> __Fields\(clause)") { source in
      if layout != nil { return source.line("__Fields(of: model)") }
      let filling = fields.filling("fields", from: "model")
      source.line("\(filling.isEmpty ? "let" : "var") fields = __Fields()")
      source.lines(filling)
      source.line("return fields")
    }
    return source.declaration
  }

  private var writer: DeclSyntax {
    var source = SourceText()
    EngineNames.writingHead(of: model, &source) { $0.lines(WriteEmitter(model).statements) }
    return source.declaration
  }

  // MARK: Extensions

  private func describing(_ type: String) -> DeclSyntax {
    "\(raw: model.extensionHead(of: type, ["SchemaProviding"], missing)) {}"
  }

  private func reading(_ type: String) -> DeclSyntax {
    var source = SourceText()
    let head = model.extensionHead(of: type, ["Readable"], missing)
    source.block(head + model.readingConstraints.clause) { source in
      source.line("\(member)static var __hasParts: Swift.Bool { true }")
      source.gap()
      source.block("\(member)init(__fields fields: consuming __Fields)") {
        $0.lines(layout == nil ? fields.assigning(from: "fields") : ["self = fields.make()"])
      }
      for reader in EngineNames.readers {
        source.gap()
        source.block("\(member)init(from reader: inout \(reader)) \(EngineNames.throwsRead)") {
          $0.line(
            layout == nil
              ? "self.init(__fields: try reader.readModel(__Fields.self))"
              : "self = try reader.readStruct(Self.self, Self.__layout)")
        }
      }
      let update = layout == nil ? UpdatePlan(model) : .inPlace
      for reader in EngineNames.readers {
        source.gap()
        source.block(
          "\(member)mutating func update(from reader: inout \(reader)) \(EngineNames.throwsRead)"
        ) { $0.lines(update.statements) }
      }
    }
    return source.declaration
  }

  private func writing(_ type: String) -> DeclSyntax {
    var source = SourceText()
    let head = model.extensionHead(of: type, ["Writable", "FieldWritable"], missing)
    source.block(head + model.writingConstraints.clause) { source in
      for (index, writer) in EngineNames.writers.enumerated() {
        if index > 0 { source.gap() }
        source.line("@inline(never)")
        source.block(
          "\(member)func __writeFields(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
        ) {
          $0.line(
            OutputPlan(model) == nil
              ? "try self.__write(to: &writer)"
              : "try writer.writeProperties(of: self, Self.__output)")
        }
      }
    }
    return source.declaration
  }
}

/// How a struct is changed in place so that what is not mapped stays as it is.
private struct UpdatePlan {
  let statements: [String]

  private init(statements: [String]) {
    self.statements = statements
  }

  /// What is read in place is changed in place.
  static var inPlace: Self {
    Self(statements: ["try reader.updateStruct(&self, Self.__layout)"])
  }

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
