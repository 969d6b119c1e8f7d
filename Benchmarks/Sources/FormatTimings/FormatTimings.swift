import FormatModels
// Compares each format with the usual alternative, in one process, and prints a table.
import Foundation

@main
enum FormatTimings {
  static func main() {
    do {
      try printTable()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func printTable() throws {
    let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--alone" }
    let isAlone = CommandLine.arguments.contains("--alone")
    let count = arguments.first.flatMap { Int($0) } ?? 2000
    let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 5
    let group = arguments.count > 2 ? arguments.last : nil
    print("| what | bytes | Maquette | the other | times |")
    print("| --- | --- | --- | --- | --- |")
    for (name, rows) in Row.groups where group == nil || group == name {
      for row in try rows(count) {
        try row.check()
        let (own, other) = try row.shortest(of: rounds, isAlone: isAlone)
        let times = String(format: "%.2f", other / own)
        print(
          "| \(row.name) | \(row.bytes) | \(milliseconds(own)) | \(row.other): "
            + "\(milliseconds(other)) | \(times) |")
      }
    }
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.2f ms", seconds * 1000)
  }
}

/// The same work done in two ways.
struct Row {
  let name: String
  let bytes: Int
  let other: String

  /// Checks that both ways have the same result.
  let check: () throws -> Void
  let maquette: () throws -> Void
  let peer: () throws -> Void

  /// The shortest times of both ways, measured in turn.
  func shortest(of rounds: Int, isAlone: Bool) throws -> (own: Double, other: Double) {
    var shortest = (own: Double.infinity, other: Double.infinity)
    for _ in 0..<rounds {
      shortest.own = min(shortest.own, try Self.seconds(maquette))
      guard !isAlone else { continue }
      shortest.other = min(shortest.other, try Self.seconds(peer))
    }
    return shortest
  }

  /// The shortest time within a period, in seconds of CPU time, because other programs may run at
  /// the same time.
  private static func seconds(_ body: () throws -> Void) throws -> Double {
    var shortest = Double.infinity
    let end = ContinuousClock.now + .milliseconds(200)
    repeat {
      let start = clock()
      try body()
      shortest = min(shortest, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    } while ContinuousClock.now < end
    return shortest
  }
}

struct Differing: Error, CustomStringConvertible {
  let description: String
}

/// Checks that two values are equal.
func equal<T: Equatable>(_ one: T, _ other: T, _ what: String) throws {
  guard one != other else { return }
  let (one, other) = (String(describing: one), String(describing: other))
  let same = one.commonPrefix(with: other).count
  let parts = [one, other].map { $0.dropFirst(same - 40).prefix(80) }
  throw Differing(description: "\(what): \(parts[0]) instead of \(parts[1])")
}
