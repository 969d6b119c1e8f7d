import Foundation

/// Measures Maquette and Foundation's coders, row by row; `table.sh` runs it and the peers in turn.
@main
enum Main {
  private static let usage = """
    Benchmarks prepare CORPORA DOCUMENTS        makes the documents that all sides read
    Benchmarks prepare-shapes DOCUMENTS         makes those of the shapes
    Benchmarks prepare-workloads DOCUMENTS      makes those of the workloads
    Benchmarks rows all|memory|doubles|shapes|workloads
                                                the names of the rows
    Benchmarks time SIDE DOCUMENTS SECONDS [ROW]
                                                name, shortest, median (us), bytes; of a shape for
                                                each of its ways, which share the seconds
    Benchmarks memory SIDE DOCUMENTS ROW        name, bytes of the models, bytes at the peak
    Benchmarks table RESULTS                    the tables, from what table.sh collected
    Benchmarks models KIND MODELS PROPERTIES SEED
                                                source with models, KIND mappable or codable
    """

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("prepare", 3):
      try Documents(arguments[2]).prepare(from: arguments[1])
    case ("prepare-shapes", 2):
      try Documents(arguments[1]).prepare(ShapeRows.all)
    case ("prepare-workloads", 2):
      try Documents(arguments[1]).prepare(WorkloadRows.all.map { $0.make() })
    case ("rows", 2):
      for name in Rows.names(arguments[1]) { print(name) }
    case ("time", 4...5):
      try time(
        side: arguments[1], Documents(arguments[2]), seconds: Double(arguments[3]) ?? 1,
        row: arguments.count > 4 ? arguments[4] : nil)
    case ("memory", 4):
      try memory(side: arguments[1], Documents(arguments[2]), row: arguments[3])
    case ("table", 2):
      Table(results: try Results(arguments[1])).print()
    case ("models", 5):
      let generator = ModelGenerator(
        kind: arguments[1], models: Int(arguments[2]) ?? 1, properties: Int(arguments[3]) ?? 1,
        seed: UInt64(arguments[4]) ?? 1)
      print(generator.source)
    default:
      print(usage)
      exit(2)
    }
  }

  private static func time(
    side: String, _ documents: Documents, seconds: Double, row: String?
  ) throws {
    let rows = Rows.selected(row)
    let seconds = row == nil ? seconds : seconds / Double(rows.count)
    for candidate in rows {
      guard let prepare = Side(rawValue: side).flatMap({ candidate.sides[$0] }) else { continue }
      let work = try prepare(documents)
      let times = try Times(seconds: seconds, repeats: candidate.repeats, work.run)
      print(
        candidate.name, String(format: "%.4f", times.shortest),
        String(format: "%.4f", times.median), work.bytes, separator: "\t")
    }
  }

  private static func memory(side: String, _ documents: Documents, row: String) throws {
    for candidate in Rows.all where candidate.name == row {
      guard let prepare = Side(rawValue: side).flatMap({ candidate.sides[$0] }),
        let usage = try prepare(documents).usage?()
      else { continue }
      print(candidate.name, usage.models, usage.peak, separator: "\t")
    }
  }
}
