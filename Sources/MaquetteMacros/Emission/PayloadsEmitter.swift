/// Writes the accumulators of payloads that are objects, in a type of their own.
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
        let fields = FieldsEmitter(
          modelName: "\(model.name).\(entry.model.name)", access: "", isolation: model.isolation)
        fields.emit(entry.accumulator, ObjectPlan(entry.fields), into: &source)
      }
    }
    return source.declaration
  }
}
