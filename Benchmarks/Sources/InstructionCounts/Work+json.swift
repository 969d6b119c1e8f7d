import Maquette
import ShapeModels

extension Work {
  static func all() throws -> [Work] { try json() + formats() + codable() + calls() }

  /// Workloads of different kinds; those from the tables of speed.
  private static func json() throws -> [Work] {
    try [
      ways(Workloads.points), ways(Workloads.shortIntegers), ways(Workloads.shortWords),
      ways(Workloads.escapes), ways(Workloads.structsByName), ways(Workloads.comments),
      ways(Workloads.events), ways(Workloads.logLines), ways(Workloads.summaries),
      ways(Workloads.users), ways(Workloads.byCase), ways(Workloads.longKeys),
      ways(Workloads.sharedPrefixes), ways(Workloads.frequencies), ways(Workloads.smallMaps),
      ways(Workloads.branches), ways(Workloads.layers),
      ways(Workloads.openRecords),
    ].flatMap { $0 }
  }

  private static func ways<Model: Mappable>(_ workload: Workload<Model>) throws -> [Work] {
    let texts = workload.shape().documents.map { Array($0.utf8) }
    let (json, values) = (JSONMapper(), ValueMapper())
    let models = try texts.map { try json.decode(Model.self, from: $0) }
    let trees = try texts.map { try AnyValue(json: $0) }
    return [
      Work(name: "\(workload.name)/decode") {
        for text in texts { keep(try json.decode(Model.self, from: text)) }
      },
      Work(name: "\(workload.name)/encode") {
        for model in models { keep(try json.encode(model)) }
      },
      Work(name: "\(workload.name)/decode-tree") {
        for tree in trees { keep(try values.decode(Model.self, from: tree)) }
      },
      Work(name: "\(workload.name)/encode-tree") {
        for model in models { keep(try values.encode(model)) }
      },
    ]
  }
}
