import Foundation

/// The results as Markdown tables.
struct Table {
  let results: Results

  /// Prints all tables that have results.
  func print() {
    printTimes()
    ShapeTable(results: results).print()
    WorkloadTable(results: results).print()
    printCoders()
    printDoubles()
    printOrder()
    printCores()
    printHand()
    printMemory()
  }

  private func printTimes() {
    guard Rows.all.contains(where: { results.time(.maquette, $0.name) != nil }) else { return }
    row(["document", "time", "MB/s", "times Foundation", "times serde_json"])
    row(Array(repeating: "---", count: 5))
    for name in Rows.all.map(\.name) {
      guard let time = results.time(.maquette, name) else { continue }
      let bytes = results.bytes[.init(side: .maquette, row: name)] ?? 0
      row([
        title(name), duration(time), text(Double(bytes) / time, decimals: 0),
        text(results.ratio(.foundation, name, to: .maquette, name)),
        text(results.ratio(.serde, name, to: .maquette, name)),
      ])
    }
    noteUnequalOutputs()
  }

  /// Sides whose outputs differ in length may not have done the same work.
  private func noteUnequalOutputs() {
    for name in Rows.all.map(\.name) where name.hasPrefix("encode") || name.hasSuffix("/written") {
      guard let ours = results.bytes[.init(side: .maquette, row: name)],
        let theirs = results.bytes[.init(side: .serde, row: name)],
        abs(ours - theirs) * 100 > ours
      else { continue }
      Swift.print("\n\(title(name)): Maquette wrote \(ours) bytes, serde_json \(theirs).")
    }
  }

  /// The coders of plain `Codable` types: the same models with Foundation's and Maquette's coders.
  private func printCoders() {
    let names = Rows.all.map(\.name).filter { results.time(.codable, $0) != nil }
    guard !names.isEmpty else { return }
    Swift.print("\nPlain Codable models by CodableJSONDecoder and CodableJSONEncoder:\n")
    row(["document", "time", "times Foundation"])
    row(["---", "---", "---"])
    for name in names {
      guard let time = results.time(.codable, name) else { continue }
      row([
        title(name), duration(time),
        text(results.ratio(.foundation, name, to: .codable, name)),
      ])
    }
  }

  private func printDoubles() {
    let names = Rows.ofDoubles.filter { results.time(.serdeExact, $0) != nil }
    guard !names.isEmpty else { return }
    Swift.print(
      "\nWith serde_json's doubles correctly rounded (float_roundtrip), as Maquette's are:\n")
    row(["document", "times serde_json"])
    row(["---", "---"])
    for name in names {
      row([title(name), text(results.ratio(.serdeExact, name, to: .maquette, name))])
    }
  }

  private func printOrder() {
    let sides = Side.allCases.filter { results.time($0, "decode/twitter-shuffled") != nil }
    guard !sides.isEmpty else { return }
    Swift.print(
      "\nThe keys of twitter in random order, times the time for the order of the service:\n")
    row(sides.map(\.rawValue))
    row(sides.map { _ in "---" })
    row(
      sides.map {
        text(results.ratio($0, "decode/twitter-shuffled", to: $0, "decode/twitter-minified"))
      })
  }

  private func printCores() {
    let count = ProcessInfo.processInfo.activeProcessorCount
    let rows = [
      "lines/one-core": "lines/all-cores", "lines/tweets": "lines/tweets-all-cores",
    ]
    for (one, all) in rows.sorted(by: <) {
      for side in Side.allCases {
        guard let ratio = results.ratio(side, one, to: side, all) else { continue }
        Swift.print(
          "\n\(title(all)) (\(count)), times the speed on one (\(side.rawValue)): \(text(ratio))")
      }
    }
  }

  private func printHand() {
    let name = "decode/github_user"
    guard let ratio = results.ratio(.maquette, name, to: .hand, name) else { return }
    Swift.print("\n\(title(name)), times the time of code written by hand: \(text(ratio))")
  }

  private func printMemory() {
    guard !results.memory.isEmpty else { return }
    Swift.print("\nMemory of decoding, in MB: at the peak, and in the models.\n")
    let sides = Side.allCases.filter { side in results.memory.keys.contains { $0.side == side } }
    row(["document"] + sides.map { "\($0.rawValue): peak / models" })
    row(Array(repeating: "---", count: sides.count + 1))
    for name in Rows.measuredInMemory {
      row(
        [title(name)]
          + sides.map { side in
            guard let usage = results.memory[.init(side: side, row: name)] else { return "" }
            let peak = text(usage.peak / 1e6, decimals: 2)
            let models = text(usage.models / 1e6, decimals: 2)
            return "\(peak) / \(models) = \(text(usage.peak / usage.models, decimals: 2))"
          })
    }
  }

  private func row(_ cells: [String]) {
    Swift.print("| " + cells.joined(separator: " | ") + " |")
  }

  private func title(_ name: String) -> String {
    String(name.map { "/-".contains($0) ? " " : $0 })
  }

  /// Formats a time given in microseconds.
  private func duration(_ time: Double) -> String {
    time < 10 ? text(time * 1000, decimals: 0) + " ns" : text(time) + " us"
  }

  private func text(_ ratio: Results.Ratio?) -> String { ratio?.text ?? "" }

  /// Formats a number with some decimals.
  private func text(_ value: Double, decimals: Int = 1) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
