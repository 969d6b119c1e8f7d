import Foundation
import GRDB
import Maquette
import MaquetteGRDB

@Mappable
struct Measurement: DatabaseModel {
  var id: Int64
  var place: String
  var value: Double
  var note: String?
}

/// Stores and fetches a million rows, and prints the memory use.
enum StreamTrial {
  static func run(_ path: String) throws {
    let count = 1_000_000
    let queue = try DatabaseQueue(path: path)
    let before = memory()
    try queue.write { db in
      try db.createTables(for: Measurement.self)
      try db.insert(
        (0..<count).lazy.map { number in
          Measurement(
            id: Int64(number), place: "place number \(number % 1000)", value: Double(number) / 8,
            note: number.isMultiple(of: 3) ? "a note that is longer than a small string" : nil)
        })
    }
    let written = memory()
    var (sum, notes, rows) = (0.0, 0, 0)
    try queue.read { db in
      try Measurement.all().forEachModel(db) { measurement in
        sum += measurement.value
        if measurement.note != nil { notes += 1 }
        rows += 1
      }
    }
    let read = memory()
    guard rows == count, notes == 333_334, sum == Double(count) * Double(count - 1) / 16 else {
      fatalError("rows are not what was written")
    }
    print(
      "\(count) rows: \((written - before) >> 10) MB more to write, \((read - written) >> 10) MB to read"
    )
    guard read - before < 64 << 10 else { fatalError("memory is not bounded") }
  }

  /// The peak memory of the process in kilobytes; 0 if the system has no such file.
  private static func memory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
