import Foundation

/// The measurements of all sides over several rounds, as `table.sh` collects them.
struct Results {
  /// A row of one side.
  struct Key: Hashable {
    let side: Side
    let row: String
  }

  /// A ratio of times: of the shortest over all rounds, and of each round.
  struct Ratio {
    let best: Double
    let rounds: ClosedRange<Double>

    /// The ratio, followed by its minimum and maximum over the rounds in brackets.
    var text: String {
      let (low, high) = (rounds.lowerBound, rounds.upperBound)
      guard low < high else { return String(format: "%.2f", best) }
      return String(format: "%.2f (%.2f to %.2f)", best, low, high)
    }
  }

  private var shortest: [Key: [Double]] = [:]
  private(set) var bytes: [Key: Int] = [:]
  private(set) var memory: [Key: (models: Double, peak: Double)] = [:]

  /// Parses lines of `time`, side, row, shortest, median, bytes; and of `memory`, side, row,
  /// models, peak.
  ///
  /// Columns are separated by tabs, and rounds follow each other.
  init(_ path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count >= 5, let side = Side(rawValue: columns[1]),
        let first = Double(columns[3]), let second = Double(columns[4])
      else { throw CocoaError(.fileReadCorruptFile) }
      let key = Key(side: side, row: columns[2])
      if columns[0] == "memory" {
        memory[key] = (first, second)
      } else {
        shortest[key, default: []].append(first)
        bytes[key] = Int(columns[5])
      }
    }
  }

  /// The shortest time over all rounds, in microseconds.
  func time(_ side: Side, _ row: String) -> Double? {
    shortest[Key(side: side, row: row)]?.min()
  }

  /// The time of one side in a row, divided by the time of another.
  func ratio(_ side: Side, _ row: String, to other: Side, _ otherRow: String) -> Ratio? {
    guard let above = shortest[Key(side: side, row: row)],
      let below = shortest[Key(side: other, row: otherRow)]
    else { return nil }
    let rounds = zip(above, below).map { $0 / $1 }
    guard let best = above.min(), let base = below.min(), let low = rounds.min(),
      let high = rounds.max()
    else { return nil }
    return Ratio(best: best / base, rounds: low...high)
  }
}
