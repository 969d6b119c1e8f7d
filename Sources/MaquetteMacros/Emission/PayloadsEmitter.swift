import SwiftSyntax

/// Writes what payloads that are objects are read into, in a type of their own.
struct PayloadsEmitter {
  private let model: TypeModel
  private let objects: [CasePlan]

  init(_ model: TypeModel, _ cases: [CasePlan]) {
    self.model = model
    objects = cases.filter(\.isObject)
  }

  /// The type that holds them; nil if there are none.
  var declaration: String? {
    guard !objects.isEmpty else { return nil }
    var source = SourceText()
    let clause = model.readingConstraints.clause
    source.block("\(model.isolation.type)enum __Payloads\(clause)") { source in
      for (index, entry) in objects.enumerated() {
        if index > 0 { source.gap() }
        let name = "\(model.name).\(entry.model.name)"
        guard entry.usesStorage else {
          FieldsEmitter(modelName: name, access: "", isolation: model.isolation)
            .emit(entry.accumulator, ObjectPlan(entry.fields), into: &source)
          continue
        }
        emitStorage(entry, name, &source)
      }
    }
    return source.declaration
  }

  private func absence(of value: PayloadValue) -> String {
    guard let expression = value.defaultValue, !(expression.isNil && value.type.wrapped != nil)
    else { return "" }
    // The type stands there where a strategy would hide it.
    let head = value.attributes.readStrategy == nil ? "" : "() -> \(value.type.text) in "
    return ", .initial, default: { \(head)\(expression.trimmedDescription) }"
  }

  /// A struct with the values of the payload, which a table describes.
  private func emitStorage(_ entry: CasePlan, _ name: String, _ source: inout SourceText) {
    let type = entry.accumulator
    source.block("\(model.isolation.type)struct \(type): MaquetteCore.LayoutSource") { source in
      for field in entry.fields { source.line("var \(field.name): \(field.valueType)") }
      source.gap()
      source.line("typealias __Model = \(type)")
      source.gap()
      source.block("static let __layout: MaquetteCore.StructLayout =", then: "()") { source in
        source.line("var properties = MaquetteCore.StructProperties<\(type)>()")
        for (value, field) in zip(entry.model.payload, entry.fields) {
          let strategy = field.strategy.map { ", by: \($0)" } ?? ""
          source.line(
            "properties.read(\(value.key.swiftLiteral), \\\(type).\(field.name)"
              + "\(strategy)\(absence(of: value)))")
        }
        source.line("return MaquetteCore.StructLayout(")
        source.line("  \(name.swiftLiteral),")
        source.line("  keys: \(KeyTableEmitter.expression(entry.fields.map(\.property))),")
        source.line("  properties)")
      }
    }
  }
}
