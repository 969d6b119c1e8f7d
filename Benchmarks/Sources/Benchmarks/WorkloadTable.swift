import Foundation

/// The results of the workloads: how many times as fast as the peer each way is.
struct WorkloadTable {
  let results: Results

  /// Prints the table, if there are results.
  func print() {
    let rows = WorkloadRows.all.filter { time($0, .decode) != nil }
    guard !rows.isEmpty else { return }
    Swift.print("\nTimes as fast as serde_json with correctly rounded doubles:\n")
    let ways = ShapeRows.Way.allCases
    row(["workload", "bytes", "decode, us", "decode", "encode", "from a tree", "to a tree"])
    row(Array(repeating: "---", count: ways.count + 3))
    for workload in rows {
      let bytes = results.bytes[.init(side: .maquette, row: workload.name(of: .decode))] ?? 0
      row(
        [
          workload.title.replacing("-", with: " "), "\(bytes)",
          time(workload, .decode).map { String(format: "%.2f", $0) } ?? "",
        ] + ways.map { ratio(workload, $0)?.text ?? "" })
    }
    row(["geometric mean", "", ""] + ways.map { way in mean(rows.compactMap { ratio($0, way) }) })
  }

  private func time(_ workload: WorkloadRows, _ way: ShapeRows.Way) -> Double? {
    results.time(.maquette, workload.name(of: way))
  }

  private func ratio(_ workload: WorkloadRows, _ way: ShapeRows.Way) -> Results.Ratio? {
    let name = workload.name(of: way)
    return results.ratio(.serdeExact, name, to: .maquette, name)
  }

  private func mean(_ ratios: [Results.Ratio]) -> String {
    guard !ratios.isEmpty else { return "" }
    let sum = ratios.reduce(0) { $0 + log($1.best) }
    return String(format: "%.2f", exp(sum / Double(ratios.count)))
  }

  private func row(_ cells: [String]) { Swift.print("| " + cells.joined(separator: " | ") + " |") }
}
