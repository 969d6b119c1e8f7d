import Maquette
import ShapeModels

extension ShapeRows {
  /// Decodes documents that each have a number of issues, with a report.
  init<Model: Mappable>(_ title: String, reporting shape: Shape<Model>, issues: Int) {
    let (json, values) = (JSONMapper(), ValueMapper())
    func value(of report: MappingReport<Model>) throws -> Model {
      guard report.issues.count == issues, let model = report.value else {
        throw WrongModel(description: "\(title): \(report.issues)")
      }
      return model
    }
    self.init(
      title: title, documents: shape.documents, written: shape.written,
      ways: [
        .decode: { source in
          let reports = source.texts.map { json.decodeReporting(Model.self, from: $0) }
          try shape.check(reports.map(value), title)
          return source.work {
            for text in source.texts { keep(json.decodeReporting(Model.self, from: text)) }
          }
        },
        .decodeTree: { source in
          let reports = source.trees.map { values.decodeReporting(Model.self, from: $0) }
          try shape.check(reports.map(value), title)
          return source.work {
            for tree in source.trees { keep(values.decodeReporting(Model.self, from: tree)) }
          }
        },
      ])
  }
}
